#include "app/store_service.h"

namespace rookery::app {

void StoreService::run_guarded(const std::function<void()>& call, Problem& problem,
                               std::optional<StoreError::Kind>& failure) {
    try {
        call();
    } catch (const StoreError& error) {
        problem = current_problem();
        failure = error.kind();
    } catch (...) {
        problem = current_problem();
    }
}

}  // namespace rookery::app
