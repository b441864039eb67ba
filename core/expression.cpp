// The parser: recursive descent over characters, one function a rule of the grammar.
//
// Every node knows its height, and every function that recurses counts its depth, so that no text
// makes a tree, or a stack, deeper than kMaxNesting: whoever walks the tree may recurse.
#include "core/expression.h"

#include <algorithm>
#include <utility>

#include "core/fault.h"
#include "core/text_cursor.h"

namespace cutecheck {
namespace {

constexpr uint32_t kMaxPathIndex = 1u << 16;  // exclusive
constexpr size_t kMaxNameBytes = 64;

struct Parsed {
  Expression tree;
  size_t height = 1;
};
using Result = Expected<Parsed>;

class Parser {
 public:
  explicit Parser(std::string_view text) : size_(text.size()), at_(text, " \t\n\r") {}

  Expected<Expression> wholeClaim();
  Expected<std::vector<Expression>> wholePremises();

 private:
  using Kind = Expression::Kind;
  using Rule = Result (Parser::*)();

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

  Result claim();
  Result compose();
  Result pair();
  Result sum();
  Result term();
  Result factor();
  Result primary();
  Result name();
  Result dynamic();
  Result swizzle(size_t begin);
  Result list(Kind kind, std::string name, char close, char separator, Rule element, size_t begin);
  Result binary(Parsed lhs, Kind kind, char op, Rule operand);
  Result node(Expression tree, size_t childHeight, size_t begin);
  Expected<Expression> attributes(Expression leaf);
  Expected<int64_t> integer(bool negative, size_t begin);
  Expected<int64_t> signedInteger();

  bool relation(Relation& out);
  bool swizzleFollows() const;

  Diagnostic fail(Code code, std::string message, size_t position) const;
  Diagnostic tooDeep(size_t position) const {
    return fail(Code::kLimit, "nested deeper than " + std::to_string(kMaxNesting) + " levels", position);
  }
  Diagnostic expected(const std::string& what);

