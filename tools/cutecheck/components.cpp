// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/components.h"

#include <dlfcn.h>
#include <z3.h>

#ifdef CUTECHECK_WITH_LOWERING
#include "lowering/to_ptx/emit_ptx.h"
#endif
#include "tools/console/report.h"
#include "tools/process/subprocess.h"

namespace cutecheck::cli {

namespace {

std::string compilerVersion() {
#if defined(__clang__)
  return "clang " __clang_version__;
#elif defined(__GNUC__)
  return "g++ " __VERSION__;
#else
  return "unknown";
#endif
}

std::string z3Version() {
  unsigned major = 0, minor = 0, build = 0, revision = 0;
  Z3_get_version(&major, &minor, &build, &revision);
  return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(build);
}

std::optional<std::string> llvmVersion() {
#ifdef CUTECHECK_WITH_LOWERING
  return ptx::llvmVersion();
#else
  return std::nullopt;
#endif
}

// The word after `marker` in what `program --version` prints, and the path.
std::optional<std::string> programVersion(const std::string& program, const std::string& marker) {
  const std::optional<std::string> path = findProgram(program);
  const std::optional<std::string> text =
      path ? captureOutput(shellQuote(*path) + " --version") : std::nullopt;
  if (!text) return std::nullopt;
  const size_t at = text->find(marker);
  if (at == std::string::npos) return "unknown version (" + *path + ")";
  const size_t begin = text->find_first_not_of(' ', at + marker.size());
  const size_t end = std::min(text->find_first_of(" ,\n", begin), text->size());
  return text->substr(begin, end - begin) + " (" + *path + ")";
}

// The CUDA driver library, opened at run time: cutecheck links nothing of CUDA.
struct Driver {
  std::optional<std::string> version;
  std::optional<std::string> device;
};

Driver findDriver() {
  Driver found;
  void* library = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (library == nullptr) return found;
  const auto init = reinterpret_cast<int (*)(unsigned)>(dlsym(library, "cuInit"));
  const auto getVersion = reinterpret_cast<int (*)(int*)>(dlsym(library, "cuDriverGetVersion"));
  const auto getCount = reinterpret_cast<int (*)(int*)>(dlsym(library, "cuDeviceGetCount"));
  const auto getDevice = reinterpret_cast<int (*)(int*, int)>(dlsym(library, "cuDeviceGet"));
  const auto getName = reinterpret_cast<int (*)(char*, int, int)>(dlsym(library, "cuDeviceGetName"));
  int version = 0;
  if (getVersion != nullptr && getVersion(&version) == 0 && version > 0)
    found.version = "CUDA " + std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
  int count = 0, device = 0;
  char name[256] = {};
  const bool usable = init != nullptr && getCount != nullptr && getDevice != nullptr && getName != nullptr &&
                      init(0) == 0 && getCount(&count) == 0 && count > 0 && getDevice(&device, 0) == 0 &&
                      getName(name, sizeof name - 1, device) == 0;
  if (usable) found.device = std::to_string(count) + " x " + name;
  return found;  // the library stays open: the driver does not support being unloaded
}

}  // namespace

std::vector<Component> findComponents() {
  const Driver driver = findDriver();
  return {
      {"cutecheck", CUTECHECK_VERSION, ""},
      {"compiler", compilerVersion(), ""},
      {"z3", z3Version(), ""},
      {"llvm", llvmVersion(), "no module can be lowered or validated: this build is without the lowering"},
      {"cvc5", programVersion("cvc5", "cvc5 version"),
       "no second solver: Unknown where it would be the second derivation, or the second engine of "
       "`--strict`"},
      {"ptxas", programVersion("ptxas", "release"), "emitted PTX cannot be assembled"},
      {"librsvg", programVersion("rsvg-convert", "rsvg-convert version"), "`draw` writes no PNG and no PDF"},
      {"driver", driver.version, "no kernel can run"},
      {"device", driver.device, "nothing can be confirmed on hardware"},
  };
}

}  // namespace cutecheck::cli
