#include "core/modes.h"

namespace cutecheck {

namespace {

// Appends the leaves below; the trees are read where they are, without a copy of a leaf.
std::optional<Diagnostic> collect(const IntTuple& shape, const IntTuple& stride, const char* rule, std::vector<Mode>& modes) {
  if (shape.isTuple()) {
    for (size_t i = 0; i < shape.rank(); ++i)
      if (auto error = collect(shape.modes()[i], stride.modes()[i], rule, modes)) return error;
    return std::nullopt;
  }
  if (!shape.isInt() || stride.kind() != IntTuple::Kind::kInt)
    return makeError(Code::kNotStatic, rule, "the static reference needs static extents and strides");
  if (!stride.path().empty())
    return makeError(Code::kBasisStride, rule, "an integer stride is needed here, not a basis stride");
  modes.push_back({shape.value(), stride.value()});
  return std::nullopt;
}

}  // namespace

Expected<std::vector<Mode>> flatModes(const Layout& a, const char* rule) {
  std::vector<Mode> modes;
  modes.reserve(8);
  if (auto error = collect(a.shape(), a.stride(), rule, modes)) return std::move(*error);
  return modes;
}

Layout fromModes(const std::vector<Mode>& modes) {
  if (modes.empty()) return Layout();
  if (modes.size() == 1) return Layout::unchecked(modes[0].extent, modes[0].stride);
  std::vector<IntTuple> extents, strides;
  for (const Mode& m : modes) {
    extents.emplace_back(m.extent);
    strides.emplace_back(m.stride);
  }
  return Layout::unchecked(IntTuple::tuple(std::move(extents)), IntTuple::tuple(std::move(strides)));
}

void dropUnits(std::vector<Mode>& modes) {
  if (modes.empty()) return;
  const Mode last = modes.back();
  modes.pop_back();
  std::erase_if(modes, [](const Mode& m) { return m.extent == 1; });
  modes.push_back(last);
}

std::optional<Int128> evaluateModes(const std::vector<Mode>& modes, Int128 index) {
  Int128 sum = 0;
  for (size_t i = 0; i < modes.size() && index != 0; ++i) {
    // Truncating division keeps the sign of the index in every digit, which is a(-i) = -a(i).
    const bool last = i + 1 == modes.size();
    const Int128 digit = last ? index : index % modes[i].extent;
    if (!last) index /= modes[i].extent;
    const auto term = checkedMul(digit, modes[i].stride);
    const auto next = term ? checkedAdd(sum, *term) : std::nullopt;
    if (!next) return std::nullopt;
    sum = *next;
  }
  return sum;
}

std::optional<Int128> sizeOf(const std::vector<Mode>& modes) {
  Int128 product = 1;
  for (const Mode& m : modes) {
    const auto next = checkedMul(product, m.extent);
    if (!next) return std::nullopt;
    product = *next;
  }
  return product;
}

Diagnostic overflow(const char* rule, const char* what) {
  return makeError(Code::kOverflow, rule, std::string(what) + " leaves int64_t");
}

}  // namespace cutecheck
