// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/types.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>
#include <vector>

#include "oracle/ptx/read/constant.h"
#include "oracle/ptx/read/signature.h"
#include "oracle/ptx/read/words.h"

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

// A predicate; any 32 bits; a count, a mask or an amount, which no float is; a descriptor, a policy or a
// state; a mask of blocks; an address, or a size.
constexpr Type kPredicate{'p', 1}, kWord{'b', 32}, kCount{'i', 32}, kLong{'i', 64}, kMask{'i', 16},
    kSize{'i', 32, true};

Type twice(Type type) { return {type.kind, 2 * type.bits}; }
// Loads, stores and conversions of integers and bits take wider registers.
Type wider(Type type) { return {type.kind, type.bits, type.kind == 'i' || type.kind == 'b'}; }

// Of barriers, masks, counts, copies, policies and tensor memory, whose opcodes name no type of these
// operands: of opcodes that begin as one of `opcodes` and have `word`, operand by operand as `typeOfLetter`
// says, the last letter for all that follow. The first row that fits.
struct OfOthers {
  std::string_view opcodes, word, types;
};
constexpr OfOthers kOfOthers[] = {
    {"bar.warp.", "", "i"},
    {"bar.|barrier.", "popc", "i"},
    {"bar.|barrier.", "red", "pi"},
    {"bar.|barrier.", "", "i"},
    {"bmsk.|szext.|nanosleep.", "", "i"},
    {"prmt.|activemask.", "", "w"},
    {"elect.", "", "i"},
    {"match.", "b64", "iWi"},
    {"match.", "", "iwi"},
    {"isspacep.", "", "ps"},
    {"getctarank.", "u64", "il"},
    {"getctarank.", "", "i"},
    {"mbarrier.init|mbarrier.expect_tx|mbarrier.complete_tx", "", ".i"},
    {"mbarrier.arrive", "", "l.i"},
    {"mbarrier.test_wait|mbarrier.try_wait", "parity", "p.i"},
    {"mbarrier.test_wait|mbarrier.try_wait", "", "p.li"},
    {"mbarrier.pending_count", "", "il"},
    {"createpolicy.cvt", "", "l"},
    {"createpolicy.fractional", "", "lf"},
    {"createpolicy.range", "", "l.i"},
    {"cp.async.ca.|cp.async.cg.", "", "..io"},
    {"cp.async.bulk.prefetch.L2.", "", ".i"},
    {"cp.async.bulk.prefetch.tensor.|cp.async.bulk.tensor.|cp.reduce.async.bulk.tensor.", "", "."},
    {"cp.async.bulk.|cp.reduce.async.bulk.", "", "..i."},
    {"ldmatrix.", "", "w."},
    {"st.bulk", "", ".s."},
    {"tensormap.replace", "b64", ".W"},
    {"tensormap.replace", "", ".w"},
    {"tcgen05.alloc", "", ".i"},
    {"tcgen05.dealloc", "", "i"},
    {"tcgen05.cp", "", ".l"},
    {"tcgen05.commit", "", "."},
    {"tcgen05.st", "16x32bx2", "..w"},
};

// 'o' is any count or predicate: which of the two it is says what it means.
std::optional<Type> typeOfLetter(char letter) {
  switch (letter) {
    case 'p':
      return kPredicate;
    case 'w':
      return kWord;
    case 'W':
      return Type{'b', 64};
    case 'i':
      return kCount;
    case 'l':
      return kLong;
    case 's':
      return kSize;
    case 'f':
      return Type{'f', 32};
    default:
      return std::nullopt;
  }
}

// Of tcgen05.mma by what an operand is: descriptors, the word, a list of lanes, a predicate, and of .ws
// a descriptor behind it.
std::optional<Wanted> wantedByTensorProduct(const PtxInstruction& of) {
  Wanted all(of.operands.size());
  size_t words = 0;
  for (size_t i = 1; i < all.size(); ++i) {
    const PtxOperand& one = of.operands[i];
    if (one.kind == Kind::kAddress) {
      words += i == 1 ? 1 : 0;
    } else if (one.kind == Kind::kList) {
      all[i] = kWord;
    } else {
      // A, B, the word, the predicate, and what stands behind.
      constexpr std::array<Type, 5> kInTurn{kLong, kLong, kCount, kPredicate, kLong};
      if (words < kInTurn.size()) all[i] = kInTurn[words];
      ++words;
    }
  }
  return all;
}

