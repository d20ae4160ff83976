// Writes what others read about the messages of the page: message_types REPOSITORY

#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "app/api/reference.h"

namespace {

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write(const std::filesystem::path& path, const std::string& text) {
    if (read(path) == text) return;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    std::cerr << "wrote " << path.string() << '\n';
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: message_types REPOSITORY\n";
        return 2;
    }
    try {
        const std::filesystem::path repository = arguments[1];
        const std::filesystem::path reference = repository / "docs/page-protocol.md";
        write(repository / "web/src/shared/messages.ts", rookery::app::api::typescript());
        write(reference, rookery::app::api::with_tables(read(reference)));
    } catch (const std::exception& error) {
        std::cerr << "message_types: " << error.what() << '\n';
        return 1;
    }
}
