#include "learn/kernels.h"

#include "learn/network.h"

// Highway compiles what follows once for each kind of processor. Version 1.0 leaves out AVX3_DL unless it is asked for,
// and then refuses to compile for a machine that has it.
#define HWY_WANT_AVX3_DL
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "learn/kernels.cpp"
#include <hwy/foreach_target.h>
// After it, or every kind would see the first one's definitions.
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace rookery::learn::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

void update_hidden(std::int16_t* to, const std::int16_t* from, const std::int16_t* HWY_RESTRICT weights,
                   std::size_t neurons, Rows added, Rows removed) {
    const hn::CappedTag<std::int16_t, Network::min_neurons> tag;
    const std::size_t lanes = hn::Lanes(tag);
    // Four vectors at a time: enough to keep the processor busy, few enough for its registers.
    std::size_t i = 0;
    for (; i + 4 * lanes <= neurons; i += 4 * lanes) {
        auto a = hn::LoadU(tag, from + i);
        auto b = hn::LoadU(tag, from + i + lanes);
        auto c = hn::LoadU(tag, from + i + 2 * lanes);
        auto d = hn::LoadU(tag, from + i + 3 * lanes);
        for (const std::uint16_t row : added) {
            const std::int16_t* values = weights + row * neurons + i;
            a = hn::Add(a, hn::LoadU(tag, values));
            b = hn::Add(b, hn::LoadU(tag, values + lanes));
            c = hn::Add(c, hn::LoadU(tag, values + 2 * lanes));
            d = hn::Add(d, hn::LoadU(tag, values + 3 * lanes));
        }
        for (const std::uint16_t row : removed) {
            const std::int16_t* values = weights + row * neurons + i;
            a = hn::Sub(a, hn::LoadU(tag, values));
            b = hn::Sub(b, hn::LoadU(tag, values + lanes));
            c = hn::Sub(c, hn::LoadU(tag, values + 2 * lanes));
            d = hn::Sub(d, hn::LoadU(tag, values + 3 * lanes));
        }
        hn::StoreU(a, tag, to + i);
        hn::StoreU(b, tag, to + i + lanes);
        hn::StoreU(c, tag, to + i + 2 * lanes);
        hn::StoreU(d, tag, to + i + 3 * lanes);
    }
    for (; i < neurons; i += lanes) {
        auto sum = hn::LoadU(tag, from + i);
        for (const std::uint16_t row : added) sum = hn::Add(sum, hn::LoadU(tag, weights + row * neurons + i));
        for (const std::uint16_t row : removed) sum = hn::Sub(sum, hn::LoadU(tag, weights + row * neurons + i));
        hn::StoreU(sum, tag, to + i);
    }
}

std::int32_t squared_sum(const std::int16_t* HWY_RESTRICT hidden, const std::int16_t* HWY_RESTRICT weights,
                         std::size_t neurons) {
    const hn::CappedTag<std::int16_t, Network::min_neurons> tag;
    const hn::RepartitionToWide<decltype(tag)> wide;
    const std::size_t lanes = hn::Lanes(tag);
    const auto zero = hn::Zero(tag);
    const auto one = hn::Set(tag, std::int16_t{Network::hidden_one});
    auto even = hn::Zero(wide);
    auto odd = hn::Zero(wide);
    for (std::size_t i = 0; i < neurons; i += lanes) {
        const auto value = hn::Min(hn::Max(hn::LoadU(tag, hidden + i), zero), one);
        // Weights are small enough for this product to fit; only the second one needs 32 bits.
        const auto product = hn::Mul(value, hn::LoadU(tag, weights + i));
        even = hn::ReorderWidenMulAccumulate(wide, product, value, even, odd);
    }
    return hn::GetLane(hn::SumOfLanes(wide, hn::Add(even, odd)));
}

