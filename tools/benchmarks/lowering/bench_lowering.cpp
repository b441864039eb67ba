// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How fast the lowering is, in this process and as a chain of programs, and what index code it writes.
//
//   tools/bench lowering [RUNS]
//
// Every module of corpus/kernels that is for sm_90a is lowered RUNS times (default 20) by the library to LLVM
// IR and to PTX, and as often by `cutecheck-opt | mlir-opt | mlir-translate | opt | llc`, in turn: wall-clock
// time, since the programs of a chain run at once. The least of the runs counts. Then the integer
// instructions of each kernel's PTX. Exit status: 0 when all were lowered, 1 else, 3 for a usage error.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"
#include "tools/benchmarks/lowering/index_code.h"

namespace {

using namespace cutecheck;

struct Module {
  std::filesystem::path path;
  std::string text;
  double toLlvm = 1e9, toPtx = 1e9, chain = 1e9;  // seconds, the least
};

// A comment `// targets: ...` says what a module is for; without one, any target.
bool isForSm90(const std::string& text) {
  const size_t at = text.find("// targets:");
  return at == std::string::npos ||
         text.substr(at, text.find('\n', at) - at).find(" sm_90a") != std::string::npos;
}

std::vector<Module> modules() {
  std::vector<Module> found;
  for (const auto& entry : std::filesystem::directory_iterator(CUTECHECK_SOURCE_DIR "/corpus/kernels")) {
    if (entry.path().extension() != ".mlir") continue;
    std::ifstream in(entry.path());
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (isForSm90(text)) found.push_back({entry.path(), std::move(text)});
  }
  std::sort(found.begin(), found.end(), [](const Module& a, const Module& b) { return a.path < b.path; });
  return found;
}

// Seconds that `work` takes; `best` becomes the least so far. False when it failed.
template <typename Work>
bool time(double& best, const Work& work) {
  const auto began = std::chrono::steady_clock::now();
  const bool worked = work();
  best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
  return worked;
}

std::string chainOf(const Module& module) {
  return "set -o pipefail; " CUTECHECK_OPT
         " --cute-desugar --convert-cute-nvgpu-to-nvvm=target=sm_90a --cute-fold-offsets "
         "--cute-hoist-divisors"
         " --cute-kernel-to-nvvm --cute-check-kernel-entries --cute-check-lowered '" +
         module.path.string() +
         "' | " MLIR_OPT " --convert-nvvm-to-llvm | " MLIR_TRANSLATE " --mlir-to-llvmir | " OPT
         " -S -O2 -mtriple=nvptx64-nvidia-cuda -mcpu=sm_90a | " LLC
         " -O3 -mtriple=nvptx64-nvidia-cuda -mcpu=sm_90a -mattr=+ptx90 -o /dev/null";
}

}  // namespace

int main(int argc, char** argv) {
  const long runs = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 20;
  if (argc > 2 || runs < 1) {
    std::fprintf(stderr, "bench: RUNS is a number from 1 on\n");
    return 3;
  }
  std::vector<Module> all = modules();
  bool worked = !all.empty();
  for (long run = 0; run < runs && worked; ++run) {
    for (Module& m : all) {
      worked = worked && time(m.toLlvm, [&] { return lowering::lowerToLLVMIR(m.text).ok(); });
      worked = worked && time(m.toPtx, [&] {
                 Expected<std::string> ir = lowering::lowerToLLVMIR(m.text);
                 return ir.ok() && ptx::emitPtx(*ir).ok();
               });
      worked = worked &&
               time(m.chain, [&] { return std::system(("bash -c \"" + chainOf(m) + "\"").c_str()) == 0; });
    }
  }
  if (!worked) {
    std::fprintf(stderr, "bench: a module could not be lowered, or there is none\n");
    return 1;
  }
  std::printf(
      "| module | to LLVM IR, modules/s | to PTX, modules/s | chain to PTX, modules/s | ratio "
      "|\n|---|---|---|---|---|\n");
  for (const Module& m : all)
    std::printf("| %s | %.1f | %.1f | %.1f | %.1f |\n", m.path.stem().c_str(), 1 / m.toLlvm, 1 / m.toPtx,
                1 / m.chain, m.chain / m.toPtx);
  std::printf("\n| kernel | integer instructions | of these on 64 bits |\n|---|---|---|\n");
  for (const Module& m : all)
    for (const tools::IndexCode& code : tools::indexCodeOf(*ptx::emitPtx(*lowering::lowerToLLVMIR(m.text))))
      std::printf("| %s | %ld | %ld |\n", code.entry.c_str(), static_cast<long>(code.instructions),
                  static_cast<long>(code.wide));
  return 0;
}
