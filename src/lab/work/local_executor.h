#pragma once

#include "lab/work/run.h"

namespace rookery::lab {

/// Does the jobs in threads of this program.
class LocalExecutor final : public Executor {
public:
    explicit LocalExecutor(unsigned threads) : threads_(threads) {}

    [[nodiscard]] bool wants_large_jobs() const override { return false; }
    RunEnd execute(Run& run, const std::atomic<bool>& stop) override;

private:
    unsigned threads_;
};

}  // namespace rookery::lab