void sum_rows(float* HWY_RESTRICT to, const float* HWY_RESTRICT biases, const float* HWY_RESTRICT weights,
              std::size_t neurons, Rows rows) {
    const hn::CappedTag<float, 8> tag;
    const std::size_t lanes = hn::Lanes(tag);
    for (std::size_t i = 0; i < neurons; i += 2 * lanes) {
        auto a = hn::LoadU(tag, biases + i);
        auto b = hn::LoadU(tag, biases + i + lanes);
        for (const std::uint16_t row : rows) {
            const float* values = weights + row * neurons + i;
            a = hn::Add(a, hn::LoadU(tag, values));
            b = hn::Add(b, hn::LoadU(tag, values + lanes));
        }
        hn::StoreU(a, tag, to + i);
        hn::StoreU(b, tag, to + i + lanes);
    }
}

void add_to_rows(float* HWY_RESTRICT table, std::size_t neurons, Rows rows, const float* HWY_RESTRICT change) {
    const hn::CappedTag<float, 8> tag;
    const std::size_t lanes = hn::Lanes(tag);
    for (std::size_t i = 0; i < neurons; i += 4 * lanes) {
        const bool half = i + 4 * lanes > neurons;
        const auto a = hn::LoadU(tag, change + i);
        const auto b = hn::LoadU(tag, change + i + lanes);
        const auto c = half ? a : hn::LoadU(tag, change + i + 2 * lanes);
        const auto d = half ? b : hn::LoadU(tag, change + i + 3 * lanes);
        for (const std::uint16_t row : rows) {
            float* values = table + row * neurons + i;
            hn::StoreU(hn::Add(hn::LoadU(tag, values), a), tag, values);
            hn::StoreU(hn::Add(hn::LoadU(tag, values + lanes), b), tag, values + lanes);
            if (half) continue;
            hn::StoreU(hn::Add(hn::LoadU(tag, values + 2 * lanes), c), tag, values + 2 * lanes);
            hn::StoreU(hn::Add(hn::LoadU(tag, values + 3 * lanes), d), tag, values + 3 * lanes);
        }
    }
}

float forward(float* HWY_RESTRICT hidden, const float* HWY_RESTRICT weights, std::size_t neurons) {
    const hn::CappedTag<float, 8> tag;
    const std::size_t lanes = hn::Lanes(tag);
    const auto zero = hn::Zero(tag);
    const auto one = hn::Set(tag, 1.0F);
    auto sum = zero;
    for (std::size_t i = 0; i < neurons; i += lanes) {
        const auto value = hn::Min(hn::Max(hn::LoadU(tag, hidden + i), zero), one);
        sum = hn::MulAdd(hn::Mul(value, value), hn::LoadU(tag, weights + i), sum);
        hn::StoreU(value, tag, hidden + i);
    }
    return hn::GetLane(hn::SumOfLanes(tag, sum));
}

void backward(float* HWY_RESTRICT hidden, const float* HWY_RESTRICT weights, float* HWY_RESTRICT weight_gradient,
              std::size_t neurons, float slope) {
    const hn::CappedTag<float, 8> tag;
    const std::size_t lanes = hn::Lanes(tag);
    const auto zero = hn::Zero(tag);
    const auto one = hn::Set(tag, 1.0F);
    const auto slopes = hn::Set(tag, slope);
    const auto twice = hn::Set(tag, 2 * slope);
    for (std::size_t i = 0; i < neurons; i += lanes) {
        const auto value = hn::LoadU(tag, hidden + i);
        hn::StoreU(hn::MulAdd(hn::Mul(value, value), slopes, hn::LoadU(tag, weight_gradient + i)), tag,
                   weight_gradient + i);
        // What was cut off does not feel a small change. At 0 the slope is 0 of itself.
        const auto change = hn::Mul(hn::Mul(twice, hn::LoadU(tag, weights + i)), value);
        hn::StoreU(hn::IfThenElse(hn::Lt(value, one), change, zero), tag, hidden + i);
    }
}

