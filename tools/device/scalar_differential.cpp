// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// scalar_differential: every form of a scalar instruction that the emulator has, over the same
// operands on a GPU and on the machine.
#include <CLI/CLI.hpp>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <random>
#include <sstream>

#include "oracle/ptx/bytes/machine/numbers.h"
#include "oracle/ptx/bytes/program.h"
#include "oracle/ptx/bytes/scalar_forms.h"
#include "tools/device/cuda_driver.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::run_ptx;
using emulate::ScalarForm;

struct Options {
  std::string library = "libcuda.so.1", only, file;
  uint64_t seed = 20260801;
  size_t count = 400;
  bool require = false;
};

using Operands = std::array<uint64_t, 4>;

// Where rules have their edges. Integers; the bits of f16 and bf16 (0, subnormal, least normal, 1, largest,
// infinity, NaN), of NaN of f32 and f64; and numbers that become f32 and f64.
constexpr const char* kIntegers =
    "0 1 2 3 7 8 15 16 17 31 32 33 63 64 65 127 128 255 256 0x101 0x7fff 0x8000 0xffff 0x10000 0x7fffff "
    "0x800000 "
    "0xffffff 0x1000001 0x1000003 0x7fffffff 0x80000000 0x80000001 0xfffffffe 0xffffffff 0x7fffffffffffffff "
    "0x8000000000000000 0x8000000000000001 0x8000008000000001 0x20000000000001 0xffffffffffffffff 0x7fc00000 "
    "0xffc00001 0x7f800001 0xff8abcde 0x7ff8000000000000 0x7ff0000000000001";
constexpr const char* kHalves =
    "0 1 0x3ff 0x400 0x3800 0x3c00 0x3c01 0x3e00 0x7bff 0x7c00 0x7c01 0x7e00 0x7f 0x80 0x3f00 0x3f80 0x3f81 "
    "0x3fc0 "
    "0x7f7f 0x7f80 0x7f81 0x7fc0";
constexpr const char* kNumbers =
    "0 0x1p-149 0x1.fffffcp-127 0x1p-126 0x1p-25 0x1.8p-25 0x1p-24 0.25 0.5 0.75 1 0x1.000002p0 0x1.002p0 "
    "0x1.01p0 1.5 "
    "2 2.5 3 3.5 127.5 255.5 448 464 465 32767.5 57344 61440 65504 65519 65520 0x1p31 0x1p32 0x1p63 0x1p64 "
    "0x1.fffffep127 0x1p-1074 0x1p-1022 0x1.0000008p0 0x1.00000080001p0 0x1.fffffefp127 "
    "0x1.fffffffffffffp1023 inf";

template <typename Each>
void eachOf(const char* text, Each each) {
  std::istringstream words(text);
  for (std::string word; words >> word;) each(word);
}

const std::vector<uint64_t>& edges() {
  static const std::vector<uint64_t> all = [] {
    std::vector<uint64_t> made;
    eachOf(kIntegers, [&](const std::string& word) { made.push_back(std::stoull(word, nullptr, 0)); });
    eachOf(kHalves, [&](const std::string& word) {
      for (const uint64_t sign : {0x0000, 0x8000}) {
        const uint64_t half = std::stoull(word, nullptr, 0) | sign;
        made.push_back(half);
        made.push_back(half << 16 | (sign != 0 ? 0x3c00 : 0xbc00));
      }
    });
    eachOf(kNumbers, [&](const std::string& word) {
      for (const double sign : {1.0, -1.0}) {
        const double value = sign * std::strtod(word.c_str(), nullptr);
        made.push_back(emulate::bitsRounded(emulate::Element::kF32, value, emulate::Rounding::kNearest));
        made.push_back(emulate::bitsFor(emulate::Element::kF64, value));
      }
    });
    return made;
  }();
  return all;
}

// A quarter each: an edge, any bits, a number near 1 of each half or format, a small integer.
uint64_t drawn(std::mt19937_64& random) {
  const uint64_t bits = random();
  switch (random() % 4) {
    case 0:
      return edges()[random() % edges().size()];
    case 1:
      return bits;
    case 2: {
      const uint64_t format = random() % 4;
      if (format == 0) return (bits & 0x87ff87ff87ff87ff) | 0x3800380038003800;
      if (format == 1) return (bits & 0x83ff83ff83ff83ff) | 0x3c003c003c003c00;
      if (format == 2) return (bits & 0x81ffffff) | 0x3e000000;
      return (bits & 0x801fffffffffffff) | 0x3fe0000000000000;
    }
    default:
      return bits % 3 == 0 ? 0 - bits % 41 : bits % 41;
  }
}

