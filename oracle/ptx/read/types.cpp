// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/types.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>
#include <vector>

#include "oracle/ptx/read/constant.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
using Names = std::set<std::string, std::less<>>;

// Bits of the register that holds a value of the type. 'p', 'b', 'i' (with or without a sign), 'f'; 'x' of what has registers of
// bits alone.
struct Type {
  char kind = 0;
  unsigned bits = 0;
  bool mayBeWider = false;
};

std::optional<Type> typeNamed(const std::string& word) {
  static const std::map<std::string, Type, std::less<>> kOthers = {
      {"pred", {'p', 1}},   {"tf32", {'x', 32}},   {"bf16", {'x', 16}},   {"bf16x2", {'x', 32}}, {"f16x2", {'x', 32}},
      {"u16x2", {'x', 32}}, {"s16x2", {'x', 32}},  {"f32x2", {'x', 64}},  {"e4m3x2", {'x', 16}}, {"e5m2x2", {'x', 16}},
      {"e2m1x2", {'x', 8}}, {"e2m3x2", {'x', 16}}, {"e3m2x2", {'x', 16}}, {"ue8m0x2", {'x', 16}}};
  if (const auto found = kOthers.find(word); found != kOthers.end()) return found->second;
  if (word.size() < 2 || std::string_view("busf").find(word[0]) == std::string_view::npos) return std::nullopt;
  const std::string digits = word.substr(1);
  if (digits != "8" && digits != "16" && digits != "32" && digits != "64" && digits != "128") return std::nullopt;
  const char kind = word[0] == 'u' || word[0] == 's' ? 'i' : word[0];
  return Type{kind, static_cast<unsigned>(std::atoi(digits.c_str()))};
}

bool agree(char instruction, char declared) {
  if (instruction == 'p' || declared == 'p') return instruction == declared;
  if (instruction == 'x') return declared == 'b';
  return instruction == 'b' || declared == 'b' || instruction == declared;
}

// What is asked of the operands in their order; nothing of an operand whose type is not.
using Wanted = std::vector<std::optional<Type>>;

constexpr Type kPredicate{'p', 1}, kWord{'b', 32};

Type twice(Type type) { return {type.kind, 2 * type.bits}; }
// Loads, stores and conversions of integers and bits take wider registers.
Type wider(Type type) { return {type.kind, type.bits, type.kind == 'i' || type.kind == 'b'}; }

std::optional<Wanted> wantedBy(const PtxInstruction& of) {
  static const Names kAlike = {"add",  "sub",  "mul",   "mad",  "div",      "rem",  "min",  "max",   "neg",
                               "abs",  "fma",  "sad",   "and",  "or",       "xor",  "not",  "cnot",  "brev",
                               "rcp",  "sqrt", "rsqrt", "sin",  "cos",      "ex2",  "lg2",  "tanh",  "cvta",
                               "mapa", "prmt", "fns",   "addc", "copysign", "subc", "madc", "mul24", "mad24"},
                     kCounts = {"clz", "popc", "bfind"}, kShifts = {"shl", "shr"};
  const std::string& name = of.words.front();
  const size_t count = of.operands.size();
  if (of.words.size() < 2 || count == 0) return std::nullopt;
  const std::optional<Type> last = typeNamed(of.words.back());
  if (!last) return std::nullopt;
  const Type type = *last;
  const std::optional<Type> before = of.words.size() > 2 ? typeNamed(of.words[of.words.size() - 2]) : std::nullopt;
  if (kAlike.contains(name)) {
    if (before) return std::nullopt;  // of mixed types
    Wanted all(count, type);
    if (of.has("wide")) {
      all[0] = twice(type);
      if (count > 3) all[3] = twice(type);
    }
    if (name == "mapa" && count > 2) all[2] = kWord;
    return all;
  }
  if (kCounts.contains(name)) return Wanted{kWord, type};
  if (kShifts.contains(name)) return Wanted{type, type, kWord};
  if (name == "bfe") return Wanted{type, type, kWord, kWord};
  if (name == "bfi") return Wanted{type, type, type, kWord, kWord};
  if (name == "shf" || name == "lop3" || name == "dp4a" || name == "dp2a") {
    Wanted all(count, kWord);
    if (name == "lop3" && count == 6) all[5] = kPredicate;
    return all;
  }
  if (name == "mov") return Wanted(count, type);
  if (name == "testp") return Wanted{kPredicate, type};
  if (name == "setp") return Wanted{kPredicate, type, type, kPredicate};
  if (name == "set" && before) return Wanted{*before, type, type, kPredicate};
  if (name == "selp") return Wanted{type, type, type, kPredicate};
  if (name == "slct" && before) return Wanted{*before, *before, *before, type};
  if (name == "cvt" && before && count <= 3 && !of.has("pack")) {
    Wanted all(count, wider(type));
    all[0] = wider(*before);
    return all;
  }
  if (name == "ld" || name == "ldu") return Wanted{wider(type)};
  if (name == "st") return Wanted{std::nullopt, wider(type)};
  if (name == "shfl") return Wanted{kWord, kWord, kWord, kWord, kWord};
  if (name == "vote") return Wanted{type, kPredicate, kWord};
  if (name == "atom" || name == "red") {
    const size_t address = name == "atom" ? 1 : 0;
    if (count <= address) return std::nullopt;
    Wanted all(count, type);
    all[address] = std::nullopt;
    if (of.has("L2::cache_hint")) all.back() = Type{'b', 64};
    return all;
  }
  if (name == "redux") return Wanted{type, type, kWord};
  // Fragments of matrices, and what moves between registers and tensor memory.
  if (name == "ldmatrix") return Wanted{kWord};
  if (name == "stmatrix") return Wanted{std::nullopt, kWord};
  if (name == "movmatrix") return Wanted{kWord, kWord};
  if (name == "tcgen05" && of.words[1] == "ld") return Wanted{kWord, kWord};
  if (name == "tcgen05" && of.words[1] == "st") return Wanted{std::nullopt, kWord};
  return std::nullopt;
}

