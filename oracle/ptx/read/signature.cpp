// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/signature.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "oracle/ptx/read/constant.h"
#include "oracle/ptx/read/declarations.h"
#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;

// Of the opcodes that have all of the words (between bars one of them) the operands; the first row that fits
// says them. ptxSignature adds those that a word brings: the policy of L2::cache_hint, the masks of
// multicast::cluster and cp_mask.
//
// Results: d register, D register or _, _ that alone, q predicate, Q predicate or _ or two of them beside a
// |, e "register|predicate" or
// "_|predicate", h register or "register|predicate", f as h or "_|predicate", v as many registers as .v2, .v4
// or .v8 says, V as v or _. Sources: r register, n number, z the number 0, k 128, s register or number, c as
// s or a register of the hardware, i as s or a symbol, p predicate, maybe negated, or number, w as many as
// .v2, .v4 or .v8 says. m: what mov takes, lists too. Memory: a address, t place in a tensor, A address or
// descriptor. l list of registers, L of registers or numbers, g as l, of any length, u as g, of registers and
// _. o offsets in an image. b label. * whatever a call has.
struct Signature {
  std::string_view opcodes, words, operands;
};

constexpr Signature kSignatures[] = {
    {"and or xor", "pred", "qpp"},
    {"not", "pred", "qp"},
    {"mov", "pred", "qp"},
    {"min max", "xorsign", "dss"},
    {"min max", "abs f32", "dsss"},
    {"min max", "f32", "dss/dsss"},
    {"add sub mul div rem min max addc subc mul24 copysign and or xor shl shr szext bmsk", "", "dss"},
    {"mad fma sad mad24 madc dp4a dp2a slct bfe fns prmt shf", "", "dsss"},
    {"neg abs not cnot clz popc brev bfind rcp sqrt rsqrt sin cos lg2 ex2 tanh", "", "ds"},
    {"bfi", "", "dssss"},
    {"activemask", "", "d"},
    {"lop3", "and|or", "esssnp"},
    {"lop3", "", "dsssn"},
    {"testp", "", "qs"},
    {"setp", "and|or|xor", "Qssp"},
    {"setp", "", "Qss"},
    {"set", "and|or|xor", "dssp"},
    {"set", "", "dss"},
    {"selp", "", "dssp"},
    {"mov", "", "dm/um"},
    {"cvt", "pack b32", "dsss"},
    {"cvt", "pack", "dss"},
    {"cvt", "f16x2|bf16x2|e4m3x2|e5m2x2|e2m1x2|e2m3x2|e3m2x2|ue8m0x2 f32", "dss"},
    {"cvt", "", "dc"},
    // Memory.
    {"ld ldu", "", "va"},
    {"st", "async v2|v4", "awa"},
    {"st", "async", "aw/awa"},
    {"st", "bulk", "asz"},
    {"st", "", "aw"},
    {"atom", "cas", "Dass"},
    {"atom", "", "Vaw"},
    {"red", "async", "as/asa"},
    {"red", "", "aw"},
    {"cvta", "to", "ds"},
    {"cvta getctarank", "", "di"},
    {"mapa", "", "dis"},
    {"isspacep", "", "qs"},
    {"prefetch prefetchu", "", "a"},
    {"applypriority discard", "", "ak"},
    {"createpolicy", "fractional", "d/ds"},
    {"createpolicy", "range", "dass"},
    {"createpolicy", "cvt", "ds"},
    {"ldmatrix", "", "la"},
    {"stmatrix", "", "aL"},
    {"movmatrix", "", "dr"},
    // Where threads go, and how they meet.
    {"bra", "", "b"},
    {"brx", "", "rb"},
    {"call", "", "*"},
    {"ret exit trap brkpt griddepcontrol", "", ""},
    {"pmevent setmaxnreg", "", "n"},
    {"nanosleep", "", "s"},
    {"shfl", "", "hssss"},
    {"vote", "ballot", "dps"},
    {"vote", "", "qps"},
    {"match", "all", "fss"},
    {"match redux", "", "dss"},
    {"elect", "", "es"},
    {"bar", "warp", "s"},
    {"bar barrier", "red popc", "dsp/dssp"},
    {"bar barrier", "red", "qsp/qssp"},
    {"barrier", "cluster", ""},
    {"bar barrier", "arrive", "ss"},
    {"bar barrier", "sync", "s/ss"},
    {"fence", "proxy tensormap::generic acquire", "ak"},
    {"membar fence", "", ""},
    {"mbarrier", "arrive|arrive_drop expect_tx shared::cluster", "_as"},
    {"mbarrier", "arrive|arrive_drop expect_tx", "Das"},
    {"mbarrier", "arrive|arrive_drop shared::cluster", "_a/_as"},
    {"mbarrier", "init|expect_tx|complete_tx", "as"},
    {"mbarrier", "inval", "a"},
    {"mbarrier", "test_wait", "qas"},
    {"mbarrier", "try_wait", "qas/qass"},
    {"mbarrier", "pending_count", "ds"},
    {"mbarrier", "noComplete", "Das"},
    {"mbarrier", "arrive|arrive_drop", "Da/Das"},
    // Copies.
    {"cp", "async commit_group|wait_all", ""},
    {"cp", "async wait_group", "n"},
    {"cp", "async mbarrier", "a"},
    {"cp", "async ca|cg", "aan/aans/aanp"},
    {"cp", "prefetch tensor im2col|im2col::w|im2col::w::128", "to"},
    {"cp", "prefetch tensor", "t"},
    {"cp", "prefetch", "as"},
    {"cp", "tensor bulk_group", "ta"},
    {"cp", "tensor im2col|im2col::w|im2col::w::128", "atao"},
    {"cp", "tensor", "ata"},
    {"cp", "bulk bulk_group", "aas"},
    {"cp", "bulk", "aasa"},
    {"tensormap", "replace box_dim|global_dim|element_stride|global_stride", "ans"},
    {"tensormap", "replace elemtype|interleave_layout|swizzle_mode|fill_mode|swizzle_atomicity", "an"},
    {"tensormap", "replace", "as"},
    {"tensormap", "cp_fenceproxy", "aak"},
    // Products of matrices.
    {"mma", "", "gggg"},
    {"wgmma", "fence|commit_group", ""},
    {"wgmma", "wait_group", "n"},
    {"wgmma", "mma_async", "*"},
    {"tcgen05", "alloc", "as"},
    {"tcgen05", "dealloc", "ss"},
    {"tcgen05", "ld 16x32bx2", "lan"},
    {"tcgen05", "ld", "la"},
    {"tcgen05", "st 16x32bx2", "anl"},
    {"tcgen05", "st", "al"},
    {"tcgen05", "commit|shift", "a"},
    {"tcgen05", "cp", "as"},
    {"tcgen05", "mma ws sp", "aAsasp/aAsasps"},
    {"tcgen05", "mma ws", "aAssp/aAssps"},
    {"tcgen05", "mma block_scale sp", "aAsasaap"},
    {"tcgen05", "mma block_scale", "aAssaap"},
    {"tcgen05", "mma sp kind::f8f6f4", "aAsasp/aAsasLp"},
    {"tcgen05", "mma kind::f8f6f4", "aAssp/aAssLp"},
    {"tcgen05", "mma sp", "aAsasp/aAsaspn/aAsasLp/aAsasLpn"},
    {"tcgen05", "mma", "aAssp/aAsspn/aAssLp/aAssLpn"},
    {"tcgen05", "", ""},
};

