#include "app/problem.h"

#include <exception>

#include "app/api/sentences.h"
#include "app/store_error.h"
#include "log/log.h"

namespace rookery::app {

Problem current_problem() {
    try {
        throw;
    } catch (const Refusal& refusal) {
        const game::Explanation& reason = refusal.reason();
        return {sentence(reason.words), reason.code, reason.parameters};
    } catch (const game::IllegalMove& error) {
        return {sentence(error.what()), error.reason().code, error.reason().parameters};
    } catch (const text::ParseError& error) {
        return {sentence(error.what()), {}};
    } catch (const StoreError& error) {
        if (!error.detail().empty()) log::warn(error.detail());
        return {sentence(error.what()), {}};
    } catch (const std::exception& error) {
        log::warn(error.what());
        return {"Something went wrong here; please try again.", "internal"};
    }
}

}  // namespace rookery::app
