#include "src/server/hot_table.h"

namespace faubourg::server {

void HotTable::enqueue(Job job) {
    waiting_.push_back(std::move(job));
    if (state_ == State::Idle) work().detach();
}

Task<void> HotTable::work() {
    state_ = State::Loading;
    if (!table && !missing) co_await owner_.load(*this);
    state_ = State::Working;
    while (!waiting_.empty()) {
        Job job = std::move(waiting_.front());
        waiting_.erase(waiting_.begin());
        co_await job(*this);
    }
    state_ = State::Idle;
    owner_.rest(*this);  // the table may be gone now
}

}  // namespace faubourg::server