std::string wrong(const PtxOperand& operand, const Type& wanted) {
  // Of halves there are no numbers; a float is no number of an integer, and an integer none of a float.
  const bool isFloat = operand.literal != 0;
  const bool isOther = wanted.kind == 'x' || (wanted.kind == 'f' && (wanted.bits < 32 || !isFloat)) ||
                       ((wanted.kind == 'i' || wanted.kind == 'p') && isFloat);
  if (operand.kind == Kind::kNumber && isOther)
    return "a number of another type: " + std::to_string(static_cast<int64_t>(operand.number));
  if (operand.kind == Kind::kName && operand.name != "_" && wanted.kind == 'f')
    return operand.name + " is no float";
  static const Names kLong = {"%clock64", "%globaltimer", "%gridid", "%current_graph_exec"};
  if (operand.kind == Kind::kName && operand.name.starts_with('%') && wanted.bits == 64 &&
      !wanted.mayBeWider && !kLong.contains(operand.name) && !operand.name.starts_with("%pm"))
    return operand.name + " has 32 bits";
  if (operand.kind != Kind::kRegister) return "";
  const std::optional<Type> declared = typeNamed(operand.type);
  if (!declared) return "";
  const bool fits = wanted.mayBeWider ? declared->bits >= wanted.bits : declared->bits == wanted.bits;
  if (fits && agree(wanted.kind, declared->kind)) return "";
  return "a register of another type: " + operand.name + " is ." + operand.type;
}

// mov of a vector to or from one register: the parts have its bits together.
std::string wrongMove(const PtxInstruction& of, const Type& type) {
  if (type.kind != 'b') return "a vector is moved by .b" + std::to_string(type.bits) + " alone";
  for (const PtxOperand& operand : of.operands) {
    if (operand.kind != Kind::kList) {
      if (std::string found = wrong(operand, {'b', type.bits}); !found.empty()) return found;
      continue;
    }
    unsigned bits = 0;
    for (const PtxOperand& part : operand.parts) {
      const std::optional<Type> declared = typeNamed(part.type);
      if (part.kind != Kind::kRegister || !declared) return "";
      if (declared->kind == 'p') return "a register of another type: " + part.name + " is .pred";
      bits += declared->bits;
    }
    if (bits != type.bits) return "the parts of a vector have " + std::to_string(bits) + " bits together";
  }
  return "";
}

}  // namespace

std::string ptxWrongOperand(const PtxInstruction& of) {
  if (of.words.empty()) return "";
  const auto isList = [](const PtxOperand& one) { return one.kind == Kind::kList; };
  if (of.words.front() == "mov" && std::any_of(of.operands.begin(), of.operands.end(), isList)) {
    const std::optional<Type> type = typeNamed(of.words.back());
    return type ? wrongMove(of, *type) : "";
  }
  const std::optional<Wanted> all = wantedBy(of);
  if (!all) return "";
  for (size_t i = 0; i < std::min(all->size(), of.operands.size()); ++i) {
    if (!(*all)[i]) continue;
    const PtxOperand& operand = of.operands[i];
    if (operand.kind != Kind::kList) {
      if (std::string found = wrong(operand, *(*all)[i]); !found.empty()) return found;
      continue;
    }
    for (size_t part = 0; part < operand.parts.size(); ++part) {
      // "d|p": what stands behind the bar is a predicate.
      static const Names kPairs = {"shfl", "lop3"};
      const bool second = part == 1 && kPairs.contains(of.words.front());
      if (std::string found = wrong(operand.parts[part], second ? kPredicate : *(*all)[i]); !found.empty()) return found;
    }
  }
  return "";
}

