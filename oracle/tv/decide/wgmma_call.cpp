// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/wgmma_call.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace cutecheck::oracle {

namespace {

constexpr const char* kInstruction = "wgmma.mma_async";

// Parts between commas, those in braces as one; without blanks.
std::vector<std::string> partsOf(const std::string& text) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const char c : text) {
    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    if (c == ',' && depth == 0)
      parts.emplace_back();
    else if (c != ' ')
      parts.back() += c;
  }
  return parts;
}

// The argument that "$7" names; those before it are results.
const llvm::Value* operandOf(const llvm::CallInst& call, const std::string& name) {
  if (name.size() < 2 || name[0] != '$') return nullptr;
  const auto* results = llvm::dyn_cast<llvm::StructType>(call.getType());
  const size_t first = results != nullptr ? results->getNumElements() : call.getType()->isVoidTy() ? 0 : 1;
  const size_t at = std::strtoul(name.c_str() + 1, nullptr, 10);
  return at < first || at - first >= call.arg_size() ? nullptr : call.getArgOperand(at - first);
}

// The parameter that a value is, but for its width and a struct that carries it.
int parameterOf(const llvm::Value* value) {
  while (value != nullptr) {
    if (const auto* argument = llvm::dyn_cast<llvm::Argument>(value))
      return static_cast<int>(argument->getArgNo());
    if (const auto* wider = llvm::dyn_cast<llvm::ZExtInst>(value)) {
      value = wider->getOperand(0);
    } else if (const auto* part = llvm::dyn_cast<llvm::ExtractValueInst>(value)) {
      const auto* whole = llvm::dyn_cast<llvm::InsertValueInst>(part->getAggregateOperand());
      if (whole == nullptr || whole->getIndices() != part->getIndices()) return -1;
      value = whole->getInsertedValueOperand();
    } else {
      return -1;
    }
  }
  return -1;
}

std::optional<WgmmaCall> callOf(const llvm::CallInst& call, const std::string& text) {
  const size_t begin = text.find(kInstruction), end = text.find(' ', begin);
  if (end == std::string::npos) return std::nullopt;
  WgmmaCall found;
  found.instruction = text.substr(begin, end - begin);
  const std::vector<std::string> parts = partsOf(text.substr(end, text.find(';', end) - end));
  if (parts.size() < 4) return std::nullopt;
  const bool registers = parts[1][0] == '{';
  if (!registers) found.a = operandOf(call, parts[1]);
  found.b = operandOf(call, parts[2]);
  if (found.b == nullptr || (!registers && found.a == nullptr)) return std::nullopt;
  if (const size_t set = text.find("setp.ne.b32 " + parts[3] + ","); set != std::string::npos)
    found.scale = parameterOf(operandOf(call, partsOf(text.substr(set, text.find(';', set) - set))[1]));
  // Behind the predicate the scales of A and B; behind those what is transposed, for 16-bit elements alone.
  const std::vector<std::string> last(parts.begin() + 4, parts.end());
  const size_t transpositions = registers ? 1 : 2;
  if (last.size() != 2 && last.size() != 2 + transpositions) return std::nullopt;
  const auto isScale = [](const std::string& immediate) { return immediate == "1" || immediate == "-1"; };
  if (!isScale(last[0]) || !isScale(last[1])) return std::nullopt;
  if (last.size() == 2) return found;
  const auto isFlag = [](const std::string& immediate) { return immediate == "0" || immediate == "1"; };
  if (!std::all_of(last.begin() + 2, last.end(), isFlag)) return std::nullopt;
  if (!registers) found.transposedA = last[2] == "1";
  found.transposedB = last.back() == "1";
  return found;
}

}  // namespace

Expected<std::vector<WgmmaCall>> wgmmaCalls(const llvm::Function& f) {
  std::vector<WgmmaCall> calls;
  for (const llvm::Instruction& instruction : llvm::instructions(f)) {
    const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
    if (call == nullptr || !call->isInlineAsm()) continue;
    const auto* assembly = llvm::cast<llvm::InlineAsm>(call->getCalledOperand());
    const std::string text = assembly->getAsmString().str();
    if (text.find(kInstruction) == std::string::npos) continue;
    const std::optional<WgmmaCall> found = callOf(*call, text);
    if (!found) return makeError(Code::kBadRequest, "wgmma_call_c1", "no wgmma of the known form: " + text);
    calls.push_back(*found);
  }
  return calls;
}

}  // namespace cutecheck::oracle