int bitsOfLetter(char letter) { return letter == 'p' ? 1 : letter == 'h' ? 16 : letter == 'r' ? 32 : 64; }

std::vector<Operands> operandsOf(const ScalarForm& form, const Options& options, size_t number) {
  std::mt19937_64 random(options.seed + number);
  std::vector<Operands> all(options.count);
  for (Operands& one : all)
    for (size_t i = 0; i < form.sources.size(); ++i) {
      one[i] = i > 0 && random() % 8 == 0 ? one[i - 1] : drawn(random);
      const int bits = bitsOfLetter(form.sources[i]);
      if (bits < 64) one[i] &= (uint64_t{1} << bits) - 1;
    }
  return all;
}

// Of one thread on the machine; nothing where PTX leaves the result open.
Expected<std::optional<uint64_t>> onMachine(const emulate::Program& program, const Operands& operands) {
  emulate::GlobalMemory memory;
  const std::array<uint64_t, 3> arguments = {memory.allocate(sizeof operands), memory.allocate(8), 1};
  std::memcpy(memory.at(arguments[0], sizeof operands), operands.data(), sizeof operands);
  emulate::Launch launch{{1, 1, 1}, {1, 1, 1}, 0, {}, emulate::Order::kProductsFirst};
  launch.parameters.resize(program.parameterBytes);
  std::memcpy(launch.parameters.data(), arguments.data(), sizeof arguments);
  emulate::Machine machine(memory, program, launch);
  if (const auto fault = machine.run()) {
    if (fault->message.starts_with("emulate_c9")) return std::optional<uint64_t>();
    return *fault;
  }
  uint64_t result = 0;
  std::memcpy(&result, memory.at(arguments[1], 8), 8);
  return std::optional(result);
}

Expected<std::vector<uint64_t>> onDevice(CudaDriver& driver, void* kernel,
                                         const std::vector<Operands>& operands) {
  constexpr uint32_t kThreads = 128;
  const size_t inBytes = operands.size() * sizeof(Operands), outBytes = operands.size() * 8;
  CUTECHECK_TRY(in, driver.allocate(inBytes));
  CUTECHECK_TRY(out, driver.allocate(outBytes));
  uint64_t count = operands.size();
  std::vector<uint64_t> results(operands.size());
  const auto work = [&]() -> std::optional<Diagnostic> {
    if (auto error = driver.toDevice(in, operands.data(), inBytes)) return error;
    if (auto error = driver.fill(out, 0, outBytes)) return error;
    const auto blocks = static_cast<uint32_t>((operands.size() + kThreads - 1) / kThreads);
    if (auto error = driver.launch(kernel, blocks, kThreads, {&in, &out, &count})) return error;
    if (auto error = driver.wait()) return error;
    if (auto error = driver.toHost(results.data(), out, outBytes)) return error;
    if (auto error = driver.release(in)) return error;
    return driver.release(out);
  };
  if (auto error = work()) return *error;
  return results;
}

bool isNan(const std::string& type, uint64_t bits) {
  using emulate::Element;
  const Element element = type == "f64"   ? Element::kF64
                          : type == "f32" ? Element::kF32
                          : type == "f16" ? Element::kF16
                                          : Element::kBf16;
  return std::isnan(emulate::valueOf(element, bits));
}

// The same bits, or where it is open which NaN a result is, NaN in the same places.
bool isEqual(const ScalarForm& form, uint64_t a, uint64_t b) {
  if (a == b || !form.nanIsOpen) return a == b;
  std::string type = form.opcode.substr(form.opcode.rfind('.') + 1);
  if (form.opcode.starts_with("cvt.")) type = "f64";  // the only results of cvt that are open
  if (!type.ends_with("x2")) return isNan(type, a) && isNan(type, b);
  type.resize(type.size() - 2);
  for (const int shift : {0, 16}) {
    const uint64_t x = a >> shift & 0xffff, y = b >> shift & 0xffff;
    if (x != y && !(isNan(type, x) && isNan(type, y))) return false;
  }
  return true;
}

struct Counts {
  size_t forms = 0, operands = 0, equal = 0, different = 0, open = 0, refused = 0, newer = 0;
};

constexpr const char* kHead = ".version 8.6\n.target sm_90\n.address_size 64\n";

