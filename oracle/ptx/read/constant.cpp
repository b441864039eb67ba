// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/constant.h"

#include <array>
#include <bit>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <limits>

namespace cutecheck::ptx {

namespace {

// As many parentheses and signs may stand around a number.
constexpr int kDeepest = 100;

struct Number {
  uint64_t bits = 0;
  bool isSigned = true;

  bool isNegative() const { return isSigned && bits >> 63 != 0; }
};
using Value = std::optional<Number>;

// The operators that join two numbers, the loosest first; of each level those that begin as another stand
// behind it.
constexpr std::array<std::array<std::string_view, 4>, 10> kLevels = {{{"||"},
                                                                      {"&&"},
                                                                      {"|"},
                                                                      {"^"},
                                                                      {"&"},
                                                                      {"==", "!="},
                                                                      {"<=", ">=", "<", ">"},
                                                                      {"<<", ">>"},
                                                                      {"+", "-"},
                                                                      {"*", "/", "%"}}};
constexpr size_t kSums = 8;  // the level of + and -

class Expression {
 public:
  explicit Expression(std::string_view text) : text_(text) {}

  Value all() { return ended(alternatives()); }
  Value sumAlone() { return ended(level(kSums)); }
  // Of what has no value.
  std::string why() const { return why_.empty() ? "it is not read" : why_; }

 private:
  Value ended(const Value& value) {
    skip();
    if (at_ == text_.size()) return value;
    return fails("'" + std::string(text_.substr(at_, 1)) + "' may not stand there");
  }

  Value fails(const std::string& why) {
    if (why_.empty()) why_ = why;
    return std::nullopt;
  }

  void skip() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }

  // Takes an operator, where it is not the beginning of a longer one.
  bool take(std::string_view name) {
    skip();
    if (text_.substr(at_, name.size()) != name) return false;
    const char next = at_ + name.size() < text_.size() ? text_[at_ + name.size()] : ' ';
    const bool doubles = name == "&" || name == "|" || name == "<" || name == ">";
    if ((next == '=' && (name == "<" || name == ">" || name == "!")) || (doubles && next == name[0]))
      return false;
    // "%3" is the name of a register.
    if (name == "%" && std::isspace(static_cast<unsigned char>(next)) == 0 &&
        std::string_view("(+-~!").find(next) == std::string_view::npos)
      return false;
    at_ += name.size();
    return true;
  }

  Value alternatives() {
    const Value condition = level(0);
    if (!take("?")) return condition;
    if (++depth_ > kDeepest) return fails("it is nested deeper than " + std::to_string(kDeepest) + " levels");
    const Value yes = alternatives();
    if (!take(":")) return fails("of '?' the ':' is missing");
    const Value no = alternatives();
    --depth_;
    if (!condition || !yes || !no) return std::nullopt;
    if (yes->isSigned != no->isSigned) return fails("of the alternatives of '?' one alone has a sign");
    return condition->bits != 0 ? yes : no;
  }

  Value level(size_t which) {
    if (which == kLevels.size()) return single();
    Value value = level(which + 1);
    while (true) {
      std::string_view found;
      for (const std::string_view one : kLevels[which])
        if (found.empty() && !one.empty() && take(one)) found = one;
      if (found.empty()) return value;
      const Value other = level(which + 1);
      value = value && other ? joined(found, *value, *other) : std::nullopt;
    }
  }

  // As C has them for numbers of 64 bits.
  Value joined(std::string_view name, const Number& a, const Number& b) {
    const bool isSigned = a.isSigned && b.isSigned;
    const auto number = [&](uint64_t bits) { return Number{bits, isSigned}; };
    const auto truth = [](bool holds) { return Number{holds ? uint64_t{1} : 0, true}; };
    const auto less = [&](const Number& x, const Number& y) {
      return isSigned ? static_cast<int64_t>(x.bits) < static_cast<int64_t>(y.bits) : x.bits < y.bits;
    };
    if (name == "||") return truth(a.bits != 0 || b.bits != 0);
    if (name == "&&") return truth(a.bits != 0 && b.bits != 0);
    if (name == "|") return number(a.bits | b.bits);
    if (name == "^") return number(a.bits ^ b.bits);
    if (name == "&") return number(a.bits & b.bits);
    if (name == "==") return truth(a.bits == b.bits);
    if (name == "!=") return truth(a.bits != b.bits);
    if (name == "<") return truth(less(a, b));
    if (name == ">") return truth(less(b, a));
    if (name == "<=") return truth(!less(b, a));
    if (name == ">=") return truth(!less(a, b));
    if (name == "+") return number(a.bits + b.bits);
    if (name == "-") return number(a.bits - b.bits);
    if (name == "*") return number(a.bits * b.bits);
    if (name == "<<" || name == ">>") {
      if (b.bits > 63) return fails("'" + std::string(name) + "' shifts by more than 63");
      if (name == "<<") return Number{a.bits << b.bits, a.isSigned};
      return Number{
          a.isSigned ? static_cast<uint64_t>(static_cast<int64_t>(a.bits) >> b.bits) : a.bits >> b.bits,
          a.isSigned};
    }
    if (b.bits == 0) return fails("'" + std::string(name) + "' has the divisor 0");
    if (name == "%") {
      // The ISA has a sign there, and ptxas has none.
      if (a.isNegative() || b.isNegative()) return fails("'%' has a number below 0");
      return number(a.bits % b.bits);
    }
    if (!isSigned) return number(a.bits / b.bits);
    const auto dividend = static_cast<int64_t>(a.bits), divisor = static_cast<int64_t>(b.bits);
    if (divisor == -1 && dividend == std::numeric_limits<int64_t>::min()) return fails("'/' leaves 64 bits");
    return number(static_cast<uint64_t>(dividend / divisor));
  }

