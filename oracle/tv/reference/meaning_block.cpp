// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning_block.h"

#include <algorithm>
#include <set>

#include "core/notation/print.h"
#include "core/nvgpu/launch_limits.h"
#include "oracle/tv/reference/exchange.h"
#include "oracle/tv/reference/meaning_access.h"
#include "oracle/tv/reference/meaning_ensures.h"
#include "oracle/tv/reference/meaning_fold.h"
#include "oracle/tv/reference/meaning_words.h"

namespace cutecheck::oracle {

namespace {

Diagnostic wrong(const std::string& rule, const std::string& message, Code code = Code::kSyntax) {
  return makeError(code, rule, message);
}

}  // namespace

Expected<MeaningPointer> parseShared(std::string_view rest) {
  MeaningPointer p;
  p.kind = MeaningPointer::Kind::kShared;
  p.space = 3;
  p.name = std::string(word(rest));
  p.address = "address of " + p.name;
  if (!isName(p.name)) return wrong("meaning_c16", "expected a name for the shared memory");
  std::string_view what = word(rest);
  if (what == "align") {
    const std::optional<unsigned> align = number(word(rest));
    if (!align || *align == 0 || *align > 4096 || (*align & (*align - 1)) != 0)
      return wrong("meaning_c16", "expected a power of two, at most 4096");
    p.align = *align;
    what = word(rest);
  }
  const std::optional<unsigned> bytes = what == "bytes" ? number(word(rest)) : std::nullopt;
  if (!bytes || *bytes == 0 || *bytes > kMostSharedOfBlock)
    return wrong("meaning_c16", "expected bytes and their number, at most " +
                                    std::to_string(kMostSharedOfBlock) + ", for a block has no more");
  p.bytes = *bytes;
  if (rest.empty()) return p;
  if (word(rest) != "swizzle") return wrong("meaning_c16", "expected swizzle, or the end of the line");
  CUTECHECK_TRY(e, parseExpression(rest));
  if (e.kind != Expression::Kind::kSwizzle) return wrong("meaning_c16", "expected a swizzle such as S<5,2,5>");
  CUTECHECK_TRY(swizzle, Swizzle::make(e.value, e.base, e.shift));
  p.swizzle = swizzle;
  return p;
}

bool isBlockWord(std::string_view word) {
  return word == "shared" || word == "barrier" || word == "exchange" || word == "ensures";
}

namespace {

// The pointer of that kind, which points to nothing.
size_t pseudoPointer(MeaningFunction& kernel, MeaningPointer::Kind kind, const char* name) {
  const auto at =
      std::ranges::find_if(kernel.pointers, [&](const MeaningPointer& p) { return p.kind == kind; });
  const auto which = static_cast<size_t>(at - kernel.pointers.begin());
  if (at != kernel.pointers.end()) return which;
  MeaningPointer pseudo;
  pseudo.kind = kind;
  pseudo.name = name;  // no name that a line can have
  pseudo.space = 0;
  kernel.pointers.push_back(std::move(pseudo));
  return which;
}

std::optional<Diagnostic> readBarrier(std::string_view rest, size_t number, MeaningFunction& kernel) {
  if (!rest.empty()) return wrong("meaning_c16", "nothing follows 'barrier'");
  MeaningAccess access;
  access.barrier = access.store = true;
  access.type = access.text = "barrier";
  access.offset.kind = access.value.kind = Expression::Kind::kInt;
  access.pointer = pseudoPointer(kernel, MeaningPointer::Kind::kBarrier, "the barrier");
  access.line = number;
  putInTurn(access, kernel);
  kernel.accesses.push_back(std::move(access));
  return std::nullopt;
}

std::optional<Diagnostic> readExchange(std::string_view text, size_t line, MeaningFunction& kernel) {
  std::string_view rest = text;
  MeaningAccess give;
  give.store = true;
  give.text = "exchange " + std::string(text);
  give.line = line;
  MeaningAccess find = give;
  find.store = false;
  find.name = std::string(word(rest));
  if (!isName(find.name) || isNamed(kernel, find.name))
    return wrong("meaning_c16", "expected a name of its own for what a lane finds");
  give.type = find.type = std::string(word(rest));
  give.bytes = find.bytes = elementBytes(give.type);
  if (give.type != "f32") return wrong("meaning_c16", "lanes exchange f32, found '" + give.type + "'");
  const std::string_view mode = word(rest), distance = word(rest);
  const std::optional<unsigned> number_ = number(distance);
  const std::optional<Exchange> exchange = number_ ? exchangeNamed(mode, *number_) : std::nullopt;
  if (!exchange || word(rest) != "=")
    return wrong("meaning_c16",
                 "expected bfly, up, down or idx, a number below 32, = and the value that a lane gives");
  Expected<Expression> value = parseValue(rest);
  if (!value) return value.error();
  if (std::optional<Diagnostic> problem = valueProblem(*value, kernel, std::nullopt)) return problem;
  give.value = std::move(value).value();
  give.offset.kind = Expression::Kind::kInt;
  give.offset.value = exchange->number();
  find.offset = give.offset;
  give.pointer = find.pointer = pseudoPointer(kernel, MeaningPointer::Kind::kLanes, "the lanes");
  kernel.accesses.push_back(std::move(give));
  kernel.accesses.push_back(std::move(find));
  return std::nullopt;
}

}  // namespace

std::optional<Diagnostic> readBlockLine(std::string_view first, std::string_view rest, size_t number,
                                        MeaningFunction& kernel) {
  if (openFold(kernel) && first != "barrier")
    return wrong("meaning_c18", "'" + std::string(first) + "' in a fold", Code::kUsage);
  if (first == "barrier") return readBarrier(rest, number, kernel);
  if (first == "exchange") return readExchange(rest, number, kernel);
  if (first == "ensures") {
    Expected<MeaningEnsures> ensures = parseEnsures(rest, kernel);
    if (!ensures) return makeError(ensures.error().code, "meaning_c17", ensures.error().message);
    ensures->line = number;
    kernel.ensures.push_back(std::move(ensures).value());
    return std::nullopt;
  }
  Expected<MeaningPointer> shared = parseShared(rest);
  if (!shared) return makeError(shared.error().code, "meaning_c16", shared.error().message);
  for (const MeaningPointer& other : kernel.pointers)
    if (other.name == shared->name) return wrong("meaning_c16", "two pointers are named " + other.name);
  shared->line = number;
  kernel.pointers.push_back(std::move(shared).value());
  return std::nullopt;
}

std::string accessesText(const MeaningFunction& kernel) {
  size_t loads = 0, stores = 0, barriers = 0, exchanges = 0;
  for (const MeaningAccess& a : kernel.accesses) {
    const bool ofLanes = kernel.pointers[a.pointer].kind == MeaningPointer::Kind::kLanes;
    ++(a.barrier ? barriers : a.store ? stores : ofLanes ? exchanges : loads);
  }
  stores -= exchanges;  // an exchange is both
  const auto counted = [](size_t number, const std::string& what) {
    return number == 0 ? std::string()
                       : ", " + std::to_string(number) + " " + what + (number == 1 ? "" : "s");
  };
  return "@" + kernel.name + ": " + std::to_string(loads + stores) + " accesses (" + std::to_string(loads) +
         " loads, " + std::to_string(stores) + " stores)" + counted(barriers, "barrier") +
         counted(exchanges, "exchange");
}

std::optional<std::string> blockProblem(const MeaningFunction& f) {
  const auto count = [&](MeaningPointer::Kind kind) {
    return std::ranges::count_if(f.pointers, [&](const MeaningPointer& p) { return p.kind == kind; });
  };
  const auto shared = count(MeaningPointer::Kind::kShared);
  if (shared > 1) return "two pieces of shared memory";
  if ((shared > 0 || !f.ensures.empty()) && !f.launch.block)
    return "shared memory, or ensures, without 'launch block'";
  std::set<size_t> outputs;
  std::set<std::string> symbols;
  for (const MeaningParameter& p : f.parameters) symbols.insert(p.symbol);
  for (const MeaningRegister& r : f.registers) symbols.insert(r.carries.symbol);
  for (const MeaningAccess& a : f.accesses) symbols.insert(a.name);
  for (const MeaningFold& fold : f.folds) symbols.insert(fold.index);
  for (const MeaningCarried& c : f.carried) symbols.insert(c.name);
  for (const MeaningEnsures& e : f.ensures) {
    if (!outputs.insert(e.out).second) return "two lines ensure the elements of " + f.pointers[e.out].name;
    std::set<std::string> names;
    std::vector<std::string> indices;
    for (const auto& [name, extent] : e.indices) indices.push_back(name);
    // Several reductions may have one name for their indices.
    std::set<std::string> ofReductions;
    for (const MeaningReduction& r : e.reductions) ofReductions.insert({r.index, r.sum});
    ofReductions.erase("");
    if (!e.reductions.empty() && e.reductions[0].index == e.reductions[0].sum)
      return "a fold has one name for two things";
    indices.insert(indices.end(), ofReductions.begin(), ofReductions.end());
    for (const std::string& name : indices)
      if (symbols.contains(name) || f.definitions.contains(name) || !names.insert(name).second)
        return "the index " + name + " means something already";
    std::set<std::string> written;
    for (const auto& [name, value] : e.writer) {
      const bool known = std::ranges::any_of(f.registers, [&](const MeaningRegister& r) {
        return r.carries.kind == MeaningParameter::Kind::kSymbol && r.carries.symbol == name;
      });
      if (!known || !written.insert(name).second)
        return name + " is no register that the kernel reads, or is written twice";
    }
    for (const MeaningRegister& r : f.registers)
      if (r.carries.kind != MeaningParameter::Kind::kSymbol || !written.contains(r.carries.symbol))
        return "no value of " + r.name + " says who writes the element";
  }
  for (const MeaningEnsures& e : f.ensures)
    if (std::ranges::any_of(e.in, [&](const MeaningElement& element) { return outputs.contains(element.pointer); }))
      return "an output that is the input of another";
  return std::nullopt;
}

}  // namespace cutecheck::oracle
