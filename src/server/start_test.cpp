#include "src/server/network_testing.h"

// Settings with which a server refuses to start.
namespace faubourg::server {
namespace {

TEST(Start, APortInUseIsNamed) {
    const RunningServer server(quick());
    Config config = quick();
    config.port = server.port();
    config.store = "memory";
    try {
        const Server second(match::default_library(), config);
        FAIL() << "two servers on one port";
    } catch (const store::Failure& failure) {
        const std::string why = failure.what();
        EXPECT_NE(why.find("port " + std::to_string(config.port)), std::string::npos) << why;
        EXPECT_EQ(why.find("boost"), std::string::npos) << why;
    }
}

TEST(Start, AProxyOrOriginThatCanNeverMatchIsRefused) {
    const auto problem = [](const std::string& proxy, const std::string& origin) {
        Config config = quick();
        config.port = 0;
        config.store = "memory";
        config.trusted_proxies = {"127.0.0.1", proxy};
        config.origins = {"https://club.example", origin};
        try {
            const Server server(match::default_library(), config);
            return std::string();
        } catch (const store::Failure& failure) {
            return std::string(failure.what());
        }
    };
    EXPECT_EQ(problem("::1", "http://localhost:5173"), "");
    for (const std::string bad : {"nonsense", "10.0.0.0/8", ""}) {
        EXPECT_TRUE(problem(bad, "http://a").starts_with("trusted-proxy: ")) << bad;
    }
    for (const std::string bad : {"club.example", "https://", "https://club.example/", "://a"}) {
        EXPECT_TRUE(problem("::1", bad).starts_with("origin: ")) << bad;
    }
}

}  // namespace
}  // namespace faubourg::server
