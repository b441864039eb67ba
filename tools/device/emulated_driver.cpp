// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The CUDA driver's entries over the machine: what run_golden and run_ptx open in place of libcuda.
//
// One device, calls from one thread. An error of the machine is CUDA_ERROR_LAUNCH_FAILED, and its words are
// the error's string. Addresses of the device are numbers of the machine's own, not of the host.
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "oracle/ptx/bytes/program.h"
#include "oracle/ptx/bytes/tensor_map.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::emulate;

constexpr int kInvalidValue = 1, kNotFound = 500, kLaunchFailed = 719;
constexpr uint32_t kMostShared = 227 * 1024;

struct Device {
  GlobalMemory memory;
  std::deque<std::string> modules;
  std::deque<Program> kernels;
  std::string error;
};

Device& device() {
  static Device one;
  return one;
}

int failed(int code, std::string why) {
  device().error = std::move(why);
  return code;
}

// CUTECHECK_EMULATE_ORDER: products, copies or once.
Order orderAsked() {
  const char* asked = std::getenv("CUTECHECK_EMULATE_ORDER");
  const std::string_view word = asked ? asked : "products";
  return word == "copies" ? Order::kCopiesFirst : word == "once" ? Order::kAtOnce : Order::kProductsFirst;
}

uint8_t* bytesAt(uint64_t address, size_t count) { return device().memory.at(address, count); }

int encoded(void* words, TensorMap map, uint32_t rank, const uint64_t* extents, const uint64_t* strides,
            const uint32_t* steps, int interleave) {
  if (rank < 1 || rank > 5 || interleave != 0) return failed(kInvalidValue, "a rank or an interleaving");
  map.rank = static_cast<uint8_t>(rank);
  for (uint32_t d = 0; d < rank; ++d) {
    if (extents[d] < 1 || extents[d] > uint64_t{1} << 32 || steps[d] != 1)
      return failed(kInvalidValue, "an extent or a step");
    map.lastIndex[d] = static_cast<uint32_t>(extents[d] - 1);
    if (d > 0) map.strides[d - 1] = strides[d - 1];
  }
  if (std::string wrong = whatIsWrong(map); !wrong.empty()) return failed(kInvalidValue, std::move(wrong));
  std::memset(words, 0, 128);
  std::memcpy(words, &map, sizeof map);
  return 0;
}

}  // namespace

