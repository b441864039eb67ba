// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor maps in global memory that the kernel itself writes.
//
// Copies read a map through a proxy of its own. What a thread writes to one, by tensormap.replace, a store or
// tensormap.cp_fenceproxy, another proxy sees behind fence.proxy.tensormap::generic.release, a barrier, and
// fence.proxy.tensormap::generic.acquire of the thread that begins the copy (PTX ISA 9.0, "membar / fence",
// "tensormap.replace", "tensormap.cp_fenceproxy"). What does not stand so is not decided.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "oracle/ptx/order/clocks.h"
#include "oracle/ptx/order/order_shared.h"

namespace cutecheck::ptx {

class PtxMaps {
 public:
  using Thread = size_t;
  using Number = PtxClocks::Number;
  PtxMaps(const PtxClocks& clocks, const PtxShared& shared, uint64_t threadsOfBlock)
      : clocks_(clocks), shared_(shared), threads_(std::max<uint64_t>(1, threadsOfBlock)) {}

  // Bytes of global memory. `ofWarp`: its lanes write them together. What is found is said in words, empty
  // where nothing is. `shows`: to the other proxy too, to other blocks where `wide`.
  enum class Shows : uint8_t { kNothing, kBlock, kCluster };
  // `shapes`: another box may come of it, so that one that is given says nothing.
  std::string writes(Thread thread, const PtxBytes& bytes, size_t line, bool ofWarp, Shows shows,
                     bool shapes);
  bool mayHaveAnotherBox(uint64_t map);
  // A map that changes, and nobody knows which.
  void changesAny(size_t line) { anywhere_ = line; }
  void release(Thread thread, bool wide);
  void acquire(Thread thread, uint64_t map, bool wide);
  // A copy by the map at the address, or by one that is not known. `copies`: into shared memory, that it
  // begins.
  std::string uses(Thread thread, std::optional<uint64_t> map, size_t line, std::vector<size_t> copies);

 private:
  struct Write {
    Thread thread = 0;
    Number number = 0;
    size_t line = 0;
    bool ofWarp = false, shapes = false;
    Shows shows = Shows::kNothing;
    Thread releaser = 0;  // of what is shown: who did that, and when
    Number released = 0;
    std::set<Thread> acquired{};
  };
  struct Use {
    Thread thread = 0;
    Number number = 0;
    size_t line = 0;
    std::vector<size_t> copies{};
  };
  bool isOfWarp(Thread a, Thread b) const;
  bool isBehind(Thread thread, const Write& write) const;
  template <typename F>
  void writesAt(uint64_t map, const F& f);

  const PtxClocks& clocks_;
  const PtxShared& shared_;
  uint64_t threads_;
  std::map<uint64_t, std::vector<Write>> writes_;  // by lines of the bytes of a map: the last of each thread
  std::map<uint64_t, std::vector<Use>> uses_;      // by the address of the map
  size_t anywhere_ = 0;                            // the line of a change of a map that is not known
};

}  // namespace cutecheck::ptx
