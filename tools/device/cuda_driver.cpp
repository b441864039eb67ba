// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/cuda_driver.h"

#include <dlfcn.h>

#include <array>
#include <optional>

namespace cutecheck::run_ptx {

struct CudaDriver::Entries {
  void* library = nullptr;
  ~Entries() {
    if (library) dlclose(library);
  }

  int (*init)(unsigned) = nullptr;
  int (*deviceCount)(int*) = nullptr;
  int (*deviceGet)(int*, int) = nullptr;
  int (*deviceName)(char*, int, int) = nullptr;
  int (*deviceAttribute)(int*, int, int) = nullptr;
  int (*retain)(void**, int) = nullptr;
  int (*releaseContext)(int) = nullptr;
  int (*setCurrent)(void*) = nullptr;
  int (*synchronize)() = nullptr;
  int (*loadData)(void**, const void*) = nullptr;
  int (*unload)(void*) = nullptr;
  int (*getFunction)(void**, void*, const char*) = nullptr;
  int (*alloc)(DevicePointer*, size_t) = nullptr;
  int (*free)(DevicePointer) = nullptr;
  int (*htod)(DevicePointer, const void*, size_t) = nullptr;
  int (*dtoh)(void*, DevicePointer, size_t) = nullptr;
  int (*dtod)(DevicePointer, DevicePointer, size_t, void*) = nullptr;
  int (*memset)(DevicePointer, unsigned char, size_t) = nullptr;
  int (*launch)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*, void**,
                void**) = nullptr;
  int (*functionAttribute)(void*, int, int) = nullptr;
  int (*eventCreate)(void**, unsigned) = nullptr;
  int (*eventDestroy)(void*) = nullptr;
  int (*eventRecord)(void*, void*) = nullptr;
  int (*eventSynchronize)(void*) = nullptr;
  int (*eventElapsed)(float*, void*, void*) = nullptr;
  int (*encodeTiled)(void*, int, uint32_t, void*, const uint64_t*, const uint64_t*, const uint32_t*,
                     const uint32_t*, int, int, int, int) = nullptr;
  int (*encodeIm2col)(void*, int, uint32_t, void*, const uint64_t*, const uint64_t*, const int32_t*,
                      const int32_t*, uint32_t, uint32_t, const uint32_t*, int, int, int, int) = nullptr;
  int (*errorString)(int, const char**) = nullptr;
};

namespace {

// CUdevice_attribute, CUfunction_attribute.
constexpr int kMultiprocessorCount = 16, kMaxDynamicShared = 8;

Diagnostic absent(std::string why) { return makeError(Code::kEmpty, "run_ptx_c1", std::move(why)); }

template <typename F>
bool find(void* library, const char* name, F& entry, std::string& missing) {
  void* symbol = dlsym(library, name);
  if (!symbol) {
    missing = name;
    return false;
  }
  entry = reinterpret_cast<F>(symbol);
  return true;
}

}  // namespace

CudaDriver::CudaDriver() : entries_(std::make_unique<Entries>()) {}

CudaDriver::~CudaDriver() {
  for (void* event : events_)
    if (event) (void)entries_->eventDestroy(event);
  for (void* module : modules_) (void)entries_->unload(module);
  if (retained_) (void)entries_->releaseContext(device_);
}