  size_t size_;
  TextCursor at_;
  size_t depth_ = 0;
  size_t nodes_ = 0;
};

Diagnostic Parser::fail(Code code, std::string message, size_t position) const {
  const char* rule = code == Code::kLimit      ? "expression_c2"
                     : code == Code::kOverflow ? "expression_c3"
                                               : "expression_c1";
  Diagnostic d = makeError(code, rule, std::move(message));
  d.position = position;
  return d;
}

Diagnostic Parser::expected(const std::string& what) {
  at_.skipBlanks();
  return fail(Code::kSyntax, "expected " + what + ", found " + at_.found(), at_.position());
}

Result Parser::node(Expression tree, size_t childHeight, size_t begin) {
  if (childHeight + 1 > kMaxNesting) return tooDeep(begin);
  if (++nodes_ > kMaxNodes)
    return fail(Code::kLimit, "more than " + std::to_string(kMaxNodes) + " nodes", begin);
  tree.begin = begin;
  tree.end = at_.tokenEnd();
  return Parsed{std::move(tree), childHeight + 1};
}

Result Parser::binary(Parsed lhs, Kind kind, char op, Rule operand) {
  CUTECHECK_TRY(rhs, (this->*operand)());
  const size_t height = std::max(lhs.height, rhs.height);
  const size_t begin = lhs.tree.begin;
  Expression e;
  e.kind = kind;
  e.op = op;
  e.children.reserve(2);
  e.children.push_back(std::move(lhs.tree));
  e.children.push_back(std::move(rhs.tree));
  return node(std::move(e), height, begin);
}

bool Parser::relation(Relation& out) {
  at_.skipBlanks();
  // Longest first: === before ==, <= before <.
  const Relation kAll[] = {
      CUTECHECK_FAULT("expression.equal_before_identical") ? Relation::kEqual : Relation::kIdentical,
      Relation::kEqual,
      Relation::kNotEqual,
      Relation::kLessEqual,
      Relation::kGreaterEqual,
      Relation::kLess,
      Relation::kGreater};
  for (const Relation r : kAll) {
    if (!at_.startsWith(relationText(r))) continue;
    at_.advance(relationText(r).size());
    out = r;
    return true;
  }
  return false;
}

Result Parser::claim() {
  CUTECHECK_TRY(lhs, compose());
  Relation r;
  if (!relation(r)) return lhs;
  CUTECHECK_TRY(e, binary(std::move(lhs), Kind::kRelation, 0, &Parser::compose));
  e.tree.relation = r;
  return e;
}

Result Parser::compose() {
  CUTECHECK_TRY(lhs, pair());
  if (!at_.accept('o')) return lhs;
  const Level level(*this);
  if (level.tooDeep()) return tooDeep(at_.position());
  return binary(std::move(lhs), Kind::kCompose, 0, &Parser::compose);
}

Result Parser::pair() {
  CUTECHECK_TRY(lhs, sum());
  if (!at_.accept(':')) return lhs;
  return binary(std::move(lhs), Kind::kLayout, 0, &Parser::sum);
}

Result Parser::sum() {
  CUTECHECK_TRY(lhs, term());
  for (char c = at_.peek(); c == '+' || c == '-'; c = at_.peek()) {
    at_.advance(1);
    CUTECHECK_TRY(next,
                  binary(std::move(lhs), Kind::kBinary, c,
                         CUTECHECK_FAULT("expression.sums_from_the_right") ? &Parser::sum : &Parser::term));
    lhs = std::move(next);
  }
  return lhs;
}

Result Parser::term() {
  CUTECHECK_TRY(lhs, factor());
  for (char c = at_.peek(); c == '*' || c == '/' || (c == '%' && !CUTECHECK_FAULT("expression.no_remainder"));
       c = at_.peek()) {
    at_.advance(1);
    CUTECHECK_TRY(next, binary(std::move(lhs), Kind::kBinary, c, &Parser::factor));
    lhs = std::move(next);
  }
  return lhs;
}

Result Parser::factor() {
  const char first = at_.peek();
  const size_t begin = at_.position();
  Parsed base;
  if (first == '-') {
    at_.advance(1);
    if (!isDigit(at_.peek())) {
      const Level level(*this);
      if (level.tooDeep()) return tooDeep(begin);
      CUTECHECK_TRY(operand, factor());
      Expression e;
      e.kind = Kind::kUnary;
      e.op = '-';
      e.children.push_back(std::move(operand.tree));
      return node(std::move(e), operand.height, begin);
    }
    // A sign before digits belongs to the literal: -9223372036854775808 has no positive twin.
    CUTECHECK_TRY(value, integer(true, begin));
    Expression e;
    e.value = value;
    CUTECHECK_TRY(literal, node(std::move(e), 0, begin));
    base = std::move(literal);
  } else {
    CUTECHECK_TRY(operand, primary());
    base = std::move(operand);
  }

  std::vector<uint32_t> path;
  while (at_.accept('@')) {
    if (!isDigit(at_.peek())) return expected("the index of a basis element");
    const size_t at = at_.position();
    CUTECHECK_TRY(index, integer(false, at));
    if (index >= kMaxPathIndex && !CUTECHECK_FAULT("expression.index_unbounded"))
      return fail(Code::kLimit, "a basis index is at most 65535", at);
    if (path.size() == kMaxNesting) return tooDeep(at);
    path.push_back(static_cast<uint32_t>(index));
  }
  if (path.empty()) return base;
  Expression e;
  e.kind = Kind::kBasis;
  // The last number written is the outermost.
  if (CUTECHECK_FAULT("expression.basis_reversed"))
    e.path = path;
  else
    e.path.assign(path.rbegin(), path.rend());
  e.children.push_back(std::move(base.tree));
  return node(std::move(e), base.height, begin);
}

Result Parser::primary() {
  const char c = at_.peek();
  const size_t begin = at_.position();
  if (isDigit(c)) {
    CUTECHECK_TRY(value, integer(false, begin));
    Expression e;
    e.value = value;
    return node(std::move(e), 0, begin);
  }
  if (isLetter(c)) return name();
  if (c == '?') return dynamic();
  if (c == '_') {
    at_.advance(1);
    Expression e;
    e.kind = Kind::kUnderscore;
    return node(std::move(e), 0, begin);
  }
  if (at_.accept('(')) return list(Kind::kTuple, "", ')', ',', &Parser::compose, begin);
  if (at_.accept('<')) return list(Kind::kTiler, "", '>', ',', &Parser::compose, begin);
  if (at_.accept('[')) return list(Kind::kTiler, "", ']', ';', &Parser::compose, begin);
  return expected("a number, a name, '?', '_', '(', '<' or '['");
}

// The rest of a bracketed list, whose opening bracket is behind.
Result Parser::list(Kind kind, std::string name, char close, char separator, Rule element, size_t begin) {
  Expression e;
  e.kind = kind;
  e.name = std::move(name);
  size_t height = 0;
  const Level level(*this);
  if (level.tooDeep() && !CUTECHECK_FAULT("expression.depth_unbounded")) return tooDeep(begin);
  if (!at_.accept(close)) {
    do {
      CUTECHECK_TRY(item, (this->*element)());
      height = std::max(height, item.height);
      e.children.push_back(std::move(item.tree));
    } while (at_.accept(separator));
    if (!at_.accept(close)) return expected(std::string("'") + separator + "' or '" + close + "'");
  }
  return node(std::move(e), height, begin);
}

Result Parser::name() {
  const size_t begin = at_.position();
  const std::string_view text = at_.word();
  if (text.size() > kMaxNameBytes && !CUTECHECK_FAULT("expression.long_names"))
    return fail(Code::kLimit, "a name is at most " + std::to_string(kMaxNameBytes) + " bytes", begin);
  if ((text == "S" || text == "Sw" || text == "swizzle") && swizzleFollows()) return swizzle(begin);
  if (at_.accept('(')) return list(Kind::kCall, std::string(text), ')', ',', &Parser::claim, begin);
  Expression e;
  e.kind = Kind::kSymbol;
  e.name = std::string(text);
  e.value = 1;
  CUTECHECK_TRY(leaf, attributes(std::move(e)));
  return node(std::move(leaf), 0, begin);
}

Result Parser::dynamic() {
  const size_t begin = at_.position();
  at_.advance(1);
  Expression e;
  e.kind = Kind::kDynamic;
  CUTECHECK_TRY(leaf, attributes(std::move(e)));
  return node(std::move(leaf), 0, begin);
}

// `{div=8}`, `{i64}`, `{i64 div=8}` after a leaf, if there is any.
Expected<Expression> Parser::attributes(Expression leaf) {
  if (!at_.accept('{')) return leaf;
  const bool named = leaf.kind == Kind::kSymbol;
  at_.peek();
  size_t at = at_.position();
  std::string_view key = at_.word();
  if (key == "i32" || key == "i64") {
    if (named) return fail(Code::kSyntax, "a named integer has no width; only ? has", at);
    leaf.dynamic.width = key == "i64" && !CUTECHECK_FAULT("expression.width_forgotten") ? 64 : 32;
    at_.peek();
    at = at_.position();
    key = at_.word();
  }
  if (key == "div") {
    if (!at_.accept('=')) return expected("'='");
    at_.peek();
    at = at_.position();
    if (!isDigit(at_.peek())) return expected("a divisor");
    CUTECHECK_TRY(div, integer(false, at));
    if (div < 1 && !CUTECHECK_FAULT("expression.divisor_unchecked"))
      return fail(Code::kSyntax, "a divisor is at least 1", at);
    if (!CUTECHECK_FAULT("expression.divisor_forgotten")) (named ? leaf.value : leaf.dynamic.div) = div;
  } else if (!key.empty()) {
    return fail(Code::kSyntax, named ? "expected div=N" : "expected i32, i64 or div=N", at);
  }
  if (!at_.accept('}')) return expected("'}'");
  return leaf;
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

Result Parser::swizzle(size_t begin) {
  Expression e;
  e.kind = Kind::kSwizzle;
  at_.accept('<');
  CUTECHECK_TRY(bits, signedInteger());
  if (!at_.accept(',')) return expected("','");
  CUTECHECK_TRY(base, signedInteger());
  if (!at_.accept(',')) return expected("','");
  CUTECHECK_TRY(shift, signedInteger());
  if (!at_.accept('>')) return expected("'>'");
  e.value = bits;
  const bool turned = CUTECHECK_FAULT("expression.swizzle_shift_first");
  e.base = turned ? shift : base;
  e.shift = turned ? base : shift;
  return node(std::move(e), 0, begin);
}

Expected<int64_t> Parser::signedInteger() {
  at_.peek();
  const size_t begin = at_.position();
  const bool negative = at_.accept('-');
  if (!isDigit(at_.peek())) return expected("an integer");
  return integer(negative, begin);
}

// The digits at the cursor, the sign being behind; `begin` is where the literal starts.
Expected<int64_t> Parser::integer(bool negative, size_t begin) {
  const std::optional<int64_t> value = at_.digits(negative);
  if (!value) return fail(Code::kOverflow, "an integer leaves 64 bits", begin);
  return *value;
}

Expected<Expression> Parser::wholeClaim() {
  if (size_ > kMaxTextBytes)
    return fail(Code::kLimit, "longer than " + std::to_string(kMaxTextBytes) + " bytes", kMaxTextBytes);
  CUTECHECK_TRY(e, claim());
  at_.skipBlanks();
  if (!at_.atEnd() && !CUTECHECK_FAULT("expression.rest_ignored"))
    return expected("an operator or the end of the text");
  return std::move(e.tree);
}

Expected<std::vector<Expression>> Parser::wholePremises() {
  if (size_ > kMaxTextBytes)
    return fail(Code::kLimit, "longer than " + std::to_string(kMaxTextBytes) + " bytes", kMaxTextBytes);
  std::vector<Expression> premises;
  at_.skipBlanks();
  if (at_.atEnd()) return premises;
  do {
    CUTECHECK_TRY(e, claim());
    premises.push_back(std::move(e.tree));
  } while (at_.accept(','));
  at_.skipBlanks();
  if (!at_.atEnd()) return expected("an operator, ',' or the end of the text");
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
