// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the code that mutant_pass.cpp made asks: which mutant is planted (CUTECHECK_MUTANT, in hexadecimal),
// and where to write which blocks were reached (CUTECHECK_REACHED, a file that is appended to, eight bytes
// each).
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" {
uint64_t cutecheck_mutant = 0;
uint8_t cutecheck_records = 0;
void cutecheck_reach(uint64_t block);
}

namespace {

constexpr size_t kSlots = size_t{1} << 20;
uint64_t* slots = nullptr;

void writeReached() {
  std::FILE* file = std::fopen(std::getenv("CUTECHECK_REACHED"), "ab");
  if (file == nullptr) return;
  for (size_t i = 0; i < kSlots; ++i)
    if (slots[i] != 0) std::fwrite(&slots[i], sizeof(uint64_t), 1, file);
  std::fclose(file);
}

// Before any other initialisation, which may be mutated code itself.
__attribute__((constructor(101))) void begin() {
  if (const char* number = std::getenv("CUTECHECK_MUTANT"))
    cutecheck_mutant = std::strtoull(number, nullptr, 16);
  if (std::getenv("CUTECHECK_REACHED") == nullptr) return;
  slots = static_cast<uint64_t*>(std::calloc(kSlots, sizeof(uint64_t)));
  if (slots == nullptr) return;
  cutecheck_records = 1;
  std::atexit(writeReached);
}

}  // namespace

void cutecheck_reach(uint64_t block) {
  for (size_t i = block % kSlots;; i = (i + 1) % kSlots) {
    if (slots[i] == block) return;
    if (slots[i] != 0) continue;
    slots[i] = block;
    return;
  }
}
