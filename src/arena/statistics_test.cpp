#include "src/arena/statistics.h"

#include <cmath>

#include <gtest/gtest.h>

#include "src/core/random.h"

namespace faubourg::arena {
namespace {

double uniform(FastRandom& random) {
    return static_cast<double>(random.next() >> 11) / 9007199254740992.0;
}

// Approximately normal: the sum of twelve uniform numbers has variance 1.
double normal(FastRandom& random) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += uniform(random);
    return sum;
}

// The share of 1000 simulated samples whose interval contains the true value.
template <class Sample>
double coverage(double truth, Sample&& sample) {
    FastRandom random(11);
    int held = 0;
    for (int i = 0; i < 1000; ++i) {
        const Estimate estimate = sample(random);
        EXPECT_TRUE(estimate.bounded);
        if (estimate.low <= truth && truth <= estimate.high) ++held;
    }
    return held / 1000.0;
}

TEST(Clustered, is_the_plain_interval_for_clusters_of_one) {
    Clustered values;
    for (int i = 1; i <= 5; ++i) values.add(i, i);
    const Estimate mean = values.mean();
    EXPECT_DOUBLE_EQ(mean.value, 3);
    // Standard deviation sqrt(2.5), standard error sqrt(0.5), Student's factor 2.776 for 4 degrees.
    EXPECT_NEAR(mean.high - mean.value, 2.776445 * std::sqrt(0.5), 1e-5);
    EXPECT_NEAR(mean.value - mean.low, 2.776445 * std::sqrt(0.5), 1e-5);
}

TEST(Clustered, has_no_interval_from_one_deal) {
    Clustered values;
    values.add(3, 1);
    values.add(3, 0);
    EXPECT_FALSE(values.mean().bounded);
    EXPECT_FALSE(values.share().bounded);
    EXPECT_DOUBLE_EQ(values.share().value, 0.5);
    EXPECT_DOUBLE_EQ(Clustered().mean().value, 0);
}

// Copies of an observation on the same deal add no information.
TEST(Clustered, is_not_fooled_by_copies) {
    Clustered once;
    Clustered often;
    FastRandom random(1);
    for (int deal = 0; deal < 40; ++deal) {
        const double value = normal(random);
        once.add(deal, value);
        for (int copy = 0; copy < 10; ++copy) often.add(deal, value);
    }
    EXPECT_NEAR(often.mean().low, once.mean().low, 1e-9);
    EXPECT_NEAR(often.mean().high, once.mean().high, 1e-9);
}

TEST(Clustered, covers_the_mean_of_dependent_games) {
    const double held = coverage(5, [](FastRandom& random) {
        Clustered values;
        for (int deal = 0; deal < 30; ++deal) {
            const double luck = normal(random);
            for (int game = 0; game < 4; ++game) values.add(deal, 5 + luck + normal(random));
        }
        return values.mean();
    });
    EXPECT_NEAR(held, 0.95, 0.02);
}

TEST(Clustered, covers_a_share_of_dependent_games) {
    for (const double truth : {0.5, 0.9}) {
        const double held = coverage(truth, [&](FastRandom& random) {
            Clustered values;
            for (int deal = 0; deal < 100; ++deal) {
                // Two games for each deal; in half of the deals they have the same outcome.
                const double first = uniform(random) < truth ? 1 : 0;
                const double second = uniform(random) < truth ? 1 : 0;
                values.add(deal, first);
                values.add(deal, uniform(random) < 0.5 ? first : second);
            }
            return values.share();
        });
        EXPECT_NEAR(held, 0.95, 0.025) << truth;
    }
}

TEST(Clustered, keeps_shares_within_their_bounds_and_some_doubt) {
    Clustered all;
    Clustered none;
    for (int deal = 0; deal < 50; ++deal) {
        all.add(deal, 1);
        none.add(deal, 0);
    }
    EXPECT_EQ(all.share().high, 1);
    EXPECT_LT(all.share().low, 0.98);
    EXPECT_GT(all.share().low, 0.85);
    EXPECT_EQ(none.share().low, 0);
    EXPECT_NEAR(none.share().high, 1 - all.share().low, 1e-12);
}

TEST(Correlation, is_known_for_lines_and_noise) {
    ClusteredCorrelation line;
    ClusteredCorrelation constant;
    for (int i = 0; i < 10; ++i) {
        line.add(i, i, 3 - 2 * i);
        constant.add(i, i, 7);
    }
    EXPECT_NEAR(line.value().value, -1, 1e-12);
    EXPECT_EQ(constant.value().value, 0);
    EXPECT_FALSE(constant.value().bounded);
    EXPECT_FALSE(ClusteredCorrelation().value().bounded);
}

TEST(Correlation, covers_the_truth) {
    // y is half x and half independent noise: the correlation is 0.5.
    const double held = coverage(0.5, [](FastRandom& random) {
        ClusteredCorrelation pairs;
        for (int deal = 0; deal < 60; ++deal) {
            for (int seat = 0; seat < 2; ++seat) {
                const double x = normal(random);
                pairs.add(deal, x, 0.5 * x + std::sqrt(0.75) * normal(random));
            }
        }
        return pairs.value();
    });
    EXPECT_NEAR(held, 0.95, 0.025);
}

TEST(Estimate, says_null_where_nothing_is_known) {
    EXPECT_TRUE(estimate_document({.value = 1}).find("low")->is_null());
    EXPECT_EQ(
        *estimate_document({.value = 1, .bounded = true, .low = 0.123456, .high = 2}).find("low"),
        Value(0.1235));
}

}  // namespace
}  // namespace faubourg::arena
