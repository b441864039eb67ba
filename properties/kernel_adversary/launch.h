// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One thread of one launch: the numbers that the caller passes, where the tensors lie, and the memory it finds.
//
// Memory is sparse and has no end: what was not written has the bytes that `initial` computes. Two tensors may
// lie in one allocation, so that one sees what is written through the other.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "properties/generators/random.h"
#include "properties/kernel_adversary/program.h"

namespace cutecheck::kernel_adversary {

__extension__ typedef __int128 Int;

struct Launch {
  std::vector<std::vector<int64_t>> extents, strides;  // of each tensor, leaf by leaf, static ones too
  std::vector<int64_t> scalars;
  std::vector<int> allocation;  // of each tensor
  std::vector<int64_t> start;   // and the byte in it where the tensor begins
  int64_t block = 1, thread = 0, index = 0;  // threads of a block; the thread; the block
  uint64_t memory = 0;          // what initial values are drawn from

  std::string str() const;
};

// The names of the reference semantics: a0_s0, a0_d0, a2, r0, r1.
std::map<std::string, int64_t> namesOf(const Program& program, const Launch& launch);
// Sets the number of that name; false when the program has none.
bool setNumber(const Program& program, Launch& launch, const std::string& name, int64_t value);
// What the caller promises: extents, divisors, reach, the launch's bounds, declared premises.
bool isPromised(const Program& program, const Launch& launch);

// A launch in which every promise is kept, or nothing where some draws found none.
std::optional<Launch> drawLaunch(const Program& program, const std::vector<int64_t>& interesting, generators::Random& random);
// Numbers at which the program may behave in another way: its constants, tiles, copies, and their neighbours.
std::vector<int64_t> interestingNumbers(const Program& program);

struct Byte {
  uint8_t value = 0;
  bool poison = false;
  bool operator==(const Byte&) const = default;
};

class Memory {
 public:
  explicit Memory(const Program& program, const Launch& launch) : program_(program), launch_(launch) {}

  using Place = std::pair<int, int64_t>;  // an allocation and a byte in it
  Byte read(const Place& place) const;
  void write(const Place& place, Byte byte) { written_[place] = byte; }
  const std::map<Place, Byte>& written() const { return written_; }
  // The address of an allocation: aligned as its tensors promise, and no better.
  static uint64_t address(const Program& program, const Launch& launch, int allocation);

 private:
  const Program& program_;
  const Launch& launch_;
  std::map<Place, Byte> written_;
};

// What one thread did.
struct Trace {
  enum class Status : uint8_t { kDone, kUndefined, kNotKnown };
  Status status = Status::kDone;
  std::string reason;
  std::map<Memory::Place, Byte> written;
  std::map<Memory::Place, int> read;  // how often each byte was loaded
  // Element by element: where each store went, in order; where each load was, and how many stores came before it.
  std::vector<Memory::Place> stores;
  std::multiset<std::pair<Memory::Place, size_t>> loads;
  // Of the reference only:
  bool wrapped = false;  // a number left its type
  bool outside = false;  // an access is outside of the tensor's extents
  bool beyond = false;      // a coordinate is none of its view's, so that offsets may leave the width they are computed in
  bool noSuchTile = false;  // a slice was taken beyond the tiles that there are
  std::string need;      // what an operation needs and is not so, where it stands; the first
};

}  // namespace cutecheck::kernel_adversary
