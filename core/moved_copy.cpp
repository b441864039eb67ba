// One loop, compiled for every x86-64 processor and for those with 256-bit integers (AVX2), which reach what
// memset does; the machine is asked once. Elsewhere the loop is left to the compiler.
#include "core/moved_copy.h"

#include <algorithm>

namespace cutecheck {
namespace {

#ifndef __has_builtin
#define __has_builtin(x) 0
#endif

template <typename T>
void copyPlainly(const T* __restrict from, T by, T* __restrict to, int64_t count) {
  for (int64_t i = 0; i < count; ++i) to[i] = from[i] + by;
}

#if defined(__x86_64__)
template <typename T>
__attribute__((target("avx2"))) void copyWidely(const T* __restrict from, T by, T* __restrict to,
                                                int64_t count) {
  for (int64_t i = 0; i < count; ++i) to[i] = from[i] + by;
}

#if __has_builtin(__builtin_nontemporal_store)
template <typename T>
__attribute__((target("avx2"))) void copyAroundCaches(const T* __restrict from, T by, T* __restrict to,
                                                      int64_t count) {
  typedef T Wide __attribute__((vector_size(32)));
  constexpr int64_t kLanes = sizeof(Wide) / sizeof(T);
  // A write around the caches wants its address at a multiple of its width.
  const auto past = static_cast<int64_t>(reinterpret_cast<uintptr_t>(to) % sizeof(Wide) / sizeof(T));
  int64_t i = std::min(count, (kLanes - past) % kLanes);
  for (int64_t j = 0; j < i; ++j) to[j] = from[j] + by;
  for (; i + kLanes <= count; i += kLanes) {
    Wide sum;
    __builtin_memcpy(&sum, from + i, sizeof sum);
    __builtin_nontemporal_store(sum + by, reinterpret_cast<Wide*>(to + i));
  }
  for (; i < count; ++i) to[i] = from[i] + by;
}
#endif
#endif

template <typename T>
void copy(const T* from, T by, T* to, int64_t count, [[maybe_unused]] bool stream) {
#if defined(__x86_64__)
  static const bool wide = __builtin_cpu_supports("avx2");
  if (wide) {
#if __has_builtin(__builtin_nontemporal_store)
    if (stream) return copyAroundCaches(from, by, to, count);
#endif
    return copyWidely(from, by, to, count);
  }
#endif
  copyPlainly(from, by, to, count);
}

}  // namespace

void movedCopy(const int64_t* from, int64_t by, int64_t* to, int64_t count, bool stream) {
  copy(from, by, to, count, stream);
}
void movedCopy(const int32_t* from, int32_t by, int32_t* to, int64_t count, bool stream) {
  copy(from, by, to, count, stream);
}

void streamsDone() {
#if defined(__x86_64__)
  __builtin_ia32_sfence();
#endif
}

}  // namespace cutecheck
