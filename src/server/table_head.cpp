#include "src/server/table.h"
#include "src/server/views.h"

namespace faubourg::server {

store::Head Table::head() const {
    const bool listed = settings_.is_public && phase() != Phase::Over;
    return {.table = id_,
            .version = version_,
            .phase = phase(),
            .listed = listed,
            .updated = updated_,
            .due = due(),
            .summary = summary_text(*this)};
}

}  // namespace faubourg::server
