// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/term.h"

#include <cctype>
#include <utility>

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

// How tightly a term binds: a factor 5, * / % 4, + - 3, a layout 2, o 1, a relation 0.
int tightness(const Term& t) {
  switch (t.kind) {
    case Kind::kRelation:
      return 0;
    case Kind::kCompose:
      return 1;
    case Kind::kLayout:
      return 2;
    case Kind::kBinary:
      return t.name == "+" || t.name == "-" ? 3 : 4;
    default:
      return 5;
  }
}

void print(const Term& t, int atLeast, std::string& out);

void printList(const std::vector<Term>& parts, char separator, int atLeast, std::string& out) {
  for (size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += separator;
    print(parts[i], atLeast, out);
  }
}

void printDivisor(int64_t divisor, std::string& out) {
  if (divisor > 1) out += "{div=" + std::to_string(divisor) + "}";
}

void printInner(const Term& t, std::string& out) {
  switch (t.kind) {
    case Kind::kNumber:
      out += std::to_string(t.value);
      return;
    case Kind::kSymbol:
      out += t.name;
      printDivisor(t.value, out);
      return;
    case Kind::kDynamic:
      out += '?';
      printDivisor(t.value, out);
      return;
    case Kind::kKeep:
      out += '_';
      return;
    case Kind::kNegate:
      // Before digits the sign would belong to the literal.
      out += t.parts[0].is(Kind::kNumber) ? "-(" : "-";
      print(t.parts[0], 5, out);
      if (t.parts[0].is(Kind::kNumber)) out += ')';
      return;
    case Kind::kBinary: {
      const int own = tightness(t);
      print(t.parts[0], own, out);
      out += t.name;
      // A sign after an operator reads as a literal's, which is what stands there.
      print(t.parts[1], own + 1, out);
      return;
    }
    case Kind::kBasis:
      print(t.parts[0], 5, out);
      for (uint32_t index : t.path) out += "@" + std::to_string(index);
      return;
    case Kind::kTuple:
      out += '(';
      printList(t.parts, ',', 1, out);
      out += ')';
      return;
    case Kind::kTiler:
      out += '<';
      printList(t.parts, ',', 1, out);
      out += '>';
      return;
    case Kind::kLayout:
      print(t.parts[0], 3, out);
      out += ':';
      print(t.parts[1], 3, out);
      return;
    case Kind::kSwizzle:
      out +=
          "S<" + std::to_string(t.value) + "," + std::to_string(t.base) + "," + std::to_string(t.shift) + ">";
      return;
    case Kind::kCompose:
      print(t.parts[0], 2, out);
      out += " o ";
      print(t.parts[1], 1, out);
      return;
    case Kind::kCall:
      out += t.name + "(";
      printList(t.parts, ',', 0, out);
      out += ')';
      return;
    case Kind::kRelation:
      print(t.parts[0], 1, out);
      out += " " + t.name + " ";
      print(t.parts[1], 1, out);
      return;
  }
}