Expected<std::unique_ptr<CudaDriver>> CudaDriver::open(const std::string& library) {
  std::unique_ptr<CudaDriver> driver(new CudaDriver);
  Entries& e = *driver->entries_;
  e.library = dlopen(library.empty() ? nullptr : library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!e.library) return absent("no CUDA driver: " + library + " cannot be opened");
  std::string missing;
  const bool found = find(e.library, "cuInit", e.init, missing) &&
                     find(e.library, "cuDeviceGetCount", e.deviceCount, missing) &&
                     find(e.library, "cuDeviceGet", e.deviceGet, missing) &&
                     find(e.library, "cuDeviceGetName", e.deviceName, missing) &&
                     find(e.library, "cuDeviceGetAttribute", e.deviceAttribute, missing) &&
                     find(e.library, "cuFuncSetAttribute", e.functionAttribute, missing) &&
                     find(e.library, "cuDevicePrimaryCtxRetain", e.retain, missing) &&
                     find(e.library, "cuDevicePrimaryCtxRelease_v2", e.releaseContext, missing) &&
                     find(e.library, "cuCtxSetCurrent", e.setCurrent, missing) &&
                     find(e.library, "cuCtxSynchronize", e.synchronize, missing) &&
                     find(e.library, "cuModuleLoadData", e.loadData, missing) &&
                     find(e.library, "cuModuleUnload", e.unload, missing) &&
                     find(e.library, "cuModuleGetFunction", e.getFunction, missing) &&
                     find(e.library, "cuMemAlloc_v2", e.alloc, missing) &&
                     find(e.library, "cuMemFree_v2", e.free, missing) &&
                     find(e.library, "cuMemcpyHtoD_v2", e.htod, missing) &&
                     find(e.library, "cuMemcpyDtoH_v2", e.dtoh, missing) &&
                     find(e.library, "cuMemcpyDtoDAsync_v2", e.dtod, missing) &&
                     find(e.library, "cuMemsetD8_v2", e.memset, missing) &&
                     find(e.library, "cuLaunchKernel", e.launch, missing) &&
                     find(e.library, "cuEventCreate", e.eventCreate, missing) &&
                     find(e.library, "cuEventDestroy_v2", e.eventDestroy, missing) &&
                     find(e.library, "cuEventRecord", e.eventRecord, missing) &&
                     find(e.library, "cuEventSynchronize", e.eventSynchronize, missing) &&
                     find(e.library, "cuEventElapsedTime", e.eventElapsed, missing) &&
                     find(e.library, "cuTensorMapEncodeTiled", e.encodeTiled, missing) &&
                     find(e.library, "cuTensorMapEncodeIm2col", e.encodeIm2col, missing) &&
                     find(e.library, "cuGetErrorString", e.errorString, missing);
  if (!found) return absent("no CUDA driver: " + library + " has no " + missing);
  int count = 0;
  if (auto error = driver->check(e.init(0), "cuInit")) return absent("no CUDA device: " + error->message);
  if (auto error = driver->check(e.deviceCount(&count), "cuDeviceGetCount")) return absent(error->message);
  if (count < 1) return absent("no CUDA device: the driver counts none");
  std::array<char, 256> name{};
  void* context = nullptr;
  if (auto error = driver->check(e.deviceGet(&driver->device_, 0), "cuDeviceGet")) return *error;
  if (auto error = driver->check(e.deviceName(name.data(), static_cast<int>(name.size()), driver->device_),
                                 "cuDeviceGetName"))
    return *error;
  if (auto error =
          driver->check(e.deviceAttribute(&driver->multiprocessors_, kMultiprocessorCount, driver->device_),
                        "cuDeviceGetAttribute"))
    return *error;
  if (auto error = driver->check(e.retain(&context, driver->device_), "cuDevicePrimaryCtxRetain"))
    return *error;
  driver->retained_ = true;
  if (auto error = driver->check(e.setCurrent(context), "cuCtxSetCurrent")) return *error;
  for (void*& event : driver->events_)
    if (auto error = driver->check(e.eventCreate(&event, 0), "cuEventCreate")) return *error;
  driver->name_ = name.data();
  return driver;
}

std::optional<Diagnostic> CudaDriver::check(int result, const char* call) const {
  if (result == 0) return std::nullopt;
  const char* text = nullptr;
  (void)entries_->errorString(result, &text);
  return makeError(Code::kBadRequest, "run_ptx_c2",
                   std::string(call) + ": " + (text ? text : "error " + std::to_string(result)));
}

