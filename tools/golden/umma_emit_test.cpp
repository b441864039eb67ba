// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every atom of tcgen05.mma of the choice, as a kernel of one call, for every target that has tensor memory:
// emitted and assembled where our gate lets it through, refused by it with its own words where not.
//
// Four counts a target, none unexplained: emitted, assembled, refused by the gate, and, of those, refused by
// ptxas too (what stands in a register it takes). The suite takes one of each 32 atoms;
// CUTECHECK_UMMA_EVERY=1 takes all.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"
#include "tools/golden/golden_umma_text.h"
#include "tools/process/ptxas.h"

namespace cutecheck::cli {
namespace {

using namespace cute_nvgpu;

// Two descriptors and pointers out of the parameters, and one instruction.
std::string moduleOf(const UmmaAtom& atom) {
  const std::string word = "!cute_nvgpu.smem_desc", tensor = "!cute.ptr<i32, tmem, align<16>>";
  const std::string a = atom.tensorA ? tensor : word;
  std::string name = "umma", values, types;
  if (atom.sparse) values += ", %t", types += ", " + tensor;
  if (isBlockScaled(atom)) values += ", %t, %t", types += ", " + tensor + ", " + tensor;
  if (isBlockScaled(atom)) name += "_block_scaled";
  if (atom.sparse) name += "_sparse";
  return "func.func @k(%a: i64, %b: i64, %d: i32) attributes {cute.kernel} {\n"
         "  %zero = arith.constant 0 : i32\n  %yes = arith.constant true\n"
         "  %p = llvm.inttoptr %d : i32 to !llvm.ptr<6>\n"
         "  %t = builtin.unrealized_conversion_cast %p : !llvm.ptr<6> to " +
         tensor + "\n  %x = builtin.unrealized_conversion_cast %a : i64 to " + word +
         "\n  %y = builtin.unrealized_conversion_cast %b : i64 to " + word +
         "\n  cute_nvgpu.arch.mma.SM100." + name + " " + ummaType(atom) + " (" +
         (atom.tensorA ? "%t" : "%x") + ", %y, %t, %zero, %yes" + values + ") : (" + a + ", " + word + ", " +
         tensor + ", i32, i1" + types + ") -> ()\n  return\n}\n";
}

struct Counts {
  size_t emitted = 0, assembled = 0, refused = 0;
};

TEST(UmmaEmit, EachIsAssembledOrRefusedByName) {
  const std::optional<std::string> ptxas = findPtxas();
  const char* every = std::getenv("CUTECHECK_UMMA_EVERY");
  const size_t step = every != nullptr ? std::strtoul(every, nullptr, 10) : 32;
  ASSERT_GT(step, 0U);
  const std::vector<UmmaAtom> atoms = ummaAtoms();
  EXPECT_GE(atoms.size(), 400U);
  std::map<std::string, std::map<std::string, Counts>> counts;
  for (const std::string& target : ummaTargets())
    for (size_t i = 0; i < atoms.size(); i += step) {
      const UmmaAtom& atom = atoms[i];
      Counts& count = counts[target][std::string(kindName(atom.kind))];
      const auto lowered = lowering::lowerWithoutMeaning(moduleOf(atom), target);
      const Expected<UmmaAtom> gate = checkedOn(atom, target);
      ASSERT_EQ(lowered.ok(), gate.ok())
          << target << " " << ummaName(atom) << ": " << (lowered.ok() ? "" : lowered.error().message);
      if (!lowered.ok()) {
        EXPECT_NE(lowered.error().message.find(gate.error().message), std::string::npos)
            << lowered.error().message;
        ++count.refused;
        continue;
      }
      const auto ptx = ptx::emitPtx(lowered->llvmIr, {target});
      ASSERT_TRUE(ptx.ok()) << target << " " << ummaName(atom) << ": " << ptx.error().message;
      EXPECT_NE(ptx->find(atom.ws ? "tcgen05.mma.ws" : "tcgen05.mma"), std::string::npos);
      ++count.emitted;
      if (!ptxas) continue;
      const Expected<Assembly> assembly = assemble(*ptxas, *ptx, target);
      ASSERT_TRUE(assembly.ok()) << assembly.error().message;
      EXPECT_TRUE(assembly->accepted) << target << " " << ummaName(atom) << ": "
                                      << (assembly->messages.empty() ? "" : assembly->messages.front());
      count.assembled += assembly->accepted ? 1 : 0;
    }
  size_t emitted = 0, refused = 0;
  for (const auto& [target, kinds] : counts)
    for (const auto& [kind, count] : kinds) {
      emitted += count.emitted;
      refused += count.refused;
      if (every != nullptr)
        std::printf("%s\t%s\t%zu emitted\t%zu assembled\t%zu refused\n", target.c_str(), kind.c_str(),
                    count.emitted, count.assembled, count.refused);
      if (ptxas) EXPECT_EQ(count.assembled, count.emitted) << target << " " << kind;
    }
  EXPECT_GT(emitted, 60U);
  EXPECT_GT(refused, 4U);
}

}  // namespace
}  // namespace cutecheck::cli
