// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Errors as values.
//
// Every fallible function of cutecheck returns Expected<T>: a T, or a Diagnostic that names
// the rule that was broken (its label in docs/reference/spec.md) and, where the rule speaks about
// coordinates, the coordinates that break it. Nothing here throws, prints or exits.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cutecheck {

// What went wrong, as a machine reads it. The printed name is the enumerator's own
// (`codeName`), and stands in JSON answers.
enum class Code : uint8_t {
  kSyntax,            // text is not in the notation
  kUsage,             // a call with the wrong number or kind of arguments
  kLimit,             // input larger than a stated limit (nesting, length, leaves)
  kInvalidExtent,     // a shape leaf is not positive
  kNotCongruent,      // shape and stride trees differ
  kInvalidSwizzle,    // bits, base or shift out of range
  kRank,              // a rank or mode index does not fit
  kNotStatic,         // an operation of the static reference met a symbol or `?`
  kBasisStride,       // basis strides where an integer stride is needed
  kNegativeStride,    // a negative stride where the operation excludes it
  kNotInjective,      // two coordinates share an offset
  kNotComposable,     // no layout of the operation's form has the composed function
  kOutOfDomain,       // a strict operation left the domain
  kNotDivisible,      // a division that must be exact is not
  kDivisionByZero,    // a divisor is zero
  kOverflow,          // a returned size, stride or offset leaves int64_t
  kNoComplement,      // no layout of complement's form exists
  kNotCanonical,      // no matrix descriptor reads the layout
  kUndecided,         // the structural decision ran out of its stated budget
  kUnknownOperation,  // no operation of that name
  kBadRequest,        // a line of the batch form is not a request
  kVacuous,           // contradictory premises
  kEmpty,             // nothing was checked
};

// Returns the enumerator's own spelling, e.g. "kNotComposable".
std::string_view codeName(Code code);

// Why an operation refused.
struct Diagnostic {
  Code code = Code::kUsage;
  std::string rule;              // label in docs/reference/spec.md, e.g. "composition_c2"
  std::string message;           // one sentence, no trailing full stop, no newline
  std::vector<int64_t> witness;  // linear coordinates that break the rule, least first
  std::optional<size_t> position;  // byte offset in the text, for errors of parsers

  // "kNotComposable [composition_c2] at 3: ..." on one line.
  std::string str() const;
};

// A value or the reason why there is none.
template <typename T>
class [[nodiscard]] Expected {
 public:
  Expected(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  Expected(Diagnostic error) : state_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // The value; asserts ok().
  const T& value() const& {
    assert(ok());
    return *std::get_if<0>(&state_);
  }
  T& value() & {
    assert(ok());
    return *std::get_if<0>(&state_);
  }
  T&& value() && {
    assert(ok());
    return std::move(*std::get_if<0>(&state_));
  }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  // The diagnostic; asserts !ok().
  const Diagnostic& error() const& {
    assert(!ok());
    return *std::get_if<1>(&state_);
  }
  Diagnostic&& error() && {
    assert(!ok());
    return std::move(*std::get_if<1>(&state_));
  }

 private:
  std::variant<T, Diagnostic> state_;
};

// The parts one behind the other, in one piece of memory.
std::string joined(std::initializer_list<std::string_view> parts);

// Shorthand for the common case: a diagnostic without witness or position.
Diagnostic makeError(Code code, std::string rule, std::string message);

}  // namespace cutecheck

// Binds `name` to the value of an Expected expression or returns its diagnostic.
#define CUTECHECK_CONCAT_(a, b) a##b
#define CUTECHECK_CONCAT(a, b) CUTECHECK_CONCAT_(a, b)
#define CUTECHECK_TRY_(temporary, name, expression)               \
  auto temporary = (expression);                                  \
  if (!temporary.ok()) return std::move(temporary).error();       \
  auto name = std::move(temporary).value()
#define CUTECHECK_TRY(name, expression) \
  CUTECHECK_TRY_(CUTECHECK_CONCAT(expected_, __LINE__), name, expression)
