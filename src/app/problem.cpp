#include "app/problem.h"

#include <exception>
#include <string_view>

#include "app/api/sentences.h"
#include "app/store_error.h"
#include "game/bad_position.h"
#include "log/log.h"

namespace rookery::app {

namespace {

std::string_view name_of(protocol::ProcessError::Kind kind) {
    using Kind = protocol::ProcessError::Kind;
    switch (kind) {
        case Kind::Missing: return "missing";
        case Kind::Ended: return "ended";
        case Kind::Silent: return "silent";
        case Kind::Other: break;
    }
    return "other";
}

game::Explanation::Parameters parameters_of(const protocol::ValuerFailure& failure) {
    return {{"engine", failure.command}, {"how", std::string(name_of(failure.kind))}, {"problem", failure.problem}};
}

}  // namespace

Problem engine_failure(const protocol::ValuerFailure& failure) {
    return {sentence("the engine that the evaluation asks has failed, and the built-in evaluation goes on: " +
                     failure.problem),
            "evaluation-goes-on", parameters_of(failure)};
}

Problem current_problem() {
    try {
        throw;
    } catch (const Refusal& refusal) {
        const game::Explanation& reason = refusal.reason();
        return {sentence(reason.words), reason.code, reason.parameters};
    } catch (const game::IllegalMove& error) {
        return {sentence(error.what()), error.reason().code, error.reason().parameters};
    } catch (const game::BadPosition& error) {
        return {sentence(error.what()), error.reason().code, error.reason().parameters};
    } catch (const text::ParseError& error) {
        return {sentence(error.what()), {}};
    } catch (const StoreError& error) {
        if (!error.detail().empty()) log::warn(error.detail());
        return {sentence(error.what()), {}};
    } catch (const protocol::ValuerError& error) {
        return {sentence(error.what()), "evaluation-engine-failed", parameters_of(error.failure())};
    } catch (const std::exception& error) {
        log::warn(error.what());
        return {"Something went wrong here; please try again.", "internal"};
    }
}

}  // namespace rookery::app
