// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The printer. Parentheses appear only where the grammar of core/notation/expression.h needs them.
#include "core/notation/print.h"

namespace cutecheck {
namespace {

// How tightly the outermost operator of a printed text binds, weakest first: the levels of the
// grammar, each of which may stand bare wherever a level not above it is expected.
enum Level { kClaim, kComposeLevel, kPair, kSum, kTerm, kFactor, kPostfix, kPrimary };

// While alive, what is printed stands in parentheses where it binds more loosely than it has to.
class Wrapped {
 public:
  Wrapped(int level, int needed, std::string& out) : bare_(level >= needed), out_(out) {
    if (!bare_) out_ += '(';
  }
  ~Wrapped() {
    if (!bare_) out_ += ')';
  }
  Wrapped(const Wrapped&) = delete;
  Wrapped& operator=(const Wrapped&) = delete;
  bool bare() const { return bare_; }

 private:
  bool bare_;
  std::string& out_;
};

void print(int64_t number, std::string& out) { out += std::to_string(number); }

void printSwizzle(int64_t bits, int64_t base, int64_t shift, std::string& out) {
  out += "S<";
  print(bits, out);
  out += ',';
  print(base, out);
  out += ',';
  print(shift, out);
  out += '>';
}

void printPath(const std::vector<uint32_t>& path, std::string& out) {
  for (size_t i = path.size(); i-- > 0;) {
    out += '@';
    print(path[i], out);
  }
}

void printDynamic(const DynamicLeaf& leaf, std::string& out) {
  const bool wide = leaf.width == 64;
  const bool divided = leaf.div != 1;
  out += '?';
  if (!wide && !divided) return;
  out += wide ? divided ? "{i64 div=" : "{i64" : "{div=";
  if (divided) print(leaf.div, out);
  out += '}';
}

void printSymbol(const std::string& name, int64_t div, std::string& out) {
  out += name;
  if (div == 1) return;
  out += "{div=";
  print(div, out);
  out += '}';
}

int levelOf(const ScalarNode& s) {
  switch (s.op()) {
    case ScalarNode::Op::kConstant:
      return s.value() < 0 ? kFactor : kPrimary;
    case ScalarNode::Op::kSymbol:
      return kPrimary;
    case ScalarNode::Op::kNeg:
      return kFactor;
    case ScalarNode::Op::kAdd:
    case ScalarNode::Op::kSub:
      return kSum;
    default:
      return kTerm;
  }
}

std::string_view operatorOf(ScalarNode::Op op) {
  switch (op) {
    case ScalarNode::Op::kAdd:
      return "+";
    case ScalarNode::Op::kSub:
      return "-";
    case ScalarNode::Op::kMul:
      return "*";
    case ScalarNode::Op::kDiv:
      return "/";
    case ScalarNode::Op::kMod:
      return "%";
    default:
      return "";
  }
}

void print(const ScalarNode& s, int needed, std::string& out) {
  const int level = levelOf(s);
  const Wrapped wrapped(level, needed, out);
  switch (s.op()) {
    case ScalarNode::Op::kConstant:
      return print(s.value(), out);
    case ScalarNode::Op::kSymbol:
      return printSymbol(s.name(), s.div(), out);
    case ScalarNode::Op::kNeg: {
      const ScalarNode& operand = *s.lhs();
      out += '-';
      // -3 reads as the literal, so the negation of a literal keeps its parentheses.
      const bool literal = operand.op() == ScalarNode::Op::kConstant && operand.value() >= 0;
      const Wrapped literally(literal ? kFactor : kPrimary, kPrimary, out);
      return print(operand, kFactor, out);
    }
    default:
      print(*s.lhs(), level, out);
      out += operatorOf(s.op());
      print(*s.rhs(), level + 1, out);
  }
}

void print(const IntTuple& t, std::string& out) {
  switch (t.kind()) {
    case IntTuple::Kind::kTuple:
      out += '(';
      for (size_t i = 0; i < t.rank(); ++i) {
        if (i > 0) out += ',';
        print(t.mode(i), out);
      }
      out += ')';
      return;
    case IntTuple::Kind::kInt:
      print(t.value(), out);
      break;
    case IntTuple::Kind::kDynamic:
      printDynamic(t.dynamicLeaf(), out);
      break;
    case IntTuple::Kind::kUnderscore:
      out += '_';
      break;
    case IntTuple::Kind::kSymbolic:
      print(*t.scalar(), t.path().empty() ? kSum : kPrimary, out);
      break;
  }
  printPath(t.path(), out);
}

void print(const Layout& layout, std::string& out) {
  print(layout.shape(), out);
  out += ':';
  print(layout.stride(), out);
}

void print(const Swizzle& s, std::string& out) { printSwizzle(s.bits, s.base, s.shift, out); }

void print(const Tiler& tiler, std::string& out) {
  if (tiler.isKeep()) {
    out += '_';
  } else if (tiler.isLayout()) {
    print(tiler.layout(), out);
  } else {
    out += '[';
    for (size_t i = 0; i < tiler.modes().size(); ++i) {
      if (i > 0) out += ';';
      print(tiler.modes()[i], out);
    }
    out += ']';
  }
}

// --- expressions ------------------------------------------------------------------------------

void print(const Expression& e, int needed, std::string& out);

void printList(const std::vector<Expression>& items, char separator, int needed, std::string& out) {
  for (size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += separator;
    print(items[i], needed, out);
  }
}

void printInfix(const Expression& e, std::string_view op, int left, int right, std::string& out) {
  print(e.children[0], left, out);
  out += op;
  print(e.children[1], right, out);
}

// What a minus before the literal `e`, or a multiple of a basis element, would be read as: its
// sign. Zero has a signed spelling; a positive literal needs parentheses.
const Expression* literal(const Expression& e) {
  const Expression& number = e.kind == Expression::Kind::kBasis ? e.children[0] : e;
  return number.kind == Expression::Kind::kInt && number.value >= 0 ? &number : nullptr;
}

int levelOf(const Expression& e) {
  using Kind = Expression::Kind;
  switch (e.kind) {
    case Kind::kInt:
      return e.value < 0 ? kPostfix : kPrimary;
    case Kind::kUnary:
      return kFactor;
    case Kind::kBinary:
      return e.op == '+' || e.op == '-' ? kSum : kTerm;
    case Kind::kBasis:
      return kPostfix;
    case Kind::kLayout:
      return kPair;
    case Kind::kCompose:
      return kComposeLevel;
    case Kind::kRelation:
      return kClaim;
    default:
      return kPrimary;
  }
}

void print(const Expression& e, int needed, std::string& out) {
  using Kind = Expression::Kind;
  const int level = levelOf(e);
  const Wrapped wrapped(level, needed, out);
  switch (e.kind) {
    case Kind::kInt:
      return print(e.value, out);
    case Kind::kSymbol:
      return printSymbol(e.name, e.value, out);
    case Kind::kDynamic:
      return printDynamic({e.width, e.value}, out);
    case Kind::kUnderscore:
      out += '_';
      return;
    case Kind::kUnary: {
      const Expression* number = literal(e.children[0]);
      out += number && number->value == 0 ? "--" : "-";
      const Wrapped literally(number && number->value != 0 ? kClaim : kPrimary, kPrimary, out);
      return print(e.children[0], literally.bare() ? kFactor : kClaim, out);
    }
    case Kind::kBinary:
      return printInfix(e, std::string_view(&e.op, 1), level, level + 1, out);
    case Kind::kBasis:
      // A negative literal takes the suffix bare: -1@0 is (-1)@0.
      print(e.children[0], e.children[0].kind == Kind::kInt ? kPostfix : kPrimary, out);
      return printPath(e.path, out);
    case Kind::kTuple:
      out += '(';
      printList(e.children, ',', kComposeLevel, out);
      out += ')';
      return;
    case Kind::kTiler:
      out += '[';
      printList(e.children, ';', kComposeLevel, out);
      out += ']';
      return;
    case Kind::kLayout:
      return printInfix(e, ":", kSum, kSum, out);
    case Kind::kSwizzle:
      return printSwizzle(e.value, e.base, e.shift, out);
    case Kind::kCompose:
      return printInfix(e, " o ", kPair, kComposeLevel, out);
    case Kind::kCall:
      out += e.name;
      out += '(';
      printList(e.children, ',', kClaim, out);
      out += ')';
      return;
    case Kind::kRelation: {
      std::string op(" ");
      op += relationText(e.relation);
      op += ' ';
      return printInfix(e, op, kComposeLevel, kComposeLevel, out);
    }
  }
}

struct ValuePrinter {
  std::string operator()(bool value) const { return value ? "true" : "false"; }
  std::string operator()(const Image& image) const {
    std::string out = "[";
    for (size_t i = 0; i < image.offsets.size(); ++i) {
      if (i > 0) out += ',';
      out += std::to_string(image.offsets[i]);
    }
    return out + "]";
  }
  std::string operator()(const Pair& pair) const {
    const auto text = [](const auto& part) { return toString(part); };
    return std::visit(text, pair.first) + "," + std::visit(text, pair.second);
  }
  template <typename T>
  std::string operator()(const T& value) const {
    return toString(value);
  }
};

}  // namespace

std::string toString(const Scalar& scalar) {
  std::string out;
  print(*scalar, kSum, out);
  return out;
}

std::string toString(const IntTuple& tuple) {
  std::string out;
  print(tuple, out);
  return out;
}

std::string toString(const Layout& layout) {
  std::string out;
  print(layout, out);
  return out;
}

std::string toString(const Swizzle& s) {
  std::string out;
  print(s, out);
  return out;
}

std::string toString(const ComposedLayout& c) {
  return toString(c.swizzle) + " o " + toString(c.offset) + " o " + toString(c.layout);
}

std::string toString(const Tiler& tiler) {
  std::string out;
  print(tiler, out);
  return out;
}

std::string toString(const Value& value) { return std::visit(ValuePrinter{}, value); }

std::string toString(const Expression& expression) {
  std::string out;
  print(expression, kClaim, out);
  return out;
}

}  // namespace cutecheck
