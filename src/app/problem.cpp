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

ProblemCode code_of(StoreError::Kind kind) {
    using Kind = StoreError::Kind;
    switch (kind) {
        case Kind::Busy: return "store-busy";
        case Kind::Conflict: return "store-conflict";
        case Kind::Full: return "store-full";
        case Kind::Unusable: return "store-unusable";
        case Kind::Damaged: return "store-damaged";
        case Kind::TooNew: return "store-too-new";
        case Kind::InUse: return "store-in-use";
        case Kind::Unexpected: break;
    }
    return "store-unexpected";
}

game::Explanation::Parameters parameters_of(const protocol::ValuerFailure& failure) {
    return {{"engine", failure.command}, {"how", std::string(name_of(failure.kind))}, {"problem", failure.problem}};
}

}  // namespace

Problem problem_of(const game::Explanation& reason) { return {sentence(reason.words), reason.code, reason.parameters}; }

Problem engine_failure(const protocol::ValuerFailure& failure) {
    return {sentence("the engine that the evaluation asks has failed, and the built-in evaluation goes on: " +
                     failure.problem),
            ProblemCode("evaluation-goes-on"), parameters_of(failure)};
}

Problem engine_failure(const std::string& engine, const protocol::ProcessError& error) {
    return {sentence(error.what()),
            ProblemCode("engine-failed"),
            {{"engine", engine}, {"how", std::string(name_of(error.kind()))}, {"problem", error.what()}}};
}

Problem current_problem() {
    try {
        throw;
    } catch (const Refusal& refusal) {
        return problem_of(refusal.reason());
    } catch (const game::IllegalMove& error) {
        return {sentence(error.what()), error.reason().code, error.reason().parameters};
    } catch (const game::BadPosition& error) {
        return {sentence(error.what()), error.reason().code, error.reason().parameters};
    } catch (const text::ParseError& error) {
        return {sentence(error.what()), ProblemCode("not-understood")};
    } catch (const StoreError& error) {
        if (!error.detail().empty()) log::warn(error.detail());
        return {sentence(error.what()), code_of(error.kind())};
    } catch (const protocol::ValuerError& error) {
        return {sentence(error.what()), ProblemCode("evaluation-engine-failed"), parameters_of(error.failure())};
    } catch (const std::exception& error) {
        log::warn(error.what());
        return {"Something went wrong here; please try again.", ProblemCode("internal")};
    }
}

}  // namespace rookery::app
