#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

// The message that refuses the pack; empty if it is accepted.
std::string refused(const Value& pack) {
    const auto read = Rules::from_pack(pack);
    if (read) return "";
    EXPECT_EQ(read.error().code, "content/invalid");
    return read.error().message;
}

struct Change {
    std::string_view path;
    Value value;
    std::string_view message;
};

void expect_refused(std::initializer_list<Change> changes) {
    for (const auto& [path, value, message] : changes) {
        EXPECT_EQ(refused(with(default_pack(), path, value)), message)
            << path << " = " << show(value);
    }
}

// The list at `path`, filled up with copies of its last entry, each with its own id.
Value lengthened(std::string_view path, std::size_t size) {
    Value::List list = *at(default_pack(), path).items();
    while (list.size() < size) {
        list.push_back(with(list.back(), "id", "more-" + std::to_string(list.size())));
    }
    return with(default_pack(), path, list);
}

TEST(CaliforniaPack, the_default_one_is_accepted) { EXPECT_EQ(refused(default_pack()), ""); }

TEST(CaliforniaPack, every_key_is_needed_and_named_when_it_is_missing) {
    int keys = 0;
    for (const std::string& path : paths_of(default_pack())) {
        if (!is_member(path)) continue;
        EXPECT_EQ(refused(without(default_pack(), path)), path + ": is missing");
        ++keys;
    }
    EXPECT_GT(keys, 200);
}

TEST(CaliforniaPack, every_value_of_the_wrong_type_is_named) {
    for (const std::string& path : paths_of(default_pack())) {
        const std::string expected = path + ": must be ";
        for (const Value& wrong : {Value(true), Value()}) {
            const std::string message = refused(with(default_pack(), path, wrong));
            EXPECT_TRUE(message.starts_with(expected)) << path << " -> " << message;
        }
    }
}

TEST(CaliforniaPack, every_unknown_key_is_named) {
    int components = 0;
    Texts paths = paths_of(default_pack());
    paths.emplace_back();
    for (const std::string& path : paths) {
        if (!path.empty() && at(default_pack(), path).members() == nullptr) continue;
        const std::string surprise = path.empty() ? "surprise" : path + ".surprise";
        EXPECT_EQ(refused(with(default_pack(), surprise, 1)), surprise + ": is not a known key");
        ++components;
    }
    EXPECT_EQ(components, 1 + 3 + 6 * 3 + 12 * 2 + 11 * 2 + 5);
}

TEST(CaliforniaPack, what_is_no_table_is_refused) {
    for (const Value& wrong : {Value(), Value(1), Value("pack"), Value::list()}) {
        EXPECT_EQ(refused(wrong), "must be a table of keys");
    }
}

TEST(CaliforniaPack, another_format_or_game_is_refused) {
    expect_refused({{"format", 0, "format: must be a whole number from 1 to 1"},
                    {"format", 2, "format: must be a whole number from 1 to 1"},
                    {"format", "1", "format: must be a whole number from 1 to 1"},
                    {"game", "sunrise", "game: must be \"california\""},
                    {"game", "California", "game: must be \"california\""}});
}

TEST(CaliforniaPack, figures_out_of_range_are_refused) {
    expect_refused(
        {{"gifts.count", -1, "gifts.count: must be a whole number from 0 to 255"},
         {"gifts.count", 256, "gifts.count: must be a whole number from 0 to 255"},
         {"extensions.count", -1, "extensions.count: must be a whole number from 0 to 99"},
         {"extensions.count", 100, "extensions.count: must be a whole number from 0 to 99"},
         {"colours[2].rooms", -1, "colours[2].rooms: must be a whole number from 0 to 99"},
         {"colours[2].rooms", 100, "colours[2].rooms: must be a whole number from 0 to 99"},
         {"furniture[4].copies", 0, "furniture[4].copies: must be a whole number from 1 to 99"},
         {"furniture[4].copies", 100, "furniture[4].copies: must be a whole number from 1 to 99"},
         {"bonus[1].points", 0, "bonus[1].points: must be a whole number from 1 to 99"},
         {"bonus[1].points", 100, "bonus[1].points: must be a whole number from 1 to 99"}});
}

TEST(CaliforniaPack, a_status_must_be_one_of_three) {
    for (const std::string owner :
         {"gifts", "extensions", "colours[3]", "furniture[11]", "bonus[10]", "manors[4]"}) {
        for (const auto* wrong : {"guess", "Rulebook", ""}) {
            EXPECT_EQ(refused(with(default_pack(), owner + ".status", wrong)),
                      owner + ".status: must be one of: rulebook, source, reconstruction");
        }
        for (const auto* right : {"rulebook", "source", "reconstruction"}) {
            EXPECT_EQ(refused(with(default_pack(), owner + ".status", right)), "");
        }
    }
}