bool isOf(const Signature& one, const PtxInstruction& of) {
  return anyPart(one.opcodes, ' ', [&](std::string_view opcode) { return opcode == of.words.front(); }) &&
         (one.words.empty() || !anyPart(one.words, ' ', [&](std::string_view slot) {
            return !anyPart(slot, '|', [&](std::string_view word) { return of.has(word); });
          }));
}

bool isPredicate(const PtxOperand& one) {
  return one.kind == Kind::kRegister && (one.type == "pred" || one.type.empty());
}
// Of a part of a text that declares nothing each register is of any type.
bool isRegister(const PtxOperand& one) {
  return one.kind == Kind::kRegister && one.type != "pred" && !one.negated;
}
bool isNumber(const PtxOperand& one) { return one.kind == Kind::kNumber && !one.negated; }
bool isSource(const PtxOperand& one) { return isRegister(one) || isNumber(one); }
bool isSink(const PtxOperand& one) { return one.kind == Kind::kName && one.name == "_"; }
// A name, and what its scope or an offset adds: "tile@3", "tile+16".
bool isSymbol(const PtxOperand& one) {
  if (one.kind != Kind::kName || one.negated || one.name.starts_with('%')) return false;
  const size_t end = std::min(one.name.find_first_of("@+ "), one.name.size());
  if (!ptxIsIdentifier(one.name.substr(0, end))) return false;
  if (end == one.name.size() || one.name[end] == '@') return true;
  const size_t sign = one.name.find('+', end);
  return sign != std::string::npos && trimmed(one.name.substr(end, sign - end)).empty() &&
         ptxOffset(one.name.substr(sign)).has_value();
}
bool isSpecialRegister(const PtxOperand& one) {
  return one.kind == Kind::kName && !one.negated && ptxIsSpecialRegister(one.name);
}
bool isPair(const PtxOperand& one) {
  return one.kind == Kind::kList && one.name == "|" && one.parts.size() == 2;
}

