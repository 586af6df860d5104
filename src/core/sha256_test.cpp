#include "src/core/sha256.h"

#include <array>
#include <string>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

std::string digest_of(std::string_view bytes) { return hex(sha256(bytes)); }

TEST(Sha256, gives_the_digests_of_fips_180_4) {
    EXPECT_EQ(digest_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(digest_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(digest_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(digest_of("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                        "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
              "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    EXPECT_EQ(digest_of(std::string(1'000'000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Lengths where the length field no longer fits into the last block, and where a block is just
// full.
TEST(Sha256, pads_right_around_the_edge_of_a_block) {
    struct Case {
        std::size_t length;
        std::string_view digest;
    };
    constexpr std::array<Case, 7> kCases = {{
        {55, "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"},
        {56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"},
        {63, "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"},
        {64, "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"},
        {65, "9537c5fdf120482f7d58d25e9ed583f52c02b4e304ea814db1633ad565aed7e9"},
        {119, "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c"},
        {120, "13f05a0b594787f5ecd315edc96141bd3243203d1b7d4f0836f37308b276ba98"},
    }};
    for (const Case& it : kCases) {
        EXPECT_EQ(digest_of(std::string(it.length, 'x')), it.digest) << it.length << " bytes";
    }
}

TEST(Sha256, tells_apart_a_zero_byte_and_no_byte) {
    EXPECT_NE(digest_of(std::string_view("\0", 1)), digest_of(""));
    EXPECT_NE(digest_of(std::string_view("a\0", 2)), digest_of("a"));
}

TEST(NumberOf, is_the_first_eight_bytes_first_byte_first) {
    EXPECT_EQ(number_of(sha256("")), 0xe3b0c44298fc1c14U);
}

TEST(Hex, is_two_lower_case_digits_a_byte) {
    EXPECT_EQ(hex({}), "");
    const std::array<std::uint8_t, 4> bytes = {0x00, 0x0f, 0xa0, 0xff};
    EXPECT_EQ(hex(bytes), "000fa0ff");
}

}  // namespace
}  // namespace faubourg
