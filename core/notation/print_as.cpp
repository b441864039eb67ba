// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/print_as.h"

#include "core/notation/print.h"

namespace cutecheck {
namespace {

Diagnostic noForm(const std::string& what) {
  return makeError(Code::kUsage, "print_as_c1", what + " has no form in that language; print it without --as");
}

class Printer {
 public:
  explicit Printer(Language language) : cpp_(language == Language::kCpp) {}

  Expected<std::string> print(const Value& value) const {
    if (std::holds_alternative<bool>(value)) return toString(value);
    if (const auto* tuple = std::get_if<IntTuple>(&value)) return this->tuple(*tuple, "make_tuple");
    if (const auto* layout = std::get_if<Layout>(&value)) return this->layout(*layout);
    if (const auto* swizzle = std::get_if<Swizzle>(&value)) return this->swizzle(*swizzle);
    if (const auto* tiler = std::get_if<Tiler>(&value)) return this->tiler(*tiler);
    const auto* composed = std::get_if<ComposedLayout>(&value);
    if (composed == nullptr) return noForm(toString(value));
    CUTECHECK_TRY(offset, tuple(composed->offset, ""));
    CUTECHECK_TRY(inner, layout(composed->layout));
    return std::string(cpp_ ? "" : "cute.") + "make_composed_layout(" + swizzle(composed->swizzle) + ", " + offset + ", " + inner +
           ")";
  }

 private:
  std::string swizzle(const Swizzle& s) const {
    const std::string numbers = std::to_string(s.bits) + "," + std::to_string(s.base) + "," + std::to_string(s.shift);
    return cpp_ ? "Swizzle<" + numbers + ">{}" : "cute.make_swizzle(" + numbers + ")";
  }

  // Int takes an int, C any number.
  static std::string constant(int64_t v) {
    return (v >= INT32_MIN && v <= INT32_MAX ? "Int<" : "C<") + std::to_string(v) + ">";
  }

  Expected<std::string> leaf(const IntTuple& t) const {
    const bool number = t.kind() == IntTuple::Kind::kInt || t.kind() == IntTuple::Kind::kSymbolic;
    if (!t.path().empty() || (!number && !t.isUnderscore())) return noForm(toString(t));
    if (t.kind() == IntTuple::Kind::kSymbolic && toString(t).find('{') != std::string::npos) return noForm(toString(t));
    if (t.isUnderscore()) return cpp_ ? Expected<std::string>("_") : noForm("_");  // None says too little to read back
    return cpp_ && t.isInt() ? constant(t.value()) + "{}" : toString(t);
  }

  // make_shape(Int<4>{}, ...) or (4,...); Python's tuple of one has a comma.
  Expected<std::string> tuple(const IntTuple& t, const char* make) const {
    if (t.isLeaf()) return leaf(t);
    std::string out = cpp_ ? std::string(make) + "(" : "(";
    for (size_t i = 0; i < t.rank(); ++i) {
      CUTECHECK_TRY(mode, tuple(t.mode(i), make));
      out += (i == 0 ? "" : ",") + mode;
    }
    return out + (!cpp_ && t.rank() == 1 ? ",)" : ")");
  }

  // The type of a number; CuTe has a short name for those up to 10 and for the powers of two up to 2^19.
  static std::string type(int64_t v) {
    const bool named = (v >= 0 && v <= 10) || (v > 0 && v <= 1 << 19 && (v & (v - 1)) == 0);
    return named ? "_" + std::to_string(v) : constant(v);
  }

  // Shape<_128,_64>; every leaf is a number.
  static std::string type(const IntTuple& t, const char* name) {
    if (t.isLeaf()) return type(t.value());
    std::string out = std::string(name) + "<";
    for (size_t i = 0; i < t.rank(); ++i) out += (i == 0 ? "" : ",") + type(t.mode(i), name);
    return out + ">";
  }

  Expected<std::string> layout(const Layout& a) const {
    if (cpp_ && a.isStatic() && !a.stride().hasBasis())
      return "Layout<" + type(a.shape(), "Shape") + "," + type(a.stride(), "Stride") + ">{}";
    CUTECHECK_TRY(shape, tuple(a.shape(), "make_shape"));
    CUTECHECK_TRY(stride, tuple(a.stride(), "make_stride"));
    return cpp_ ? "make_layout(" + shape + ", " + stride + ")" : "cute.make_layout(" + shape + ", stride=" + stride + ")";
  }

  Expected<std::string> tiler(const Tiler& t) const {
    if (t.isKeep()) return leaf(IntTuple::underscore());
    if (t.isLayout()) return layout(t.layout());
    std::string out = cpp_ ? "make_tile(" : "cute.make_tile(";
    for (size_t i = 0; i < t.modes().size(); ++i) {
      CUTECHECK_TRY(mode, tiler(t.modes()[i]));
      out += (i == 0 ? "" : ",") + mode;
    }
    return out + ")";
  }

  bool cpp_;
};

}  // namespace

Expected<std::string> toStringAs(const Value& value, Language language) { return Printer(language).print(value); }

}  // namespace cutecheck
