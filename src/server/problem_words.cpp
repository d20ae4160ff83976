#include "server/problem_words.h"

#include <exception>
#include <iostream>

#include "game/parse_error.h"
#include "server/store_error.h"
#include "server/words.h"

namespace rookery::server {

std::string problem_words() {
    try {
        throw;
    } catch (const game::ParseError& error) {
        return sentence(error.what());
    } catch (const StoreError& error) {
        return sentence(error.what());
    } catch (const std::exception& error) {
        std::cerr << "rookery: " << error.what() << '\n';
        return "Something went wrong here; please try again.";
    }
}

}  // namespace rookery::server
