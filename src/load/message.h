#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faubourg::load {

// What a player needs of a message, found without parsing all of it, so that the client's own work
// does not distort the measurement. The server writes compact JSON with its members in a known
// order: what the message is, whose turn it is, the state, the legal actions, the score.
struct Message {
    std::string_view ack;
    std::int64_t version = 0;
    std::int64_t turn = -1;
    bool is_error = false;
    bool is_ack_only = false;
    bool playing = false;
    bool over = false;
    std::string_view legal;  // the list without its brackets
};

inline std::string_view after(std::string_view text, std::string_view key) {
    const std::size_t at = text.find(key);
    return at == std::string_view::npos ? std::string_view() : text.substr(at + key.size());
}

inline std::int64_t number_at(std::string_view text, std::int64_t otherwise) {
    std::int64_t number = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

inline std::string_view quoted(std::string_view text) { return text.substr(0, text.find('"')); }

inline Message read_message(std::string_view text) {
    Message message;
    constexpr std::string_view kAck = R"({"ack":")";
    if (text.starts_with(kAck)) message.ack = quoted(text.substr(kAck.size()));
    const std::string_view type = quoted(after(text, R"("type":")"));
    message.is_error = type == "error";
    message.version = number_at(after(text, R"("version":)"), 0);
    if (type == "ack") {
        message.is_ack_only = true;
        message.ack = quoted(after(text, R"("ack":")"));
        message.version = number_at(after(text, R"("number":)"), 0);
        return message;
    }
    if (message.is_error) {
        message.ack = quoted(after(text, R"("id":")"));
        return message;
    }
    const std::string_view present = after(text, R"("phase":")");
    message.playing = quoted(present) == "playing";
    message.over = quoted(present) == "over";
    message.turn = number_at(after(present, R"("turn":)"), -1);
    if (!message.playing) return message;
    constexpr std::string_view kLegal = R"("legal":[)";
    const std::size_t legal = text.rfind(kLegal);
    if (legal != std::string_view::npos) {
        const std::string_view rest = text.substr(legal + kLegal.size());
        message.legal = rest.substr(0, rest.find(']'));
    }
    return message;
}

// The texts of a list of actions; they contain no quotes.
inline std::vector<std::string_view> actions_of(std::string_view list) {
    std::vector<std::string_view> actions;
    while (!list.empty()) {
        const std::size_t begin = list.find('"');
        if (begin == std::string_view::npos) break;
        const std::size_t end = list.find('"', begin + 1);
        actions.push_back(list.substr(begin + 1, end - begin - 1));
        list.remove_prefix(end + 1);
    }
    return actions;
}

}  // namespace faubourg::load
