// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts of bulk copies that plain and tensor copies share.
#pragma once

#include "oracle/ptx/bytes/access.h"

namespace cutecheck::emulate {

// How a copy's end is told: on a barrier, or to a group.
struct Completion {
  std::optional<Address> barrier;
  std::optional<Source> blocks;  // of a multicast: a bit for each block of the cluster
  bool pair = false;             // the barrier may be of the other block of a pair
};

// Blocks that a copy to shared memory writes: their ranks. None where its mask names one that the cluster
// lacks, and fails.
std::vector<uint64_t> blocksOf(const Completion& end, Machine& machine, const Thread& thread,
                               uint64_t shared);
// The same of a mask.
std::vector<uint64_t> blocksIn(uint64_t mask, Machine& machine, const Thread& thread);
// The barrier that block `rank` is told on.
uint64_t barrierOf(const Completion& end, uint64_t barrier, uint64_t rank);

// Closes the open group of a thread; waits until only so many of its last groups are under way.
Act commits(Groups Thread::* groups);
Act waitsFor(Groups Thread::* groups, const Source& count);

Expected<Act> tensorCopy(const Form& form);
Expected<Act> replaceInTensorMap(const Form& form);
// prefetch.tensormap [map]: nothing is copied, and a tensor map has to be there.
Expected<Act> prefetchTensorMap(const Form& form);

}  // namespace cutecheck::emulate
