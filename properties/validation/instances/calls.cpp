// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/validation/instances/calls.h"

#include <algorithm>

#include "core/eval/evaluate.h"
#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/notation/print.h"
#include "lowering/algebra/values/mixed_tuple.h"
#include "lowering/pipeline/jit.h"
#include "lowering/pipeline/lower.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using Function = void (*)(const int64_t* arguments, int64_t* results);

constexpr int64_t kOffsets = 64;  // compared of one layout

int64_t multiple(int64_t value, int64_t div, int64_t least) {
  const int64_t below = value / div * div;
  return below < least ? below + div : below;
}

// The numbers of one call.
class Values {
 public:
  Values(Random& random, const Drawn& drawn) : random_(random) {
    const size_t count = drawn.operands.size();
    filled_.resize(count);
    // A coordinate needs to know the shape that it lies inside.
    for (const bool coordinates : {false, true})
      for (size_t i = 0; i < count; ++i)
        if ((drawn.operands[i].insideOf >= 0) == coordinates) fill(drawn, i);
    for (size_t i = 0; i < count; ++i) collect(drawn.operands[i], filled_[i]);
  }

  const std::vector<int64_t>& arguments() const { return arguments_; }
  std::string text(size_t i) const {
    return std::visit(
        [](const auto& v) -> std::string {
          if constexpr (std::is_same_v<std::decay_t<decltype(v)>, std::string>)
            return v;
          else
            return toString(v);
        },
        filled_[i]);
  }
  std::vector<int64_t> numbers(size_t i) const {
    std::vector<int64_t> all;
    const auto add = [&](const IntTuple& tree) {
      for (const IntTuple& leaf : leaves(tree))
        if (leaf.isInt()) all.push_back(leaf.value());
    };
    if (const auto* tuple = std::get_if<IntTuple>(&filled_[i])) add(*tuple);
    if (const auto* layout = std::get_if<Layout>(&filled_[i])) {
      add(layout->shape());
      add(layout->stride());
    }
    return all;
  }

 private:
  using Filled = decltype(Operand::type);

  int64_t number(const DynamicLeaf& leaf, int64_t least, int64_t most) {
    return multiple(random_.between(least, most), leaf.div, least);
  }
  IntTuple tree(const IntTuple& type, int64_t least, int64_t most) {
    std::vector<IntTuple> values;
    for (const IntTuple& leaf : leaves(type)) {
      IntTuple value = leaf;
      if (leaf.kind() == IntTuple::Kind::kDynamic)
        value = IntTuple(number(leaf.dynamicLeaf(), least, most)).withPath(leaf.path());
      values.push_back(value);
    }
    return withLeaves(type, values);
  }
  Layout layout(const Layout& type, int64_t leastStride) {
    return Layout::unchecked(tree(type.shape(), 1, random_.oneIn(6) ? 40000 : 40),
                             tree(type.stride(), leastStride,
                                  std::max<int64_t>(leastStride, 0) + (random_.oneIn(6) ? 100000 : 200)));
  }
  IntTuple inside(const IntTuple& type, const IntTuple& shape) {
    if (type.isUnderscore() || type.isInt()) return type;
    if (type.isLeaf()) return {random_.below(std::clamp<int64_t>(size(shape).value(), 1, INT32_MAX))};
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < type.rank(); ++i) modes.push_back(inside(type.mode(i), shape.mode(i)));
    return IntTuple::tuple(std::move(modes));
  }

  void fill(const Drawn& drawn, size_t i) {
    const Operand& operand = drawn.operands[i];
    if (const auto* tuple = std::get_if<IntTuple>(&operand.type)) {
      if (operand.insideOf >= 0) {
        const Filled& other = filled_[static_cast<size_t>(operand.insideOf)];
        const IntTuple* shape = std::get_if<IntTuple>(&other);
        if (const auto* of = std::get_if<Layout>(&other)) shape = &of->shape();
        if (const auto* of = std::get_if<ComposedLayout>(&other)) shape = &of->layout.shape();
        filled_[i] = inside(*tuple, *shape);
        return;
      }
      const int64_t least = operand.least.value_or(operand.kind == "shape"   ? 1
                                                   : operand.kind == "coord" ? 0
                                                                             : -300);
      const int64_t most = operand.kind == "pointer" ? int64_t{1} << 40 : random_.oneIn(6) ? 100000 : 60;
      filled_[i] = tree(*tuple, operand.kind == "pointer" ? 0 : least, most);
    } else if (const auto* of = std::get_if<Layout>(&operand.type)) {
      filled_[i] = layout(*of, operand.least.value_or(-200));
    } else if (const auto* composed = std::get_if<ComposedLayout>(&operand.type)) {
      filled_[i] =
          ComposedLayout{composed->swizzle, tree(composed->offset, 0, 200), layout(composed->layout, 0)};
    } else {
      filled_[i] = operand.type;
    }
  }

  void collect(const Operand& operand, const Filled& filled) {
    const auto add = [&](const IntTuple& type, const IntTuple& value) {
      const std::vector<IntTuple> types = leaves(type), values = leaves(value);
      for (size_t k = 0; k < types.size(); ++k)
        if (types[k].kind() == IntTuple::Kind::kDynamic) arguments_.push_back(values[k].value());
    };
    if (operand.isKnown()) return;
    if (const auto* tuple = std::get_if<IntTuple>(&operand.type)) add(*tuple, std::get<IntTuple>(filled));
    const auto addLayout = [&](const Layout& type, const Layout& value) {
      add(type.shape(), value.shape());
      add(type.stride(), value.stride());
    };
    if (const auto* of = std::get_if<Layout>(&operand.type)) addLayout(*of, std::get<Layout>(filled));
    if (const auto* of = std::get_if<ComposedLayout>(&operand.type)) {
      addLayout(of->layout, std::get<ComposedLayout>(filled).layout);
      add(of->offset, std::get<ComposedLayout>(filled).offset);
    }
  }

  Random& random_;
  std::vector<Filled> filled_;
  std::vector<int64_t> arguments_;
};

