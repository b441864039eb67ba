// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/gemm_end.h"

#include <cmath>
#include <cstring>

#include "tools/device/bf16.h"
#include "tools/device/half.h"

namespace cutecheck::run_ptx {
namespace {

uint16_t sixteenBitsOf(const std::string& element, float value) {
  return element == "f16" ? halfOfFloat(value) : bf16OfFloat(value);
}

}  // namespace

float floatOfElement(const std::string& element, const uint8_t* bytes) {
  if (element == "f32") {
    float value;
    std::memcpy(&value, bytes, 4);
    return value;
  }
  uint16_t bits;
  std::memcpy(&bits, bytes, 2);
  return element == "f16" ? floatOfHalf(bits) : floatOfBf16(bits);
}

float roundedTo(const std::string& element, float value) {
  if (element == "f32") return value;
  const uint16_t bits = sixteenBitsOf(element, value);
  return element == "f16" ? floatOfHalf(bits) : floatOfBf16(bits);
}

std::vector<uint8_t> rowsOf(const std::string& element, std::span<const float> values, int32_t columns,
                            int64_t pitch, int32_t batch, int32_t apart) {
  const size_t bytes = element == "f32" ? 4 : 2, wide = static_cast<size_t>(columns),
               high = static_cast<size_t>(batch), step = static_cast<size_t>(apart);
  std::vector<uint8_t> rows(values.size() / wide / high * step * static_cast<size_t>(pitch) * bytes, 0xff);
  for (size_t i = 0; i < values.size(); ++i) {
    const size_t row = i / wide / high * step + i / wide % high;
    uint8_t* to = rows.data() + (row * static_cast<size_t>(pitch) + i % wide) * bytes;
    const uint16_t bits = sixteenBitsOf(element, values[i]);
    std::memcpy(to, bytes == 4 ? static_cast<const void*>(&values[i]) : &bits, bytes);
  }
  return rows;
}

GemmEnd::Value GemmEnd::of(double sum, double magnitudes, size_t i, size_t j, size_t columns) const {
  const double addend = c.empty() ? 0 : double{beta} * c[i * columns + j], more = bias.empty() ? 0 : bias[j];
  return {alpha * sum + addend + more, std::abs(alpha) * magnitudes + std::abs(addend) + std::abs(more)};
}

GemmEnd drawEnd(const GemmKernel& kernel, const GemmSize& size, bool integers, std::mt19937_64& random) {
  GemmEnd end;
  if (!kernel.tile || kernel.tile->form.plain()) return end;
  std::uniform_int_distribution<int> integer(-8, 8);
  std::normal_distribution<float> normal;
  const std::string element = kernel.elements.d();
  const auto fill = [&](std::vector<float>& values, size_t count) {
    values.resize(count);
    for (float& value : values)
      value = integers ? static_cast<float>(integer(random)) : roundedTo(element, normal(random));
  };
  end.alpha = integers ? -2 : 0.75f + std::abs(normal(random));
  end.beta = integers ? 0.5f : normal(random);
  const auto columns = static_cast<size_t>(size.n);
  if (kernel.tile->form.c) fill(end.c, static_cast<size_t>(size.batches * size.m) * columns);
  if (kernel.tile->form.bias) fill(end.bias, columns);
  return end;
}

}  // namespace cutecheck::run_ptx
