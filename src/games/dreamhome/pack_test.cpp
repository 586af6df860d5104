#include <functional>
#include <optional>

#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// Packs that can be played, and packs that are refused, with the reason.
namespace faubourg::dreamhome {
namespace {

Value default_document() { return content::default_pack("dreamhome").value().document; }

// Replaces the first entry with this id in a list of tables by an edited copy.
using Edit = std::function<Value(const Value&)>;

Value edited(const Value& pack, std::string_view list, std::string_view id, const Edit& edit) {
    Value out = Value::object();
    for (const Member& member : *pack.members()) {
        if (member.key != list) {
            out.add(member.key, member.value);
            continue;
        }
        Value entries = Value::list();
        for (const Value& entry : *member.value.items()) {
            if (*entry.find("id")->string() != id) {
                entries.add(entry);
            } else if (Value changed = edit(entry); !changed.is_null()) {
                entries.add(std::move(changed));
            }
        }
        out.add(list, std::move(entries));
    }
    return out;
}

// An entry with one member replaced (null: removed).
Edit with(std::string_view key, const std::optional<Value>& value) {
    return [key = std::string(key), value](const Value& entry) {
        Value out = Value::object();
        bool found = false;
        for (const Member& member : *entry.members()) {
            if (member.key != key) {
                out.add(member.key, member.value);
            } else if (found = true; value) {
                out.add(key, *value);
            }
        }
        if (!found && value) out.add(key, *value);
        return out;
    };
}

Value figure(std::string_view key, Value value, std::string_view status = "reconstruction") {
    Value out = Value::object();
    out.add(key, std::move(value));
    if (!status.empty()) out.add("status", status);
    return out;
}

Value numbers(std::initializer_list<int> values) {
    Value list = Value::list();
    for (const int value : values) list.add(value);
    return list;
}

Value beside(std::string_view room, int points) {
    Value out = Value::object();
    out.add("room", room).add("points", points).add("status", "source");
    return out;
}

std::string reason(const Value& pack) {
    const auto rules = Rules::from_pack(pack);
    if (rules) return "accepted";
    EXPECT_EQ(rules.error().code, "content/invalid");
    return rules.error().message;
}

TEST(DreamHomePack, DRH_1_the_default_pack_has_the_specifications_figures) {
    const Components& components = default_rules().components();
    const auto copies = [&](const std::string& id) {
        int total = 0;
        for (std::size_t card = 0; card < components.cards.size(); ++card) {
            if (components.types[components.cards[card].type].id == id)
                total += components.card_counts[card];
        }
        return total;
    };
    struct Line {
        const char* id;
        int copies;
        int max;
        std::vector<int> points;
        int children;
    };
    const std::vector<Line> lines = {{"living", 11, 3, {1, 4, 9}, 5}, {"bedroom", 8, 2, {1, 4}, 3},
                                     {"kitchen", 7, 2, {1, 6}, 3},    {"bathroom", 8, 1, {1}, 2},
                                     {"playroom", 6, 2, {2, 6}, 8},   {"pantry", 2, 1, {1}, 1},
                                     {"sauna", 2, 1, {1}, 0},         {"dressing", 2, 1, {1}, 0},
                                     {"library", 1, 1, {1}, 1},       {"study", 2, 1, {2}, 0},
                                     {"gameroom", 1, 1, {2}, 2},      {"garage", 6, 2, {0, 4}, 1},
                                     {"storage", 2, 1, {1}, 1},       {"laundry", 1, 1, {1}, 0},
                                     {"cellar", 1, 1, {1}, 0}};
    EXPECT_EQ(components.types.size(), lines.size());
    for (const Line& line : lines) {
        const auto type = std::ranges::find(components.types, line.id, &RoomType::id);
        ASSERT_NE(type, components.types.end()) << line.id;
        EXPECT_EQ(copies(line.id), line.copies) << line.id;
        EXPECT_EQ(type->max, line.max) << line.id;
        for (std::size_t size = 1; size <= line.points.size(); ++size) {
            EXPECT_EQ(type->points[size], line.points[size - 1]) << line.id;
        }
        int children = 0;
        for (int card = type->first_card; card < type->first_card + type->cards; ++card) {
            const auto index = static_cast<std::size_t>(card);
            children += components.cards[index].children * components.card_counts[index];
        }
        EXPECT_EQ(children, line.children) << line.id;
    }
    EXPECT_EQ(components.decor.size(), 10U);
    EXPECT_EQ(components.roofs.size(), 8U);
    int resources = 0;
    for (const std::uint8_t count : components.resource_counts) resources += count;
    EXPECT_EQ(resources, 48);
}

TEST(DreamHomePack, counts_values_maxima_annexes_and_decor_may_change) {
    Value pack = default_document();
    pack = edited(pack, "rooms", "bathroom",
                  with("points", figure("by_size", numbers({2, 3, 4, 5, 6}))));
    pack = edited(pack, "rooms", "study", with("beside", beside("library", 7)));
    pack = edited(pack, "rooms", "cellar", with("cards", figure("children", numbers({9}))));
    pack = edited(pack, "tools", "drill", with("cards", figure("count", 0)));
    pack = edited(pack, "tools", "mixer", with("cards", figure("count", 2)));
    pack = edited(pack, "decor", "piano", with("place", figure("room", "bathroom")));
    const auto rules = Rules::from_pack(pack);
    ASSERT_TRUE(rules) << rules.error().message;
    EXPECT_FALSE(rules->parse("supplier u1 cellar.0"));
    EXPECT_TRUE(rules->parse("supplier u1 cellar.9"));
    // A floor of bathrooms is one room, even after a random game.
    FastRandom random(2);
    Deal deal("other pack");
    State state = rules->set_up(2, {}, deal);
    NoEvents none;
    ActionList<Rules> list;
    while (state.phase != Phase::Over) {
        rules->legal(state, state.to_act, list);
        ASSERT_FALSE(list.empty());
        rules->apply(state, state.to_act,
                     list[random.below(static_cast<std::uint32_t>(list.size()))], deal, none);
    }
}

TEST(DreamHomePack, ids_keep_action_texts_sorted_whatever_they_are) {
    Value pack = default_document();
    pack = edited(pack, "rooms", "cellar", with("id", Value("living-x")));
    pack = edited(pack, "rooms", "laundry", with("id", Value("living2")));
    pack = edited(pack, "roofs", "brown", with("id", Value("red-x")));
    pack = edited(pack, "roofs", "green", with("id", Value("red2")));
    const auto rules = Rules::from_pack(pack);
    ASSERT_TRUE(rules) << rules.error().message;
    std::string last;
    for (unsigned code = 0; code < rules->action_count(); ++code) {
        const Action action{static_cast<std::uint16_t>(code)};
        EXPECT_LT(last, rules->text(action));
        EXPECT_EQ(rules->parse(rules->text(action)), action);
        last = rules->text(action);
    }
}

TEST(DreamHomePack, wrong_packs_are_refused_with_the_key_and_the_reason) {
    struct Wrong {
        const char* list;
        const char* id;
        Edit edit;
        const char* starts;
    };
    const auto remove = [](const Value&) { return Value(); };
    const std::vector<Wrong> wrongs = {
        {"rooms", "living", remove, "rooms: five cards a round for twelve rounds make 60"},
        {"rooms", "living", with("id", std::nullopt), "rooms[0].id: is missing"},
        {"rooms", "living", with("id", Value("Living")), "rooms[0].id: must be lower-case"},
        {"rooms", "living", with("id", Value("kitchen")),
         "rooms[2].id: \"kitchen\" is there twice"},
        {"rooms", "living", with("id", Value("garden")), "rooms[0].id: \"garden\" is there twice"},
        {"rooms", "living", with("name", Value("salon")), "rooms[0].name"},
        {"rooms", "living", with("short", std::nullopt), "accepted"},
        {"rooms", "bathroom", with("id", Value("washroom")), "rooms[6].beside.room: is not"},
        {"rooms", "kitchen", with("kind", Value("basement")), "rooms[5].beside.room: is never"},
        {"rooms", "living", with("kind", Value("attic")), "rooms[0].kind: must be one of"},
        {"rooms", "living", with("points", figure("by_size", numbers({}))),
         "rooms[0].points.by_size: must have 1 to 5 items"},
        {"rooms", "living", with("points", figure("by_size", numbers({1, 2, 3, 4, 5, 6}))),
         "rooms[0].points.by_size: must have 1 to 5 items"},
        {"rooms", "garage", with("points", figure("by_size", numbers({1, 2, 3}))),
         "rooms[11].points.by_size: must have 1 to 2 items"},
        {"rooms", "living", with("points", figure("by_size", numbers({-1}))),
         "rooms[0].points.by_size[0]: must be a whole number"},
        {"rooms", "living", with("points", figure("by_size", numbers({1}), "")),
         "rooms[0].points.status: is missing"},
        {"rooms", "living", with("points", figure("by_size", numbers({1}), "guess")),
         "rooms[0].points.status: must be one of"},
        {"rooms", "cellar", with("cards", figure("children", numbers({10}))),
         "rooms[14].cards.children[0]"},
        {"rooms", "cellar", with("cards", figure("children", numbers({0, 0}))),
         "rooms: five cards a round for twelve rounds make 60 room cards, not 61"},
        {"rooms", "cellar", with("colour", Value("red")), "rooms[14].colour: is not a known key"},
        {"rooms", "pantry", with("beside", beside("pool", 3)), "rooms[5].beside.room: is not"},
        {"rooms", "pantry", with("beside", beside("pantry", 3)), "rooms[5].beside.room: must be"},
        {"rooms", "pantry", with("beside", beside("garage", 3)), "rooms[5].beside.room: is never"},
        {"decor", "piano", with("place", figure("room", "pool")), "decor[0].place.room: must be"},
        {"decor", "piano", with("value", figure("points", 100)), "decor[0].value.points: must be"},
        {"decor", "piano", with("id", Value("hottub")), "decor[1].id"},
        {"decor", "piano", remove, "decor, helpers, roofs, tools: four cards a round"},
        {"decor", "piano", with("short", std::nullopt), "accepted"},
        {"roofs", "red", with("plain", figure("count", 6)), "decor, helpers, roofs, tools: four"},
        {"roofs", "red", with("window", Value(1)), "roofs[0].window"},
        {"roofs", "red", with("windows", Value(2)), "roofs[0].windows: is not a known key"},
        {"helpers", "roofer", remove, "helpers: must have 5 items"},
        {"helpers", "roofer", with("id", Value("plumber")), "helpers[0].id: must be one of"},
        {"helpers", "roofer", with("id", Value("supplier")),
         "helpers[1].id: \"supplier\" is there"},
        {"tools", "drill", with("id", Value("saw")), "tools[0].id: must be one of"},
        {"tools", "drill", with("cards", figure("count", -1)), "tools[0].cards.count: must be"},
    };
    for (const Wrong& wrong : wrongs) {
        const std::string message =
            reason(edited(default_document(), wrong.list, wrong.id, wrong.edit));
        EXPECT_TRUE(message.starts_with(wrong.starts))
            << wrong.list << ' ' << wrong.id << " gives: " << message;
    }
    Value names = Value::object();
    names.add("en", "a very long name").add("fr", "nom");
    EXPECT_TRUE(reason(edited(default_document(), "rooms", "living", with("short", names)))
                    .starts_with("rooms[0].short: must have at most 8 letters"));
}

TEST(DreamHomePack, rooms_the_rules_name_must_be_there) {
    for (const char* id : {"bathroom", "bedroom", "kitchen"}) {
        Value pack = default_document();
        // Removes what else names the room.
        for (const char* annex : {"pantry", "sauna", "dressing"}) {
            pack = edited(pack, "rooms", annex, with("beside", std::nullopt));
        }
        for (const char* decor : {"hottub", "canopybed", "icecream"}) {
            pack = edited(pack, "decor", decor, with("place", figure("room", "any")));
        }
        EXPECT_EQ(reason(edited(pack, "rooms", id, with("id", Value("other")))),
                  "rooms: the game needs a room \"" + std::string(id) + "\"");
        pack = edited(pack, "rooms", id, with("points", figure("by_size", numbers({1}))));
        EXPECT_EQ(reason(edited(pack, "rooms", id, with("kind", Value("basement")))),
                  "rooms: " + std::string(id) + " can't be a basement room");
    }
}

TEST(DreamHomePack, the_head_is_checked) {
    const Value pack = default_document();
    EXPECT_EQ(reason(pack), "accepted");
    const auto head = [&](std::string_view key, const std::optional<Value>& value) {
        return reason(with(key, value)(pack));
    };
    EXPECT_TRUE(head("format", Value(2)).starts_with("format"));
    EXPECT_TRUE(head("game", Value("sunrise")).starts_with("game"));
    EXPECT_TRUE(head("title", std::nullopt).starts_with("title"));
    EXPECT_TRUE(head("rooms", std::nullopt).starts_with("rooms: is missing"));
    EXPECT_TRUE(head("decor", Value(3)).starts_with("decor: must be a list"));
    EXPECT_TRUE(head("roofs", Value::list()).starts_with("roofs: must have 1 to 6 items"));
    EXPECT_TRUE(head("tools", std::nullopt).starts_with("tools: is missing"));
    EXPECT_TRUE(head("extra", Value(1)).starts_with("extra: is not a known key"));
    EXPECT_NE(reason(Value(1)), "accepted");
}

TEST(DreamHomePack, states_may_not_name_what_the_pack_lacks) {
    Value pack = default_document();
    pack = edited(pack, "tools", "scaffolding", with("cards", figure("count", 0)));
    pack = edited(pack, "helpers", "roofer", with("cards", figure("count", 0)));
    pack = edited(pack, "roofs", "red", with("plain", figure("count", 8)));
    const auto rules = Rules::from_pack(pack);
    ASSERT_TRUE(rules) << rules.error().message;
    Deal deal("lacks");
    const State state = rules->set_up(2, {}, deal);
    const Value good = state_document(*rules, state, deal, Value::object(), Viewer::all());
    const auto message = [&](const Edit& seat) {
        Value doc = with("seats", std::nullopt)(good);
        Value seats = Value::list();
        seats.add(seat(good.find("seats")->items()->front()));
        seats.add(good.find("seats")->items()->back());
        doc.add("seats", std::move(seats));
        Deal other("other");
        const auto read = rules->read_document(doc, other);
        return read ? "accepted" : read.error().message;
    };
    Value roofer = Value::list();
    roofer.add("roofer");
    Value scaffold = Value::object();
    scaffold.add("scaffold", true);
    Value home = Value::object();
    home.add("g1", std::move(scaffold));
    EXPECT_EQ(message([](const Value& seat) { return seat; }), "accepted");
    EXPECT_EQ(message(with("helpers", roofer)), "seats: the content has no roofer");
    EXPECT_EQ(message(with("home", home)), "seats: the content has no scaffolding");
}

}  // namespace
}  // namespace faubourg::dreamhome