std::vector<IntTuple> numbersAs(const IntTuple& type, const int64_t*& results) {
  std::vector<IntTuple> values;
  for (const IntTuple& leaf : leaves(type))
    values.push_back(leaf.isUnderscore() ? leaf : IntTuple(*results++).withPath(leaf.path()));
  return values;
}

// Whether the layouts have the same size and the same offset at the first and at some other coordinates.
bool sameFunction(Random& random, const Layout& got, const Layout& want) {
  const Expected<int64_t> count = size(want), other = size(got);
  if (!count || !other || *count != *other) return false;
  for (int64_t i = 0; i < std::min(kOffsets, *count); ++i) {
    const int64_t at = i < kOffsets / 2 ? i : random.below(*count);
    const Expected<IntTuple> a = crd2idx(IntTuple(at), got), b = crd2idx(IntTuple(at), want);
    if (a.ok() != b.ok() || (a && !(*a == *b))) return false;
  }
  return true;
}

// Empty where the results are the reference's answer, else what they are.
std::string difference(Random& random, const std::string& type, const int64_t* results, const Value& want) {
  if (const bool* truth = std::get_if<bool>(&want))
    return (results[0] != 0) == *truth ? "" : std::to_string(results[0]);
  if (!type.starts_with("!cute.")) return "a result of type " + type;
  const Value form = valueOfType(type);
  if (const auto* tuple = std::get_if<IntTuple>(&form)) {
    const IntTuple got = withLeaves(*tuple, numbersAs(*tuple, results));
    const auto* answer = std::get_if<IntTuple>(&want);
    return answer && got == *answer ? "" : toString(got);
  }
  const auto* composed = std::get_if<ComposedLayout>(&form);
  const Layout& layout = composed ? composed->layout : std::get<Layout>(form);
  const IntTuple extents = withLeaves(layout.shape(), numbersAs(layout.shape(), results));
  const Layout got =
      Layout::unchecked(extents, withLeaves(layout.stride(), numbersAs(layout.stride(), results)));
  if (composed) {
    const ComposedLayout whole{composed->swizzle, IntTuple(*results), got};
    const auto* answer = std::get_if<ComposedLayout>(&want);
    return answer && whole.swizzle == answer->swizzle && whole.offset == answer->offset &&
                   sameFunction(random, got, answer->layout)
               ? ""
               : toString(whole);
  }
  if (const auto* answer = std::get_if<Layout>(&want))
    return sameFunction(random, got, *answer) ? "" : toString(got);
  return toString(got);
}

std::vector<std::string> argumentsOf(const Drawn& drawn, const Values& values) {
  std::vector<std::string> arguments;
  for (const std::string& argument : drawn.arguments)
    arguments.push_back(argument[0] == '%' ? values.text(static_cast<size_t>(argument[1] - '0')) : argument);
  return arguments;
}

}  // namespace

Calls callInstances(const Operation& operation, const std::vector<Instance>& instances, Random& random,
                    int64_t each) {
  Calls calls;
  std::string module;
  for (size_t i = 0; i < instances.size(); ++i) module += callableOf(operation, instances[i], i);
  const Expected<std::string> code = lowering::lowerToLLVMIR(module);
  const Expected<lowering::Jit> jit =
      code ? lowering::Jit::compile(*code) : Expected<lowering::Jit>(code.error());
  if (!jit) {
    calls.differ = 1;
    calls.first = jit.error().str() + "\n" + module;
    return calls;
  }
  for (size_t i = 0; i < instances.size(); ++i) {
    const Drawn& drawn = instances[i].drawn;
    const auto function = reinterpret_cast<Function>(jit->find("c" + std::to_string(i)));
    for (int64_t k = 0; k < each; ++k) {
      const Values values(random, drawn);
      std::vector<int64_t> results(256, -1);
      std::string got, want;
      if (operation.arithmetic) {
        std::vector<std::vector<int64_t>> numbers;
        for (size_t j = 0; j < drawn.operands.size(); ++j) numbers.push_back(values.numbers(j));
        const std::vector<int64_t> answer = operation.arithmetic(numbers);
        function(values.arguments().data(), results.data());
        if (!std::equal(answer.begin(), answer.end(), results.begin())) got = std::to_string(results[0]);
        want = answer.empty() ? "" : std::to_string(answer[0]);
      } else {
        const Expected<Value> answer = evaluateCall(drawn.reference, argumentsOf(drawn, values));
        if (!answer) {
          ++calls.refused;
          continue;
        }
        function(values.arguments().data(), results.data());
        got = difference(random, instances[i].results.front(), results.data(), *answer);
        want = toString(*answer);
      }
      ++calls.called;
      if (got.empty()) continue;
      if (calls.differ++ == 0) {
        calls.first = std::string(operation.name) + " of";
        for (size_t j = 0; j < drawn.operands.size(); ++j) calls.first += " " + values.text(j);
        calls.first += ": " + got + ", not " + want + " in\n" + callableOf(operation, instances[i], i);
      }
    }
  }
  return calls;
}

}  // namespace cutecheck::run