// The address of a load or a store of global memory has 64 bits, as .address_size says.
bool isAddress(const PtxOperand& one, const PtxInstruction& of, bool ofTensor = false,
               size_t coordinates = 0) {
  if (one.kind != Kind::kAddress || one.parts.size() != (ofTensor ? 2 : 1)) return false;
  const PtxOperand& base = one.parts[0];
  const bool isLong = of.has("global") && (of.is("ld.") || of.is("st.") || of.is("atom.") || of.is("red."));
  if (isLong && isRegister(base) && !base.type.empty() && !base.type.ends_with("64")) return false;
  const bool isBase = isSymbol(base) || (isNumber(base) && base.literal == 0) ||
                      (isRegister(base) && !base.type.starts_with('f') && base.type != "b128");
  if (!isBase || !ofTensor) return isBase;
  const std::vector<PtxOperand>& places = one.parts[1].parts;
  return one.parts[1].kind == Kind::kList && one.parts[1].name.empty() && places.size() == coordinates &&
         std::all_of(places.begin(), places.end(), isSource);
}

// The number that stands between the two; nothing where the word is none.
std::optional<size_t> numberIn(std::string_view word, std::string_view before, std::string_view behind = "") {
  if (!word.starts_with(before) || !word.ends_with(behind) || word.size() <= before.size() + behind.size())
    return {};
  word = word.substr(before.size(), word.size() - before.size() - behind.size());
  size_t made = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), made);
  return error == std::errc() && end == word.data() + word.size() ? std::optional(made) : std::nullopt;
}

// What stands behind the sign in one of the words, else 1.
size_t timesIn(const PtxInstruction& of, std::string_view before, std::string_view behind = "") {
  for (const std::string& word : of.words)
    if (const std::optional<size_t> found = numberIn(word, before, behind)) return *found;
  return 1;
}

// How long a list is: of ldmatrix, stmatrix and tcgen05.
size_t lengthOf(const PtxInstruction& of) {
  if (of.has("mma")) return of.has("cta_group::2") ? 8 : 4;
  const size_t each = of.has("m16n16") || of.has("16x128b") ? 2 : of.has("16x256b") ? 4 : 1;
  return each * timesIn(of, "x");
}

bool isList(const PtxOperand& one, size_t length) {
  return one.kind == Kind::kList && one.name.empty() && one.parts.size() == length;
}

// Results may be discarded, but not all of them.
bool areResults(const PtxOperand& one, bool mayDiscard) {
  return std::any_of(one.parts.begin(), one.parts.end(), isRegister) &&
         std::all_of(one.parts.begin(), one.parts.end(), [&](const PtxOperand& part) {
           return isRegister(part) || (mayDiscard && isSink(part));
         });
}
bool areSources(const PtxOperand& one) { return std::all_of(one.parts.begin(), one.parts.end(), isSource); }