std::string ptxBehindParameter(const PtxKernel& kernel, const PtxInstruction& of) {
  const bool accesses = of.is("ld") || of.is("st.") || of.is("atom.") || of.is("red.");
  for (const PtxOperand& one : of.operands) {
    if (!accesses || one.kind != Kind::kAddress) continue;
    const PtxOperand& base = one.parts[0];
    const bool isOther =
        base.means == PtxOperand::Means::kParameter
            ? !of.has("param") && !of.has("param::entry") && !of.has("param::func")
            : base.means == PtxOperand::Means::kShared &&
                  (of.has("global") || of.has("param") || of.has("local") || of.has("const"));
    if (isOther) return base.name + " lies in another memory than " + of.opcode + " accesses";
  }
  if (!of.is("ld") || of.operands.size() != 2 || of.operands[1].kind != Kind::kAddress) return "";
  const PtxOperand& from = of.operands[1];
  const std::optional<Type> type = typeNamed(of.words.back());
  if (!type || from.parts[0].means != PtxOperand::Means::kParameter) return "";
  const PtxParameter& parameter = kernel.parameters[from.parts[0].number];
  const bool list = of.operands[0].kind == Kind::kList;
  const uint64_t bytes = uint64_t{type->bits} / 8 * (list ? of.operands[0].parts.size() : 1);
  if (from.number <= parameter.bytes && bytes <= parameter.bytes - from.number) {
    if (parameter.align % bytes == 0 || bytes > 16) return "";
    return "the parameter " + parameter.name + " lies at a multiple of " + std::to_string(parameter.align) +
           ", and " + std::to_string(bytes) + " bytes of it are loaded at once";
  }
  return "the parameter " + parameter.name + " has " + std::to_string(parameter.bytes) + " bytes";
}

std::optional<PtxParameter> ptxParameter(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string one; in >> one;) words.push_back(one);
  PtxParameter made;
  std::optional<Type> type;
  std::string name;
  if (words.empty() || words[0] != ".param") return std::nullopt;
  static const Names kSpaces = {".global", ".shared", ".local", ".const", ".param"};
  static const Names kInMemory = {".b8",  ".b16", ".b32", ".b64", ".b128", ".u8",  ".u16", ".u32",
                                  ".u64", ".s8",  ".s16", ".s32", ".s64",  ".f16", ".f32", ".f64"};
  constexpr uint64_t kMostAligned = 512;  // to which a launch places a tensor
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string& one = words[i];
    if (one[0] != '.' || !name.empty()) {
      name += one;
    } else if (one == ".align") {
      const std::optional<uint64_t> align = i + 1 < words.size() ? ptxNumber(words[++i]) : std::nullopt;
      if (!align || !std::has_single_bit(*align)) return std::nullopt;
      if (made.pointer && *align > kMostAligned)
        made.unread = "points to a multiple of " + std::to_string(*align) +
                      ", and a launch here gives multiples of " + std::to_string(kMostAligned);
      if (!made.pointer) made.align = *align;
    } else if (one == ".ptr") {
      made.pointer = true;
    } else if (const auto found = typeNamed(one.substr(1)); found && !type && kInMemory.contains(one)) {
      type = found;
      made.isFloat = one == ".f32" || one == ".f64";
    } else if (made.pointer && kSpaces.contains(one)) {
      if (one != ".global")
        made.unread =
            "points into " + one.substr(1) + " memory, and a launch gives addresses of global memory";
    } else {
      return std::nullopt;
    }
  }
  if (!type || name.empty()) return std::nullopt;
  made.bytes = type->bits / 8;
  if (made.align == 0) made.align = made.bytes;
  if (const size_t open = name.find('['); open != std::string::npos) {
    made.aggregate = true;
    const size_t close = name.find(']', open);
    if (close + 1 != name.size()) return std::nullopt;
    const std::optional<uint64_t> extent = ptxNumber(name.substr(open + 1, close - open - 1));
    if (!extent || *extent == 0 || *extent > uint64_t{1} << 20) return std::nullopt;
    made.bytes *= *extent;
    name.resize(open);
  }
  if (made.bytes > 8 && !made.aggregate) return std::nullopt;  // no number of 128 bits is given
  made.name = name;
  return made;
}

}  // namespace cutecheck::ptx