Expected<DevicePointer> CudaDriver::allocate(size_t bytes) {
  DevicePointer pointer = 0;
  if (auto error = check(entries_->alloc(&pointer, bytes), "cuMemAlloc")) return *error;
  return pointer;
}
std::optional<Diagnostic> CudaDriver::release(DevicePointer pointer) {
  return check(entries_->free(pointer), "cuMemFree");
}
std::optional<Diagnostic> CudaDriver::toDevice(DevicePointer to, const void* from, size_t bytes) {
  return check(entries_->htod(to, from, bytes), "cuMemcpyHtoD");
}
std::optional<Diagnostic> CudaDriver::toHost(void* to, DevicePointer from, size_t bytes) {
  return check(entries_->dtoh(to, from, bytes), "cuMemcpyDtoH");
}
std::optional<Diagnostic> CudaDriver::copy(DevicePointer to, DevicePointer from, size_t bytes) {
  return check(entries_->dtod(to, from, bytes, nullptr), "cuMemcpyDtoDAsync");
}
std::optional<Diagnostic> CudaDriver::fill(DevicePointer to, uint8_t byte, size_t bytes) {
  return check(entries_->memset(to, byte, bytes), "cuMemsetD8");
}

// No interleaving, zeros outside of the tensor, each element.
Expected<TensorMapWords> CudaDriver::encode(const HostMap& map, DevicePointer base) {
  TensorMapWords words;
  const auto rank = static_cast<uint32_t>(map.extents.size());
  const std::array<uint32_t, 5> steps = {1, 1, 1, 1, 1};
  int pattern = 0;  // CUtensorMapSwizzle: none, 32B, 64B, 128B
  for (uint32_t row = 32; row <= map.swizzle; row *= 2) ++pattern;
  int promotion = 0;  // CUtensorMapL2promotion: none, 64, 128, 256 bytes
  for (uint32_t bytes = 64; bytes <= map.promotion; bytes *= 2) ++promotion;
  void* address = reinterpret_cast<void*>(base);
  // The driver wants an address even where one dimension has no stride.
  const std::array<uint64_t, 1> none{};
  const uint64_t* strides = map.strides.empty() ? none.data() : map.strides.data();
  const int type = static_cast<int>(map.format);
  const int result = map.im2col()
                         ? entries_->encodeIm2col(&words, type, rank, address, map.extents.data(), strides,
                                                  map.lower.data(), map.upper.data(), map.box[0], map.box[1],
                                                  steps.data(), 0, pattern, promotion, 0)
                         : entries_->encodeTiled(&words, type, rank, address, map.extents.data(), strides,
                                                 map.box.data(), steps.data(), 0, pattern, promotion, 0);
  if (auto error = check(result, map.im2col() ? "cuTensorMapEncodeIm2col" : "cuTensorMapEncodeTiled"))
    return *error;
  return words;
}

Expected<void*> CudaDriver::loadKernel(const std::string& ptx, const std::string& name) {
  void *module = nullptr, *kernel = nullptr;
  if (auto error = check(entries_->loadData(&module, ptx.c_str()), "cuModuleLoadData")) return *error;
  modules_.push_back(module);
  if (auto error = check(entries_->getFunction(&kernel, module, name.c_str()), "cuModuleGetFunction"))
    return *error;
  return kernel;
}

std::optional<Diagnostic> CudaDriver::launch(void* kernel, uint32_t blocks, uint32_t threads,
                                             std::vector<void*> arguments, uint32_t sharedBytes) {
  return check(
      entries_->launch(kernel, blocks, 1, 1, threads, 1, 1, sharedBytes, nullptr, arguments.data(), nullptr),
      "cuLaunchKernel");
}
std::optional<Diagnostic> CudaDriver::allowShared(void* kernel, uint32_t bytes) {
  return check(entries_->functionAttribute(kernel, kMaxDynamicShared, static_cast<int>(bytes)),
               "cuFuncSetAttribute");
}
std::optional<Diagnostic> CudaDriver::wait() { return check(entries_->synchronize(), "cuCtxSynchronize"); }
std::optional<Diagnostic> CudaDriver::record(int event) {
  return check(entries_->eventRecord(events_[event], nullptr), "cuEventRecord");
}
Expected<double> CudaDriver::elapsed() {
  float milliseconds = 0;
  if (auto error = check(entries_->eventSynchronize(events_[1]), "cuEventSynchronize")) return *error;
  if (auto error = check(entries_->eventElapsed(&milliseconds, events_[0], events_[1]), "cuEventElapsedTime"))
    return *error;
  return double{milliseconds};
}

}  // namespace cutecheck::run_ptx