// One module of all forms, for ptxas.
bool write(const Options& options, const std::vector<ScalarForm>& forms) {
  std::ofstream out(options.file);
  out << kHead;
  for (size_t i = 0; i < forms.size(); ++i)
    if (!forms[i].newer) out << emulate::kernelOfForm(forms[i], "scalar_" + std::to_string(i));
  return out.good();
}

std::string textOf(const ScalarForm& form) { return form.opcode + form.tail; }

// Fails when the driver takes no more work.
std::optional<Diagnostic> compare(CudaDriver& driver, const ScalarForm& form, const Options& options,
                                  size_t number, Counts& counts) {
  const std::string name = "scalar_" + std::to_string(number);
  const std::string ptx = kHead + emulate::kernelOfForm(form, name);
  const Expected<emulate::Program> program = emulate::makeProgram(ptx, name);
  if (!program) return program.error();
  const Expected<void*> kernel = driver.loadKernel(ptx, name);
  if (!kernel) {
    std::printf("%s: not assembled: %s\n", textOf(form).c_str(), kernel.error().message.c_str());
    ++counts.refused;
    return std::nullopt;
  }
  ++counts.forms;
  // What PTX leaves open is not sent to the device.
  std::vector<Operands> operands;
  std::vector<uint64_t> expected;
  for (const Operands& one : operandsOf(form, options, number)) {
    CUTECHECK_TRY(result, onMachine(*program, one));
    counts.open += result ? 0 : 1;
    if (!result) continue;
    operands.push_back(one);
    expected.push_back(*result);
  }
  counts.operands += options.count;
  if (operands.empty()) return std::nullopt;
  const Expected<std::vector<uint64_t>> results = onDevice(driver, *kernel, operands);
  if (!results) return results.error();
  size_t different = 0;
  for (size_t i = 0; i < operands.size(); ++i) {
    if (isEqual(form, expected[i], (*results)[i])) {
      ++counts.equal;
    } else if (++different == 1) {
      std::printf("%s: of", textOf(form).c_str());
      for (size_t j = 0; j < form.sources.size(); ++j) std::printf(" 0x%" PRIx64, operands[i][j]);
      std::printf(": 0x%" PRIx64 " on the device, 0x%" PRIx64 " on the machine\n", (*results)[i],
                  expected[i]);
    }
  }
  if (different > 1)
    std::printf("%s: and %zu more of %zu\n", textOf(form).c_str(), different - 1, operands.size());
  counts.different += different;
  return std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Compares each form of a scalar instruction on a GPU with the emulator."};
  Options options;
  app.add_option("--only", options.only, "forms that contain this");
  app.add_option("--count", options.count, "operands of each form")->check(CLI::Range(1, 1 << 16));
  app.add_option("--seed", options.seed, "of the operands");
  app.add_option("--driver", options.library, "the CUDA driver's library");
  app.add_option("--write", options.file, "write the PTX of all forms and end");
  app.add_flag("--require-device", options.require, "exit 3 when there is no device");
  app.add_flag_callback("--emulate", [&] { options.library.clear(); }, "the emulator as the device");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 3;
  }
  const std::vector<ScalarForm> forms = emulate::scalarForms();
  if (!options.file.empty()) return write(options, forms) ? 0 : 3;
  Expected<std::unique_ptr<CudaDriver>> driver = CudaDriver::open(options.library);
  if (!driver) {
    std::printf("skipped: %s\n", driver.error().message.c_str());
    return driver.error().code == Code::kEmpty && !options.require ? 0 : 3;
  }
  std::printf("device: %s\n", (*driver)->deviceName().c_str());
  Counts counts;
  for (size_t i = 0; i < forms.size(); ++i) {
    if (textOf(forms[i]).find(options.only) == std::string::npos) continue;
    if (forms[i].newer) {
      ++counts.newer;
      continue;
    }
    if (const auto error = compare(**driver, forms[i], options, i, counts)) {
      std::fprintf(stderr, "scalar_differential: %s: %s\n", textOf(forms[i]).c_str(), error->message.c_str());
      return 3;
    }
  }
  std::printf(
      "%zu forms, %zu operands, %zu equal, %zu different, %zu open, %zu not assembled, %zu of newer "
      "targets\n",
      counts.forms, counts.operands, counts.equal, counts.different, counts.open, counts.refused,
      counts.newer);
  return counts.forms != 0 && counts.different == 0 && counts.refused == 0 ? 0 : 1;
}
