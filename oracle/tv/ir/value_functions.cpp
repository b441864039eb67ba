// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/value_functions.h"

#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <array>
#include <optional>

#include "oracle/tv/memory/memory.h"
#include "oracle/tv/reference/meaning_access.h"

namespace cutecheck::oracle {

namespace {

using I = llvm::Instruction;
namespace intrinsic = llvm::Intrinsic;

// What the name says behind the word.
enum class Suffix : uint8_t { kNone, kWiden, kNarrow, kFromInteger, kPredicate };

struct Row {
  std::string_view word;
  size_t operands;
  unsigned opcode;         // 0: an intrinsic
  intrinsic::ID intrinsic;
  Suffix suffix;
};

constexpr std::array kRows = {
    Row{"fadd", 2, I::FAdd, 0, Suffix::kNone},
    Row{"fsub", 2, I::FSub, 0, Suffix::kNone},
    Row{"fmul", 2, I::FMul, 0, Suffix::kNone},
    Row{"fdiv", 2, I::FDiv, 0, Suffix::kNone},
    Row{"frem", 2, I::FRem, 0, Suffix::kNone},
    Row{"fneg", 1, I::FNeg, 0, Suffix::kNone},
    Row{"ffma", 3, 0, intrinsic::fma, Suffix::kNone},
    Row{"fmaximum", 2, 0, intrinsic::maximum, Suffix::kNone},
    Row{"fminimum", 2, 0, intrinsic::minimum, Suffix::kNone},
    Row{"fmaxnum", 2, 0, intrinsic::maxnum, Suffix::kNone},
    Row{"fminnum", 2, 0, intrinsic::minnum, Suffix::kNone},
    Row{"fabs", 1, 0, intrinsic::fabs, Suffix::kNone},
    Row{"fcopysign", 2, 0, intrinsic::copysign, Suffix::kNone},
    Row{"fsqrt", 1, 0, intrinsic::sqrt, Suffix::kNone},
    Row{"ffloor", 1, 0, intrinsic::floor, Suffix::kNone},
    Row{"fceil", 1, 0, intrinsic::ceil, Suffix::kNone},
    Row{"ftrunc", 1, 0, intrinsic::trunc, Suffix::kNone},
    Row{"froundeven", 1, 0, intrinsic::roundeven, Suffix::kNone},
    Row{"fexp", 1, 0, intrinsic::exp, Suffix::kNone},
    Row{"fexp2", 1, 0, intrinsic::exp2, Suffix::kNone},
    Row{"flog", 1, 0, intrinsic::log, Suffix::kNone},
    Row{"flog2", 1, 0, intrinsic::log2, Suffix::kNone},
    Row{"flog10", 1, 0, intrinsic::log10, Suffix::kNone},
    Row{"fsin", 1, 0, intrinsic::sin, Suffix::kNone},
    Row{"fcos", 1, 0, intrinsic::cos, Suffix::kNone},
    Row{"ftanh", 1, 0, intrinsic::tanh, Suffix::kNone},
    Row{"fpow", 2, 0, intrinsic::pow, Suffix::kNone},
    Row{"fwiden", 1, I::FPExt, 0, Suffix::kWiden},
    Row{"fnarrow", 1, I::FPTrunc, 0, Suffix::kNarrow},
    Row{"sitofp", 1, I::SIToFP, 0, Suffix::kFromInteger},
    Row{"uitofp", 1, I::UIToFP, 0, Suffix::kFromInteger},
    Row{"fcmp", 2, I::FCmp, 0, Suffix::kPredicate},
    Row{kDataSelect, 3, 0, 0, Suffix::kNone},
};

// Those that look at their operands; the two that are true, or false, of any are no comparison.
constexpr std::array<std::string_view, 14> kPredicates = {"oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                                          "ueq", "ugt", "uge", "ult", "ule", "une", "uno"};

bool isFloat(std::string_view type) { return type == "f16" || type == "bf16" || type == "f32" || type == "f64"; }
bool isInteger(std::string_view type) { return !isFloat(type) && elementBytes(type) != 0; }

bool fits(std::string_view rest, Suffix suffix) {
  if (suffix == Suffix::kNone) return rest.empty();
  if (rest.empty() || rest[0] != '_') return false;
  rest.remove_prefix(1);
  if (suffix == Suffix::kPredicate) return std::ranges::find(kPredicates, rest) != kPredicates.end();
  const size_t middle = rest.find('_');
  if (middle == std::string_view::npos) return false;
  const std::string_view from = rest.substr(0, middle), to = rest.substr(middle + 1);
  if (suffix == Suffix::kFromInteger) return isInteger(from) && isFloat(to);
  const bool widens = elementBytes(from) < elementBytes(to), narrows = elementBytes(to) < elementBytes(from);
  return isFloat(from) && isFloat(to) && (suffix == Suffix::kWiden ? widens : narrows);
}

const Row* rowOf(std::string_view word) {
  for (const Row& row : kRows)
    if (word.starts_with(row.word) && fits(word.substr(row.word.size()), row.suffix)) return &row;
  return nullptr;
}

const Row* rowOf(const I& i) {
  const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&i);
  for (const Row& row : kRows) {
    const bool same = call ? row.intrinsic != 0 && row.intrinsic == call->getIntrinsicID() : row.opcode == i.getOpcode();
    if (same && row.word != kDataSelect) return &row;
  }
  return nullptr;
}

}  // namespace

size_t valueOperands(std::string_view word) {
  const Row* row = rowOf(word);
  return row ? row->operands : 0;
}

bool isDataTruth(std::string_view word) {
  const Row* row = rowOf(word);
  return row && row->suffix == Suffix::kPredicate;
}

// LangRef, `llvm.vector.reduce.fadd`: with `reassoc` the order of the sum is not said, without it is
// sequential. `llvm.vector.reduce.fmax`: compares as `llvm.maxnum`, in no order that is said. Fast-math
// flags, `afn`: a function may become an approximation.
std::string_view openWord(const I& i) {
  const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&i);
  const intrinsic::ID of = call ? call->getIntrinsicID() : intrinsic::not_intrinsic;
  if (of == intrinsic::vector_reduce_fmax) return call->getFastMathFlags().none() ? kOpenMaximum : "";
  if (of != intrinsic::vector_reduce_fadd && of != intrinsic::exp2) return {};
  llvm::FastMathFlags flags = call->getFastMathFlags();
  const bool sum = of == intrinsic::vector_reduce_fadd,
             open = sum ? flags.allowReassoc() : flags.approxFunc();
  sum ? flags.setAllowReassoc(false) : flags.setApproxFunc(false);
  return !open || flags.any() ? "" : sum ? kOpenSum : kOpenPower;
}