bool isWhat(char kind, const PtxOperand& one, const PtxInstruction& of) {
  const auto pairOf = [&](bool first) {
    return isPair(one) && first && isPredicate(one.parts[1]) && !one.parts[1].negated;
  };
  const auto orSink = [](const PtxOperand& part) {
    return isSink(part) || (isPredicate(part) && !part.negated);
  };
  switch (kind) {
    case 'd':
    case 'r':
      return isRegister(one);
    case 'D':
      return isRegister(one) || isSink(one);
    case '_':
      return isSink(one);
    case 'q':
      return isPredicate(one) && !one.negated;
    case 'Q':
      return orSink(one) || (isPair(one) && orSink(one.parts[0]) && orSink(one.parts[1]) &&
                             !(isSink(one.parts[0]) && isSink(one.parts[1])));
    case 'e':
      return isPair(one) && pairOf(isRegister(one.parts[0]) || isSink(one.parts[0]));
    case 'h':
      return isRegister(one) || (isPair(one) && pairOf(isRegister(one.parts[0])));
    case 'f':
      return isRegister(one) || isWhat('e', one, of);
    case 'n':
      return isNumber(one);
    case 'z':
    case 'k':
      return isNumber(one) && one.number == (kind == 'z' ? 0 : 128);
    case 's':
      return isSource(one);
    case 'c':
      return isSource(one) || isSpecialRegister(one);
    case 'i':
      return isSource(one) || isSymbol(one);
    case 'm':
      return isSource(one) || isSpecialRegister(one) || isSymbol(one) ||
             (one.kind == Kind::kList && one.name.empty() && areSources(one) &&
              of.operands[0].kind != Kind::kList);
    case 'p':
      return isPredicate(one) || isNumber(one);
    case 'v':
    case 'V': {
      const size_t length = timesIn(of, "v");
      return (kind == 'V' && isSink(one)) || (length == 1 && isRegister(one)) ||
             (isList(one, length) && areResults(one, true));
    }
    case 'w': {
      const size_t length = timesIn(of, "v");
      return (length == 1 && isSource(one)) || (isList(one, length) && areSources(one));
    }
    case 'a':
      return isAddress(one, of);
    case 'A':
      return isAddress(one, of) || isSource(one);
    case 't':
      return isAddress(one, of, true,
                       of.has("tile::gather4") || of.has("tile::scatter4") ? 5 : timesIn(of, "", "d"));
    case 'o': {
      const size_t dims = timesIn(of, "", "d");
      return isList(one, of.has("im2col") ? std::max<size_t>(dims, 2) - 2 : 2) && areSources(one);
    }
    case 'l':
      return isList(one, lengthOf(of)) && areResults(one, of.is("ldmatrix"));
    case 'L':
      return isList(one, lengthOf(of)) && areSources(one);
    case 'g':
      return one.kind == Kind::kList && one.name.empty();
    case 'u':
      return isWhat('g', one, of) && areResults(one, true);
    case 'b':
      return isSymbol(one);
    default:
      return false;
  }
}

std::string named(char kind, const PtxInstruction& of) {
  switch (kind) {
    case 'd':
    case 'r':
      return "a register";
    case 'D':
      return "a register or _";
    case '_':
      return "_";
    case 'q':
    case 'Q':
      return "a predicate";
    case 'e':
      return "a register and a predicate with a | between them";
    case 'h':
    case 'f':
      return "a register, with | and a predicate behind it or not";
    case 'n':
      return "a number";
    case 'z':
      return "0";
    case 'k':
      return "128";
    case 'c':
      return "a register, one of the hardware or a number";
    case 'i':
      return "a register, a symbol or a number";
    case 'm':
      return "a register, a symbol, a number or a vector";
    case 'p':
      return "a predicate or a number";
    case 'v':
    case 'V':
    case 'w':
      if (timesIn(of, "v") > 1) return "a vector of " + std::to_string(timesIn(of, "v"));
      return kind == 'w' ? "a register or a number" : "a register";
    case 'a':
      return "an address";
    case 'A':
      return "an address or a descriptor";
    case 't':
      return "an address with as many coordinates behind it as the tensor has";
    case 'l':
    case 'L':
      return "a list of " + std::to_string(lengthOf(of));
    case 'o':
    case 'g':
      return "a list";
    case 'u':
      return "a list with a register that is not discarded";
    case 'b':
      return "a label";
    default:
      return "a register or a number";
  }
}

