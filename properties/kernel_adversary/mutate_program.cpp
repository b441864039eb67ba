// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <functional>
#include <map>

#include "properties/kernel_adversary/mutate.h"

namespace cutecheck::kernel_adversary {

using generators::Random;

namespace {

void everyStatement(std::vector<Statement>& statements, const std::function<void(std::vector<Statement>&, size_t)>& visit) {
  for (size_t i = 0; i < statements.size(); ++i) {
    everyStatement(statements[i].body, visit);
    everyStatement(statements[i].otherwise, visit);
    visit(statements, i);
  }
}

using Site = std::pair<std::vector<Statement>*, size_t>;

std::vector<Site> sites(Program& program, const std::function<bool(const Statement&)>& fits) {
  std::vector<Site> all;
  everyStatement(program.statements, [&](std::vector<Statement>& block, size_t i) {
    if (fits(block[i])) all.emplace_back(&block, i);
  });
  return all;
}

bool isFloatOperation(Kind k) {
  return k == Kind::kFAdd || k == Kind::kFSub || k == Kind::kFMul || k == Kind::kFDiv || k == Kind::kFMaximum ||
         k == Kind::kFMinimum;
}

}  // namespace

const std::vector<std::string>& programOperators() {
  static const std::vector<std::string> kAll = {
      "module: floating operation", "module: predicate",     "module: branches exchanged",
      "module: constant",           "module: store dropped", "module: signedness",
      "module: coordinate",         "module: loop bounds",   "module: block's or thread's number",
      "module: value stored"};
  return kAll;
}

std::optional<std::string> mutateProgram(Program& program, const std::string& name, Random& random) {
  const auto choose = [&](const std::function<bool(const Statement&)>& fits) -> Statement* {
    const std::vector<Site> all = sites(program, fits);
    if (all.empty()) return nullptr;
    const auto& [block, i] = random.pick(all);
    return &(*block)[i];
  };
  const auto isInteger = [&](int v) { return program.values[static_cast<size_t>(v)].type == Value::Type::kInteger; };
  if (name == "module: floating operation") {
    Statement* s = choose([](const Statement& o) { return isFloatOperation(o.kind); });
    if (!s) return std::nullopt;
    const Kind before = s->kind;
    while (s->kind == before)
      s->kind = random.pick<Kind>({Kind::kFAdd, Kind::kFSub, Kind::kFMul, Kind::kFMaximum, Kind::kFMinimum});
    return "another floating operation";
  }
  if (name == "module: predicate") {
    Statement* s = choose([](const Statement& o) { return o.kind == Kind::kCompare || o.kind == Kind::kFSelect; });
    if (!s) return std::nullopt;
    const int64_t before = s->number;
    if (s->kind == Kind::kFSelect) {
      const std::vector<std::string>& all = floatPredicates();
      while (s->number == before) s->number = random.below(static_cast<int64_t>(all.size()));
      return all[static_cast<size_t>(before)] + " -> " + all[static_cast<size_t>(s->number)];
    }
    while (s->number == before) s->number = random.below(10);
    return std::string(nameOf(static_cast<Predicate>(before))) + " -> " + nameOf(static_cast<Predicate>(s->number));
  }
  if (name == "module: branches exchanged") {
    Statement* s = choose([](const Statement& o) { return o.kind == Kind::kIf && !o.otherwise.empty(); });
    if (!s) return std::nullopt;
    std::swap(s->body, s->otherwise);
    return "the branches";
  }
  if (name == "module: constant") {
    Statement* s = choose([](const Statement& o) { return o.kind == Kind::kConstant; });
    if (!s) return std::nullopt;
    const int64_t step = random.pick<int64_t>({1, -1, 2});
    // A constant beyond its type would be read as another one.
    const int64_t most = (int64_t{1} << (program.values[static_cast<size_t>(s->result)].width - 1)) - 1;
    s->number += s->number > most - step || s->number < -most - 1 - step ? -step : step;
    return "a constant is " + std::to_string(s->number);
  }
  if (name == "module: store dropped") {
    std::vector<Site> all = sites(program, [](const Statement& o) { return o.kind == Kind::kStore || o.kind == Kind::kStoreVec; });
    if (all.size() < 2) return std::nullopt;
    const auto [block, i] = random.pick(all);
    block->erase(block->begin() + static_cast<std::ptrdiff_t>(i));
    return "a store";
  }
  if (name == "module: signedness") {
    static const std::map<Kind, Kind> kOther = {{Kind::kDivS, Kind::kDivU}, {Kind::kDivU, Kind::kDivS}, {Kind::kRemS, Kind::kRemU},
                                                {Kind::kRemU, Kind::kRemS}, {Kind::kExtS, Kind::kExtU}, {Kind::kExtU, Kind::kExtS}};
    Statement* s = choose([](const Statement& o) { return kOther.count(o.kind) > 0; });
    if (!s) return std::nullopt;
    s->kind = kOther.at(s->kind);
    return "signed and unsigned";
  }
  if (name == "module: coordinate") {
    Statement* s = choose([](const Statement& o) {
      return (o.kind == Kind::kLoad && o.operands.size() > 2) || (o.kind == Kind::kStore && o.operands.size() > 3);
    });
    if (!s) return std::nullopt;
    std::swap(s->operands.back(), s->operands[s->operands.size() - 2]);
    return "two coordinates";
  }
  if (name == "module: loop bounds") {
    Statement* s = choose([](const Statement& o) { return o.kind == Kind::kFor; });
    if (!s) return std::nullopt;
    s->extents[random.oneIn(3) ? 0 : 1] += 1;
    return "a loop's bound";
  }
  if (name == "module: block's or thread's number") {
    const int thread = program.statements[0].result, block = program.statements[1].result;
    Statement* s = choose([&](const Statement& o) {
      return (o.kind == Kind::kAdd || o.kind == Kind::kCompare || o.kind == Kind::kTile || o.kind == Kind::kExtS ||
              o.kind == Kind::kRemS || o.kind == Kind::kLoad) &&
             std::find_if(o.operands.begin(), o.operands.end(), [&](int v) { return v == thread || v == block; }) !=
                 o.operands.end();
    });
    if (!s) return std::nullopt;
    for (int& v : s->operands)
      if (v == thread || v == block) {
        v = v == thread ? block : thread;
        break;
      }
    return "thread and block";
  }
  if (name == "module: value stored") {
    Statement* s = choose([&](const Statement& o) {
      return isFloatOperation(o.kind) && o.operands[0] != o.operands[1] && !isInteger(o.operands[0]);
    });
    if (!s) return std::nullopt;
    s->operands[1] = s->operands[0];
    return "an operand";
  }
  return std::nullopt;
}

}  // namespace cutecheck::kernel_adversary
