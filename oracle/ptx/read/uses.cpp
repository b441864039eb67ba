// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/uses.h"

#include <algorithm>

#include "oracle/ptx/read/opcode.h"
#include "oracle/ptx/read/signature.h"
#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {

namespace {

using What = PtxSymbol::What;

// "shared" of "shared::cta"; "" of a word that is no space.
std::string_view spaceOf(std::string_view word) {
  for (const std::string_view space : {"global", "shared", "local", "param", "const"})
    if (word == space || (word.starts_with(space) && word.substr(space.size()).starts_with("::")))
      return space;
  return "";
}

std::vector<std::string_view> spacesOf(const PtxStatement& of) {
  std::vector<std::string_view> all;
  for (const std::string& word : of.words)
    if (const std::string_view space = spaceOf(word); !space.empty()) all.push_back(space);
  return all;
}

// Where what an address names has to lie: a space; "generic" of what is neither a parameter nor constant;
// nothing of instructions that are not asked.
std::optional<std::string_view> wantedSpace(const PtxStatement& of, size_t address) {
  const auto isOne = [&](std::string_view all) {
    return anyPart(all, ' ', [&](std::string_view one) { return one == of.opcode; });
  };
  const std::vector<std::string_view> spaces = spacesOf(of);
  if (of.opcode == "mbarrier" || (of.opcode == "cp" && of.has("mbarrier"))) return "shared";
  if (of.opcode == "tcgen05" && (of.has("alloc") || of.has("commit"))) return "shared";
  if ((of.opcode == "st" || of.opcode == "red") && of.has("async")) return "shared";
  if (of.opcode == "cp" && of.has("async")) {
    if (of.has("tensor")) {
      const bool isMap = of.has("prefetch") || (address == 1) == (!spaces.empty() && spaces[0] == "shared");
      return isMap && address < 2 ? "generic" : "shared";
    }
    if (of.has("prefetch")) return "global";
    return address < spaces.size() ? spaces[address] : "shared";
  }
  if (isOne("ld ldu st atom red prefetch prefetchu discard applypriority createpolicy ldmatrix stmatrix"))
    return spaces.empty() ? "generic" : spaces[0];
  return std::nullopt;
}

std::string memoryOf(const PtxSymbol& symbol) {
  return symbol.what == What::kVariable ? "a variable of " + symbol.space + " memory" : "a parameter";
}

std::string wrongAddress(const PtxStatement& of, const PtxUse& use, const PtxSymbol& symbol) {
  if (symbol.what == What::kRegister) return "";
  if (symbol.what == What::kFunction) return use.name + " is a function, and an address stands there";
  if (symbol.what == What::kTable)
    return use.name + " is a list of labels or functions, and an address stands there";
  if (of.opcode == "st" && symbol.what == What::kInput && of.has("param"))
    return use.name + " is a parameter that is only read";
  if (of.opcode == "st" && symbol.what == What::kInput && of.has("param::func"))
    return use.name + " is a parameter that is only read";
  if (of.opcode == "ld" && symbol.what == What::kResult)
    return use.name + " is a parameter that is only written";
  // An address of tensor memory is that of a register.
  if (of.opcode == "tcgen05" && !of.has("alloc") && !of.has("commit"))
    return use.name + " is " + memoryOf(symbol) + ", and an address of tensor memory stands there";
  const std::optional<std::string_view> wanted = wantedSpace(of, *use.address);
  if (!wanted) return "";
  const bool fits =
      *wanted == "generic" ? symbol.space != "param" && symbol.space != "const" : symbol.space == *wanted;
  return fits
             ? ""
             : use.name + " is " + memoryOf(symbol) + ", and " + of.shown() + " takes no address of it there";
}

std::string wrongValue(const PtxStatement& of, const PtxUse& use, const PtxSymbol& symbol) {
  const bool isCall = of.opcode == "call", isMove = of.opcode == "mov";
  switch (symbol.what) {
    case What::kRegister:
      return "";
    case What::kLabel:
    case What::kTable:
      return symbol.what == What::kTable && (isCall || of.opcode == "brx")
                 ? ""
                 : use.name + " is a label, and no operand of " + of.shown();
    case What::kFunction:
      return isCall || isMove ? "" : use.name + " is a function, and no operand of " + of.shown();
    case What::kInput:
    case What::kResult:
    case What::kVariable:
      break;
  }
  const std::string wrong = use.name + " is " + memoryOf(symbol) + ", and no operand of " + of.shown();
  if (isCall) return symbol.space == "param" ? "" : wrong;
  if (isMove) {
    if (symbol.what == What::kVariable && symbol.space == "param") return wrong;
    if (symbol.space == "global" && !of.words.empty() && of.words.back().ends_with("32"))
      return use.name + " is " + memoryOf(symbol) + ", whose address has 64 bits";
    return "";
  }
  if (of.opcode == "cvta" && !of.has("to")) {
    const std::vector<std::string_view> spaces = spacesOf(of);
    return spaces.empty() || spaces[0] == symbol.space ? "" : wrong;
  }
  if (of.opcode == "mapa" || of.opcode == "getctarank") return symbol.space == "shared" ? "" : wrong;
  return wrong;
}

}  // namespace