std::string shown(const PtxOperand& one) {
  const std::string sign = one.negated ? "!" : "";
  switch (one.kind) {
    case Kind::kRegister:
      return sign + one.name + (one.type.empty() ? "" : " of type ." + one.type);
    case Kind::kNumber:
      return sign + std::to_string(static_cast<int64_t>(one.number));
    case Kind::kName:
      if (one.name.starts_with("%") && !isSpecialRegister(one))
        return sign + one.name + ", which is not declared";
      return one.name.empty() ? "missing" : sign + one.name;
    case Kind::kList:
      return (one.name == "|" ? "results beside a |: " : "a list of ") + std::to_string(one.parts.size());
    case Kind::kAddress:
      return "an address in brackets";
  }
  return "";
}

}  // namespace

bool ptxIsSpecialRegister(std::string_view name) {
  static constexpr std::string_view kWhole =
      " %laneid %warpid %nwarpid %smid %nsmid %gridid %is_explicit_cluster %cluster_ctarank "
      "%cluster_nctarank %lanemask_eq "
      "%lanemask_le %lanemask_lt %lanemask_ge %lanemask_gt %clock %clock_hi %clock64 %globaltimer "
      "%globaltimer_lo "
      "%globaltimer_hi %total_smem_size %aggr_smem_size %dynamic_smem_size %current_graph_exec "
      "%reserved_smem_offset_begin %reserved_smem_offset_end %reserved_smem_offset_cap "
      "%reserved_smem_offset_0 "
      "%reserved_smem_offset_1 ";
  static constexpr std::string_view kOfThree =
      " %tid %ntid %ctaid %nctaid %clusterid %nclusterid %cluster_ctaid %cluster_nctaid ";
  const auto stands = [](std::string_view all, std::string_view one) {
    const size_t at = all.find(one);
    return one.size() > 1 && at != std::string_view::npos && all[at - 1] == ' ' &&
           all[at + one.size()] == ' ';
  };
  if (name.ends_with(".x") || name.ends_with(".y") || name.ends_with(".z"))
    return stands(kOfThree, name.substr(0, name.size() - 2));
  const auto upTo = [&](std::string_view before, std::string_view behind, size_t most) {
    const std::optional<size_t> found = numberIn(name, before, behind);
    return found && *found < most;
  };
  return stands(kWhole, name) || upTo("%envreg", "", 32) || upTo("%pm", "", 8) || upTo("%pm", "_64", 8);
}

std::string ptxSignature(const PtxInstruction& of) {
  const auto found = std::find_if(std::begin(kSignatures), std::end(kSignatures),
                                  [&](const Signature& one) { return !of.words.empty() && isOf(one, of); });
  if (found == std::end(kSignatures)) return "";
  std::string brought;
  for (const char* word : {"multicast::cluster", "L2::cache_hint", "cp_mask"})
    if (of.has(word)) brought += 's';
  std::string made;
  anyPart(found->operands, '/', [&](std::string_view one) {
    made += (made.empty() ? "" : "/") + std::string(one) + brought;
    return false;
  });
  return made.empty() ? "/" : made;
}

std::string ptxWrongSignature(const PtxInstruction& of) {
  const std::string all = ptxSignature(of);
  if (all.empty()) return of.opcode + " is no instruction that is known";
  if (all == "*") return "";
  const size_t count = of.operands.size();
  std::string counts, wrong;
  const bool fits =
      anyPart(all == "/" ? std::string_view() : std::string_view(all), '/', [&](std::string_view one) {
        const std::string size = std::to_string(one.size());
        if (counts != size && !counts.ends_with(" " + size)) counts += (counts.empty() ? "" : " or ") + size;
        if (one.size() != count) return false;
        size_t at = 0;
        while (at < count && isWhat(one[at], of.operands[at], of)) ++at;
        if (at == count) return true;
        wrong = "operand " + std::to_string(at + 1) + " of " + of.opcode + " must be " + named(one[at], of) +
                ", and is " + shown(of.operands[at]);
        return false;
      });
  if (fits) return "";
  if (!wrong.empty()) return wrong;
  return of.opcode + " takes " + counts + (counts == "1" ? " operand" : " operands") + ", and has " +
         std::to_string(count);
}

}  // namespace cutecheck::ptx
