// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/data.h"

#include "llvm/ADT/StringSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

#include "lowering/semantics/kernel_words.h"

namespace cutecheck::meaning {
namespace {

namespace arith = mlir::arith;
using llvm::LogicalResult;
using mlir::Operation;
using mlir::Value;

// The function that an operation is on each element of its operands; empty for others. Their flags and rounding modes are
// attributes, which are refused before (understood.h).
std::string functionOf(Operation* op) {
  return llvm::StringSwitch<std::string>(op->getName().getStringRef())
      .Case("arith.addf", "fadd")
      .Case("arith.subf", "fsub")
      .Case("arith.mulf", "fmul")
      .Case("arith.divf", "fdiv")
      .Case("arith.remf", "frem")
      .Case("arith.negf", "fneg")
      .Case("arith.maximumf", "fmaximum")
      .Case("arith.minimumf", "fminimum")
      .Case("arith.maxnumf", "fmaxnum")
      .Case("arith.minnumf", "fminnum")
      .Case("math.fma", "ffma")
      .Case("math.absf", "fabs")
      .Case("math.copysign", "fcopysign")
      .Case("math.sqrt", "fsqrt")
      .Case("math.floor", "ffloor")
      .Case("math.ceil", "fceil")
      .Case("math.trunc", "ftrunc")
      .Case("math.roundeven", "froundeven")
      .Case("math.exp", "fexp")
      .Case("math.exp2", "fexp2")
      .Case("math.log", "flog")
      .Case("math.log2", "flog2")
      .Case("math.log10", "flog10")
      .Case("math.sin", "fsin")
      .Case("math.cos", "fcos")
      .Case("math.tanh", "ftanh")
      .Case("math.powf", "fpow")
      .Default("");
}

std::string conversionOf(Operation* op) {
  return llvm::StringSwitch<std::string>(op->getName().getStringRef())
      .Case("arith.extf", "fwiden")
      .Case("arith.truncf", "fnarrow")
      .Case("arith.sitofp", "sitofp")
      .Case("arith.uitofp", "uitofp")
      .Default("");
}

bool isCommutative(llvm::StringRef function) {
  return llvm::StringSwitch<bool>(function)
      .Cases({"fadd", "fmul", "fmaximum", "fminimum", "fmaxnum", "fminnum"}, true)
      .Default(false);
}

// The constant that each element is, if it is one, also where a loop carries it: the lowering unrolls first.
std::optional<llvm::APFloat> constantOf(const Data& data) {
  if (data.elements.empty() || !llvm::all_equal(data.elements)) return std::nullopt;
  const auto [type, rest] = llvm::StringRef(data.elements.front()).split("_bits(");
  uint64_t bits = 0;
  if (rest.empty() || llvm::StringRef(rest).drop_back().getAsInteger(10, bits)) return std::nullopt;
  const llvm::fltSemantics& of = type == "f16"    ? llvm::APFloat::IEEEhalf()
                                 : type == "bf16" ? llvm::APFloat::BFloat()
                                 : type == "f32"  ? llvm::APFloat::IEEEsingle()
                                                  : llvm::APFloat::IEEEdouble();
  return llvm::APFloat(of, llvm::APInt(llvm::APFloat::getSizeInBits(of), bits));
}
bool isConstant(const Data& data) { return constantOf(data).has_value(); }

// MLIR takes away what a constant does not change, x * 1 or x + -0, the larger of x and x, and computes what is made of
// constants alone.
bool isFolded(llvm::StringRef function, const std::vector<Data>& operands) {
  if (llvm::all_of(operands, isConstant)) return true;
  if (operands.size() != 2) return false;
  const bool extremum = function.starts_with("fm") && function != "fmul";
  if (extremum && operands[0].elements == operands[1].elements) return true;
  const auto leavesAsIs = [&](const std::optional<llvm::APFloat>& c) {
    if (!c) return false;
    if (extremum) return !c->isFinite();
    if (function == "fadd") return c->isNegZero();
    if (function == "fsub") return c->isPosZero();
    return c->isExactlyValue(1.0);
  };
  return leavesAsIs(constantOf(operands[1])) || (isCommutative(function) && leavesAsIs(constantOf(operands[0])));
}

LogicalResult refuseFolded(Operation* op) {
  return op->emitError("not modelled by the reference semantics: '")
         << op->getName()
         << "' that MLIR folds away, for it computes with constants alone, gives an operand back or has one "
         << "operand twice; write what it yields";
}

// Whether a comparison of two numbers, or of a word with itself, holds; nothing of other conditions.
std::optional<bool> decided(llvm::StringRef condition) {
  llvm::SmallVector<llvm::StringRef, 4> words;
  condition.split(words, ' ');
  int64_t a = 0, b = 0;
  if (words.size() != 3 || condition.contains('(')) return std::nullopt;
  const bool numbers = !words[0].getAsInteger(10, a) && !words[2].getAsInteger(10, b);
  if (!numbers && words[0] != words[2]) return std::nullopt;
  if (!numbers) a = b = 0;
  return llvm::StringSwitch<std::optional<bool>>(words[1])
      .Case("==", a == b)
      .Case("!=", a != b)
      .Case("<", a < b)
      .Case("<=", a <= b)
      .Case(">", a > b)
      .Case(">=", a >= b)
      .Default(std::nullopt);
}

mlir::Type scalarOf(mlir::Type type) {
  const auto vector = mlir::dyn_cast<mlir::VectorType>(type);
  return vector ? vector.getElementType() : type;
}

}  // namespace

// A number that is computed with is its bits: the meaning of arithmetic is literal.
LogicalResult DataInterpreter::constant(Operation* op) {
  const mlir::Attribute value = mlir::cast<arith::ConstantOp>(op).getValue();
  const auto all = mlir::dyn_cast<mlir::DenseFPElementsAttr>(value);
  const bool same = all && all.isSplat() && mlir::isa<mlir::VectorType>(all.getType());
  const auto number = same ? all.getSplatValue<mlir::FloatAttr>() : mlir::dyn_cast<mlir::FloatAttr>(value);
  const std::string element = elementName(scalarOf(op->getResult(0).getType()));
  if (!number || element.empty()) return Interpreter::interpretOther(op);
  const uint64_t bits = number.getValue().bitcastToAPInt().getZExtValue();
  const size_t count = same ? static_cast<size_t>(all.getNumElements()) : 1;
  return define(op, Data{std::vector<Term>(count, element + "_bits(" + std::to_string(bits) + ")")});
}

LogicalResult DataInterpreter::compute(Operation* op, const std::string& function) {
  std::vector<Data> operands;
  for (const Value operand : op->getOperands()) {
    const Data* data = find<Data>(operand);
    if (!data || (!operands.empty() && data->elements.size() != operands.front().elements.size()))
      return Interpreter::interpretOther(op);
    operands.push_back(*data);
  }
  if (isFolded(function, operands)) return refuseFolded(op);
  // It also puts the constant of what is commutative to the right.
  if (isCommutative(function) && isConstant(operands[0])) std::swap(operands[0], operands[1]);
  Data result;
  for (size_t i = 0; i < operands.front().elements.size(); ++i) {
    std::string term = function + "(";
    // Nor is a sign there that was changed twice.
    if (const llvm::StringRef twice = operands[0].elements[i]; function == "fneg" && twice.starts_with(term)) {
      result.elements.push_back(twice.drop_front(term.size()).drop_back().str());
      continue;
    }
    for (size_t k = 0; k < operands.size(); ++k) term += (k ? ", " : "") + operands[k].elements[i];
    result.elements.push_back(term + ")");
  }
  return define(op, std::move(result));
}

// The types are part of the function.
LogicalResult DataInterpreter::convert(Operation* op, const std::string& function) {
  const Value operand = op->getOperand(0);
  const mlir::Type source = scalarOf(operand.getType());
  const std::string from = elementName(source), to = elementName(scalarOf(op->getResult(0).getType()));
  const std::optional<Data> data = dataOf(operand);
  if (!data || from.empty() || to.empty()) return Interpreter::interpretOther(op);
  // MLIR makes one conversion of a widening and a narrowing.
  const auto isWidened = [](llvm::StringRef element) { return element.starts_with("fwiden_"); };
  if (isConstant(*data) || (function == "fnarrow" && llvm::any_of(data->elements, isWidened))) return refuseFolded(op);
  Data result;
  for (const Term& element : data->elements)
    result.elements.push_back(function + "_" + from + "_" + to + "(" + element + ")");
  return define(op, std::move(result));
}

LogicalResult DataInterpreter::compare(Operation* op) {
  const auto predicate = mlir::cast<arith::CmpFOp>(op).getPredicate();
  const bool looks = predicate != arith::CmpFPredicate::AlwaysFalse && predicate != arith::CmpFPredicate::AlwaysTrue;
  const Data *a = find<Data>(op->getOperand(0)), *b = find<Data>(op->getOperand(1));
  if (!looks || !a || !b || a->elements.size() != b->elements.size()) return Interpreter::interpretOther(op);
  const auto isNan = [](const Data& data) { return constantOf(data) && constantOf(data)->isNaN(); };
  if ((isConstant(*a) && isConstant(*b)) || isNan(*a) || isNan(*b)) return refuseFolded(op);
  Data result;
  for (size_t i = 0; i < a->elements.size(); ++i)
    result.elements.push_back("fcmp_" + arith::stringifyCmpFPredicate(predicate).str() + "(" + a->elements[i] + ", " +
                              b->elements[i] + ")");
  return define(op, std::move(result));
}

// By a comparison of data, element by element, or by one of numbers.
LogicalResult DataInterpreter::select(Operation* op) {
  const Value by = op->getOperand(0);
  if (find<TermTuple>(by)) {
    const std::optional<Meaning> result = chosen(scalar(by), op->getResult(0), op->getOperand(1), op->getOperand(2));
    return result ? define(op, *result) : Interpreter::interpretOther(op);
  }
  const Data* condition = find<Data>(by);
  const std::optional<Data> a = dataOf(op->getOperand(1)), b = dataOf(op->getOperand(2));
  if (!condition || !a || !b || scalarOf(op->getResult(0).getType()).isInteger(1)) return Interpreter::interpretOther(op);
  if (a->elements == b->elements) return refuseFolded(op);
  const size_t count = a->elements.size();
  if (b->elements.size() != count || (condition->elements.size() != 1 && condition->elements.size() != count))
    return Interpreter::interpretOther(op);
  Data result;
  for (size_t i = 0; i < count; ++i)
    result.elements.push_back("fselect(" + condition->elements[condition->elements.size() == 1 ? 0 : i] + ", " +
                              a->elements[i] + ", " + b->elements[i] + ")");
  return define(op, std::move(result));
}

std::optional<Meaning> DataInterpreter::chosen(const Term& condition, Value result, Value a, Value b) const {
  const auto *x = find<TermTuple>(a), *y = find<TermTuple>(b);
  if (x && y && result.getType().isIntOrIndex()) {
    const Term &then = x->terms.front(), &otherwise = y->terms.front();
    if (!result.getType().isInteger(1)) return leafOf("select(" + condition + ", " + then + ", " + otherwise + ")");
    return leafOf("or(and(" + condition + ", " + then + "), and(not(" + condition + "), " + otherwise + "))");
  }
  const std::optional<Data> first = dataOf(a), second = dataOf(b);
  const bool truth = scalarOf(result.getType()).isInteger(1);
  if (truth || !first || !second || first->elements.size() != second->elements.size()) return std::nullopt;
  // What needs no choice is none, as MLIR sees it: a condition on numbers, one value in both places.
  if (const std::optional<bool> holds = decided(condition)) return Meaning(*holds ? *first : *second);
  if (first->elements == second->elements) return Meaning(*first);
  Data data;
  for (size_t i = 0; i < first->elements.size(); ++i)
    data.elements.push_back("choice(" + condition + ", " + first->elements[i] + ", " + second->elements[i] + ")");
  return data;
}

LogicalResult DataInterpreter::reduce(Operation* op, const std::string& function) {
  using mlir::LLVM::FastmathFlags;
  const auto flags = op->getAttrOfType<mlir::LLVM::FastmathFlagsAttr>("fastmathFlags");
  const FastmathFlags open = function == "fsum" ? FastmathFlags::reassoc : FastmathFlags::none;
  bool known = (flags ? flags.getValue() : FastmathFlags::none) == open &&
               !elementName(op->getResult(0).getType()).empty();
  std::string parts;
  for (const Value operand : op->getOperands()) {
    const Data* data = find<Data>(operand);
    known = known && data;
    for (const Term& part : data ? data->elements : std::vector<Term>())
      parts += (parts.empty() ? "" : ", ") + part;
  }
  return known ? define(op, Data{{function + "(" + parts + ")"}}) : Interpreter::interpretOther(op);
}

LogicalResult DataInterpreter::approximate(Operation* op) {
  const Data* data = find<Data>(op->getOperand(0));
  if (!data || mlir::cast<mlir::math::Exp2Op>(op).getFastmath() != arith::FastMathFlags::afn)
    return Interpreter::interpretOther(op);
  if (isConstant(*data)) return refuseFolded(op);
  Data result;
  for (const Term& element : data->elements) result.elements.push_back("fexp2afn(" + element + ")");
  return define(op, std::move(result));
}

LogicalResult DataInterpreter::splat(mlir::LLVM::ShuffleVectorOp op) {
  auto put = op.getV1().getDefiningOp<mlir::LLVM::InsertElementOp>();
  llvm::APInt place;
  const Data* data = put ? find<Data>(put.getValue()) : nullptr;
  const bool alone = put && put.getVector().getDefiningOp<mlir::LLVM::PoisonOp>() &&
                     mlir::matchPattern(put.getPosition(), mlir::m_ConstantInt(&place));
  const auto isIt = [&](int32_t lane) { return lane >= 0 && place == static_cast<uint64_t>(lane); };
  if (!alone || !data || data->elements.size() != 1 || !llvm::all_of(op.getMask(), isIt) ||
      place.uge(static_cast<uint64_t>(put.getVector().getType().getNumElements())))
    return Interpreter::interpretOther(op);
  return define(op, Data{std::vector<Term>(op.getMask().size(), data->elements.front())});
}

LogicalResult DataInterpreter::interpretOther(Operation* op) {
  const llvm::StringRef name = op->getName().getStringRef();
  if (name == "llvm.intr.vector.reduce.fadd") return reduce(op, "fsum");
  if (name == "llvm.intr.vector.reduce.fmax") return reduce(op, "fmax");
  if (auto shuffle = mlir::dyn_cast<mlir::LLVM::ShuffleVectorOp>(op)) return splat(shuffle);
  // Parts of a vector of one value, which is read whole.
  if (mlir::isa<mlir::LLVM::PoisonOp, mlir::LLVM::InsertElementOp>(op)) return define(op, KnownToType{});
  if (auto power = mlir::dyn_cast<mlir::math::Exp2Op>(op);
      power && power.getFastmath() != arith::FastMathFlags::none)
    return approximate(op);
  if (mlir::isa<arith::ConstantOp>(op)) return constant(op);
  if (mlir::isa<arith::CmpFOp>(op)) return compare(op);
  if (mlir::isa<arith::SelectOp>(op)) return select(op);
  if (const std::string function = functionOf(op); !function.empty()) return compute(op, function);
  if (const std::string function = conversionOf(op); !function.empty()) return convert(op, function);
  return Interpreter::interpretOther(op);
}

}  // namespace cutecheck::meaning