bool PtxStatement::has(std::string_view word) const {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string PtxStatement::shown() const {
  std::string all = opcode;
  for (const std::string& word : words) all += "." + word;
  return all;
}

PtxStatement ptxStatement(PtxTokens all) {
  PtxStatement made;
  size_t at = 0;
  if (at < all.size()) made.opcode = all[at++].text;
  while (at < all.size() && all[at].kind == PtxToken::Kind::kDirective)
    made.words.push_back(all[at++].text.substr(1));
  made.operands = all.subspan(at);
  return made;
}

std::vector<PtxUse> ptxUses(const PtxStatement& of) {
  std::vector<PtxUse> all;
  size_t addresses = 0;
  int depth = 0;
  for (size_t i = 0; i < of.operands.size(); ++i) {
    const PtxToken& one = of.operands[i];
    const bool opens = one.is("[");
    depth += opens ? 1 : one.is("]") ? -1 : 0;
    if (opens && depth == 1) ++addresses;
    if (!one.isName() || one.text == "_" || one.text == "WARP_SZ") continue;
    const bool isPart = i + 1 < of.operands.size() && of.operands[i + 1].kind == PtxToken::Kind::kDirective;
    if (ptxIsSpecialRegister(one.text + (isPart ? of.operands[i + 1].text : "")) ||
        ptxIsSpecialRegister(one.text + ".x"))
      continue;
    PtxUse use{one.text, one.line, std::nullopt, of.opcode == "bra", isPart ? of.operands[i + 1].text : ""};
    if (i > 0 && of.operands[i - 1].is("[") && depth == 1) use.address = addresses - 1;
    if (depth == 0 && i + 1 < of.operands.size() && of.operands[i + 1].is("[")) use.address = addresses;
    all.push_back(std::move(use));
  }
  return all;
}

bool ptxHasNumberAsAddress(const PtxStatement& of) {
  if (of.has("local") || of.opcode == "fence" || !ptxHasWords(of.opcode)) return false;
  for (size_t i = 0; i + 1 < of.operands.size(); ++i) {
    const PtxToken& base = of.operands[i + 1];
    const bool behindName = i > 0 && of.operands[i - 1].isName();
    if (of.operands[i].is("[") && !behindName && (base.isNumber() || base.is("+") || base.is("-")))
      return true;
  }
  return false;
}

std::string ptxWrongUse(const PtxStatement& of, const PtxUse& use, const PtxSymbol& symbol) {
  if (!ptxHasWords(of.opcode) && of.opcode != "call" && of.opcode != "bra") return "";
  if (!use.part.empty() && symbol.what != What::kRegister) return use.name + " has no part " + use.part;
  if (use.isBranch)
    return symbol.what == What::kLabel ? "" : use.name + " is no label, and " + of.shown() + " leads to one";
  return use.address ? wrongAddress(of, use, symbol) : wrongValue(of, use, symbol);
}

std::string ptxWrongCall(const PtxStatement& of, const PtxScopes& scopes) {
  if (of.opcode != "call") return "";
  std::vector<PtxTokens> parts = ptxParts(of.operands, ",");
  const auto countIn = [](PtxTokens list) -> std::optional<size_t> {
    if (list.size() < 2 || !list.front().is("(") || !list.back().is(")")) return std::nullopt;
    return ptxParts(list.subspan(1, list.size() - 2), ",").size();
  };
  size_t at = 0;
  const std::optional<size_t> results = parts.empty() ? std::nullopt : countIn(parts[0]);
  if (results) ++at;
  if (at >= parts.size() || parts[at].size() != 1) return "";
  const PtxSymbol* called = scopes.find(parts[at].front().text, scopes.now());
  if (!called) return "";
  if (called->what == What::kVariable || called->what == What::kTable || called->what == What::kLabel)
    return parts[at].front().text + " is no function, and is called";
  if (called->what != What::kFunction) return "";
  const std::optional<size_t> given = at + 1 < parts.size() ? countIn(parts[at + 1]) : std::nullopt;
  if (results.value_or(0) == called->results && given.value_or(0) == called->arguments) return "";
  return parts[at].front().text + " takes " + std::to_string(called->arguments) + " and gives " +
         std::to_string(called->results) + ", and is called with " + std::to_string(given.value_or(0)) +
         " and " + std::to_string(results.value_or(0));
}

}  // namespace cutecheck::ptx