  Value single() {
    if (depth_ >= kDeepest) return fails("it is nested deeper than " + std::to_string(kDeepest) + " levels");
    ++depth_;
    const Value value = signedOrLiteral();
    --depth_;
    return value;
  }

  Value signedOrLiteral() {
    if (take("+")) return single();
    if (take("-")) {
      const Value value = single();
      return value ? Value(Number{0 - value->bits, value->isSigned}) : value;
    }
    if (take("~")) {
      const Value value = single();
      return value ? Value(Number{~value->bits, false}) : value;
    }
    if (take("!")) {
      const Value value = single();
      return value ? Value(Number{value->bits == 0 ? uint64_t{1} : 0, true}) : value;
    }
    if (take("(")) {
      skip();
      if (at_ < text_.size() && text_[at_] == '.') return fails("a cast is not read");
      const Value value = alternatives();
      if (!take(")"))
        return fails(at_ < text_.size() ? "'" + std::string(text_.substr(at_, 1)) + "' may not stand there"
                                        : "a ')' is missing");
      return value;
    }
    return literal();
  }

  Value literal() {
    skip();
    const size_t begin = at_;
    while (at_ < text_.size() && std::isalnum(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
    std::string_view digits = text_.substr(begin, at_ - begin);
    if (digits.empty() || std::isdigit(static_cast<unsigned char>(digits[0])) == 0)
      return fails("a number is missing");
    int base = 10;
    const char mark = digits.size() > 1 && digits[0] == '0' ? digits[1] : ' ';
    if (mark == 'f' || mark == 'F' || mark == 'd' || mark == 'D') {
      // The bits of a number of 32 or 64.
      const size_t width = mark == 'f' || mark == 'F' ? 8 : 16;
      if (digits.size() != width + 2 || digits.size() != text_.size())
        return fails("the bits of a float stand in it");
      return read(digits.substr(2), 16, false);
    }
    const bool isUnsigned = digits.back() == 'U';
    if (isUnsigned) digits.remove_suffix(1);
    if (mark == 'x' || mark == 'X' || mark == 'b' || mark == 'B') {
      base = mark == 'x' || mark == 'X' ? 16 : 2;
      digits.remove_prefix(2);
    } else if (digits.size() > 1 && digits[0] == '0') {
      base = 8;
      digits.remove_prefix(1);
    }
    return read(digits, base, isUnsigned);
  }

  // What does not fit into 63 bits has no sign.
  Value read(std::string_view digits, int base, bool isUnsigned) {
    uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    if (error != std::errc() || end != digits.data() + digits.size() || digits.empty())
      return fails("a number is not read");
    return Number{value, !isUnsigned && value >> 63 == 0};
  }

  std::string_view text_;
  std::string why_;
  size_t at_ = 0;
  int depth_ = 0;
};

std::optional<uint64_t> bitsOf(const Value& value) {
  return value ? std::optional(value->bits) : std::nullopt;
}

}  // namespace

std::optional<uint64_t> ptxConstant(std::string_view text) { return bitsOf(Expression(text).all()); }
std::optional<uint64_t> ptxOffset(std::string_view text) { return bitsOf(Expression(text).sumAlone()); }

std::optional<uint64_t> ptxNumber(std::string_view text) {
  for (const char c : text)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) return std::nullopt;
  return ptxFloatLiteral(text) == 0 ? ptxConstant(text) : std::nullopt;
}

namespace {

// Of a decimal float the text that is read instead; "" of another text.
std::string bitsInstead(std::string_view text) {
  double value = 0;
  const bool isDecimal = text.find_first_not_of("0123456789.eE+-") == std::string_view::npos &&
                         text.find_first_of(".eE") != std::string_view::npos;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (!isDecimal || error != std::errc() || end != text.data() + text.size()) return "";
  std::array<char, 64> bits{};
  std::snprintf(bits.data(), bits.size(), "0f%08X of f32, 0d%016llX of f64",
                std::bit_cast<uint32_t>(static_cast<float>(value)),
                static_cast<unsigned long long>(std::bit_cast<uint64_t>(value)));
  return "the decimal float " + std::string(text) + " is not read: write its bits, " + bits.data();
}

}  // namespace

std::string ptxWhyNoConstant(std::string_view text) {
  constexpr size_t kShown = 40;
  if (text.empty() || (std::isdigit(static_cast<unsigned char>(text[0])) == 0 &&
                       std::string_view("+-~!(").find(text[0]) == std::string_view::npos))
    return "";
  Expression read(text);
  if (read.all()) return "";
  if (text.size() < kShown)
    if (std::string instead = bitsInstead(text); !instead.empty()) return instead;
  return "the constant expression " + std::string(text.substr(0, kShown)) +
         (text.size() > kShown ? "..." : "") + " is not read: " + read.why();
}

char ptxFloatLiteral(std::string_view constant) {
  if (constant.size() < 3 || constant[0] != '0') return 0;
  const char mark = constant[1];
  return mark == 'f' || mark == 'F' ? 'f' : mark == 'd' || mark == 'D' ? 'd' : '\0';
}

}  // namespace cutecheck::ptx