TEST(CaliforniaPack, names_must_not_be_empty) {
    for (const std::string names :
         {"title", "colours[0].name", "colours[5].room", "furniture[3].name", "bonus[6].name"}) {
        for (const auto* language : {".en", ".fr"}) {
            EXPECT_EQ(refused(with(default_pack(), names + language, "")),
                      names + language + ": must not be empty");
        }
        EXPECT_EQ(refused(with(default_pack(), names + ".de", "x")),
                  names + ".de: is not a known key");
    }
}

TEST(CaliforniaPack, CAL_2_the_six_colours_keep_their_order) {
    expect_refused(
        {{"colours[0].id", "brown", "colours[0].id: must be \"red\": the colours keep their order"},
         {"colours[4].id", "blue",
          "colours[4].id: must be \"paleblue\": the colours keep their order"}});
    EXPECT_EQ(refused(without(default_pack(), "colours[5]")), "colours: must have 6 items, not 5");
    EXPECT_EQ(refused(lengthened("colours", 7)), "colours: must have 6 items, not 7");
}

TEST(CaliforniaPack, ids_are_well_formed_and_different) {
    for (const std::string list : {"furniture", "bonus", "manors"}) {
        for (const auto* wrong :
             {"", "Piano", "grand piano", "1piano", "-piano", "pi_ano", "pi\xC3\xA9"}) {
            EXPECT_EQ(refused(with(default_pack(), list + "[1].id", wrong)),
                      list + "[1].id: must be lower-case letters, digits and hyphens");
        }
        const Value first = at(default_pack(), list + "[0].id");
        EXPECT_EQ(refused(with(default_pack(), list + "[1].id", first)),
                  list + "[1].id: " + show(first) + " is there twice");
    }
    // A piece called like a colour would make the cards' needs ambiguous.
    EXPECT_EQ(refused(with(default_pack(), "furniture[0].id", "grey")),
              "furniture[0].id: \"grey\" is there twice");
}

TEST(CaliforniaPack, CAL_2_furniture_has_a_colour_and_at_most_four_kinds_of_it) {
    expect_refused({{"furniture[0].colour", "pink",
                     "furniture[0].colour: must be one of: red, brown, mauve, grey, paleblue, "
                     "green"},
                    {"furniture", Value::list(), "furniture: must have 1 to 17 items, not 0"}});
    EXPECT_EQ(refused(lengthened("furniture", 14)), "");
    EXPECT_EQ(refused(lengthened("furniture", 15)), "furniture[14]: a colour has at most 4 kinds");
    EXPECT_EQ(refused(lengthened("furniture", 18)), "furniture: must have 1 to 17 items, not 18");
}

TEST(CaliforniaPack, CAL_24_needs_name_colours_or_furniture_that_is_there) {
    const std::string names =
        "must be one of: red, brown, mauve, grey, paleblue, green, bar, billiard, dog, drums, "
        "jukebox, motorbike, piano, pinball, pool, statue, sunbed, workbench";
    for (const auto* wrong : {"harp", "pink", "", "Piano", "attic"}) {
        EXPECT_EQ(refused(with(default_pack(), "bonus[8].needs[1]", wrong)),
                  "bonus[8].needs[1]: " + names);
    }
    const Value::List pianos(3, Value("piano"));
    expect_refused(
        {{"bonus[0].needs", Value::list(), "bonus[0].needs: must have 1 to 16 items, not 0"},
         {"bonus[0].needs", Value::List(17, Value("red")),
          "bonus[0].needs: must have 1 to 16 items, not 17"},
         {"bonus[0].needs", Value::List(7, Value("red")),
          "bonus[0].needs: asks for more pieces than there are"},
         {"bonus[0].needs", Value::List(4, Value("piano")),
          "bonus[0].needs: asks for more pieces than there are"},
         {"bonus[0].needs", Value::List{"piano", "red", "red"},
          "bonus[0].needs: names a colour and furniture of that colour"},
         {"bonus[0].needs", Value::List{"piano", "drums"}, ""},
         {"bonus[0].needs", Value::List(6, Value("red")), ""},
         {"bonus[0].needs", pianos, ""}});
}

TEST(CaliforniaPack, CAL_5_there_are_at_most_sixteen_cards) {
    EXPECT_EQ(refused(lengthened("bonus", 16)), "");
    EXPECT_EQ(refused(lengthened("bonus", 17)), "bonus: must have 0 to 16 items, not 17");
    EXPECT_EQ(refused(with(default_pack(), "bonus", Value::list())), "");
}

