// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/validation/static_sugar.h"

#include <algorithm>

#include "core/notation/print.h"
#include "lowering/algebra/crd2idx.h"
#include "properties/differential/mixed/mixed_algebra_cases.h"
#include "properties/differential/mixed/mixed_layout_cases.h"

namespace cutecheck::run {
namespace {

using generators::Random;

std::string type(const std::string& kind, const std::string& text) {
  return "!cute." + kind + "<\"" + text + "\">";
}
std::string view(const std::string& text) { return "!cute.memref<f32, gmem, \"" + text + "\">"; }

// A function of one view or of none, its body line by line.
class Writer {
 public:
  explicit Writer(size_t number) : name_("f" + std::to_string(number)) {}

  // A value that its type knows.
  std::string known(const std::string& type) {
    const std::string name = "%k" + std::to_string(values_++);
    body_ += "  " + name + " = cute.static : " + type + "\n";
    operands_ += (operands_.empty() ? "" : ", ") + name;
    types_ += (types_.empty() ? "" : ", ") + type;
    return name;
  }
  void view(const std::string& type) {
    parameters_ = "%v: " + type;
    operands_ = "%v";
    types_ = type;
  }
  std::string call(const std::string& op, const std::string& result, bool parenthesised = true) const {
    const std::string types = parenthesised ? "(" + types_ + ")" : types_;
    return "func.func @" + name_ + "(" + parameters_ + ") -> " + result + " {\n" + body_ + "  %r = cute." +
           op + " (" + operands_ + ") : " + types + " -> " + result + "\n  return %r : " + result + "\n}\n";
  }

 private:
  std::string name_, parameters_, body_, operands_, types_;
  int values_ = 0;
};

struct OfAlgebra {
  const char* name;
  Algebra operation;
};
constexpr OfAlgebra kOfAlgebra[] = {
    {"composition", Algebra::kComposition},    {"composition by a tile", Algebra::kCompositionByTiler},
    {"coalesce", Algebra::kCoalesce},          {"logical_divide", Algebra::kLogicalDivide},
    {"zipped_divide", Algebra::kZippedDivide}, {"slice", Algebra::kSlice}};

// Both answer, and alike.
std::optional<Layout> answer(Algebra operation, const AlgebraCase& c) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const Expected<mixed::MixedLayout> got =
      engine(operation, arithmetic, mixed::MixedLayout::of(c.a), mixed::MixedLayout::of(c.b), c);
  const Expected<Layout> want = reference(operation, c);
  if (!got || !want || Layout::unchecked(got->shape.type(), got->stride.type()) != *want) return std::nullopt;
  // The view moves to the coordinate, which must lie inside; what is left of no mode is no view.
  if (operation == Algebra::kSlice &&
      !mixed::crd2idx(arithmetic, mixed::MixedTuple::of(c.coordinate, mixed::Role::kCoordinate),
                      mixed::MixedLayout::of(c.a)))
    return std::nullopt;
  return leaves(want->shape()).empty() ? std::nullopt : std::optional(*want);
}

std::optional<std::string> ofAlgebra(Algebra operation, Random& random, size_t number) {
  const AlgebraCase c = randomAlgebraCase(random, operation, random.oneIn(2));
  const std::optional<Layout> result = answer(operation, c);
  if (!result) return std::nullopt;
  Writer writer(number);
  writer.view(view(toString(c.a)));
  switch (operation) {
    case Algebra::kComposition:
      writer.known(type("layout", toString(c.b)));
      break;
    case Algebra::kSlice:
      writer.known(type("coord", toString(c.coordinate)));
      break;
    case Algebra::kCoalesce:
    case Algebra::kComplement:
      break;
    default:
      writer.known(type("tile", toString(c.tiler)));
  }
  const char* op = operation == Algebra::kCompositionByTiler ? "composition" : nameOf(operation);
  return writer.call(op, view(toString(*result)), operation != Algebra::kSlice);
}

bool isDivide(const std::string& name) { return name == "tiled_divide" || name == "flat_divide"; }
bool isProduct(const std::string& name) { return name.ends_with("_product"); }

std::string ofLayouts(const std::string& name, const AnsweredLayout& c, size_t number) {
  Writer writer(number);
  const std::string layout = c.answer.substr(0, c.answer.find(",offset"));
  if (isDivide(name) || name == "filter_zeros" || name.starts_with("local_"))
    writer.view(view(c.a));
  else
    writer.known(type("layout", c.a));
  if (isDivide(name) || name == "local_tile") writer.known(type("tile", c.tiler));
  if (name == "local_tile") writer.known(type("coord", c.coordinate));
  if (isProduct(name) || name == "local_partition") writer.known(type("layout", c.b));
  if (name == "local_partition") writer.known(type("int_tuple", std::to_string(c.index)));
  if (name.starts_with("local_")) {
    // "layout,offset": the offset is one number.
    return writer.call(name, view(c.answer.substr(0, c.answer.rfind(','))));
  }
  if (name == "cosize") return writer.call(name, type("int_tuple", c.answer));
  const std::string op = name == "recast_layout" ? name + " <" + std::to_string(c.newBits) + ", " +
                                                       std::to_string(c.oldBits) + ">"
                                                 : name;
  const bool onView = isDivide(name) || name == "filter_zeros";
  return writer.call(op, onView ? view(layout) : type("layout", layout));
}

const std::vector<std::string> kOfLayouts = {
    "tiled_divide",    "flat_divide",   "right_inverse",   "left_inverse",   "cosize",
    "filter_zeros",    "recast_layout", "logical_product", "tiled_product",  "flat_product",
    "blocked_product", "raked_product", "local_tile",      "local_partition"};

}  // namespace

std::vector<std::string> staticSugar() {
  std::vector<std::string> names;
  for (const OfAlgebra& of : kOfAlgebra) names.emplace_back(of.name);
  names.insert(names.end(), kOfLayouts.begin(), kOfLayouts.end());
  return names;
}

StaticSugar randomStaticSugar(const std::string& operation, uint64_t seed, size_t functions) {
  StaticSugar result;
  if (std::find(kOfLayouts.begin(), kOfLayouts.end(), operation) != kOfLayouts.end()) {
    for (const AnsweredLayout& c : answeredLayouts(operation, seed, functions))
      result.module += ofLayouts(operation, c, result.functions++);
    return result;
  }
  for (const OfAlgebra& of : kOfAlgebra) {
    if (of.name != operation) continue;
    Random random(seed);
    for (size_t tries = 0; result.functions < functions && tries < 1000 * functions; ++tries)
      if (const auto text = ofAlgebra(of.operation, random, result.functions)) {
        result.module += *text;
        ++result.functions;
      }
  }
  return result;
}

}  // namespace cutecheck::run
