// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/constant.h"

#include <cctype>
#include <charconv>

namespace cutecheck::ptx {

namespace {

using Value = std::optional<uint64_t>;

// By precedence: the loosest first.
class Expression {
 public:
  explicit Expression(std::string_view text) : text_(text) {}

  Value all() { return ended(alternatives()); }
  Value sumAlone() { return ended(sum()); }

 private:
  Value ended(Value value) {
    skip();
    return at_ == text_.size() ? value : std::nullopt;
  }

  void skip() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }

  // Takes an operator, where it is not the beginning of a longer one.
  bool take(std::string_view name) {
    skip();
    if (text_.substr(at_, name.size()) != name) return false;
    const char next = at_ + name.size() < text_.size() ? text_[at_ + name.size()] : ' ';
    if (next == '=' || ((name == "&" || name == "|") && next == name[0])) return false;
    at_ += name.size();
    return true;
  }

  Value alternatives() {
    Value value = differences();
    while (take("|")) value = joined(value, differences(), [](uint64_t a, uint64_t b) { return a | b; });
    return value;
  }

  Value differences() {
    Value value = commons();
    while (take("^")) value = joined(value, commons(), [](uint64_t a, uint64_t b) { return a ^ b; });
    return value;
  }

  Value commons() {
    Value value = shifted();
    while (take("&")) value = joined(value, shifted(), [](uint64_t a, uint64_t b) { return a & b; });
    return value;
  }

  Value shifted() {
    Value value = sum();
    while (true) {
      const bool left = take("<<");
      if (!left && !take(">>")) return value;
      const Value by = sum();
      // The sign of what is shifted to the right decides what comes in.
      if (!value || !by || *by > 63 || (!left && isNegative(*value))) return std::nullopt;
      value = left ? *value << *by : *value >> *by;
    }
  }

  Value sum() {
    Value value = product();
    while (true) {
      if (take("+"))
        value = joined(value, product(), [](uint64_t a, uint64_t b) { return a + b; });
      else if (take("-"))
        value = joined(value, product(), [](uint64_t a, uint64_t b) { return a - b; });
      else
        return value;
    }
  }

  Value product() {
    Value value = single();
    while (true) {
      if (take("*")) {
        value = joined(value, single(), [](uint64_t a, uint64_t b) { return a * b; });
        continue;
      }
      const bool quotient = take("/");
      if (!quotient && !take("%")) return value;
      const Value by = single();
      if (!value || !by || *by == 0 || isNegative(*value) || isNegative(*by)) return std::nullopt;
      value = quotient ? *value / *by : *value % *by;
    }
  }

  Value single() {
    if (take("+")) return single();
    if (take("-")) {
      const Value value = single();
      return value ? Value(0 - *value) : value;
    }
    if (take("~")) {
      const Value value = single();
      return value ? Value(~*value) : value;
    }
    if (take("(")) {
      const Value value = alternatives();
      return take(")") ? value : std::nullopt;
    }
    return literal();
  }

  Value literal() {
    skip();
    const size_t begin = at_;
    while (at_ < text_.size() && std::isalnum(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
    std::string_view digits = text_.substr(begin, at_ - begin);
    if (digits.empty() || std::isdigit(static_cast<unsigned char>(digits[0])) == 0) return std::nullopt;
    int base = 10;
    const char mark = digits.size() > 1 && digits[0] == '0' ? digits[1] : ' ';
    if (mark == 'f' || mark == 'F' || mark == 'd' || mark == 'D') {
      // The bits of a number of 32 or 64.
      const size_t width = mark == 'f' || mark == 'F' ? 8 : 16;
      if (digits.size() != width + 2 || digits.size() != text_.size()) return std::nullopt;
      return read(digits.substr(2), 16);
    }
    if (digits.back() == 'U' || digits.back() == 'u') digits.remove_suffix(1);
    if (mark == 'x' || mark == 'X' || mark == 'b' || mark == 'B') {
      base = mark == 'x' || mark == 'X' ? 16 : 2;
      digits.remove_prefix(2);
    } else if (digits.size() > 1 && digits[0] == '0') {
      base = 8;
      digits.remove_prefix(1);
    }
    return read(digits, base);
  }

  static Value read(std::string_view digits, int base) {
    uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    return error == std::errc() && end == digits.data() + digits.size() && !digits.empty() ? Value(value)
                                                                                           : std::nullopt;
  }

  static bool isNegative(uint64_t value) { return value >> 63 != 0; }

  template <typename F>
  static Value joined(const Value& a, const Value& b, const F& f) {
    return a && b ? Value(f(*a, *b)) : std::nullopt;
  }

  std::string_view text_;
  size_t at_ = 0;
};

}  // namespace

std::optional<uint64_t> ptxConstant(std::string_view text) { return Expression(text).all(); }
std::optional<uint64_t> ptxOffset(std::string_view text) { return Expression(text).sumAlone(); }

char ptxFloatLiteral(std::string_view constant) {
  if (constant.size() < 3 || constant[0] != '0') return 0;
  const char mark = constant[1];
  return mark == 'f' || mark == 'F' ? 'f' : mark == 'd' || mark == 'D' ? 'd' : '\0';
}

}  // namespace cutecheck::ptx
