// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/machine/memory.h"

namespace cutecheck::emulate {

namespace {
constexpr uint64_t kAlignment = 512;
}

uint64_t GlobalMemory::allocate(size_t bytes) {
  const uint64_t address = next_;
  next_ += (bytes + 2 * kAlignment - 1) / kAlignment * kAlignment;
  allocations_[address].resize(bytes);
  return address;
}

bool GlobalMemory::release(uint64_t address) {
  last_ = {};
  return allocations_.erase(address) != 0;
}

uint8_t* GlobalMemory::at(uint64_t address, uint64_t bytes) {
  if (const uint64_t offset = address - last_.begin; offset < last_.size && bytes <= last_.size - offset)
    return last_.data + offset;
  auto found = allocations_.upper_bound(address);
  if (found == allocations_.begin()) return nullptr;
  --found;
  const uint64_t offset = address - found->first;
  if (bytes > found->second.size() || offset > found->second.size() - bytes) return nullptr;
  last_ = {found->first, found->second.size(), found->second.data()};
  return found->second.data() + offset;
}

}  // namespace cutecheck::emulate
