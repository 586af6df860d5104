#include "src/core/canvas.h"

#include <gtest/gtest.h>

namespace faubourg {
namespace {

TEST(Canvas, puts_panels_side_by_side) {
    Canvas canvas(20);
    canvas.put(0, 0, "left");
    canvas.put(10, 0, "right");
    canvas.put(2, 1, "below");
    EXPECT_EQ(canvas.render(false), "left      right\n  below\n");
    EXPECT_EQ(canvas.width(), 20);
    EXPECT_EQ(canvas.height(), 2);
}

TEST(Canvas, answers_the_column_after_the_text) {
    Canvas canvas(5);
    EXPECT_EQ(canvas.put(1, 0, "ab"), 3);
    EXPECT_EQ(canvas.put(3, 0, "cdefgh"), 9) << "also where it was cut off";
    EXPECT_EQ(canvas.render(false), " abcd\n");
}

TEST(Canvas, drops_what_falls_outside) {
    Canvas canvas(4);
    canvas.put(-2, 0, "abcdefgh");
    EXPECT_EQ(canvas.render(false), "cdef\n");
}

TEST(Canvas, keeps_empty_rows_above_a_written_one) {
    Canvas canvas(4);
    canvas.put(0, 2, "x");
    EXPECT_EQ(canvas.render(false), "\n\nx\n");
    EXPECT_EQ(Canvas(4).render(false), "");
}

TEST(Canvas, lets_later_text_cover_earlier) {
    Canvas canvas(8);
    canvas.put(0, 0, "aaaa");
    canvas.put(1, 0, "  ");
    EXPECT_EQ(canvas.render(false), "a  a\n");
}

TEST(Canvas, counts_a_code_point_as_one_column) {
    Canvas canvas(10);
    EXPECT_EQ(canvas.put(0, 0, "pâle→🏠"), 6);
    canvas.put(6, 0, "|");
    EXPECT_EQ(canvas.render(false), "pâle→🏠|\n");
    canvas.put(1, 0, "a");
    EXPECT_EQ(canvas.render(false), "pale→🏠|\n");
}

TEST(Canvas, writes_escapes_only_in_colour) {
    Canvas canvas(12);
    canvas.put(0, 0, "a");
    canvas.put(1, 0, "b", {.colour = 9, .bold = true});
    canvas.put(3, 0, "c", {.colour = 9, .bold = true});
    canvas.put(4, 0, "d", {.dim = true});
    EXPECT_EQ(canvas.render(false), "ab cd\n");
    EXPECT_EQ(canvas.render(true), "a\x1b[0;1;38;5;9mb c\x1b[0;2md\x1b[0m\n");
}

TEST(Canvas, ends_colour_before_the_next_row) {
    Canvas canvas(4);
    canvas.put(0, 0, "a", {.colour = 0});
    canvas.put(0, 1, "b");
    EXPECT_EQ(canvas.render(true), "\x1b[0;38;5;0ma\x1b[0m\nb\n");
}

TEST(ColumnsOf, counts_code_points) {
    EXPECT_EQ(columns_of(""), 0);
    EXPECT_EQ(columns_of("abc"), 3);
    EXPECT_EQ(columns_of("établi → 🏠"), 10);
}

TEST(Fit, cuts_or_pads_to_the_columns) {
    EXPECT_EQ(fit("abc", 5), "abc  ");
    EXPECT_EQ(fit("abcdef", 3), "abc");
    EXPECT_EQ(fit("établi", 2), "ét");
    EXPECT_EQ(fit("é", 3), "é  ");
    EXPECT_EQ(fit("abc", 0), "");
    EXPECT_EQ(fit("abc", -1), "");
}

// Invalid UTF-8 may look odd, but nothing is lost and nothing is read past its end.
TEST(Fit, survives_broken_text) {
    EXPECT_EQ(columns_of("\xe2\x86"), 1) << "cut in the middle of a code point";
    EXPECT_EQ(columns_of("\x86\x92"), 2) << "continuation bytes alone";
    EXPECT_EQ(fit("\xff", 2), "\xff ");
    Canvas canvas(3);
    EXPECT_EQ(canvas.put(0, 0, "a\xf0"), 2);
    EXPECT_EQ(canvas.render(false), "a\xf0\n");
}

}  // namespace
}  // namespace faubourg