TEST(CaliforniaPack, CAL_1_there_is_a_manor_for_everyone) {
    EXPECT_EQ(refused(without(default_pack(), "manors[2]")),
              "manors: must have 5 to 16 items, not 4");
    EXPECT_EQ(refused(lengthened("manors", 16)), "");
    EXPECT_EQ(refused(lengthened("manors", 17)), "manors: must have 5 to 16 items, not 17");
    expect_refused({{"manors[0].printed", "pink",
                     "manors[0].printed: must be one of: red, brown, mauve, grey, paleblue, "
                     "green"}});
}

TEST(CaliforniaPack, CAL_6_a_side_has_four_rows_of_coins_and_one_printed_room) {
    for (const std::string side : {"manors[1].few", "manors[1].many"}) {
        const auto row = [&side](std::string_view text) {
            return refused(with(default_pack(), side + "[0]", text));
        };
        EXPECT_EQ(row("211"), side + "[0]: must be four characters");
        EXPECT_EQ(row("21110"), side + "[0]: must be four characters");
        EXPECT_EQ(row(""), side + "[0]: must be four characters");
        for (const auto* wrong : {"3111", "x111", "-111", " 111", "./11", "111:"}) {
            EXPECT_EQ(row(wrong), side + "[0]: may hold only 0, 1, 2 and *");
        }
        EXPECT_EQ(row("*111"), side + ": must show exactly one printed room, *");
        EXPECT_EQ(refused(with(default_pack(), side + "[1]", "1012")),
                  side + ": must show exactly one printed room, *");
        EXPECT_EQ(refused(without(default_pack(), side + "[3]")),
                  side + ": must have 4 items, not 3");
        EXPECT_EQ(refused(with(default_pack(), side + "[4]", "0000")),
                  side + ": must have 4 items, not 5");
    }
    EXPECT_EQ(refused(with(default_pack(), "manors[1].many[1]", "1*01")),
              "manors[1].many: must show the printed room where the other side does");
    EXPECT_EQ(refused(with(with(default_pack(), "manors[1].few[1]", "1*02"), "manors[1].many[1]",
                           "1*01")),
              "");
}

// Eight tiles a day for twelve days, of which at most seven are sold.
TEST(CaliforniaPack, CAL_28_there_are_tiles_for_twelve_days) {
    const auto with_tiles = [](int extensions, int red_rooms) {
        return refused(with(with(default_pack(), "extensions.count", extensions),
                            "colours[0].rooms", red_rooms));
    };
    const std::string rule =
        "colours, furniture, extensions: there must be 85 to 255 tiles in all, "
        "not ";
    EXPECT_EQ(with_tiles(1, 8), "");
    EXPECT_EQ(with_tiles(0, 8), rule + "84");
    EXPECT_EQ(with_tiles(0, 9), "");
    EXPECT_EQ(with_tiles(99, 80), "");
    EXPECT_EQ(with_tiles(99, 81), rule + "256");
}

TEST(CaliforniaPack, the_game_is_played_with_the_pack_s_figures) {
    Value pack = default_pack();
    pack = with(pack, "gifts.count", 2);
    pack = with(pack, "extensions.count", 9);
    pack = with(pack, "bonus[8].points", 7);
    pack = with(pack, "manors[0].few[1]", "1*22");
    pack = with(pack, "manors[0].printed", "green");
    const Rules rules = Rules::from_pack(pack).value();
    TestGame table = position(R"(
        shop A  green pool * *
        neighbours  red 0  brown 0  mauve 0
        m1  silver 60
          .      .      .         .
          piano  green  .         .
          .      .      paleblue  .
          .      .      .         .
        m2  silver 6)",
                              rules);
    EXPECT_EQ(table.look("gifts_left"), 2);
    table.act(0, "buy A1 c2");
    EXPECT_EQ(table.of(0, "silver"), 60 - 4 - 2);
    table.act(1, "coin");
    table.act(0, "buy A2 c3");
    EXPECT_EQ(table.cards(0), "pair-pool-piano");
    EXPECT_EQ(table.score(0).parts[1], 7);
    EXPECT_EQ(table.look("gifts_left"), 1);
    EXPECT_EQ(new_table(2, "more", {}, rules).look("pile_count"), 85);
}

// A custom pack: eight manors for two seats.
TEST(CaliforniaPack, CAL_6_more_manors_than_seats_are_dealt_at_random) {
    const Rules rules = Rules::from_pack(lengthened("manors", 8)).value();
    std::map<std::string, int> dealt;
    for (int seed = 0; seed < 200; ++seed) {
        const TestGame table = new_table(2, "m" + std::to_string(seed), {}, rules);
        ++dealt[*table.of(0, "manor").string()];
        ++dealt[*table.of(1, "manor").string()];
    }
    EXPECT_EQ(dealt.size(), 8U);
}

}  // namespace
}  // namespace faubourg::california::testing
