// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/shadow.h"

#include <algorithm>

namespace cutecheck::terms {

bool isWholeAddress(const RegisterShadow& shadow) {
  if (!isAddress(shadow[0].term)) return false;
  for (uint8_t i = 0; i < 8; ++i)
    if (!(shadow[i] == Piece{shadow[0].term, i})) return false;
  return true;
}

RegisterShadow addressShadow(size_t tensor) {
  RegisterShadow made;
  for (uint8_t i = 0; i < 8; ++i) made[i] = {kFirstAddress + static_cast<TermId>(tensor), i};
  return made;
}

void Shadow::newCluster() {
  registers_.clear();
  for (const uintptr_t page : ofCluster_) pages_.erase(page);
  ofCluster_.clear();
  // Beside the ends of a tensor its page may hold other bytes.
  for (const TensorRange& one : tensors_) {
    const auto begin = reinterpret_cast<uintptr_t>(one.begin), end = begin + one.bytes;
    for (const uintptr_t number : {begin / kPage, end / kPage}) {
      const auto page = pages_.find(number);
      if (page == pages_.end()) continue;
      for (uintptr_t i = 0; i < kPage; ++i)
        if (!tensorOf(reinterpret_cast<const uint8_t*>(number * kPage + i), 1))
          (*page->second)[i] = unwritten_;
    }
  }
}

bool Shadow::hasTensor(uintptr_t page) const {
  return std::any_of(tensors_.begin(), tensors_.end(), [&](const TensorRange& one) {
    const auto begin = reinterpret_cast<uintptr_t>(one.begin);
    return one.bytes != 0 && page >= begin / kPage && page <= (begin + one.bytes - 1) / kPage;
  });
}

RegisterShadow& Shadow::registers(const emulate::Thread& thread, size_t reg) {
  std::vector<RegisterShadow>& all = registers_[&thread];
  if (all.size() < thread.registers.size()) {
    RegisterShadow unwritten;
    unwritten.fill(unwritten_);
    all.resize(thread.registers.size(), unwritten);
  }
  return all[reg];
}

size_t Shadow::addTensor(TensorRange range) {
  touched_.emplace_back(range.bytes);
  tensors_.push_back(std::move(range));
  return tensors_.size() - 1;
}

std::optional<size_t> Shadow::tensorOf(const uint8_t* at, uint64_t bytes) const {
  for (size_t i = 0; i < tensors_.size(); ++i)
    if (tensors_[i].holds(at, bytes)) return i;
  return std::nullopt;
}

uint32_t Shadow::numberOf(const emulate::Machine& machine, const emulate::Thread& thread) {
  const emulate::Dim &grid = machine.launch().grid, &block = thread.block->index;
  const uint64_t number = ((uint64_t{block.z} * grid.y + block.y) * grid.x + block.x) * machine.launch().block.count();
  return static_cast<uint32_t>(number + thread.id + 1);
}

std::string Shadow::touches(const emulate::Machine& machine, const emulate::Thread& thread, const uint8_t* at,
                            uint64_t bytes, bool writes, By by, uint64_t unit, bool same) {
  constexpr uint32_t kSeveral = ~uint32_t{0};
  if (ofOneRun_) return "";
  const std::optional<size_t> tensor = tensorOf(at, bytes);
  if (!tensor) return "";
  const uint32_t who = numberOf(machine, thread);
  const uint64_t now = order_.stamp();
  const auto begin = static_cast<uint64_t>(at - tensors_[*tensor].begin);
  const bool copied = by != By::kThread;
  for (uint64_t i = begin; i < begin + bytes; ++i) {
    Touched& one = touched_[*tensor][i];
    if (by == By::kCopy && !one.byCopy && one.reader == 0 && one.writer != 0 && one.writer != kSeveral &&
        order_.ordered(one.writer, one.stored, who, machine.launch().block.count())) {
      one.reader = kSeveral, one.byCopy = true;  // whatever touches it next is not ordered
      continue;
    }
    const bool again = writes && one.writer != 0;
    const auto block = static_cast<uint32_t>((who - 1) / machine.launch().block.count());
    if (writes && !again) one.block = block;
    if (writes && !copied) {
      const uint64_t of = unit == 0 ? 0 : unit << 8 | (i - begin) % unit;
      one.mixed = again && (one.mixed || one.unit != of);
      one.stored = now, one.unit = of;
    }
    uint32_t& slot = writes ? one.writer : one.reader;
    slot = slot == 0 || slot == who ? who : kSeveral;
    one.byCopy = one.byCopy || copied;
    if (one.writer == 0) continue;
    if (again && same && !one.mixed && one.block == block && one.reader == 0 && !one.byCopy) {
      severalStored_ = severalStored_ || one.writer == kSeveral;
      continue;
    }
    const bool alone = one.writer != kSeveral && (one.reader == 0 || one.reader == one.writer);
    if (!alone || (one.byCopy && (one.reader != 0 || again)))
      return "byte " + std::to_string(i) + " of " + tensors_[*tensor].name +
             " is written, and read or written by another thread or a copy, and nothing here orders global memory";
  }
  return "";
}

}  // namespace cutecheck::terms
