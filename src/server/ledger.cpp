#include "src/server/ledger.h"

#include <algorithm>

namespace faubourg::server {

using table::StoredEntry;
using table::Table;

namespace {

std::span<const StoredEntry> opening_of(std::span<const StoredEntry> log) {
    return log.first(std::min<std::size_t>(log.size(), 1));
}

}  // namespace

void Ledger::lose(HotTable& hot, const Error& error) {
    if (error.code != "table/unknown") log_("table_broken", hot.id, error.message);
    hot.table.reset();
    hot.missing = error;
    hot.watchers.lose(error);
}

Task<void> Ledger::load(HotTable& hot) {
    const auto log = co_await entries(hot, 0);
    auto table = Table::from_log(library_, log);
    if (table) {
        hot.table = std::make_shared<Table>(std::move(*table));
    } else {
        lose(hot, table.error());
    }
}

Task<void> Ledger::read_news(HotTable& hot) {
    const auto news = co_await entries(hot, hot.table->version());
    for (const StoredEntry& stored : news) {
        const auto entry = hot.table->apply_stored(stored);
        if (!entry) {
            lose(hot, entry.error());
            break;
        }
        hot.watchers.tell(*hot.table, *entry);
    }
}

Task<void> Ledger::catch_up(HotTable& hot, std::int64_t known) {
    const auto log = co_await entries(hot, 0);
    if (auto done = rebuild(hot, log, known); !done) lose(hot, done.error());
}

Result<void> Ledger::rebuild(HotTable& hot, std::span<const StoredEntry> log, std::int64_t known) {
    auto fresh = Table::from_log(library_, opening_of(log));
    if (!fresh) return fail(fresh);
    hot.table = std::make_shared<Table>(std::move(*fresh));
    for (const StoredEntry& stored : log.subspan(1)) {
        const auto entry = hot.table->apply_stored(stored);
        if (!entry) return fail(entry);
        if (entry->number > known) hot.watchers.tell(*hot.table, *entry);
    }
    return {};
}

Task<std::vector<Message>> Ledger::missed(HotTable& hot, table::Look look, std::int64_t since,
                                          std::size_t most_bytes) {
    const auto log = co_await entries(hot, 0);
    std::vector<Message> missed;
    std::size_t bytes = 0;
    auto again = Table::from_log(library_, opening_of(log));
    for (std::size_t i = 1; again && i < log.size(); ++i) {
        if (log[i].number > hot.table->version()) break;
        const auto entry = again->apply_stored(log[i]);
        if (!entry) break;
        if (entry->number <= since) continue;
        missed.push_back(
            std::make_shared<const std::string>(table::update_message(*again, *entry, look)));
        bytes += missed.back()->size();
        if (bytes > most_bytes) co_return std::vector<Message>();
    }
    co_return missed;
}

}  // namespace faubourg::server
