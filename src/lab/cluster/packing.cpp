#include "lab/cluster/packing.h"

#include <charconv>

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>

#include "text/parse_error.h"

namespace rookery::lab::cluster {
namespace {

namespace zlib = boost::beast::zlib;

// The first byte says which it is. What is compressed has its size before it: the library's inflating (1.81) does not
// always notice that it has come to the end.
constexpr char plain = '=';
constexpr char compressed = '~';
constexpr char separator = ':';
/// Nothing that anyone sends is larger; somebody may wish to fill our memory with a few bytes.
constexpr std::size_t max_bytes = std::size_t{64} << 20;

/// One step of deflating or inflating, from one end to the other. Gives back the bytes that came out.
template <class Stream>
std::size_t run(Stream& stream, zlib::Flush flush, std::string_view in, char* out, std::size_t room) {
    zlib::z_params step;
    step.next_in = in.data();
    step.avail_in = in.size();
    step.next_out = out;
    step.avail_out = room;
    boost::system::error_code ignored;  // what came out says enough
    stream.write(step, flush, ignored);
    return step.total_out;
}

std::string deflated(std::string_view bytes) {
    zlib::deflate_stream stream;
    std::string out = compressed + std::to_string(bytes.size()) + separator;
    const std::size_t begin = out.size();
    out.resize(begin + stream.upper_bound(bytes.size()));
    out.resize(begin + run(stream, zlib::Flush::finish, bytes, out.data() + begin, out.size() - begin));
    return out;
}

std::string inflated(std::string_view packed) {
    std::size_t size = 0;
    const auto [end, error] = std::from_chars(packed.data(), packed.data() + packed.size(), size);
    const auto digits = static_cast<std::size_t>(end - packed.data());
    if (error != std::errc() || digits == packed.size() || *end != separator || size > max_bytes)
        throw text::ParseError("what is packed here is damaged, or larger than anything should be");
    std::string out(size, '\0');
    zlib::inflate_stream stream;
    if (run(stream, zlib::Flush::sync, packed.substr(digits + 1), out.data(), size) != size)
        throw text::ParseError("what is packed here is damaged");
    return out;
}

}  // namespace

std::string pack(std::string_view bytes) {
    std::string small = deflated(bytes);
    return small.size() <= bytes.size() ? small : plain + std::string(bytes);
}

std::string unpack(std::string_view packed) {
    if (!packed.empty() && packed[0] == plain) return std::string(packed.substr(1));
    if (!packed.empty() && packed[0] == compressed) return inflated(packed.substr(1));
    throw text::ParseError("nothing is packed here");
}

}  // namespace rookery::lab::cluster
