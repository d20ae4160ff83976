#include "learn/trainer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numbers>
#include <numeric>
#include <random>

#include "learn/bytes.h"
#include "learn/checksum.h"
#include "learn/kernels.h"
#include "learn/parallel.h"
#include "text/parse_error.h"

namespace rookery::learn {
namespace {

/// A batch is divided into so many slices, whatever the number of threads: sums are always formed in the same order.
constexpr std::size_t slices = 8;
/// The last weights are padded to a whole row, so that loops need no remainder.
constexpr std::size_t padding = Network::min_neurons;
constexpr float highest_output = static_cast<float>(Network::highest_output_weight) / Network::output_one;

double expected_result(double value) { return 1 / (1 + std::exp(-value)); }

/// A number from -1 to 1. Not a standard distribution: those differ from library to library.
float symmetric(std::mt19937_64& random) {
    return static_cast<float>(static_cast<double>(random() >> 11) / static_cast<double>(std::uint64_t{1} << 52) - 1);
}

std::int16_t rounded(float weight, int one) {
    return static_cast<std::int16_t>(std::lround(weight * static_cast<float>(one)));
}

}  // namespace

double fitted_slope(const SampleSet& samples) {
    // A sample of the samples tells as much; the error has one valley, which a golden section finds.
    const std::size_t stride = std::max<std::size_t>(1, samples.size() / 200'000);
    const auto error = [&](double slope) {
        double sum = 0;
        for (std::size_t i = 0; i < samples.size(); i += stride) {
            if (samples.half_points_for_mover(i) == SampleSet::no_result) continue;
            const double off =
                samples.half_points_for_mover(i) / 2.0 - expected_result(slope * samples.score_for_mover(i));
            sum += off * off;
        }
        return sum;
    };
    constexpr double ratio = 0.6180339887498949;
    double low = std::log(1e-5);
    double high = std::log(1e-1);
    while (high - low > 1e-4) {
        const double lower = high - ratio * (high - low);
        const double upper = low + ratio * (high - low);
        if (error(std::exp(lower)) < error(std::exp(upper))) high = upper;
        else low = lower;
    }
    return std::exp((low + high) / 2);
}

/// What a thread needs beside the weights: the two views of each board of the position that it looks at.
struct Trainer::Scratch {
    struct View {
        explicit View(const Trainer& trainer) : inputs(trainer.map_.max_active()), hidden(trainer.neurons()) {}
        [[nodiscard]] Rows rows() const { return {inputs.data(), active}; }

        std::vector<std::uint16_t> inputs;
        std::size_t active = 0;
        AlignedVector<float> hidden;
    };

    [[nodiscard]] View& view(const Trainer& trainer, std::size_t part, std::size_t number) {
        while (views.size() <= 2 * part + number) views.emplace_back(trainer);
        return views[2 * part + number];
    }

    std::vector<View> views;
};

Trainer::Trainer(const NetworkShape& shape, const InputMap& map, const SampleSet& training, const SampleSet& validation,
                 double slope, const TrainerSettings& settings)
    : shape_(shape),
      map_(map),
      training_(training),
      validation_(validation),
      slope_(slope),
      settings_(settings),
      weights_(output_bias_at() + padding),
      first_moments_(weights_.size()),
      second_moments_(weights_.size()),
      gradients_(slices * weights_.size()) {
    std::mt19937_64 random(settings.seed);
    // So that the hidden values of a usual position lie about the range in which they are not cut off.
    constexpr float input_spread = 0.15F;
    for (std::size_t i = 0; i < hidden_biases_at(); ++i) weights_[i] = input_spread * symmetric(random);
    const float output_spread = 1 / std::sqrt(2 * static_cast<float>(neurons()));
    for (std::size_t i = output_weights_at(0); i < output_bias_at(); ++i)
        weights_[i] = output_spread * symmetric(random);

    for (int half_points = 0; half_points <= SampleSet::no_result; ++half_points) {
        const double share = half_points == SampleSet::no_result ? 1 : settings.score_share;
        for (int score = -32768; score < 32768; ++score)
            targets_.push_back(
                static_cast<float>(share * expected_result(slope * score) + (1 - share) * half_points / 2.0));
    }
}

void Trainer::begin_with(const Network& network) {
    if (network.shape != shape_) throw text::ParseError("the network to begin with has another shape");
    const auto real = [](int weight, int one) { return static_cast<float>(weight) / static_cast<float>(one); };
    for (std::size_t i = 0; i < hidden_biases_at(); ++i)
        weights_[i] = real(network.input_weights[i], Network::hidden_one);
    for (std::size_t i = 0; i < neurons(); ++i) {
        weights_[hidden_biases_at() + i] = real(network.hidden_biases[i], Network::hidden_one);
        weights_[output_weights_at(0) + i] = real(network.output_weights[i], Network::output_one);
        weights_[output_weights_at(1) + i] =
            sign_of_view(1) * real(network.output_weights[neurons() + i], Network::output_one);
    }
    weights_[output_bias_at()] = real(network.output_bias, Network::hidden_one * Network::output_one);
}

double Trainer::target(const SampleSet& samples, std::size_t number) const {
    return targets_[static_cast<std::size_t>(samples.half_points_for_mover(number) * 65536 +
                                             samples.score_for_mover(number) + 32768)];
}

/// Computes the hidden values of all boards, as `forward` leaves them, and the output.
double Trainer::look(const SampleSet& samples, std::size_t number, Scratch& scratch) const {
    const game::Side mover = samples.mover(number);
    double value = weights_[output_bias_at()];
    std::size_t part = 0;
    samples.for_each_part(number, [&](const SamplePart& board) {
        for (std::size_t i = 0; i < 2; ++i) {
            Scratch::View& view = scratch.view(*this, part, i);
            const game::Side side = i == 0 ? mover : !mover;
            const std::uint16_t* map = map_.of_view(side, board.frames[game::index(side)]);
            view.active = board.features.size();
            for (std::size_t j = 0; j < view.active; ++j) view.inputs[j] = map[board.features[j]];
            sum_rows(view.hidden.data(), weights_.data() + hidden_biases_at(), weights_.data(), neurons(), view.rows());
            value += sign_of_view(i) * forward(view.hidden.data(), weights_.data() + output_weights_at(i), neurons());
        }
        ++part;
    });
    return value;
}

double Trainer::learn_from(const SampleSet& samples, std::size_t number, Scratch& scratch, float* gradient) const {
    const double expected = expected_result(look(samples, number, scratch));
    const double off = expected - target(samples, number);
    const double weight = samples.half_points_for_mover(number) == SampleSet::no_result ? settings_.neighbor_weight : 1;
    const auto slope = static_cast<float>(weight * 2 * off * expected * (1 - expected));
    std::size_t part = 0;
    samples.for_each_part(number, [&](const SamplePart&) {
        for (std::size_t i = 0; i < 2; ++i) {
            Scratch::View& view = scratch.view(*this, part, i);
            const std::size_t weights_at = output_weights_at(i);
            backward(view.hidden.data(), weights_.data() + weights_at, gradient + weights_at, neurons(),
                     sign_of_view(i) * slope);
            add_to_rows(gradient, neurons(), view.rows(), view.hidden.data());
            constexpr std::uint16_t only_row[] = {0};
            add_to_rows(gradient + hidden_biases_at(), neurons(), only_row, view.hidden.data());
        }
        ++part;
    });
    gradient[output_bias_at()] += slope;
    return weight * off * off;
}

double Trainer::rate() const {
    const double all_steps =
        std::max(1.0, static_cast<double>(settings_.passes) *
                          std::ceil(static_cast<double>(training_.size()) / static_cast<double>(settings_.batch)));
    const double done = std::min(1.0, static_cast<double>(steps_) / all_steps);
    return settings_.last_rate +
           (settings_.first_rate - settings_.last_rate) * (1 + std::cos(std::numbers::pi * done)) / 2;
}

void Trainer::step(std::size_t batch_size) {
    ++steps_;
    AdamStep step;
    step.rate = static_cast<float>(rate());
    const auto count = static_cast<double>(steps_);
    step.first_correction = static_cast<float>(1 / (1 - std::pow(double{AdamStep::first_memory}, count)));
    step.second_correction = static_cast<float>(1 / (1 - std::pow(double{AdamStep::second_memory}, count)));
    const float gradient_scale = 1 / static_cast<float>(batch_size);
    const auto learn = [&](std::size_t begin, std::size_t end, double decay, float limit) {
        step.decay = static_cast<float>(decay);
        step.limit = limit;
        const std::size_t rows = (end - begin) / padding;
        constexpr std::size_t rows_at_a_time = 512;
        in_parallel(settings_.threads, (rows + rows_at_a_time - 1) / rows_at_a_time, [&](std::size_t number) {
            const std::size_t from = begin + number * rows_at_a_time * padding;
            const std::size_t to = std::min(end, from + rows_at_a_time * padding);
            adam(step, weights_.data() + from, first_moments_.data() + from, second_moments_.data() + from,
                 gradients_.data() + from, slices, weights_.size(), gradient_scale, to - from);
        });
    };
    // Sums of as many weights as a position can have features must fit into 16 bits.
    const float input_limit =
        std::min(1.98F, 32'000.0F / Network::hidden_one / static_cast<float>(map_.max_active() + 1));
    learn(0, hidden_biases_at(), settings_.weight_decay, input_limit);
    learn(hidden_biases_at(), output_weights_at(0), 0, input_limit);
    learn(output_weights_at(0), output_bias_at(), settings_.weight_decay, highest_output);
    learn(output_bias_at(), weights_.size(), 0, 8);
}

bool Trainer::pass(const Progress& progress) {
    std::vector<std::uint32_t> order(training_.size());
    std::iota(order.begin(), order.end(), 0U);
    std::mt19937_64 random(settings_.seed * 1'000'003 + static_cast<std::uint64_t>(passes_) + 1);
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random() % i]);

    std::vector<Scratch> scratch(slices);
    std::array<double, slices> losses{};
    double loss = 0;
    for (std::size_t begin = 0; begin < order.size(); begin += settings_.batch) {
        const std::size_t size = std::min(settings_.batch, order.size() - begin);
        in_parallel(settings_.threads, slices, [&](std::size_t slice) {
            constexpr std::size_t ahead = 8;
            const std::size_t from = begin + size * slice / slices;
            const std::size_t to = begin + size * (slice + 1) / slices;
            double sum = 0;
            for (std::size_t i = from; i < to; ++i) {
                if (i + ahead < to) training_.prefetch(order[i + ahead]);
                sum += learn_from(training_, order[i], scratch[slice], gradients_.data() + slice * weights_.size());
            }
            losses[slice] = sum;
        });
        step(size);
        loss += std::accumulate(losses.begin(), losses.end(), 0.0);
        const auto done = static_cast<double>(begin + size);
        if (progress && !progress(done / static_cast<double>(order.size()), loss / done)) return false;
    }
    training_loss_ = order.empty() ? 0 : loss / static_cast<double>(order.size());
    ++passes_;
    return true;
}

double Trainer::validation_loss() const {
    if (validation_.size() == 0) return 0;
    std::array<double, slices> losses{};
    in_parallel(settings_.threads, slices, [&](std::size_t slice) {
        Scratch scratch;
        for (std::size_t i = validation_.size() * slice / slices; i < validation_.size() * (slice + 1) / slices; ++i) {
            const double off = expected_result(look(validation_, i, scratch)) - target(validation_, i);
            losses[slice] += off * off;
        }
    });
    return std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(validation_.size());
}

Network Trainer::network() const {
    Network network(shape_);
    network.scale = static_cast<int>(std::lround(1 / slope_));
    for (std::size_t i = 0; i < hidden_biases_at(); ++i)
        network.input_weights[i] = rounded(weights_[i], Network::hidden_one);
    for (std::size_t i = 0; i < neurons(); ++i) {
        network.hidden_biases[i] = rounded(weights_[hidden_biases_at() + i], Network::hidden_one);
        network.output_weights[i] = rounded(weights_[output_weights_at(0) + i], Network::output_one);
        network.output_weights[neurons() + i] =
            rounded(sign_of_view(1) * weights_[output_weights_at(1) + i], Network::output_one);
    }
    network.output_bias = static_cast<std::int32_t>(
        std::lround(weights_[output_bias_at()] * static_cast<float>(Network::hidden_one * Network::output_one)));
    return network;
}

std::string Trainer::state() const {
    ByteWriter bytes;
    bytes.number(passes_);
    bytes.number(steps_);
    bytes.number(static_cast<std::uint64_t>(training_.size()));
    bytes.number(static_cast<std::uint64_t>(weights_.size()));
    std::string state = bytes.bytes();
    for (const auto* values : {&weights_, &first_moments_, &second_moments_})
        state.append(reinterpret_cast<const char*>(values->data()), values->size() * sizeof(float));
    ByteWriter sum;
    sum.number(checksum(state));
    return state + sum.bytes();
}

void Trainer::restore(std::string_view state) {
    ByteReader reader(state);
    const int passes = reader.number<int>();
    const auto steps = reader.number<std::uint64_t>();
    const auto samples = reader.number<std::uint64_t>();
    const auto count = reader.number<std::uint64_t>();
    const std::size_t table_size = weights_.size() * sizeof(float);
    if (!reader.complete() || samples != training_.size() || count != weights_.size() ||
        reader.left() != 3 * table_size + sizeof(std::uint64_t) ||
        ByteReader(state.substr(state.size() - sizeof(std::uint64_t))).number<std::uint64_t>() !=
            checksum(state.substr(0, state.size() - sizeof(std::uint64_t))))
        throw text::ParseError("the training that was begun does not fit these games and settings");
    for (auto* values : {&weights_, &first_moments_, &second_moments_})
        std::memcpy(values->data(), reader.text(table_size).data(), table_size);
    passes_ = passes;
    steps_ = steps;
    std::fill(gradients_.begin(), gradients_.end(), 0.0F);
}

double Trainer::output(const SampleSet& samples, std::size_t number) const {
    Scratch scratch;
    return look(samples, number, scratch);
}

double Trainer::gradient_of(const SampleSet& samples, std::size_t number, std::vector<float>& gradient) const {
    gradient.assign(weights_.size(), 0.0F);
    Scratch scratch;
    return learn_from(samples, number, scratch, gradient.data());
}

}  // namespace rookery::learn
