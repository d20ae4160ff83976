// A machine whose cable is pulled out in the middle of a job, and put in again.
#include <unistd.h>

#include "cluster/fixture.h"
#include "support/run_program.h"

namespace rookery::cluster_test {
namespace {

using lab::cluster::WorkerStage;

bool succeeds(const std::string& script) {
    return support::run_program("/bin/sh", {"-c", "set -e; PATH=$PATH:/usr/sbin:/sbin; " + script}).exit_code == 0;
}

/// A network of its own, for one machine at the other end of a cable.
class FarMachine {
public:
    /// Not possible for everybody: see `exists`.
    FarMachine() {
        exists_ = succeeds("ip netns add " + name_ + "; ip link add " + cable_ + "a type veth peer name " + cable_ +
                           "b; ip link set " + cable_ + "b netns " + name_ + "; ip addr add " + address(1) +
                           "/30 dev " + cable_ + "a; ip link set " + cable_ + "a up; ip netns exec " + name_ +
                           " ip addr add " + address(2) + "/30 dev " + cable_ + "b; ip netns exec " + name_ +
                           " ip link set " + cable_ + "b up");
    }
    FarMachine(const FarMachine&) = delete;
    FarMachine& operator=(const FarMachine&) = delete;
    ~FarMachine() { succeeds("ip link del " + cable_ + "a || true; ip netns del " + name_ + " || true"); }

    [[nodiscard]] bool exists() const { return exists_; }
    /// This machine, as the far one knows it.
    [[nodiscard]] std::string here() const { return address(1); }
    void pull_cable() const { ASSERT_TRUE(succeeds("ip link set " + cable_ + "a down")); }
    void plug_cable() const { ASSERT_TRUE(succeeds("ip link set " + cable_ + "a up")); }
    /// The words that run a command there.
    [[nodiscard]] std::vector<std::string> words() const {
        return {"/bin/sh", "-c", "PATH=$PATH:/usr/sbin:/sbin; exec ip netns exec " + name_ + " \"$@\"", "sh"};
    }

private:
    [[nodiscard]] static std::string address(int host) {
        const int number = getpid();
        return "10.213." + std::to_string(number / 64 % 256) + "." + std::to_string(number % 64 * 4 + host);
    }

    std::string name_ = "rookery-test-" + std::to_string(getpid());
    std::string cable_ = "rk" + std::to_string(getpid());
    bool exists_ = false;
};

TEST_F(Cluster, AJobThatTwoWorkersFinishBecauseOneWasCutOffCountsOnce) {
    const FarMachine far;
    if (!far.exists()) GTEST_SKIP() << "network namespaces cannot be made here: this needs root and 'ip'";
    SelfplayThere there(selfplay("there"), cluster());
    auto command = far.words();
    const auto folder = file("far");
    std::filesystem::create_directories(folder);
    for (const std::string& word :
         {std::string(CLUSTER_WORKER_PROGRAM), "nats://" + far.here() + ":" + std::to_string(server_->port()),
          std::string("far"), folder.string(), std::string("hold"), std::string("performing"), std::string("3")})
        command.push_back(word);
    Child cut_off(command, file("far.log").string());
    const auto wait_for = [&](const std::string& name) {
        wait_until("the far worker's " + name, [&] {
            if (!cut_off.running()) throw std::runtime_error("it has ended: " + contents(file("far.log")));
            return std::filesystem::exists(folder / name);
        });
    };
    wait_for("held");
    far.pull_cable();
    // Another does what it had begun, and all else but the last job.
    Gate gate(WorkerStage::Taken, 9);
    auto settings = worker("near", gate);
    settings.cores = 2;
    WorkerHere near(settings);
    wait_until("job 3", [&] { return there.games() > 4 * 32; });
    // The far one finishes it too, and nobody hears of it until it is back.
    std::ofstream(folder / "free") << "go on";
    wait_for("performed");
    EXPECT_FALSE(std::filesystem::exists(folder / "published"));
    far.plug_cable();
    wait_for("published");
    gate.open();
    expect_done(there);
}

}  // namespace
}  // namespace rookery::cluster_test
