// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/target.h"

#include <cstdlib>
#include <string_view>

namespace cutecheck::ptx {

namespace {

// Any later machine too; sm_90a alone; a machine or a family that its suffix names; of these the ones with
// tensor memory (sm_100 to sm_119: PTX ISA, target notes of tcgen05).
enum class Only : uint8_t { kNo, kHopper, kSuffix, kTensorMemory };

// What each opcode that begins so, and has the word where one stands, needs at least.
struct Need {
  std::string_view opcode, word;
  unsigned machine, version;
  Only only = Only::kNo;
};

constexpr Need kNeeds[] = {
    {"activemask", "", 70, 602},
    {"nanosleep", "", 70, 603},
    {"atom.", "f16", 70, 603},
    {"red.", "f16", 70, 603},
    {"fence.proxy.alias", "", 70, 705},
    {"szext", "", 70, 706},
    {"bmsk", "", 70, 706},
    {"", "b128", 70, 803},
    {"ldmatrix", "", 75, 605},
    {"movmatrix", "", 75, 708},
    {"mma.sync", "", 70, 604},
    {"mma.sync", "m8n8k16", 75, 605},
    {"mma.sync", "m16n8k8", 75, 605},
    {"ex2", "f16", 75, 700},
    {"tanh", "", 75, 700},
    {"mma.sync", "m16n8k4", 80, 700},
    {"mma.sync", "m16n8k16", 80, 700},
    {"mma.sync", "m16n8k32", 80, 700},
    {"mma.sync", "m16n8k64", 80, 700},
    {"mma.sync", "m16n8k256", 80, 700},
    {"mma.sync", "f64", 80, 700},
    {"mma.sp", "", 80, 701},
    {"cp.async", "", 80, 700},
    {"mbarrier", "", 80, 700},
    {"redux", "", 80, 700},
    {"fma", "bf16", 80, 700},
    {"fma", "bf16x2", 80, 700},
    {"fma", "relu", 80, 700},
    {"min", "NaN", 80, 700},
    {"max", "NaN", 80, 700},
    {"createpolicy", "", 80, 704},
    {"applypriority", "", 80, 704},
    {"discard", "", 80, 704},
    {"", "L2::cache_hint", 80, 704},
    {"mma.sync", "e4m3", 89, 804},
    {"mma.sync", "e5m2", 89, 804},
    {"cvt", "e4m3x2", 89, 801},
    {"cvt", "e5m2x2", 89, 801},
    {"add", "bf16", 90, 708},
    {"sub", "bf16", 90, 708},
    {"mul", "bf16", 90, 708},
    {"stmatrix", "", 90, 708},
    {"mapa", "", 90, 708},
    {"getctarank", "", 90, 708},
    {"barrier.cluster", "", 90, 708},
    {"griddepcontrol", "", 90, 708},
    {"", "shared::cluster", 90, 708},
    {"", "cluster", 90, 708},
    {"mbarrier.try_wait", "", 90, 708},
    {"mbarrier.expect_tx", "", 90, 800},
    {"mbarrier.complete_tx", "", 90, 800},
    {"mbarrier", "expect_tx", 90, 800},
    {"elect", "", 90, 800},
    {"fence.mbarrier_init", "", 90, 800},
    {"fence.proxy.async", "", 90, 800},
    {"cp.async.bulk", "", 90, 800},
    {"cp.reduce", "", 90, 800},
    {"prefetch", "tensormap", 90, 800},
    {"st.async", "", 90, 801},
    {"red.async", "", 90, 801},
    {"fence.proxy.tensormap::generic", "", 90, 803},
    {"tensormap", "", 90, 803},
    {"tensormap.replace", "", 90, 803, Only::kSuffix},
    {"wgmma", "", 90, 800, Only::kHopper},
    {"setmaxnreg", "", 90, 800, Only::kSuffix},
    {"", "f32x2", 100, 806},
    {"cp.async.bulk.tensor", "cta_group::1", 100, 806, Only::kTensorMemory},
    {"cp.async.bulk.tensor", "cta_group::2", 100, 806, Only::kTensorMemory},
    {"stmatrix", "m16n8", 100, 806, Only::kSuffix},
    {"ldmatrix", "m16n16", 100, 806, Only::kSuffix},
    {"ldmatrix", "m8n16", 100, 806, Only::kSuffix},
    {"redux", "f32", 100, 806, Only::kSuffix},
    {"tcgen05", "", 100, 806, Only::kTensorMemory},
};

bool isMet(const Need& need, const PtxHead& head) {
  if (need.only == Only::kHopper) return head.machine == need.machine && head.suffix == 'a';
  if (need.only == Only::kTensorMemory && head.machine >= 120) return false;
  return head.machine >= need.machine && (need.only == Only::kNo || head.suffix != 0);
}

std::string shown(const Need& need) {
  const std::string machine = "sm_" + std::to_string(need.machine);
  return (need.only == Only::kNo ? machine : machine + "a") + " and .version " +
         ptxShownVersion(need.version);
}

// As ptxas 13.0 takes them; sm_70, sm_72 and sm_101, which it has no more, by the PTX ISA ("Release Notes").
struct Known {
  std::string_view machine;
  unsigned version;
};
constexpr Known kMachines[] = {
    {"sm_70", 600},   {"sm_72", 601},   {"sm_75", 603},   {"sm_80", 700},   {"sm_86", 701},   {"sm_87", 704},   {"sm_88", 703},
    {"sm_89", 708},   {"sm_90", 708},   {"sm_90a", 800},  {"sm_100", 806},  {"sm_100a", 806}, {"sm_100f", 808}, {"sm_101", 806},
    {"sm_101a", 806}, {"sm_101f", 808}, {"sm_103", 808},  {"sm_103a", 808}, {"sm_103f", 808}, {"sm_110", 900},  {"sm_110a", 900},
    {"sm_110f", 900}, {"sm_120", 807},  {"sm_120a", 807}, {"sm_120f", 808}, {"sm_121", 808},  {"sm_121a", 808}, {"sm_121f", 808}};

constexpr std::string_view kVersions[] = {"6.0", "6.1", "6.2", "6.3", "6.4", "6.5", "7.0", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6",
                                          "7.7", "7.8", "8.0", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "9.0"};

}  // namespace

std::optional<unsigned> ptxVersionOf(std::string_view said) {
  for (const std::string_view one : kVersions)
    if (one == said) return static_cast<unsigned>(one[0] - '0') * 100 + static_cast<unsigned>(one[2] - '0');
  return std::nullopt;
}

std::string ptxShownVersion(unsigned version) { return std::to_string(version / 100) + "." + std::to_string(version % 100); }

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
  for (const Need& need : kNeeds)
    if (of.opcode.starts_with(need.opcode) && (need.word.empty() || of.has(need.word)) &&
        (!isMet(need, head) || head.version < need.version))
      return of.opcode + " needs .target " + shown(need);
  return {};
}

}  // namespace cutecheck::ptx
