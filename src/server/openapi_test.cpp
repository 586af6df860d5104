#include <set>

#include "src/server/api.h"
#include "src/server/assets.h"
#include "src/server/network_testing.h"

// docs/openapi.json names exactly the routes of the server. web/wire tests that answers and
// messages have the form it says.
namespace faubourg::server {
namespace {

TEST(OpenApi, NamesTheRoutesThereAre) {
    const Value description = *codec::from_json(find_asset("/api/openapi.json")->bytes);
    std::set<std::string> described;
    for (const Member& path : *description.find("paths")->members()) {
        for (const Member& method : *path.value.members())
            described.insert(method.key + " " + path.key);
    }
    std::set<std::string> served;
    for (const Api::Route& route : Api::routes())
        served.insert(lower_case(route.method) + " " + std::string(route.path));
    EXPECT_EQ(described, served);
}

}  // namespace
}  // namespace faubourg::server