std::optional<Wanted> wantedByOthers(const PtxInstruction& of) {
  if (of.is("tcgen05.mma")) return wantedByTensorProduct(of);
  const size_t count = of.operands.size();
  std::optional<Wanted> all;
  for (const OfOthers& row : kOfOthers) {
    if ((!row.word.empty() && !of.has(row.word)) ||
        !anyPart(row.opcodes, '|', [&](std::string_view one) { return of.opcode.starts_with(one); }))
      continue;
    all.emplace(count);
    for (size_t i = 0; i < count; ++i) (*all)[i] = typeOfLetter(row.types[std::min(i, row.types.size() - 1)]);
    if (row.types.back() == 'o' && count > 3 && of.operands[3].type != "pred") (*all)[3] = kCount;
    break;
  }
  if (!all) return all;
  // An arrival without a result begins with its address; of bar.red the last is a predicate.
  if (of.is("mbarrier.arrive") && count > 0 && of.operands[0].kind == Kind::kAddress) return std::nullopt;
  if (of.has("red") && count > 0 && of.words.front().starts_with("bar")) all->back() = kPredicate;
  return all;
}

// What words bring, behind all others in this order.
void addBrought(const PtxInstruction& of, Wanted& all) {
  const bool brings =
      of.is("cp") || of.is("ld") || of.is("st") || of.is("atom") || of.is("red") || of.is("tcgen05.commit");
  if (!brings) return;
  size_t at = of.operands.size();
  all.resize(std::max(all.size(), at));
  for (const auto& [word, type] :
       {std::pair{"cp_mask", kMask}, {"L2::cache_hint", kLong}, {"multicast::cluster", kMask}})
    if (of.has(word) && at > 0) all[--at] = type;
}

std::optional<Wanted> wantedBy(const PtxInstruction& of) {
  static const Names kAlike = {"add",  "sub",  "mul",   "mad",  "div",      "rem",  "min",  "max",   "neg",
                               "abs",  "fma",  "sad",   "and",  "or",       "xor",  "not",  "cnot",  "brev",
                               "rcp",  "sqrt", "rsqrt", "sin",  "cos",      "ex2",  "lg2",  "tanh",  "cvta",
                               "mapa", "prmt", "fns",   "addc", "copysign", "subc", "madc", "mul24", "mad24"},
                     kCounts = {"clz", "popc", "bfind"}, kShifts = {"shl", "shr"};
  const std::string& name = of.words.front();
  const size_t count = of.operands.size();
  if (of.words.size() < 2 || count == 0) return std::nullopt;
  if (std::optional<Wanted> all = wantedByOthers(of)) return all;
  const std::optional<Type> last = typeNamed(of.words.back());
  if (!last) return std::nullopt;
  const Type type = *last;
  const std::optional<Type> before = of.words.size() > 2 ? typeNamed(of.words[of.words.size() - 2]) : std::nullopt;
  if (kAlike.contains(name)) {
    // Of mixed types halves are multiplied, or added, to floats.
    if (before && (name == "add" || name == "sub" || name == "fma") && count > 2) {
      Wanted all(count, Type{'x', 16});
      all.front() = all.back() = *before;
      return all;
    }
    if (before) return std::nullopt;
    Wanted all(count, type);
    if (of.has("wide")) {
      all[0] = twice(type);
      if (count > 3) all[3] = twice(type);
    }
    if (name == "mapa" && count > 2) all[2] = kCount;
    return all;
  }
  if (kCounts.contains(name)) return Wanted{kCount, type};
  if (kShifts.contains(name)) return Wanted{type, type, kCount};
  if (name == "bfe") return Wanted{type, type, kCount, kCount};
  if (name == "bfi") return Wanted{type, type, type, kCount, kCount};
  if (name == "dp4a" || name == "dp2a") return Wanted(count, kCount);
  if (name == "shf" || name == "lop3") {
    Wanted all(count, kWord);
    if (name == "shf" && count == 4) all[3] = kCount;
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
    // To a half of bf16 an integer of no more bits.
    if (of.words[of.words.size() - 2] == "bf16" && type.kind == 'i') all[1] = type;
    return all;
  }
  if (name == "cvt" && of.has("pack")) return Wanted{kSize, kCount, kCount, kWord};
  if (of.is("st.async")) return Wanted{std::nullopt, type};
  if (name == "ld" || name == "ldu") return Wanted{wider(type)};
  if (name == "st") return Wanted{std::nullopt, wider(type)};
  if (name == "shfl") return Wanted{kWord, kWord, kWord, kWord, kCount};
  if (name == "vote") return Wanted{type, kPredicate, kCount};
  if (name == "atom" || name == "red") {
    const size_t address = name == "atom" ? 1 : 0;
    if (count <= address) return std::nullopt;
    Wanted all(count, type);
    all[address] = std::nullopt;
    return all;
  }
  if (name == "redux") {
    const Type of32 = type.kind == 'f' ? type : kCount;
    return Wanted{of32, of32, kCount};
  }
  // Fragments of matrices, and what moves between registers and tensor memory.
  if (name == "stmatrix") return Wanted{std::nullopt, kWord};
  if (name == "movmatrix") return Wanted{kWord, kWord};
  if (name == "tcgen05" && of.words[1] == "ld") return Wanted{kWord, kWord};
  if (name == "tcgen05" && of.words[1] == "st") return Wanted{std::nullopt, kWord};
  return std::nullopt;
}

