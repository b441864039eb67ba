// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops of run-time length: what such a loop carries is a fold over what it loads.
#include "llvm/ADT/StringExtras.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

#include "lowering/semantics/accesses.h"
#include "lowering/semantics/kernel_words.h"

namespace cutecheck::meaning {

using llvm::LogicalResult;
using mlir::Value;

LogicalResult AccessInterpreter::fold(mlir::scf::ForOp op, llvm::function_ref<LogicalResult()> body) {
  const auto refuse = [&](const char* what) -> LogicalResult {
    return op.emitError("not modelled by the reference semantics: a loop of run-time length ") << what;
  };
  llvm::APInt by;
  if (op.getUnsignedCmp()) return refuse("that compares unsigned numbers");
  if (!mlir::matchPattern(op.getStep(), mlir::m_ConstantInt(&by)) || !by.isStrictlyPositive())
    return refuse("whose step is no number");
  if (turn_) return refuse("in another");
  if (op.getNumRegionIterArgs() == 0) return refuse("that carries nothing");
  const auto *low = find<TermTuple>(op.getLowerBound()), *high = find<TermTuple>(op.getUpperBound());
  if (!low || !high || low->isTuple() || high->isTuple()) return refuse("whose bounds are no numbers");

  const Term index = "k" + std::to_string(folds_++), &from = low->terms.front();
  const bool zero = literalOf(from) == 0;
  const int64_t step = by.getSExtValue();
  const Term distance = zero ? high->terms.front() : binary(high->terms.front(), "-", from);
  const Term turns =
      step == 1 ? distance : binary(binary(distance, "+", std::to_string(step - 1)), "/", std::to_string(step));
  std::vector<std::string> lines{"fold " + index + " < " + turns + when()};
  std::vector<Term> names;
  for (const auto& [argument, first] : llvm::zip_equal(op.getRegionIterArgs(), op.getInitArgs())) {
    const Data* data = find<Data>(first);
    const std::string element = elementName(argument.getType());
    if (!data || data->elements.size() != 1 || !mlir::isa<mlir::FloatType>(argument.getType()) || element.empty())
      return refuse("that carries what is no one number of floating point");
    names.push_back("s" + std::to_string(carried_++));
    lines.push_back("carry " + names.back() + " " + element + " = " + data->elements.front());
    bind(argument, Data{{names.back()}});
  }
  const Term steps = step == 1 ? index : binary(std::to_string(step), "*", index);
  bind(op.getInductionVar(), leafOf(zero ? steps : binary(from, "+", steps)));

  // The body in any turn, its lines apart from those before.
  std::vector<std::string> before;
  before.swap(accesses_);
  turn_ = path_.size() + 1;
  path_.push_back(binary(index, "<", turns));
  const LogicalResult interpreted = body();
  path_.pop_back();
  turn_.reset();
  before.swap(accesses_);
  if (failed(interpreted)) return mlir::failure();
  // It may exchange what it loads through shared memory (block.cpp says so of a barrier).
  const auto exchanges = [](llvm::StringRef line) {
    const auto [element, place] = line.split(' ').second.split(' ');
    return line == "barrier" || (line.starts_with("store ") && place.starts_with(std::string(kSharedName) + "["));
  };
  const auto loads = [](llvm::StringRef line) { return line.starts_with("load "); };
  for (const std::string& line : before)
    if (!loads(line) && !exchanges(line)) return refuse("that does more than load, and store to shared memory");
  if (llvm::none_of(before, loads)) return refuse("that loads nothing");
  llvm::append_range(lines, before);

  for (const auto& [name, result, next] : llvm::zip_equal(names, op->getResults(), op.getBody()->getTerminator()->getOperands())) {
    const Data* data = find<Data>(next);
    if (!data || data->elements.size() != 1 || isTooLong(*data))
      return refuse("that carries what is no one number of floating point");
    if (data->elements.front() == name) return refuse("that carries what it does not change");
    lines.push_back("next " + name + " = " + data->elements.front());
    bind(result, Data{{name}});
  }
  lines.emplace_back("done");
  llvm::append_range(accesses_, lines);
  return mlir::success();
}

}  // namespace cutecheck::meaning
