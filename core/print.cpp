// The printer. Parentheses appear only where the grammar of core/expression.h needs them.
#include "core/print.h"

#include "core/fault.h"

namespace cutecheck {
namespace {

// How tightly the outermost operator of a printed text binds, weakest first: the levels of the
// grammar, each of which may stand bare wherever a level not above it is expected.
enum Level { kClaim, kComposeLevel, kPair, kSum, kTerm, kFactor, kPostfix, kPrimary };

std::string wrapped(std::string text, int level, int needed) {
  return level >= needed ? std::move(text) : "(" + std::move(text) + ")";
}

void printPath(const std::vector<uint32_t>& path, std::string& out) {
  if (CUTECHECK_FAULT("print.drop_basis") && path.size() > 1) {
    out += "@" + std::to_string(path.front());
    return;
  }
  for (size_t i = path.size(); i-- > 0;) out += "@" + std::to_string(path[i]);
}

std::string dynamicText(const DynamicLeaf& leaf) {
  if (CUTECHECK_FAULT("print.unknown_as_number")) return std::to_string(leaf.div);
  std::string attrs;
  if (leaf.width == 64 && !CUTECHECK_FAULT("print.width_lost")) attrs = "i64";
  if (leaf.div != 1 && !CUTECHECK_FAULT("print.divisor_lost"))
    attrs += (attrs.empty() ? "div=" : " div=") + std::to_string(leaf.div);
  return attrs.empty() ? "?" : "?{" + attrs + "}";
}

std::string symbolText(const std::string& name, int64_t div) {
  return div == 1 || CUTECHECK_FAULT("print.promise_lost") ? name
                                                           : name + "{div=" + std::to_string(div) + "}";
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

std::string scalarText(const ScalarNode& s, int needed) {
  const int level = levelOf(s);
  std::string text;
  switch (s.op()) {
    case ScalarNode::Op::kConstant:
      text = std::to_string(s.value());
      break;
    case ScalarNode::Op::kSymbol:
      text = symbolText(s.name(), s.div());
      break;
    case ScalarNode::Op::kNeg: {
      const ScalarNode& operand = *s.lhs();
      // -3 reads as the literal, so the negation of a literal keeps its parentheses.
      const bool literal = operand.op() == ScalarNode::Op::kConstant && operand.value() >= 0;
      text = literal ? "-(" + std::to_string(operand.value()) + ")" : "-" + scalarText(operand, kFactor);
      break;
    }
    default:
      text = scalarText(*s.lhs(), level);
      text += operatorOf(s.op());
      text += scalarText(*s.rhs(), level + 1);
  }
  return wrapped(std::move(text), level, needed);
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
      out += std::to_string(t.value());
      break;
    case IntTuple::Kind::kDynamic:
      out += dynamicText(t.dynamicLeaf());
      break;
    case IntTuple::Kind::kUnderscore:
      out += '_';
      break;
    case IntTuple::Kind::kSymbolic:
      out += scalarText(*t.scalar(), t.path().empty() ? kSum : kPrimary);
      break;
  }
  printPath(t.path(), out);
}

void print(const Tiler& tiler, std::string& out) {
  if (tiler.isKeep()) {
    out += '_';
  } else if (tiler.isLayout()) {
    out += toString(tiler.layout());
  } else {
    out += '[';
    for (size_t i = 0; i < tiler.modes().size(); ++i) {
      if (i > 0) out += CUTECHECK_FAULT("print.tiler_with_commas") ? ',' : ';';
      print(tiler.modes()[i], out);
    }
    out += ']';
  }
}

// --- expressions ------------------------------------------------------------------------------

std::string print(const Expression& e, int needed);

std::string joined(const std::vector<Expression>& items, char separator, int needed) {
  std::string out;
  for (size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += separator;
    out += print(items[i], needed);
  }
  return out;
}

std::string infix(const Expression& e, std::string_view op, int left, int right) {
  std::string out = print(e.children[0], left);
  out += op;
  return out + print(e.children[1], right);
}

// What a minus before the literal `e`, or a multiple of a basis element, would be read as: its
// sign. Zero has a signed spelling; a positive literal needs parentheses.
const Expression* literal(const Expression& e) {
  const Expression& number = e.kind == Expression::Kind::kBasis ? e.children[0] : e;
  return number.kind == Expression::Kind::kInt && number.value >= 0 ? &number : nullptr;
}

std::string print(const Expression& e, int needed) {
  using Kind = Expression::Kind;
  int level = kPrimary;
  std::string text;
  switch (e.kind) {
    case Kind::kInt:
      text = std::to_string(e.value);
      level = e.value < 0 ? kPostfix : kPrimary;
      break;
    case Kind::kSymbol:
      text = symbolText(e.name, e.value);
      break;
    case Kind::kDynamic:
      text = dynamicText(e.dynamic);
      break;
    case Kind::kUnderscore:
      text = "_";
      break;
    case Kind::kUnary: {
      const Expression& operand = e.children[0];
      const Expression* number = literal(operand);
      if (!number)
        text = "-" + print(operand, kFactor);
      else if (number->value == 0)
        text = "--" + print(operand, kFactor);
      else
        text = "-(" + print(operand, kClaim) + ")";
      level = kFactor;
      break;
    }
    case Kind::kBinary:
      level = e.op == '+' || e.op == '-' ? kSum : kTerm;
      text = infix(e, std::string_view(&e.op, 1), level,
                   CUTECHECK_FAULT("print.right_operand_bare") ? level : level + 1);
      break;
    case Kind::kBasis:
      // A negative literal takes the suffix bare: -1@0 is (-1)@0.
      text = print(e.children[0], e.children[0].kind == Kind::kInt ? kPostfix : kPrimary);
      printPath(e.path, text);
      level = kPostfix;
      break;
    case Kind::kTuple:
      text = "(" + joined(e.children, ',', kComposeLevel) + ")";
      break;
    case Kind::kTiler:
      text = "[" + joined(e.children, ';', kComposeLevel) + "]";
      break;
    case Kind::kLayout:
      level = kPair;
      text = infix(e, ":", kSum, kSum);
      break;
    case Kind::kSwizzle:
      text =
          "S<" + std::to_string(e.value) + "," + std::to_string(e.base) + "," + std::to_string(e.shift) + ">";
      break;
    case Kind::kCompose:
      level = kComposeLevel;
      text = infix(e, " o ", kPair, kComposeLevel);
      break;
    case Kind::kCall:
      text = e.name + "(" + joined(e.children, ',', kClaim) + ")";
      break;
    case Kind::kRelation:
      level = kClaim;
      text = infix(e, " " + std::string(relationText(e.relation)) + " ", kComposeLevel, kComposeLevel);
      break;
  }
  return wrapped(std::move(text), level, needed);
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

std::string toString(const Scalar& scalar) { return scalarText(*scalar, kSum); }

std::string toString(const IntTuple& tuple) {
  std::string out;
  print(tuple, out);
  return out;
}

std::string toString(const Layout& layout) {
  return toString(layout.shape()) + ":" + toString(layout.stride());
}

std::string toString(const Swizzle& s) {
  return "S<" + std::to_string(s.bits) + "," + std::to_string(s.base) + "," + std::to_string(s.shift) + ">";
}

std::string toString(const ComposedLayout& c) {
  if (CUTECHECK_FAULT("print.offset_left_out")) return toString(c.swizzle) + " o " + toString(c.layout);
  return toString(c.swizzle) + " o " + toString(c.offset) + " o " + toString(c.layout);
}

std::string toString(const Tiler& tiler) {
  std::string out;
  print(tiler, out);
  return out;
}

std::string toString(const Value& value) { return std::visit(ValuePrinter{}, value); }

std::string toString(const Expression& expression) { return print(expression, kClaim); }

}  // namespace cutecheck
