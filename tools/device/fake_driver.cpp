// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A CUDA driver that is none: memory of the host, and kernels that add, transpose and multiply on it. What
// run_ptx says of right and wrong kernels is tested with it where there is no GPU.
//
// The environment variable FAKE_CUDA plants a fault: wrong (one element), outside (a byte between the rows),
// unwritten (the last element), no_device, launch (a launch that fails).
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include "tools/device/bf16.h"
#include "tools/device/half.h"

namespace {

using cutecheck::run_ptx::bf16OfFloat;
using cutecheck::run_ptx::floatOfBf16;

struct Argument {
  uint64_t pointer;
  int32_t rows;
  int32_t padding;
  int64_t stride;
  int32_t columns;
  int32_t one;
};

bool planted(const char* fault) {
  const char* value = std::getenv("FAKE_CUDA");
  return value && std::string(value) == fault;
}

template <typename T, typename Add>
void addMatrices(void** arguments, Add add) {
  const auto& a = *static_cast<Argument*>(arguments[0]);
  const auto& b = *static_cast<Argument*>(arguments[1]);
  const auto& c = *static_cast<Argument*>(arguments[2]);
  auto *x = reinterpret_cast<T*>(a.pointer), *y = reinterpret_cast<T*>(b.pointer),
       *z = reinterpret_cast<T*>(c.pointer);
  for (int64_t i = 0; i < c.rows; ++i)
    for (int64_t j = 0; j < c.columns; ++j) {
      if (planted("unwritten") && i + 1 == c.rows && j + 1 == c.columns) continue;
      z[i * c.stride + j] = add(x[i * a.stride + j], y[i * b.stride + j]);
    }
  if (planted("wrong")) std::memset(z, 0x11, sizeof(T));
  if (planted("outside")) z[-1] = T();
}

// The transpose's argument of the result: what it is, read as its transpose.
struct ColumnMajor {
  uint64_t pointer;
  int32_t rows, one, columns, padding;
  int64_t stride;
};

void transpose(void** arguments) {
  const auto& a = *static_cast<Argument*>(arguments[0]);
  const auto& b = *static_cast<ColumnMajor*>(arguments[1]);
  auto *x = reinterpret_cast<uint32_t*>(a.pointer), *y = reinterpret_cast<uint32_t*>(b.pointer);
  for (int64_t i = 0; i < a.rows; ++i)
    for (int64_t j = 0; j < a.columns; ++j) {
      if (planted("unwritten") && i + 1 == a.rows && j + 1 == a.columns) continue;
      y[j * b.stride + i] = x[i * a.stride + j];
    }
  if (planted("wrong")) y[0] ^= 1;
  if (planted("outside")) y[-1] = 0;
}

int kTranspose = 0, kGemm = 0, kF32 = 0, kF16 = 0, kCopy = 0, kLoad = 0, kNothing = 0;

// What of a tensor map the fake keeps: enough to load one row, or to multiply.
struct FakeMap {
  uint64_t base, extents[5], rank, pitch;
  uint32_t box[5], im2col;
};
static_assert(sizeof(FakeMap) <= 128);

int encodeFake(void* map, uint32_t rank, void* base, const uint64_t* extents, const uint64_t* strides,
               const uint32_t* box, bool im2col) {
  if (planted("encode")) return 1;
  FakeMap fake{reinterpret_cast<uint64_t>(base), {}, rank, rank > 1 ? strides[0] : 0, {}, im2col};
  for (uint32_t i = 0; i < rank; ++i) fake.extents[i] = extents[i];
  for (uint32_t i = 0; box && i < rank; ++i) fake.box[i] = box[i];
  std::memcpy(map, &fake, sizeof fake);
  return 0;
}

// A box of one dimension of 2-byte elements at 48, without a swizzle: what the smallest golden kernel loads.
void loadRow(void** arguments) {
  constexpr uint64_t kStart = 48, kMemory = 1024, kElement = 2;
  FakeMap map;
  std::memcpy(&map, arguments[0], sizeof map);
  const auto at = [&](int i) { return reinterpret_cast<uint8_t*>(*static_cast<uint64_t*>(arguments[i])); };
  std::memcpy(at(2), at(1), kMemory);
  if (map.rank != 1) return;
  for (uint64_t i = 0; i < map.box[0]; ++i) {
    const bool inside = kStart + i < map.extents[0];
    for (uint64_t byte = 0; byte < kElement; ++byte)
      at(2)[i * kElement + byte] =
          inside ? reinterpret_cast<uint8_t*>(map.base)[(kStart + i) * kElement + byte] : uint8_t{0};
  }
}

void multiply(void** arguments) {
  const auto& a = *static_cast<FakeMap*>(arguments[0]);
  const auto& b = *static_cast<FakeMap*>(arguments[1]);
  const auto& d = *static_cast<FakeMap*>(arguments[2]);
  const auto row = [](const FakeMap& map, uint64_t i) {
    return reinterpret_cast<uint16_t*>(map.base + i * map.pitch);
  };
  for (uint64_t i = 0; i < d.extents[1]; ++i)
    for (uint64_t j = 0; j < d.extents[0]; ++j) {
      if (planted("unwritten") && i + 1 == d.extents[1] && j + 1 == d.extents[0]) continue;
      float sum = 0;
      for (uint64_t k = 0; k < a.extents[0]; ++k)
        sum += floatOfBf16(row(a, i)[k]) * floatOfBf16(row(b, j)[k]);
      row(d, i)[j] = bf16OfFloat(sum);
    }
  if (planted("wrong")) row(d, 0)[0] ^= 0x40;
  if (planted("outside")) row(d, 0)[-1] = 0;
}

}  // namespace