// Registers of the hardware have 32 bits, those of a position in the grid their lower 16 too, and clocks 64:
// mov takes no others, and cvt as many or less.
std::string wrongHardware(const std::string& name, const Type& wanted) {
  static const Names kOf64 = {"%clock64", "%globaltimer", "%current_graph_exec"};
  if (!ptxIsSpecialRegister(name)) return "";
  const auto begins = [&](std::string_view all) {
    return anyPart(all, ' ', [&](std::string_view one) { return name.starts_with(one); });
  };
  const bool isPair = name == "%gridid",
             isLong = kOf64.contains(name) || (name.starts_with("%pm") && name.ends_with("_64"));
  const unsigned most = isLong || isPair ? 64 : 32;
  const unsigned least = wanted.mayBeWider                                   ? 8
                         : isPair || begins("%tid. %ntid. %ctaid. %nctaid.") ? 16
                         : isLong                                            ? 64
                                                                             : 32;
  if (name == "%is_explicit_cluster" ? wanted.kind == 'p'
                                     : wanted.kind != 'p' && wanted.bits <= most && wanted.bits >= least)
    return "";
  return name +
         (name == "%is_explicit_cluster" ? " is a predicate" : " has " + std::to_string(most) + " bits");
}

std::string wrong(const PtxOperand& operand, const Type& wanted) {
  // Of halves there are no numbers; a float is no number of an integer, nor of other bits, and an integer
  // none of a float.
  const bool isFloat = operand.literal != 0;
  const bool isOther = wanted.kind == 'x' || (wanted.kind == 'f' && (wanted.bits < 32 || !isFloat)) ||
                       ((wanted.kind == 'i' || wanted.kind == 'p') && isFloat) ||
                       (wanted.kind == 'b' && isFloat && wanted.bits != (operand.literal == 'f' ? 32 : 64));
  if (operand.kind == Kind::kNumber && isOther)
    return "a number of another type: " + std::to_string(static_cast<int64_t>(operand.number));
  if (operand.kind == Kind::kName && operand.name != "_" && wanted.kind == 'f')
    return operand.name + " is no float";
  if (operand.kind == Kind::kName) return wrongHardware(operand.name, wanted);
  if (operand.kind != Kind::kRegister) return "";
  const std::optional<Type> declared = typeNamed(operand.type);
  if (!declared) return "";
  const bool fits = wanted.mayBeWider ? declared->bits >= wanted.bits : declared->bits == wanted.bits;
  if (fits && agree(wanted.kind, declared->kind)) return "";
  return "a register of another type: " + operand.name + " is ." + operand.type;
}

// The parts of a list of registers are all as wide.
std::string unlike(const PtxOperand& list) {
  std::optional<Type> first;
  for (const PtxOperand& part : list.parts) {
    const std::optional<Type> declared = typeNamed(part.type);
    if (list.name == "|" || part.kind != Kind::kRegister || !declared) continue;
    if (!first) first = declared;
    if (first->bits != declared->bits)
      return "a list with registers of " + std::to_string(first->bits) + " and of " +
             std::to_string(declared->bits) + " bits";
  }
  return "";
}

// Coordinates of a tensor stand behind its map; one that stands alone is no float. An address of tensor
// memory has 32 bits, and of a product no sign is said, nor that there is none.
std::string wrongCoordinate(const PtxInstruction& of) {
  const bool multiplies = of.is("tcgen05.mma");
  for (const PtxOperand& operand : of.operands) {
    if ((multiplies || of.is("tcgen05.ld") || of.is("tcgen05.st")) && operand.kind == Kind::kAddress) {
      const PtxOperand& base = operand.parts[0];
      if (base.kind == Kind::kRegister && !base.type.empty() &&
          (!base.type.ends_with("32") || (multiplies && base.type != "b32")))
        return "an address of tensor memory in a register of another type: " + base.name + " is ." +
               base.type;
    }
    if (!of.has("tensor") || operand.kind != Kind::kAddress || operand.parts.size() != 2) continue;
    const std::vector<PtxOperand>& places = operand.parts[1].parts;
    for (const PtxOperand& one : places)
      if (std::string found = wrong(one, places.size() == 1 ? kCount : kWord); !found.empty()) return found;
  }
  return "";
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
  std::optional<Wanted> all = wantedBy(of);
  if (!all) all.emplace();
  addBrought(of, *all);
  if (std::string found = wrongCoordinate(of); !found.empty()) return found;
  for (size_t i = 0; i < std::min(all->size(), of.operands.size()); ++i) {
    if (!(*all)[i]) continue;
    const PtxOperand& operand = of.operands[i];
    if (operand.kind != Kind::kList) {
      if (std::string found = wrong(operand, *(*all)[i]); !found.empty()) return found;
      continue;
    }
    if (std::string found = unlike(operand); !found.empty()) return found;
    for (size_t part = 0; part < operand.parts.size(); ++part) {
      // "d|p": what stands behind the bar is a predicate.
      static const Names kPairs = {"shfl", "lop3", "match", "elect"};
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
