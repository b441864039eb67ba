// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parser: recursive descent over characters, one function a rule of the grammar.
//
// Every node knows its height, and every function that recurses counts its depth, so that no text
// makes a tree, or a stack, deeper than kMaxNesting: whoever walks the tree may recurse.
#include "core/notation/expression.h"

#include <algorithm>
#include <utility>

#include "core/support/text_cursor.h"

namespace cutecheck {
namespace {

constexpr uint32_t kMaxPathIndex = 1u << 16;  // exclusive
constexpr size_t kMaxNameBytes = 64;

// The height of what a rule has read, at least 1; 0 when it failed.
using Height = size_t;

class Parser {
 public:
  explicit Parser(std::string_view text) : size_(text.size()), at_(text, " \t\n\r") {}

  Expected<Expression> wholeClaim();
  Expected<std::vector<Expression>> wholePremises();

 private:
  using Kind = Expression::Kind;
  // A rule reads into an expression that is still as it was made; where it fails, error_ says why. Behind
  // what a rule has read blanks are skipped, since each ends in a factor, which looks for an `@` behind them.
  using Rule = Height (Parser::*)(Expression& out);

  // One more level of recursion while alive: a bracket, a prefix sign, the right side of an `o`.
  class Level {
   public:
    explicit Level(Parser& parser) : depth_(parser.depth_) { ++depth_; }
    bool tooDeep() const { return depth_ > kMaxNesting; }
    ~Level() { --depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    size_t& depth_;
  };

  Height claim(Expression& out);
  Height compose(Expression& out);
  Height pair(Expression& out);
  Height sum(Expression& out);
  Height term(Expression& out);
  Height factor(Expression& out);
  Height primary(Expression& out);
  Height name(Expression& out);
  Height dynamic(Expression& out);
  Height swizzle(Expression& out, size_t begin);
  // The rest of a bracketed list, whose opening bracket is behind.
  Height list(Expression& out, Kind kind, char close, char separator, Rule element, size_t begin);
  // The rest of an operation, whose left operand is in `out` and whose operator is behind.
  Height binary(Expression& out, Height left, Kind kind, char op, Rule operand);
  Height node(Expression& out, Height children, size_t begin);
  bool attributes(Expression& leaf);
  bool integer(bool negative, size_t begin, int64_t& out);
  bool signedInteger(int64_t& out);

  bool shortEnough();
  // Whether nothing but blanks is left; `what` else might follow.
  bool ends(std::string_view what);
  bool relation(Relation& out);
  bool swizzleFollows() const;

  // Each keeps the reason and answers 0, or false.
  Height fail(Code code, std::string message, size_t position);
  Height tooDeep(size_t position) {
    return fail(Code::kLimit, "nested deeper than " + std::to_string(kMaxNesting) + " levels", position);
  }
  Height expected(std::string_view what, std::string_view more = {});

