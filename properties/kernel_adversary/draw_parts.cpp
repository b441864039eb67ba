// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/draw.h"

#include <algorithm>

namespace cutecheck::kernel_adversary {

namespace {
Leaf fixed(int64_t value) { return {false, value, 32, 1}; }
Leaf open(int width = 32, int64_t div = 1) { return {true, 1, width, div}; }

}  // namespace

Tensor drawTensor(generators::Random& random, Element element) {
  Tensor t;
  t.element = element;
  const int64_t bytes = bytesOf(element);
  t.align = random.pick<int64_t>({bytes, bytes, bytes, 16});
  const auto mode = [](Leaf extent, Leaf stride) { return Mode{{extent}, {stride}}; };
  switch (random.below(14)) {
    case 0:
    case 1: t.modes = {mode(open(), fixed(1))}; break;
    case 2: t.modes = {mode(open(), open())}; break;
    case 3: t.modes = {mode(open(), open(64))}; break;
    case 4: t.modes = {mode(fixed(random.pick<int64_t>({64, 128, 256})), fixed(1))}; break;
    case 5: t.modes = {mode(open(), open(64, 4)), mode(open(), fixed(1))}; break;
    case 6: t.modes = {mode(open(), fixed(1)), mode(open(), open(64))}; break;
    case 7: t.modes = {mode(fixed(16), fixed(8)), mode(fixed(8), fixed(1))}; break;
    case 8: t.modes = {mode(open(), fixed(1)), mode(fixed(8), open())}; break;
    case 9: t.modes = {mode(fixed(4), fixed(1)), mode(open(), fixed(4)), mode(fixed(3), open(64))}; break;
    case 10: t.modes = {{{fixed(2), fixed(4)}, {fixed(1), fixed(16)}}, mode(fixed(8), fixed(2))}; break;
    case 11: t.modes = {mode(fixed(16), fixed(32)), mode(fixed(32), fixed(1))}; break;
    case 12: t.modes = {mode(open(), open()), mode(open(), open())}; break;
    default: t.modes = {mode(fixed(64), fixed(random.pick<int64_t>({-1, 2, 3, 0})))}; break;
  }
  return t;
}

bool isFlat(const Tensor& tensor) {
  return std::all_of(tensor.modes.begin(), tensor.modes.end(), [](const Mode& m) { return m.extents.size() == 1; });
}

bool isWrongOutside(const Program& program, int tensor) {
  const std::vector<Mode>& modes = program.tensors[static_cast<size_t>(tensor)].modes;
  return program.inBounds || std::any_of(modes.begin(), modes.end(), [](const Mode& m) { return m.strides.front().dynamic; });
}

void drawPremises(Program& program, generators::Random& random, bool narrow) {
  if (narrow && !random.oneIn(6)) program.premises.push_back({"r1", "<=", "1000000"});
  else if (random.oneIn(6)) program.premises.push_back({"r1", "<", random.pick<std::string>({"4", "1024", "65536"})});
  std::vector<std::string> names;
  for (size_t t = 0; t < program.tensors.size(); ++t) {
    size_t leaf = 0;
    for (const Mode& mode : program.tensors[t].modes)
      for (const Leaf& l : mode.extents) {
        if (l.dynamic) names.push_back("a" + std::to_string(t) + "_s" + std::to_string(leaf));
        ++leaf;
      }
  }
  if (names.size() > 1 && (program.inBounds || random.oneIn(4))) program.premises.push_back({names.back(), "==", names.front()});
  if (!names.empty() && random.oneIn(6))
    program.premises.push_back(
        {random.pick(names), random.pick<std::string>({">=", "<="}), random.pick<std::string>({"2", "64", "100000", "1024"})});
  for (size_t i = 0; i < program.scalars.size(); ++i) {
    const std::string name = "a" + std::to_string(program.tensors.size() + i);
    if (random.oneIn(8)) continue;
    program.premises.push_back({name, ">=", random.pick<std::string>({"0", "0", "1", "-5", "-1000"})});
    program.premises.push_back({name, "<=", random.pick<std::string>({"1000", "100000", "50", "2000000000"})});
  }
}

int drawFunction(Program& program, generators::Random& random, std::vector<Statement>& to, int a, int b, int thread, int& left) {
  const Value like = program.values[static_cast<size_t>(a)];
  const auto made = [&](Kind kind, Value v, std::vector<int> operands, int64_t number) {
    program.values.push_back(std::move(v));
    Statement s;
    s.kind = kind;
    s.operands = std::move(operands);
    s.number = number;
    s.result = static_cast<int>(program.values.size()) - 1;
    to.push_back(std::move(s));
    left -= kind == Kind::kFSelect ? 2 : 1;
    return to.back().result;
  };
  switch (random.below(5)) {
    case 0: return b == a ? a : made(random.oneIn(2) ? Kind::kFMaximum : Kind::kFMinimum, like, {a, b}, 0);
    case 1: {
      if (like.element != Element::kF32 && like.element != Element::kF64) return a;
      Value narrow = like;
      narrow.element = like.element == Element::kF64 ? Element::kF32 : random.pick<Element>({Element::kF16, Element::kBF16});
      return made(Kind::kFConvert, like, {made(Kind::kFConvert, narrow, {a}, 0)}, 0);
    }
    case 2: {
      const int number = made(Kind::kFromInteger, like, {thread}, 0);
      return made(random.pick<Kind>({Kind::kFAdd, Kind::kFMul, Kind::kFSub}), like, {a, number}, 0);
    }
    case 3:
      return b == a ? a : made(Kind::kFSelect, like, {a, b}, random.below(static_cast<int64_t>(floatPredicates().size())));
    default: {
      if (b == a) return a;
      Value number, truth;
      truth.type = Value::Type::kTruth;
      const int64_t n = random.between(0, 40);
      number.low = number.high = n;
      const int limit = made(Kind::kConstant, number, {}, n);
      const int by = made(Kind::kCompare, truth, {thread, limit}, random.below(10));
      return made(Kind::kChoose, like, {a, b, by}, 0);
    }
  }
}

namespace {

const std::map<Kind, std::string>& kindNames() {
  static const std::map<Kind, std::string> kNames = {{Kind::kScalar, "scalar parameter"},
                                                     {Kind::kExtent, "extent read"},
                                                     {Kind::kAdd, "addi"},
                                                     {Kind::kSub, "subi"},
                                                     {Kind::kMul, "muli"},
                                                     {Kind::kDivS, "divsi"},
                                                     {Kind::kDivU, "divui"},
                                                     {Kind::kRemS, "remsi"},
                                                     {Kind::kRemU, "remui"},
                                                     {Kind::kExtS, "extsi"},
                                                     {Kind::kExtU, "extui"},
                                                     {Kind::kTrunc, "trunci"},
                                                     {Kind::kCompare, "cmpi"},
                                                     {Kind::kAnd, "andi"},
                                                     {Kind::kOr, "ori"},
                                                     {Kind::kXor, "xori"},
                                                     {Kind::kInside, "elem_less"},
                                                     {Kind::kTile, "tile and slice"},
                                                     {Kind::kPart, "partition"},
                                                     {Kind::kLoad, "load"},
                                                     {Kind::kStore, "store"},
                                                     {Kind::kLoadVec, "load_vec"},
                                                     {Kind::kStoreVec, "store_vec"},
                                                     {Kind::kThroughRegisters, "fragment"},
                                                     {Kind::kFloat, "float constant"},
                                                     {Kind::kFAdd, "addf"},
                                                     {Kind::kFSub, "subf"},
                                                     {Kind::kFMul, "mulf"},
                                                     {Kind::kFDiv, "divf"},
                                                     {Kind::kFNeg, "negf"},
                                                     {Kind::kFMaximum, "maximumf"},
                                                     {Kind::kFMinimum, "minimumf"},
                                                     {Kind::kFConvert, "extf or truncf"},
                                                     {Kind::kFromInteger, "sitofp"},
                                                     {Kind::kFSelect, "cmpf and select"},
                                                     {Kind::kChoose, "select of data by cmpi"},
                                                     {Kind::kIf, "branch"},
                                                     {Kind::kFor, "loop"}};
  return kNames;
}

void count(const std::vector<Statement>& statements, std::map<std::string, size_t>& counts, int branches, int loops, bool inElse) {
  for (const Statement& s : statements) {
    if (const auto at = kindNames().find(s.kind); at != kindNames().end()) {
      ++counts[at->second];
      if (inElse && (s.kind == Kind::kTile || s.kind == Kind::kPart || s.kind == Kind::kStore || s.kind == Kind::kFor))
        ++counts[at->second + " in an else"];
      if (loops > 0 && (s.kind == Kind::kTile || s.kind == Kind::kPart || s.kind == Kind::kStore || s.kind == Kind::kIf))
        ++counts[at->second + " in a loop"];
    }
    if (s.kind == Kind::kIf) {
      if (branches > 0) ++counts["branch in a branch"];
      if (!s.otherwise.empty()) ++counts["else"];
      count(s.body, counts, branches + 1, loops, inElse);
      count(s.otherwise, counts, branches + 1, loops, true);
    }
    if (s.kind == Kind::kFor) {
      if (loops > 0) ++counts["loop in a loop"];
      count(s.body, counts, branches, loops + 1, inElse);
    }
    if (s.kind == Kind::kAdd && s.number == 1) ++counts["tuple_add"];
    if (s.kind == Kind::kCompare && static_cast<Predicate>(s.number) >= Predicate::kUlt) ++counts["unsigned cmpi"];
  }
}

}  // namespace

void countProductions(const Program& program, std::map<std::string, size_t>& counts) {
  count(program.statements, counts, 0, 0, false);
  if (program.inBounds) ++counts["cute.in_bounds"];
  if (!program.premises.empty()) ++counts["cute.premises"];
  if (program.block == 0) ++counts["block of any size"];
  if (program.tensors.size() > 1) ++counts["several tensors"];
  for (const Tensor& t : program.tensors) {
    ++counts[std::string("tensor of ") + nameOf(t.element)];
    for (const Mode& m : t.modes) {
      if (m.extents.size() > 1) ++counts["nested mode"];
      for (const Leaf& l : m.strides) {
        if (l.dynamic) ++counts[l.width == 64 ? "stride of 64 bits" : "stride of 32 bits"];
        if (!l.dynamic && l.value < 0) ++counts["negative stride"];
      }
    }
  }
}

const std::vector<std::string>& productions() {
  static const std::vector<std::string> kAll = [] {
    std::vector<std::string> all;
    for (const auto& [kind, name] : kindNames()) all.push_back(name);
    for (const char* name : {"tile and slice in an else",
                             "partition in an else",
                             "store in an else",
                             "loop in an else",
                             "tile and slice in a loop",
                             "partition in a loop",
                             "store in a loop",
                             "branch in a loop",
                             "branch in a branch",
                             "else",
                             "loop in a loop",
                             "unsigned cmpi",
                             "tuple_add",
                             "cute.in_bounds",
                             "cute.premises",
                             "block of any size",
                             "several tensors",
                             "nested mode",
                             "stride of 64 bits",
                             "stride of 32 bits",
                             "negative stride",
                             "tensor of f16",
                             "tensor of bf16",
                             "tensor of f32",
                             "tensor of f64",
                             "tensor of i8",
                             "tensor of i16",
                             "tensor of i32",
                             "tensor of i64"})
      all.emplace_back(name);
    return all;
  }();
  return kAll;
}

}  // namespace cutecheck::kernel_adversary