extern "C" {
int cuInit(unsigned) { return 0; }
int cuDeviceGetCount(int* count) {
  *count = 1;
  return 0;
}
int cuDeviceGet(int* number, int) {
  *number = 0;
  return 0;
}
int cuDeviceGetName(char* name, int length, int) {
  std::strncpy(name, "an emulator (no GPU)", static_cast<size_t>(length) - 1);
  return 0;
}
// Two multiprocessors, so that a block has several tiles even of small products.
int cuDeviceGetAttribute(int* value, int, int) {
  *value = 2;
  return 0;
}
int cuDevicePrimaryCtxRetain(void** context, int) {
  *context = &device();
  return 0;
}
int cuDevicePrimaryCtxRelease_v2(int) { return 0; }
int cuCtxSetCurrent(void*) { return 0; }
int cuCtxSynchronize() { return 0; }
int cuModuleLoadData(void** module, const void* image) {
  device().modules.emplace_back(static_cast<const char*>(image));
  *module = &device().modules.back();
  return 0;
}
int cuModuleUnload(void*) { return 0; }
int cuModuleGetFunction(void** function, void* module, const char* name) {
  Expected<Program> made = makeProgram(*static_cast<std::string*>(module), name);
  if (!made) return failed(kNotFound, made.error().message);
  device().kernels.push_back(std::move(*made));
  *function = &device().kernels.back();
  return 0;
}
int cuMemAlloc_v2(uint64_t* pointer, size_t bytes) {
  *pointer = device().memory.allocate(bytes);
  return 0;
}
int cuMemFree_v2(uint64_t pointer) {
  return device().memory.release(pointer) ? 0 : failed(kInvalidValue, "nothing was allocated there");
}
int cuMemcpyHtoD_v2(uint64_t to, const void* from, size_t bytes) {
  if (bytes == 0) return 0;
  uint8_t* out = bytesAt(to, bytes);
  if (!out) return failed(kInvalidValue, "no memory of the device");
  std::memcpy(out, from, bytes);
  return 0;
}
int cuMemcpyDtoH_v2(void* to, uint64_t from, size_t bytes) {
  if (bytes == 0) return 0;
  const uint8_t* in = bytesAt(from, bytes);
  if (!in) return failed(kInvalidValue, "no memory of the device");
  std::memcpy(to, in, bytes);
  return 0;
}
int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes, void*) {
  uint8_t *out = bytesAt(to, bytes), *in = bytesAt(from, bytes);
  if (!out || !in) return failed(kInvalidValue, "no memory of the device");
  std::memmove(out, in, bytes);
  return 0;
}
int cuMemsetD8_v2(uint64_t to, unsigned char byte, size_t bytes) {
  uint8_t* out = bytesAt(to, bytes);
  if (!out) return failed(kInvalidValue, "no memory of the device");
  std::memset(out, byte, bytes);
  return 0;
}
int cuFuncSetAttribute(void*, int, int) { return 0; }
int cuLaunchKernel(void* kernel, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void*, void** arguments, void**) {
  const Program& program = *static_cast<Program*>(kernel);
  Launch launch{{gx, gy, gz}, {bx, by, bz}, shared, {}, orderAsked()};
  if (launch.grid.count() == 0 || launch.block.count() == 0 || launch.block.count() > 1024 ||
      shared + program.kernel.staticShared > kMostShared)
    return failed(kInvalidValue, "a launch of no, or too many, threads or bytes");
  if (program.kernel.threads != 0 && launch.block.count() > program.kernel.threads)
    return failed(kInvalidValue, "more threads than the kernel is for");
  launch.parameters.resize(program.parameterBytes);
  for (size_t i = 0; i < program.kernel.parameters.size(); ++i)
    std::memcpy(launch.parameters.data() + program.parameterOffsets[i], arguments[i],
                program.kernel.parameters[i].bytes);
  Machine machine(device().memory, program, launch);
  if (const auto fault = machine.run()) return failed(kLaunchFailed, fault->message);
  return 0;
}
int cuTensorMapEncodeTiled(void* words, int format, uint32_t rank, void* base, const uint64_t* extents,
                           const uint64_t* strides, const uint32_t* box, const uint32_t* steps,
                           int interleave, int swizzle, int, int fill) {
  TensorMap map;
  map.format = static_cast<uint32_t>(format);
  map.base = reinterpret_cast<uint64_t>(base);
  map.swizzle = static_cast<uint8_t>(swizzle);
  if (fill != 0 || rank > 5) return failed(kInvalidValue, "a fill other than zeros, or a rank");
  for (uint32_t d = 0; d < rank; ++d) map.box[d] = static_cast<uint16_t>(box[d]);
  return encoded(words, map, rank, extents, strides, steps, interleave);
}
int cuTensorMapEncodeIm2col(void* words, int format, uint32_t rank, void* base, const uint64_t* extents,
                            const uint64_t* strides, const int32_t* lower, const int32_t* upper,
                            uint32_t channels, uint32_t pixels, const uint32_t* steps, int interleave,
                            int swizzle, int, int fill) {
  TensorMap map;
  map.format = static_cast<uint32_t>(format);
  map.base = reinterpret_cast<uint64_t>(base);
  map.swizzle = static_cast<uint8_t>(swizzle);
  map.im2col = 1;
  if (fill != 0 || rank < 3 || rank > 5) return failed(kInvalidValue, "a fill other than zeros, or a rank");
  for (uint32_t d = 0; d + 2 < rank; ++d) {
    map.lower[d] = static_cast<int8_t>(lower[d]);
    map.upper[d] = static_cast<int8_t>(upper[d]);
  }
  map.box[0] = static_cast<uint16_t>(channels);
  map.box[1] = static_cast<uint16_t>(pixels);
  return encoded(words, map, rank, extents, strides, steps, interleave);
}
int cuEventCreate(void** event, unsigned) {
  *event = nullptr;
  return 0;
}
int cuEventDestroy_v2(void*) { return 0; }
int cuEventRecord(void*, void*) { return 0; }
int cuEventSynchronize(void*) { return 0; }
int cuEventElapsedTime(float* milliseconds, void*, void*) {
  *milliseconds = 1;
  return 0;
}
int cuGetErrorString(int, const char** text) {
  *text = device().error.c_str();
  return 0;
}
}