  size_t size_;
  TextCursor at_;
  size_t depth_ = 0;
  size_t nodes_ = 0;
  std::optional<Diagnostic> error_;
};

Height Parser::fail(Code code, std::string message, size_t position) {
  const char* rule = code == Code::kLimit      ? "expression_c2"
                     : code == Code::kOverflow ? "expression_c3"
                                               : "expression_c1";
  error_ = makeError(code, rule, std::move(message));
  error_->position = position;
  return 0;
}

Height Parser::expected(std::string_view what, std::string_view more) {
  at_.skipBlanks();
  return fail(Code::kSyntax, joined({"expected ", what, more, ", found ", at_.foundWord()}), at_.position());
}

Height Parser::node(Expression& out, Height children, size_t begin) {
  if (children + 1 > kMaxNesting) return tooDeep(begin);
  if (++nodes_ > kMaxNodes)
    return fail(Code::kLimit, "more than " + std::to_string(kMaxNodes) + " nodes", begin);
  out.begin = static_cast<uint32_t>(begin);
  out.end = static_cast<uint32_t>(at_.tokenEnd());
  return children + 1;
}

Height Parser::binary(Expression& out, Height left, Kind kind, char op, Rule operand) {
  std::vector<Expression> operands;
  const size_t begin = out.begin;
  operands.emplace_back() = std::exchange(out, Expression());
  const Height right = (this->*operand)(operands.emplace_back());
  if (right == 0) return 0;
  out.kind = kind;
  out.op = op;
  out.children = std::move(operands);
  if (left >= right && left >= kMaxNesting)
    return fail(
        Code::kLimit,
        "more than " + std::to_string(kMaxNesting - 1) + " operators in a row; put parts of them in brackets",
        begin);
  return node(out, std::max(left, right), begin);
}

bool Parser::relation(Relation& out) {
  const char first = at_.current();
  if (first != '=' && first != '!' && first != '<' && first != '>') return false;
  // Longest first: === before ==, <= before <.
  const Relation kAll[] = {Relation::kIdentical, Relation::kEqual,        Relation::kNotEqual,
                           Relation::kLessEqual, Relation::kGreaterEqual, Relation::kLess,
                           Relation::kGreater};
  for (const Relation r : kAll) {
    if (!at_.startsWith(relationText(r))) continue;
    at_.advance(relationText(r).size());
    out = r;
    return true;
  }
  return false;
}

Height Parser::claim(Expression& out) {
  const Height left = compose(out);
  Relation r;
  if (left == 0 || !relation(r)) return left;
  const Height height = binary(out, left, Kind::kRelation, 0, &Parser::compose);
  out.relation = r;
  return height;
}

Height Parser::compose(Expression& out) {
  const Height left = pair(out);
  if (left == 0 || !at_.acceptHere('o')) return left;
  const Level level(*this);
  if (level.tooDeep()) return tooDeep(at_.position());
  return binary(out, left, Kind::kCompose, 0, &Parser::compose);
}

Height Parser::pair(Expression& out) {
  const Height left = sum(out);
  if (left == 0 || !at_.acceptHere(':')) return left;
  return binary(out, left, Kind::kLayout, 0, &Parser::sum);
}

Height Parser::sum(Expression& out) {
  Height height = term(out);
  if (height == 0) return 0;
  for (char c = at_.current(); c == '+' || c == '-'; c = at_.current()) {
    at_.advance(1);
    height = binary(out, height, Kind::kBinary, c, &Parser::term);
    if (height == 0) return 0;
  }
  return height;
}

Height Parser::term(Expression& out) {
  Height height = factor(out);
  if (height == 0) return 0;
  for (char c = at_.current(); c == '*' || c == '/' || c == '%'; c = at_.current()) {
    at_.advance(1);
    height = binary(out, height, Kind::kBinary, c, &Parser::factor);
    if (height == 0) return 0;
  }
  return height;
}

Height Parser::factor(Expression& out) {
  const char first = at_.peek();
  const size_t begin = at_.position();
  Height height = 0;
  if (first == '-') {
    at_.advance(1);
    if (!isDigit(at_.peek())) {
      const Level level(*this);
      if (level.tooDeep()) return tooDeep(begin);
      out.kind = Kind::kUnary;
      out.op = '-';
      height = factor(out.children.emplace_back());
      return height == 0 ? 0 : node(out, height, begin);
    }
    // A sign before digits belongs to the literal: -9223372036854775808 has no positive twin.
    if (!integer(true, begin, out.value)) return 0;
    height = node(out, 0, begin);
  } else {
    height = primary(out);
  }
  if (height == 0) return 0;

  if (!at_.accept('@')) return height;
  std::vector<Expression> scaled;
  scaled.emplace_back() = std::exchange(out, Expression());
  out.kind = Kind::kBasis;
  out.children = std::move(scaled);
  std::vector<uint32_t>& path = out.path;
  do {
    if (!isDigit(at_.peek())) return expected("the index of a basis element");
    const size_t at = at_.position();
    int64_t index = 0;
    if (!integer(false, at, index)) return 0;
    if (index >= kMaxPathIndex) return fail(Code::kLimit, "a basis index is at most 65535", at);
    if (path.size() == kMaxNesting) return tooDeep(at);
    path.push_back(static_cast<uint32_t>(index));
  } while (at_.accept('@'));
  // The last number written is the outermost.
  std::reverse(path.begin(), path.end());
  return node(out, height, begin);
}

Height Parser::primary(Expression& out) {
  const char c = at_.peek();
  const size_t begin = at_.position();
  if (isDigit(c)) return integer(false, begin, out.value) ? node(out, 0, begin) : 0;
  if (isLetter(c)) return name(out);
  if (c == '?') return dynamic(out);
  if (c == '_') {
    at_.advance(1);
    out.kind = Kind::kUnderscore;
    return node(out, 0, begin);
  }
  if (at_.accept('(')) return list(out, Kind::kTuple, ')', ',', &Parser::compose, begin);
  if (at_.accept('<')) return list(out, Kind::kTiler, '>', ',', &Parser::compose, begin);
  if (at_.accept('[')) return list(out, Kind::kTiler, ']', ';', &Parser::compose, begin);
  return expected("a number, a name, '?', '_', '(', '<' or '['");
}

Height Parser::list(Expression& out, Kind kind, char close, char separator, Rule element, size_t begin) {
  out.kind = kind;
  Height highest = 0;
  const Level level(*this);
  if (level.tooDeep()) return tooDeep(begin);
  if (!at_.accept(close)) {
    do {
      const Height height = (this->*element)(out.children.emplace_back());
      if (height == 0) return 0;
      highest = std::max(highest, height);
    } while (at_.acceptHere(separator));
    if (!at_.acceptHere(close)) return expected(std::string("'") + separator + "' or '" + close + "'");
  }
  return node(out, highest, begin);
}

Height Parser::name(Expression& out) {
  const size_t begin = at_.position();
  const std::string_view text = at_.word();
  if (text.size() > kMaxNameBytes)
    return fail(Code::kLimit, "a name is at most " + std::to_string(kMaxNameBytes) + " bytes", begin);
  if ((text == "S" || text == "Sw" || text == "swizzle") && swizzleFollows()) return swizzle(out, begin);
  out.name = text;
  if (at_.accept('(')) return list(out, Kind::kCall, ')', ',', &Parser::claim, begin);
  out.kind = Kind::kSymbol;
  out.value = 1;
  return attributes(out) ? node(out, 0, begin) : 0;
}

Height Parser::dynamic(Expression& out) {
  const size_t begin = at_.position();
  at_.advance(1);
  out.kind = Kind::kDynamic;
  out.value = 1;
  return attributes(out) ? node(out, 0, begin) : 0;
}

// `{div=8}`, `{i64}`, `{i64 div=8}` after a leaf, if there is any.
bool Parser::attributes(Expression& leaf) {
  if (!at_.accept('{')) return true;
  const bool named = leaf.kind == Kind::kSymbol;
  at_.peek();
  size_t at = at_.position();
  std::string_view key = at_.word();
  if (key == "i32" || key == "i64") {
    if (named) return fail(Code::kSyntax, "a named integer has no width; only ? has", at) != 0;
    leaf.width = key == "i64" ? 64 : 32;
    at_.peek();
    at = at_.position();
    key = at_.word();
  }
  if (key == "div") {
    if (!at_.accept('=')) return expected("'='") != 0;
    at_.peek();
    at = at_.position();
    if (!isDigit(at_.peek())) return expected("a divisor") != 0;
    int64_t div = 0;
    if (!integer(false, at, div)) return false;
    if (div < 1) return fail(Code::kSyntax, "a divisor is at least 1", at) != 0;
    leaf.value = div;
  } else if (!key.empty()) {
    return fail(Code::kSyntax, named ? "expected div=N" : "expected i32, i64 or div=N", at) != 0;
  }
  return at_.accept('}') || expected("'}'") != 0;
}

// Whether `< int ,` follows: `S<3,` opens a swizzle, `S<3` is a relation.
bool Parser::swizzleFollows() const {
  TextCursor ahead = at_;
  if (!ahead.accept('<')) return false;
  ahead.accept('-');
  if (!isDigit(ahead.peek())) return false;
  (void)ahead.digits(false);
  return ahead.peek() == ',';
}

Height Parser::swizzle(Expression& out, size_t begin) {
  out.kind = Kind::kSwizzle;
  at_.accept('<');
  if (!signedInteger(out.value)) return 0;
  if (!at_.accept(',')) return expected("','");
  if (!signedInteger(out.base)) return 0;
  if (!at_.accept(',')) return expected("','");
  if (!signedInteger(out.shift)) return 0;
  if (!at_.accept('>')) return expected("'>'");
  return node(out, 0, begin);
}

bool Parser::signedInteger(int64_t& out) {
  at_.peek();
  const size_t begin = at_.position();
  const bool negative = at_.accept('-');
  if (!isDigit(at_.peek())) return expected("an integer") != 0;
  return integer(negative, begin, out);
}

// The digits at the cursor, the sign being behind; `begin` is where the literal starts.
bool Parser::integer(bool negative, size_t begin, int64_t& out) {
  const std::optional<int64_t> value = at_.digits(negative);
  if (!value) return fail(Code::kOverflow, "an integer leaves 64 bits", begin) != 0;
  out = *value;
  return true;
}

bool Parser::shortEnough() {
  return size_ <= kMaxTextBytes ||
         fail(Code::kLimit, "longer than " + std::to_string(kMaxTextBytes) + " bytes", kMaxTextBytes) != 0;
}

bool Parser::ends(std::string_view what) {
  at_.skipBlanks();
  return at_.atEnd() || expected(what, " or the end of the text") != 0;
}

Expected<Expression> Parser::wholeClaim() {
  Expression e;
  if (shortEnough() && claim(e) != 0 && ends("an operator")) return e;
  return std::move(*error_);
}

Expected<std::vector<Expression>> Parser::wholePremises() {
  std::vector<Expression> premises;
  if (!shortEnough()) return std::move(*error_);
  at_.skipBlanks();
  if (at_.atEnd()) return premises;
  do {
    if (claim(premises.emplace_back()) == 0) return std::move(*error_);
  } while (at_.acceptHere(','));
  if (!ends("an operator, ','")) return std::move(*error_);
  return premises;
}

}  // namespace

std::string_view relationText(Relation relation) {
  constexpr std::string_view kTexts[] = {"==", "===", "!=", "<=", "<", ">=", ">"};
  return kTexts[static_cast<size_t>(relation)];
}

Expected<Expression> parseExpression(std::string_view text) { return Parser(text).wholeClaim(); }

Expected<std::vector<Expression>> parsePremises(std::string_view text) {
  return Parser(text).wholePremises();
}

}  // namespace cutecheck
