// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/worker.h"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace cutecheck::adversary {

namespace {

constexpr size_t kRoom = size_t{8} << 20;

struct Shared {
  volatile uint64_t at, length;
  char text[1];
};

}  // namespace

Ended inChild(const std::function<std::string(const std::function<void(uint64_t)>& at)>& work, int seconds) {
  Ended ended;
  void* memory = mmap(nullptr, kRoom, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return ended;
  auto* shared = static_cast<Shared*>(memory);
  const pid_t child = fork();
  if (child == 0) {
    const std::string text = work([&](uint64_t at) { shared->at = at; });
    shared->length = std::min(text.size(), kRoom - sizeof(Shared));
    std::memcpy(shared->text, text.data(), shared->length);
    _exit(0);
  }
  int status = 0;
  uint64_t seen = 0;
  for (int ticks = 0; child > 0 && waitpid(child, &status, WNOHANG) == 0; ++ticks) {
    usleep(2000);
    if (shared->at != seen) ticks = 0;
    seen = shared->at;
    if (ticks > seconds * 500 && !ended.hung) {
      ended.hung = true;
      kill(child, SIGKILL);
    }
  }
  ended.whole = child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
  ended.at = shared->at;
  if (ended.whole) ended.text.assign(shared->text, shared->length);
  munmap(memory, kRoom);
  return ended;
}

size_t sideBySide(size_t jobs, const std::function<int(size_t)>& job) {
  std::vector<pid_t> workers;
  for (size_t i = 0; i < jobs; ++i) {
    const pid_t worker = fork();
    if (worker == 0) _exit(job(i));
    if (worker > 0) workers.push_back(worker);
  }
  size_t lost = jobs - workers.size();
  for (const pid_t worker : workers) {
    int status = 0;
    waitpid(worker, &status, 0);
    lost += !WIFEXITED(status);
  }
  return lost;
}

void hidePrograms() { setenv("PATH", "", 1); }

}  // namespace cutecheck::adversary