void adam(const AdamStep& step, float* HWY_RESTRICT weights, float* HWY_RESTRICT first, float* HWY_RESTRICT second,
          float* HWY_RESTRICT gradients, std::size_t slices, std::size_t stride, float gradient_scale,
          std::size_t count) {
    const hn::CappedTag<float, 8> tag;
    const std::size_t lanes = hn::Lanes(tag);
    const auto scale = hn::Set(tag, gradient_scale);
    const auto limit = hn::Set(tag, step.limit);
    const auto low_limit = hn::Set(tag, -step.limit);
    const auto keep = hn::Set(tag, 1 - step.rate * step.decay);
    const auto rate = hn::Set(tag, step.rate * step.first_correction);
    const auto correction = hn::Set(tag, step.second_correction);
    const auto tiny = hn::Set(tag, 1e-8F);
    const auto memory1 = hn::Set(tag, AdamStep::first_memory);
    const auto memory2 = hn::Set(tag, AdamStep::second_memory);
    const auto share1 = hn::Set(tag, 1 - AdamStep::first_memory);
    const auto share2 = hn::Set(tag, 1 - AdamStep::second_memory);
    for (std::size_t i = 0; i < count; i += lanes) {
        auto sum = hn::Zero(tag);
        for (std::size_t slice = 0; slice < slices; ++slice) {
            sum = hn::Add(sum, hn::LoadU(tag, gradients + slice * stride + i));
            hn::StoreU(hn::Zero(tag), tag, gradients + slice * stride + i);
        }
        const auto gradient = hn::Mul(sum, scale);
        const auto m = hn::MulAdd(share1, gradient, hn::Mul(memory1, hn::LoadU(tag, first + i)));
        const auto v = hn::MulAdd(hn::Mul(share2, gradient), gradient, hn::Mul(memory2, hn::LoadU(tag, second + i)));
        const auto root = hn::Add(hn::Sqrt(hn::Mul(v, correction)), tiny);
        const auto weight = hn::NegMulAdd(hn::Div(m, root), rate, hn::Mul(keep, hn::LoadU(tag, weights + i)));
        hn::StoreU(m, tag, first + i);
        hn::StoreU(v, tag, second + i);
        hn::StoreU(hn::Min(hn::Max(weight, low_limit), limit), tag, weights + i);
    }
}

}  // namespace rookery::learn::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace rookery::learn {

HWY_EXPORT(update_hidden);
HWY_EXPORT(squared_sum);
HWY_EXPORT(sum_rows);
HWY_EXPORT(add_to_rows);
HWY_EXPORT(forward);
HWY_EXPORT(backward);
HWY_EXPORT(adam);

void update_hidden(std::int16_t* to, const std::int16_t* from, const std::int16_t* weights, std::size_t neurons,
                   Rows added, Rows removed) {
    HWY_DYNAMIC_DISPATCH(update_hidden)(to, from, weights, neurons, added, removed);
}
std::int32_t squared_sum(const std::int16_t* hidden, const std::int16_t* weights, std::size_t neurons) {
    return HWY_DYNAMIC_DISPATCH(squared_sum)(hidden, weights, neurons);
}
void sum_rows(float* to, const float* biases, const float* weights, std::size_t neurons, Rows rows) {
    HWY_DYNAMIC_DISPATCH(sum_rows)(to, biases, weights, neurons, rows);
}
void add_to_rows(float* table, std::size_t neurons, Rows rows, const float* change) {
    HWY_DYNAMIC_DISPATCH(add_to_rows)(table, neurons, rows, change);
}
float forward(float* hidden, const float* weights, std::size_t neurons) {
    return HWY_DYNAMIC_DISPATCH(forward)(hidden, weights, neurons);
}
void backward(float* hidden, const float* weights, float* weight_gradient, std::size_t neurons, float slope) {
    HWY_DYNAMIC_DISPATCH(backward)(hidden, weights, weight_gradient, neurons, slope);
}
void adam(const AdamStep& step, float* weights, float* first, float* second, float* gradients, std::size_t slices,
          std::size_t stride, float gradient_scale, std::size_t count) {
    HWY_DYNAMIC_DISPATCH(adam)(step, weights, first, second, gradients, slices, stride, gradient_scale, count);
}

}  // namespace rookery::learn
#endif