extern "C" {
int cuInit(unsigned) { return 0; }
int cuDeviceGetCount(int* count) {
  *count = planted("no_device") ? 0 : 1;
  return 0;
}
int cuDeviceGet(int* device, int) {
  *device = 0;
  return 0;
}
int cuDeviceGetName(char* name, int length, int) {
  std::strncpy(name, "no device at all", static_cast<size_t>(length) - 1);
  return 0;
}
int cuDevicePrimaryCtxRetain(void** context, int) {
  *context = nullptr;
  return 0;
}
int cuDevicePrimaryCtxRelease_v2(int) { return 0; }
int cuCtxSetCurrent(void*) { return 0; }
int cuCtxSynchronize() { return 0; }
int cuModuleLoadData(void** module, const void*) {
  *module = nullptr;
  return 0;
}
int cuModuleUnload(void*) { return 0; }
int cuModuleGetFunction(void** function, void*, const char* name) {
  const std::string kernel(name);
  *function = kernel == "elementwise_add" ? &kF32 : kernel == "cp_async" ? &kCopy : &kF16;
  if (kernel == "transpose" || kernel == "transpose_vectors") *function = &kTranspose;
  if (kernel == "gemm_bf16") *function = &kGemm;
  if (kernel == "mma" || kernel == "wgmma" || kernel == "ldmatrix" || kernel == "stmatrix" ||
      kernel == "mbarrier" || kernel == "bulk")
    *function = &kNothing;
  if (kernel.starts_with("scalar_")) *function = &kNothing;
  if (kernel.starts_with("tma_")) *function = kernel == "tma_load" ? &kLoad : &kNothing;
  return 0;
}
int cuMemAlloc_v2(uint64_t* pointer, size_t bytes) {
  *pointer = reinterpret_cast<uint64_t>(std::malloc(bytes));
  return *pointer ? 0 : 2;
}
int cuMemFree_v2(uint64_t pointer) {
  std::free(reinterpret_cast<void*>(pointer));
  return 0;
}
int cuMemcpyHtoD_v2(uint64_t to, const void* from, size_t bytes) {
  std::memcpy(reinterpret_cast<void*>(to), from, bytes);
  return 0;
}
int cuMemcpyDtoH_v2(void* to, uint64_t from, size_t bytes) {
  std::memcpy(to, reinterpret_cast<void*>(from), bytes);
  return 0;
}
int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes, void*) {
  std::memcpy(reinterpret_cast<void*>(to), reinterpret_cast<void*>(from), bytes);
  return 0;
}
int cuMemsetD8_v2(uint64_t to, unsigned char byte, size_t bytes) {
  std::memset(reinterpret_cast<void*>(to), byte, bytes);
  return 0;
}
int cuLaunchKernel(void* kernel, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*,
                   void** arguments, void**) {
  if (planted("launch")) return 719;
  if (kernel == &kNothing) return 0;
  if (kernel == &kLoad) {
    loadRow(arguments);
    return 0;
  }
  if (kernel == &kCopy) {  // of the least that the golden kernels copy: 32 threads, 4 bytes
    const auto at = [&](int i) { return reinterpret_cast<char*>(*static_cast<uint64_t*>(arguments[i])); };
    std::memcpy(at(1), at(0), 128);
    return 0;
  }
  if (kernel == &kTranspose) return transpose(arguments), 0;
  if (kernel == &kGemm) return multiply(arguments), 0;
  if (kernel == &kF32)
    addMatrices<float>(arguments, [](float a, float b) { return a + b; });
  else
    addMatrices<uint16_t>(arguments, cutecheck::run_ptx::addHalves);
  return 0;
}
int cuDeviceGetAttribute(int* value, int, int) {
  *value = 1;
  return 0;
}
int cuFuncSetAttribute(void*, int, int) { return 0; }
int cuTensorMapEncodeTiled(void* map, int, uint32_t rank, void* base, const uint64_t* extents,
                           const uint64_t* strides, const uint32_t* box, const uint32_t*, int, int, int,
                           int) {
  return encodeFake(map, rank, base, extents, strides, box, false);
}
int cuTensorMapEncodeIm2col(void* map, int, uint32_t rank, void* base, const uint64_t* extents,
                            const uint64_t* strides, const int32_t*, const int32_t*, uint32_t, uint32_t,
                            const uint32_t*, int, int, int, int) {
  return encodeFake(map, rank, base, extents, strides, nullptr, true);
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
  *text = "unspecified launch failure";
  return 0;
}
}
