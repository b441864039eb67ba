// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// run_golden: run the golden kernels on a GPU and compare what each wrote with the host.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "properties/campaign/child.h"
#include "tools/device/cuda_driver.h"
#include "tools/device/golden_run.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::run_ptx;
namespace fs = std::filesystem;

// Nothing of a file that cannot be read.
std::string textOf(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

struct Options {
  std::string folder, library = "libcuda.so.1", only;
  uint64_t seed = 20260801;
  bool require = false;
};

// What became of a kernel, as a byte through a pipe.
enum class Seen : char { kEqual, kWrong, kFault, kNoModel, kNoDevice, kNoDriver };

// Runs `names` from `first` on, until a kernel leaves the device at fault: the process that did it gets no
// more work done.
template <typename Tell>
void runFrom(const Options& options, const std::vector<std::string>& names, size_t first, Tell&& tell) {
  Expected<std::unique_ptr<CudaDriver>> driver = CudaDriver::open(options.library);
  if (!driver) {
    std::printf("%zu kernels skipped: %s\n", names.size() - first, driver.error().message.c_str());
    return tell(driver.error().code == Code::kEmpty ? Seen::kNoDevice : Seen::kNoDriver);
  }
  if (first == 0) std::printf("device: %s\n", (*driver)->deviceName().c_str());
  for (size_t i = first; i < names.size(); ++i) {
    const std::optional<GoldenCase> one =
        goldenCaseOf(names[i], textOf(options.folder + "/" + names[i] + ".mlir"), options.seed);
    if (!one) {
      std::printf("%s: no model of it\n", names[i].c_str());
      tell(Seen::kNoModel);
      continue;
    }
    const Expected<std::string> outcome =
        runGolden(**driver, textOf(options.folder + "/" + names[i] + ".ptx"), *one);
    const std::string complaint = outcome ? *outcome : outcome.error().message;
    std::printf("%s: %s\n", names[i].c_str(), complaint.empty() ? "equal" : complaint.c_str());
    std::fflush(stdout);
    if (!outcome) return tell(Seen::kFault);
    tell(complaint.empty() ? Seen::kEqual : Seen::kWrong);
  }
}

// The same in a process of its own; what it saw of each kernel.
std::vector<Seen> runInChild(const Options& options, const std::vector<std::string>& names, size_t first) {
  const campaign::Ended ended = campaign::inChild([&](const campaign::Tell& tell) {
    runFrom(options, names, first, [&](Seen seen) {
      const char byte = static_cast<char>(seen);
      tell({&byte, 1});
    });
  });
  std::vector<Seen> all;
  for (const char byte : ended.told) all.push_back(static_cast<Seen>(byte));
  return all;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Runs the kernels of corpus/golden on a GPU: every byte of the result against the host."};
  Options options;
  app.add_option("DIR", options.folder, "a target's folder: corpus/golden/sm_90a")->required();
  app.add_option("--only", options.only, "names that contain this");
  app.add_option("--seed", options.seed, "of the random operands");
  app.add_option("--driver", options.library, "the CUDA driver's library");
  app.add_flag("--require-device", options.require, "exit 3 when there is no device");
  app.add_flag_callback("--emulate", [&] { options.library.clear(); }, "on an emulator, not a GPU");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 3;
  }
  std::vector<std::string> names;
  std::error_code error;
  for (fs::recursive_directory_iterator it(options.folder, error), end; !error && it != end;
       it.increment(error)) {
    if (it->path().extension() != ".ptx") continue;
    const std::string name =
        it->path().lexically_relative(options.folder).replace_extension().generic_string();
    if (name.find(options.only) != std::string::npos) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  if (names.empty()) {
    std::fprintf(stderr, "run_golden: no kernel in %s\n", options.folder.c_str());
    return 3;
  }
  std::vector<Seen> all;
  while (all.size() < names.size()) {
    const std::vector<Seen> more = runInChild(options, names, all.size());
    if (more.empty()) break;
    if (more.front() == Seen::kNoDevice && all.empty()) return options.require ? 3 : 0;
    if (more.front() == Seen::kNoDriver || more.front() == Seen::kNoDevice) return 3;
    all.insert(all.end(), more.begin(), more.end());
  }
  const auto count = [&](Seen seen) { return static_cast<size_t>(std::count(all.begin(), all.end(), seen)); };
  const size_t equal = count(Seen::kEqual), wrong = count(Seen::kWrong) + count(Seen::kFault);
  std::printf("%zu kernels, %zu equal, %zu wrong, %zu without a model, %zu not run\n", names.size(), equal,
              wrong, count(Seen::kNoModel), names.size() - all.size());
  return equal == names.size() ? 0 : 1;
}