size_t openOperands(std::string_view word) {
  return word == kOpenSum ? 2 : word == kOpenMaximum || word == kOpenPower ? 1 : 0;
}

std::string exchangedWord(std::string_view word) {
  constexpr std::array<std::string_view, 7> kExchanged = {"fadd", "fmul", "ffma", "fmaximum", "fminimum", "fmaxnum", "fminnum"};
  if (std::ranges::find(kExchanged, word) != kExchanged.end()) return std::string(word);
  if (!isDataTruth(word)) return {};
  // "fcmp_olt": the third letter from the end says ordered or not, the last two compare.
  std::string other(word);
  const std::string_view relation = word.substr(word.size() - 2);
  if (relation == "lt" || relation == "le") other[other.size() - 2] = 'g';
  if (relation == "gt" || relation == "ge") other[other.size() - 2] = 'l';
  return other;
}

std::string valueWord(const I& i) {
  const auto* relaxed = llvm::dyn_cast<llvm::FPMathOperator>(&i);
  const auto* sign = llvm::dyn_cast<llvm::PossiblyNonNegInst>(&i);
  const Row* row = rowOf(i);
  if (!row || (relaxed && relaxed->getFastMathFlags().any()) || (sign && sign->hasNonNeg())) return {};
  std::string word(row->word);
  if (const auto* comparison = llvm::dyn_cast<llvm::FCmpInst>(&i)) {
    word += "_" + llvm::CmpInst::getPredicateName(comparison->getPredicate()).str();
  } else if (row->suffix != Suffix::kNone) {
    word += "_" + elementName(*i.getOperand(0)->getType()->getScalarType()) + "_" + elementName(*i.getType()->getScalarType());
  }
  // Types that are no elements have no word: x86's 80 bits, i1.
  const llvm::Type* type = i.getOperand(0)->getType()->getScalarType();
  return !elementName(*type).empty() && rowOf(word) == row ? word : std::string();
}

}  // namespace cutecheck::oracle
