// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/target.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {

namespace {

// Any later machine too; sm_90a alone; a machine or a family that its suffix names; of these the ones with
// tensor memory (sm_100 to sm_119: PTX ISA, target notes of tcgen05), those of sm_100 and sm_103; a machine
// with tensor memory by "a" alone, of these sm_100a, sm_101a and sm_110a; the version is asked of machines
// below sm_90; no machine at all.
enum class Only : uint8_t {
  kNo,
  kHopper,
  kSuffix,
  kTensorMemory,
  kFamily100,
  kAlone,
  kIntegers,
  kBefore90,
  kNever
};

// What each opcode that begins as one of these, and has all words of an alternative and none behind a "!",
// needs at least.
struct Need {
  std::string_view opcodes, words;
  unsigned machine, version;
  Only only = Only::kNo;
};

constexpr Need kNeeds[] = {
    {"", "shared::cta", 70, 708},
    {"", "param::entry|param::func", 70, 803},
    {"", "L2::64B|L2::128B", 75, 704},
    {"", "L2::256B", 80, 704},
    {"ld.|st.", "L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate", 70,
     704},
    {"", "b128", 70, 803},
    {"", "mmio", 70, 802},
    {"", "mmio b128", 70, 804},
    {"", "L2::cache_hint", 80, 704},
    {"", "shared::cluster|cluster", 90, 708},
    {"", "f32x2", 100, 806},
    // Integers and floats.
    {"add.|min.|max.", "u16x2|s16x2", 90, 800},
    {"min.|max.", "relu", 90, 800},
    {"abs.", "f16|f16x2", 70, 605},
    {"abs.|neg.", "bf16|bf16x2", 80, 700},
    {"add.|sub.|mul.", "bf16|bf16x2", 90, 708},
    {"add.|sub.|fma.", "f32 f16|f32 bf16", 100, 806},
    {"fma", "bf16|bf16x2|relu", 80, 700},
    {"fma", "oob", 90, 801},
    {"min.|max.", "f16|f16x2|bf16|bf16x2|NaN", 80, 700},
    {"min.|max.", "xorsign", 86, 702},
    {"min.|max.", "abs !xorsign", 100, 808},
    {"ex2", "f16|f16x2", 75, 700},
    {"ex2", "bf16|bf16x2", 90, 708},
    {"tanh", "", 75, 700},
    {"tanh", "bf16|bf16x2", 90, 708},
    {"set.", "u16 f16|s16 f16|u32 f16|s32 f16", 70, 605},
    {"set.|setp.", "bf16|bf16x2", 90, 708},
    {"lop3", "and|or", 70, 802},
    {"szext|bmsk", "", 70, 706},
    // Conversions.
    {"cvt", "relu|bf16|bf16x2|f16x2|tf32", 80, 700},
    {"cvt.f32.bf16", "", 80, 701},
    {"cvt", "bf16 u8|bf16 s8|bf16 u16|bf16 u32|bf16 u64|bf16 s16|bf16 s32|bf16 s64", 90, 708},
    {"cvt", "rn tf32|rz tf32", 90, 708},
    {"cvt", "rna satfinite", 80, 801},
    {"cvt", "rn tf32 satfinite|rz tf32 satfinite", 100, 806},
    {"cvt", "f16 satfinite|bf16 satfinite|f16x2 satfinite|bf16x2 satfinite", 70, 801},
    {"cvt", "e4m3x2|e5m2x2", 89, 801, Only::kBefore90},
    {"cvt", "e2m1x2|e2m3x2|e3m2x2|ue8m0x2", 100, 806, Only::kSuffix},
    {"cvt.pack", "", 72, 605},
    {"cvt.pack", "u2|s2|u4|s4", 75, 605},
    {"cvta|isspacep", "param", 70, 707},
    // Memory.
    {"ld.|st.", "v8 b32|v8 u32|v8 s32|v8 f32|v4 b64|v4 u64|v4 s64|v4 f64", 100, 808},
    {"atom.|red.", "f16", 70, 603},
    {"atom.|red.", "bf16|bf16x2", 90, 708},
    {"atom.|red.", "v2|v4|v8", 90, 801},
    {"atom.|red.", "b128", 90, 803},
    {"ldmatrix", "", 75, 605},
    {"movmatrix", "", 75, 708},
    {"stmatrix", "", 90, 708},
    {"stmatrix", "m16n8", 100, 806, Only::kSuffix},
    {"ldmatrix", "m16n16|m8n16", 100, 806, Only::kSuffix},
    {"createpolicy|applypriority|discard", "", 80, 704},
    {"prefetch", "L2::evict_last|L2::evict_normal", 80, 704},
    {"prefetch", "tensormap", 90, 800},
    {"st.async|red.async", "", 90, 801},
    {"st.bulk", "", 100, 806},
    {"mapa|getctarank", "", 90, 708},
    {"cp.async", "", 80, 700},
    {"cp.async.bulk|cp.reduce", "", 90, 800},
    {"cp.async.bulk", "shared::cta global mbarrier::complete_tx::bytes", 90, 806},
    {"cp.async.bulk", "cp_mask", 100, 806},
    {"cp.async.bulk.tensor", "cta_group::1|cta_group::2", 100, 806, Only::kTensorMemory},
    {"cp.", "im2col::w|tile::gather4", 100, 806},
    {"cp.", "im2col::w !shared::cta|tile::gather4 !shared::cta|im2col::w::128|tile::scatter4", 100, 806,
     Only::kTensorMemory},
    {"mbarrier.test_wait", "parity", 80, 701},
    {"tcgen05.mma", "kind::mxf4nvf4", 100, 807, Only::kTensorMemory},
    {"tcgen05.mma", "sp kind::mxf4|sp kind::mxf4nvf4", 100, 806, Only::kAlone},
    {"tensormap", "", 90, 803},
    {"tensormap.replace", "", 90, 803, Only::kSuffix},
    {"tensormap.replace", "swizzle_atomicity", 100, 806, Only::kSuffix},
    // Where threads go, and how they meet.
    {"activemask", "", 70, 602},
    {"nanosleep", "", 70, 603},
    {"redux", "", 80, 700},
    {"redux", "f32", 100, 806, Only::kFamily100},
    {"elect", "", 90, 800},
    {"griddepcontrol", "", 90, 708},
    {"setmaxnreg", "", 90, 800, Only::kSuffix},
    {"bar.cta|barrier.cta", "", 70, 708},
    {"barrier.cluster", "", 90, 708},
    {"barrier.cluster", "acquire|release|relaxed", 90, 800},
    {"fence.proxy.alias|membar.proxy", "", 70, 705},
    {"fence.mbarrier_init|fence.proxy.async", "", 90, 800},
    {"fence.proxy.tensormap::generic", "", 90, 803},
    {"fence", "sync_restrict::shared::cta|sync_restrict::shared::cluster", 90, 806},
    {"mbarrier", "", 80, 700},
    {"mbarrier", "acquire|release", 80, 800},
    {"mbarrier.try_wait", "", 90, 708},
    {"mbarrier", "expect_tx|complete_tx|cluster|shared::cluster", 90, 800},
    {"mbarrier.arrive|mbarrier.test_wait|mbarrier.try_wait", "relaxed", 90, 806},
    // Products of matrices.
    {"mma.sync", "", 70, 604},
    {"mma.sync", "m8n8k16|m16n8k8|s4|u4", 75, 605},
    {"mma.sync", "b1", 75, 700},
    {"mma.sync", "m16n8k4|m16n8k16|m16n8k32|m16n8k64|m16n8k128|m16n8k256|f64|bf16|tf32", 80, 700},
    {"mma.sync", "b1 and", 80, 701},
    {"mma.sync", "e4m3|e5m2", 89, 804},
    {"mma.sync", "m16n8k16 e4m3|m16n8k16 e5m2|f16 e4m3|f16 e5m2", 89, 807},
    {"mma.sync", "m16n8k4 f64|m16n8k8 f64|m16n8k16 f64", 90, 708},
    {"mma.sp", "", 80, 701},
    {"wgmma", "", 90, 800, Only::kHopper},
    {"wgmma.mma_async.sp", "", 90, 802, Only::kHopper},
    {"wgmma", "s8 u8", 90, 804, Only::kHopper},
    {"tcgen05", "", 100, 806, Only::kTensorMemory},
    {"tcgen05.shift", "", 100, 806, Only::kAlone},
    {"tcgen05.mma", "scale_vec::1X|scale_vec::2X|scale_vec::4X", 100, 806, Only::kAlone},
    {"tcgen05.mma", "block_scale !scale_vec::1X !scale_vec::2X !scale_vec::4X", 100, 808,
     Only::kTensorMemory},
    {"tcgen05.mma", "kind::i8", 100, 806, Only::kIntegers},
    // On no machine.
    {"ld.|st.", "volatile local|volatile param|volatile param::func|volatile param::entry|volatile const", 0,
     0, Only::kNever},
    {"red.", "acquire|acq_rel", 0, 0, Only::kNever},
    {"ld.|st.",
     "L2::evict_normal !v8 !v4|L2::evict_normal v8 !b32 !u32 !s32 !f32|L2::evict_normal v4 !b64 !u64 !s64 "
     "!f64",
     0, 0, Only::kNever},
    {"ld.|st.",
     "L2::evict_first !v8 !v4|L2::evict_first v8 !b32 !u32 !s32 !f32|L2::evict_first v4 !b64 !u64 !s64 !f64",
     0, 0, Only::kNever},
    {"ld.|st.",
     "L2::evict_last !v8 !v4|L2::evict_last v8 !b32 !u32 !s32 !f32|L2::evict_last v4 !b64 !u64 !s64 !f64", 0,
     0, Only::kNever},
    {"ld.|st.", "v8 b64|v8 u64|v8 s64|v8 f64|v8 b128|v4 b128|v2 b128", 0, 0, Only::kNever},
    {"ldu", "v8|v4 b64|v4 u64|v4 s64|v4 f64|v2 b128|v4 b128", 0, 0, Only::kNever},
    {"atom.|red.|ld.|st.", "L2::cache_hint shared|L2::cache_hint shared::cta|L2::cache_hint shared::cluster",
     0, 0, Only::kNever},
    {"membar.proxy.async", "", 0, 0, Only::kNever},
    {"cp.",
     "1d im2col|1d im2col::w|1d im2col::w::128|2d im2col|2d im2col::w|2d im2col::w::128|1d im2col_no_offs|2d "
     "im2col_no_offs|1d tile::gather4|1d tile::scatter4|3d tile::gather4|3d tile::scatter4|4d "
     "tile::gather4|4d tile::scatter4|5d tile::gather4|5d tile::scatter4",
     0, 0, Only::kNever},
    {"cp.async.bulk.tensor", "shared::cta global multicast::cluster", 0, 0, Only::kNever},
    {"tcgen05.mma",
     "kind::mxf8f6f4 scale_vec::2X|kind::mxf8f6f4 scale_vec::4X|kind::mxf8f6f4 block16|kind::mxf4 "
     "scale_vec::1X|kind::mxf4 scale_vec::4X|kind::mxf4 block16|kind::mxf4nvf4 scale_vec::1X|kind::mxf4nvf4 "
     "!scale_vec::2X !scale_vec::4X !block16 !block32|ashift collector::a::use|ashift collector::a::fill",
     0, 0, Only::kNever},
    {"ld.|st.",
     "L1::evict_normal shared|L1::evict_unchanged shared|L1::evict_first shared|L1::evict_last "
     "shared|L1::no_allocate shared|L1::evict_normal shared::cta|L1::evict_unchanged "
     "shared::cta|L1::evict_first shared::cta|L1::evict_last shared::cta|L1::no_allocate "
     "shared::cta|L1::evict_normal shared::cluster|L1::evict_unchanged shared::cluster|L1::evict_first "
     "shared::cluster|L1::evict_last shared::cluster|L1::no_allocate shared::cluster|L1::evict_normal "
     "local|L1::evict_unchanged local|L1::evict_first local|L1::evict_last local|L1::no_allocate "
     "local|L1::evict_normal param|L1::evict_unchanged param|L1::evict_first param|L1::evict_last "
     "param|L1::no_allocate param|L1::evict_normal param::func|L1::evict_unchanged "
     "param::func|L1::evict_first param::func|L1::evict_last param::func|L1::no_allocate "
     "param::func|L1::evict_normal param::entry|L1::evict_unchanged param::entry|L1::evict_first "
     "param::entry|L1::evict_last param::entry|L1::no_allocate param::entry|L1::evict_normal "
     "const|L1::evict_unchanged const|L1::evict_first const|L1::evict_last const|L1::no_allocate const",
     0, 0, Only::kNever},
    {"ld.",
     "L2::64B shared|L2::128B shared|L2::256B shared|L2::64B shared::cta|L2::128B shared::cta|L2::256B "
     "shared::cta|L2::64B shared::cluster|L2::128B shared::cluster|L2::256B shared::cluster|L2::64B "
     "local|L2::128B local|L2::256B local|L2::64B param|L2::128B param|L2::256B param|L2::64B "
     "param::func|L2::128B param::func|L2::256B param::func|L2::64B param::entry|L2::128B "
     "param::entry|L2::256B param::entry|L2::64B const|L2::128B const|L2::256B const",
     0, 0, Only::kNever},
    {"ld.|st.",
     "L2::cache_hint local|L2::cache_hint param|L2::cache_hint param::func|L2::cache_hint "
     "param::entry|L2::cache_hint const",
     0, 0, Only::kNever},
    {"ld.|st.",
     "v8 shared|v8 shared::cta|v8 shared::cluster|v8 local|v8 param|v8 param::func|v8 param::entry|v8 "
     "const|v4 b64 shared|v4 b64 shared::cta|v4 b64 shared::cluster|v4 b64 local|v4 b64 param|v4 b64 "
     "param::func|v4 b64 param::entry|v4 b64 const|v4 u64 shared|v4 u64 shared::cta|v4 u64 "
     "shared::cluster|v4 u64 local|v4 u64 param|v4 u64 param::func|v4 u64 param::entry|v4 u64 const|v4 s64 "
     "shared|v4 s64 shared::cta|v4 s64 shared::cluster|v4 s64 local|v4 s64 param|v4 s64 param::func|v4 s64 "
     "param::entry|v4 s64 const|v4 f64 shared|v4 f64 shared::cta|v4 f64 shared::cluster|v4 f64 local|v4 f64 "
     "param|v4 f64 param::func|v4 f64 param::entry|v4 f64 const",
     0, 0, Only::kNever},
    {"ld.global.",
     "nc ca L1::evict_normal|nc ca L1::evict_unchanged|nc ca L1::evict_first|nc ca L1::evict_last|nc ca "
     "L1::no_allocate|nc cg L1::evict_normal|nc cg L1::evict_unchanged|nc cg L1::evict_first|nc cg "
     "L1::evict_last|nc cg L1::no_allocate|nc cs L1::evict_normal|nc cs L1::evict_unchanged|nc cs "
     "L1::evict_first|nc cs L1::evict_last|nc cs L1::no_allocate",
     0, 0, Only::kNever},
    {"atom.|red.", "v8 f16x2|v8 bf16x2", 0, 0, Only::kNever},
    {"tcgen05.ld|tcgen05.st", "16x128b x128|16x256b x64|16x256b x128", 0, 0, Only::kNever},
    {"st.async", "v4 b64|v4 u64|v4 s64|v4 f64", 0, 0, Only::kNever},
    {"atom.", "cas L2::cache_hint", 0, 0, Only::kNever},
    {"cvt", "ftz f16 f64|sat bf16|u8 bf16|s8 bf16", 0, 0, Only::kNever},
};

using Kind = PtxOperand::Kind;

bool countsArrivals(const PtxInstruction& of) { return of.operands.size() > 2; }
bool discards(const PtxInstruction& of) {
  return of.operands[0].kind == Kind::kName && of.operands[0].name == "_";
}
bool hasThreeSources(const PtxInstruction& of) { return of.operands.size() > 3; }
bool ignoresByPredicate(const PtxInstruction& of) {
  return of.operands.size() > 3 && of.operands[3].kind == Kind::kRegister && of.operands[3].type == "pred";
}

// What an operand brings, where there is one of these.
struct OfOperands {
  Need need;
  bool (*isThere)(const PtxInstruction&);
  const char* what;
};
constexpr OfOperands kOfOperands[] = {
    {{"mbarrier.arrive", "!noComplete !expect_tx", 90, 708}, countsArrivals, "a count of arrivals"},
    {{"mbarrier.arrive.", "", 80, 701}, discards, "a discarded result"},
    {{"min.|max.", "f32", 100, 808}, hasThreeSources, "a third source"},
    {{"cp.async.ca|cp.async.cg", "", 80, 705}, ignoresByPredicate, "a predicate"},
};

// Registers of the hardware that begin as one of these; all others are known to each machine and version.
constexpr Need kOfHardware[] = {
    {"%cluster|%ncluster|%is_explicit_cluster", "", 90, 708},
    {"%aggr_smem_size", "", 90, 801},
    {"%reserved_smem_offset_", "", 80, 706},
    {"%current_graph_exec", "", 70, 800},
};

bool concerns(const Need& need, const PtxInstruction& of) {
  const auto lacks = [&](std::string_view word) {
    const bool absent = word.starts_with('!');
    return !word.empty() && of.has(word.substr(absent ? 1 : 0)) == absent;
  };
  return anyPart(need.opcodes, '|', [&](std::string_view one) { return of.opcode.starts_with(one); }) &&
         anyPart(need.words, '|', [&](std::string_view all) { return !anyPart(all, ' ', lacks); });
}

bool isMet(const Need& need, const PtxHead& head) {
  const bool below = head.machine < need.machine, isVersion = head.version >= need.version;
  const bool hasMemory = !below && head.machine >= 100 && head.machine < 120;
  switch (need.only) {
    case Only::kNo:
      return !below && isVersion;
    case Only::kBefore90:
      return !below && (isVersion || head.machine >= 90);
    case Only::kHopper:
      return head.machine == need.machine && head.suffix == 'a' && isVersion;
    case Only::kSuffix:
      return !below && head.suffix != 0 && isVersion;
    case Only::kTensorMemory:
      return hasMemory && head.suffix != 0 && isVersion;
    case Only::kFamily100:
      return (head.machine == 100 || head.machine == 103) && head.suffix != 0 && isVersion;
    case Only::kAlone:
      return hasMemory && head.suffix == 'a' && isVersion;
    case Only::kIntegers:
      return hasMemory && head.machine != 103 && head.suffix == 'a' && isVersion;
    case Only::kNever:
      break;
  }
  return false;
}

std::string shown(const Need& need) {
  const std::string machine = "sm_" + std::to_string(need.machine);
  return (need.only == Only::kNo || need.only == Only::kBefore90 ? machine : machine + "a") +
         " and .version " + ptxShownVersion(need.version);
}

// As ptxas 13.0 takes them; sm_70, sm_72 and sm_101, which it has no more, by the PTX ISA ("Release Notes").
struct Known {
  std::string_view machine;
  unsigned version;
};
constexpr Known kMachines[] = {
    {"sm_70", 600},   {"sm_72", 601},  {"sm_75", 603},   {"sm_80", 700},   {"sm_86", 701},  {"sm_87", 704},
    {"sm_88", 703},   {"sm_89", 708},  {"sm_90", 708},   {"sm_90a", 800},  {"sm_100", 806}, {"sm_100a", 806},
    {"sm_100f", 808}, {"sm_101", 806}, {"sm_101a", 806}, {"sm_101f", 808}, {"sm_103", 808}, {"sm_103a", 808},
    {"sm_103f", 808}, {"sm_110", 900}, {"sm_110a", 900}, {"sm_110f", 900}, {"sm_120", 807}, {"sm_120a", 807},
    {"sm_120f", 808}, {"sm_121", 808}, {"sm_121a", 808}, {"sm_121f", 808}};

constexpr std::string_view kVersions[] = {"6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "7.0", "7.1", "7.2",
                                          "7.3", "7.4", "7.5", "7.6", "7.7", "7.8", "8.0", "8.1", "8.2",
                                          "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "9.0"};

}  // namespace

std::optional<unsigned> ptxVersionOf(std::string_view said) {
  for (const std::string_view one : kVersions)
    if (one == said) return static_cast<unsigned>(one[0] - '0') * 100 + static_cast<unsigned>(one[2] - '0');
  return std::nullopt;
}

std::string ptxShownVersion(unsigned version) {
  return std::to_string(version / 100) + "." + std::to_string(version % 100);
}

std::optional<unsigned> ptxFirstVersionOf(std::string_view machine) {
  for (const Known& one : kMachines)
    if (one.machine == machine) return one.version;
  return std::nullopt;
}

std::optional<PtxHead> ptxHeadOf(const std::string& target, const std::string& version) {
  const std::string machine = target.substr(0, target.find_first_of(", \t\n\r"));
  const std::optional<unsigned> said = ptxVersionOf(version);
  if (!said || !ptxFirstVersionOf(machine)) return std::nullopt;
  const char suffix = machine.back() == 'a' || machine.back() == 'f' ? machine.back() : char{0};
  return PtxHead{static_cast<unsigned>(std::strtoul(machine.c_str() + 3, nullptr, 10)), suffix, *said};
}

std::string ptxMissingInHead(const PtxInstruction& of, const PtxHead& head) {
  for (const Need& need : kNeeds) {
    if (!concerns(need, of) || isMet(need, head)) continue;
    if (need.only == Only::kNever) return of.opcode + ": no machine takes these words together";
    return of.opcode + " needs .target " + shown(need);
  }
  return {};
}

std::string ptxOperandsMissInHead(const PtxInstruction& of, const std::string& target,
                                  const std::string& version) {
  const auto misses = [&](const Need& need, const std::string& what) -> std::string {
    const std::optional<PtxHead> head = ptxHeadOf(target, version);
    return !head || isMet(need, *head) ? "" : what + " needs .target " + shown(need);
  };
  std::string found;
  for (const OfOperands& one : kOfOperands)
    if (found.empty() && concerns(one.need, of) && !of.operands.empty() && one.isThere(of))
      found = misses(one.need, std::string(one.what) + " of " + of.opcode);
  for (const PtxOperand& operand : of.operands)
    for (const Need& need : kOfHardware)
      if (found.empty() && operand.kind == Kind::kName &&
          anyPart(need.opcodes, '|', [&](std::string_view one) { return operand.name.starts_with(one); }))
        found = misses(need, operand.name);
  return found;
}

}  // namespace cutecheck::ptx