void print(const Term& t, int atLeast, std::string& out) {
  const bool grouped = tightness(t) < atLeast;
  if (grouped) out += '(';
  printInner(t, out);
  if (grouped) out += ')';
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::optional<Term> whole() {
    Term t = claim();
    if (failed_ || !atEnd()) return std::nullopt;
    return t;
  }
  std::optional<std::vector<Term>> all() {
    std::vector<Term> terms;
    if (atEnd()) return terms;
    do {
      terms.push_back(claim());
    } while (!failed_ && accept(','));
    if (failed_ || !atEnd()) return std::nullopt;
    return terms;
  }

 private:
  void blanks() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
  }
  bool atEnd() {
    blanks();
    return at_ == text_.size();
  }
  char peek() {
    blanks();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool accept(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  bool acceptText(std::string_view s) {
    blanks();
    if (text_.substr(at_, s.size()) != s) return false;
    at_ += s.size();
    return true;
  }
  void expect(char c) {
    if (!accept(c)) failed_ = true;
  }
  int64_t digits() {
    int64_t v = 0;
    bool some = false;
    peek();
    while (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_]))) {
      if (__builtin_mul_overflow(v, int64_t{10}, &v) || __builtin_add_overflow(v, text_[at_] - '0', &v))
        failed_ = true;
      ++at_;
      some = true;
    }
    if (!some) failed_ = true;
    return v;
  }
  int64_t integer() { return accept('-') ? -digits() : digits(); }

  Term claim() {
    Term left = compose();
    for (const char* relation : {"===", "==", "!=", "<=", ">=", "<", ">"})
      if (!failed_ && acceptText(relation)) return Term::relation(relation, std::move(left), compose());
    return left;
  }
  Term compose() {
    Term left = pair();
    if (!failed_ && peek() == 'o') {
      ++at_;
      return Term::compose(std::move(left), compose());
    }
    return left;
  }
  Term pair() {
    Term left = sum();
    if (!failed_ && accept(':')) return Term::layout(std::move(left), sum());
    return left;
  }
  Term sum() {
    Term left = product();
    while (!failed_ && (peek() == '+' || peek() == '-')) {
      const char op = text_[at_++];
      left = Term::binary(op, std::move(left), product());
    }
    return left;
  }
  Term product() {
    Term left = factor();
    while (!failed_ && (peek() == '*' || peek() == '/' || peek() == '%')) {
      const char op = text_[at_++];
      left = Term::binary(op, std::move(left), factor());
    }
    return left;
  }
  Term factor() {
    Term t;
    if (accept('-')) {
      if (!std::isdigit(static_cast<unsigned char>(peek()))) return Term::negate(factor());
      t = Term::number(-digits());
    } else {
      t = primary();
    }
    if (failed_ || peek() != '@') return t;
    Term basis;
    basis.kind = Kind::kBasis;
    while (!failed_ && accept('@')) basis.path.push_back(static_cast<uint32_t>(digits()));
    basis.parts.push_back(std::move(t));
    return basis;
  }
  std::vector<Term> list(char close, char separator, bool claims) {
    std::vector<Term> parts;
    if (accept(close)) return parts;
    do {
      if (failed_) return parts;
      parts.push_back(claims ? claim() : compose());
    } while (!failed_ && accept(separator));
    expect(close);
    return parts;
  }
  int64_t divisor() {
    if (!accept('{')) return 1;
    int64_t v = 1;
    if (!acceptText("i32")) (void)acceptText("i64");
    if (acceptText("div")) {
      expect('=');
      v = digits();
    }
    expect('}');
    return v;
  }
  Term primary() {
    const char c = peek();
    if (std::isdigit(static_cast<unsigned char>(c))) return Term::number(digits());
    if (std::isalpha(static_cast<unsigned char>(c))) return named();
    if (accept('?')) {
      // ?1, ?2, ..: as a premise that is printed names an anonymous one.
      if (at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])))
        return Term::symbol("?" + std::to_string(digits()));
      Term t;
      t.kind = Kind::kDynamic;
      t.value = divisor();
      return t;
    }
    if (accept('_')) return Term::keep();
    if (accept('(')) return Term::tuple(list(')', ',', false));
    if (accept('<')) return Term::tiler(list('>', ',', false));
    if (accept('[')) return Term::tiler(list(']', ';', false));
    failed_ = true;
    return {};
  }
  Term named() {
    const size_t begin = at_;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_'))
      ++at_;
    const std::string name(text_.substr(begin, at_ - begin));
    if ((name == "S" || name == "Sw" || name == "swizzle") && peek() == '<') {
      const size_t before = at_;
      ++at_;
      const int64_t bits = integer();
      if (!failed_ && accept(',')) {
        const int64_t base = integer();
        expect(',');
        const int64_t shift = integer();
        expect('>');
        return Term::swizzle(bits, base, shift);
      }
      failed_ = false;
      at_ = before;
    }
    if (accept('(')) return Term::call(name, list(')', ',', true));
    return Term::symbol(name, divisor());
  }

  std::string_view text_;
  size_t at_ = 0;
  bool failed_ = false;
};

Term make(Kind kind, std::vector<Term> parts, std::string name = {}) {
  Term t;
  t.kind = kind;
  t.parts = std::move(parts);
  t.name = std::move(name);
  return t;
}

}  // namespace

Term Term::number(int64_t value) {
  Term t;
  t.value = value;
  return t;
}
Term Term::symbol(std::string name, int64_t divisor) {
  Term t = make(Kind::kSymbol, {}, std::move(name));
  t.value = divisor;
  return t;
}
Term Term::keep() { return make(Kind::kKeep, {}); }
Term Term::binary(char op, Term a, Term b) {
  return make(Kind::kBinary, {std::move(a), std::move(b)}, std::string(1, op));
}
Term Term::negate(Term a) { return make(Kind::kNegate, {std::move(a)}); }
Term Term::tuple(std::vector<Term> parts) { return make(Kind::kTuple, std::move(parts)); }
Term Term::tiler(std::vector<Term> parts) { return make(Kind::kTiler, std::move(parts)); }
Term Term::layout(Term shape, Term stride) {
  return make(Kind::kLayout, {std::move(shape), std::move(stride)});
}
Term Term::swizzle(int64_t bits, int64_t base, int64_t shift) {
  Term t = make(Kind::kSwizzle, {});
  t.value = bits;
  t.base = base;
  t.shift = shift;
  return t;
}
Term Term::compose(Term a, Term b) { return make(Kind::kCompose, {std::move(a), std::move(b)}); }
Term Term::call(std::string name, std::vector<Term> parts) {
  return make(Kind::kCall, std::move(parts), std::move(name));
}
Term Term::relation(std::string name, Term a, Term b) {
  return make(Kind::kRelation, {std::move(a), std::move(b)}, std::move(name));
}

size_t Term::size() const {
  size_t n = 1;
  for (const Term& part : parts) n += part.size();
  return n;
}

std::string textOf(const Term& term) {
  std::string out;
  print(term, 0, out);
  return out;
}

std::string textOf(const std::vector<Term>& premises) {
  std::string out;
  for (const Term& premise : premises) out += (out.empty() ? "" : ", ") + textOf(premise);
  return out;
}

std::optional<Term> readTerm(std::string_view text) { return Reader(text).whole(); }
std::optional<std::vector<Term>> readTerms(std::string_view text) { return Reader(text).all(); }

}  // namespace cutecheck::adversary
