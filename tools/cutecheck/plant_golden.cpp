// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// plant_golden OUT: the faulty PTX of golden kernels, a folder for each fault that a GPU can show.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "properties/mutation/fault.h"
#include "tools/cutecheck/golden_command.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::cli;
namespace fs = std::filesystem;

// Writes one fault's kernels; how many differ from the sound ones.
size_t write(const fs::path& folder, const std::string& fault, const std::string& pattern) {
  size_t written = 0;
  for (const GoldenVariant& variant : goldenVariants()) {
    if (!fits(variant.name, pattern)) continue;
    plantedFault() = {};
    const Expected<GoldenEmitted> sound = emitGolden(variant, "sm_90a");
    plantedFault() = fault;
    const Expected<GoldenEmitted> faulty = emitGolden(variant, "sm_90a");
    plantedFault() = {};
    if (!sound.ok() || !faulty.ok() || sound->texts[2] == faulty->texts[2]) continue;
    const fs::path file = folder / fault / (variant.name + ".ptx");
    fs::create_directories(file.parent_path());
    std::ofstream(file) << faulty->texts[2];
    ++written;
  }
  return written;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "plant_golden OUT: writes the faulty kernels of corpus/mutants/sm90.tsv\n");
    return 3;
  }
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/mutants/sm90.tsv");
  size_t faults = 0, kernels = 0;
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    std::string part[5];
    for (std::string& one : part) std::getline(fields, one, '\t');
    if (part[4] != "differs" && part[4] != "may") continue;
    const size_t written = write(argv[1], part[0], part[3]);
    std::printf("%-45s %-8s %zu kernels\n", part[0].c_str(), part[4].c_str(), written);
    faults += written > 0 ? 1 : 0;
    kernels += written;
  }
  std::printf("%zu faults, %zu kernels\n", faults, kernels);
  return kernels > 0 ? 0 : 3;
}
