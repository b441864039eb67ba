// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// child: work in a process of its own, so that a crash or a hang ends that work alone. What a campaign, an
// adversary or a device runs apart, it runs here; other programs are started by oracle/smt/process.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <new>
#include <optional>
#include <string>
#include <string_view>

namespace cutecheck::campaign {

struct ChildLimits {
  unsigned processorSeconds = 0;  // of its processor time; past them a signal ends it. 0: no limit
  // It is killed when `place` stays the same for so many seconds. 0: it may stay.
  int standSeconds = 0;
  std::function<std::optional<int64_t>()> place{};  // where it is; nothing while it may take its time
  bool exits = false;                               // ends through std::exit, where a leak checker looks
};

struct Ended {
  enum class How : uint8_t { kExited, kSignal, kHung, kNotStarted };
  How how = How::kNotStarted;
  int status = 0;    // the exit status, or the number of the signal
  std::string told;  // what it told, also when it ended before its work did
  bool whole() const { return how == How::kExited && status == 0; }
};

using Tell = std::function<void(std::string_view)>;

// Runs `work` in a child and waits for its end.
Ended inChild(const std::function<void(const Tell&)>& work, const ChildLimits& limits = {});

struct Jobs {
  size_t lost = 0;  // not started, or ended by a signal
  int worst = 0;    // the greatest exit status
};

// Runs `job` for 0, .., jobs-1 in as many processes and waits for all. `again`: a job that a signal ends is
// begun anew.
Jobs sideBySide(size_t jobs, const std::function<int(size_t)>& job, bool again = false);

// Memory that a process shares with its children; null when there is none.
void* sharedMemory(size_t size);
void releaseShared(void* memory, size_t size);

// A value in such memory: it outlives a crash of the child.
template <typename T>
class Shared {
 public:
  Shared() {
    if (void* memory = sharedMemory(sizeof(T))) value_ = new (memory) T();
  }
  ~Shared() {
    if (value_ == nullptr) return;
    value_->~T();
    releaseShared(value_, sizeof(T));
  }
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;
  explicit operator bool() const { return value_ != nullptr; }
  T& operator*() const { return *value_; }
  T* operator->() const { return value_; }

 private:
  T* value_ = nullptr;
};

}  // namespace cutecheck::campaign
