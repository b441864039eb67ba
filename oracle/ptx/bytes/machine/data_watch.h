// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What follows the data of a run beside its bytes: called by the machine where bytes are read and written.
//
// Loads, stores and what one thread computes it sees by `before` and `after`; what threads of a group carry out together,
// what is copied late, and products of tensor cores by a call of their own, before the bytes are changed.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "oracle/ptx/bytes/machine/numbers.h"

namespace cutecheck::emulate {

class Machine;
struct Thread;
struct Block;

// Where an element of a matrix lies: in memory, or in a register.
struct DataPlace {
  const uint8_t* memory = nullptr;
  Thread* thread = nullptr;
  size_t reg = 0;
  int shift = 0;  // bits of the register, or of the byte in memory, below it
};

// Scale factors of the rows of an operand, `each` a row: of each its copies, which have to be the same.
struct DataFactors {
  Element element = Element::kUe8m0;
  uint64_t each = 0;
  std::vector<std::vector<DataPlace>> places;
};
// Four bits of metadata for each chunk of a row of A: two of four elements are held, or one of two.
struct DataMetadata {
  bool pairs = false;
  uint64_t chunks = 0;  // of a row
  std::vector<DataPlace> places;
};

// D = sumScale * C + scale * A B^T, by rows: A m by k, B n by k, C and D m by n. No C: it begins at 0. Of a sparse A, k / 2 of a
// row are held. Each copy of A has to be the same.
struct DataProduct {
  std::string name;  // the instruction with its shape
  Element a = Element::kF16, b = Element::kF16, c = Element::kF32, d = Element::kF32;
  uint64_t m = 0, n = 0, k = 0;
  double scale = 1;
  bool saturates = false, ofBits = false;
  std::vector<DataPlace> left, right, sum, result;
  bool adds = true;
  double sumScale = 1;
  std::vector<std::vector<DataPlace>> copiesOfLeft{};
  DataFactors factorsOfLeft{}, factorsOfRight{};
  DataMetadata metadata{};
  bool negates = false;  // A or B, or both
};

// Bytes that go from one place to another.
struct DataMove {
  DataPlace to, from;
  size_t bytes = 4;
};

class DataWatch {
 public:
  virtual ~DataWatch() = default;
  // A cluster begins: its threads have no registers written, its shared memory is not written.
  virtual void clusterBegins(Machine& machine) = 0;
  // A thread comes to an instruction, again each time that it waited. `runs`: its guard holds.
  virtual void before(Machine& machine, Thread& thread, bool runs) = 0;
  // It carried out the instruction `at`, or went over it.
  virtual void after(Machine& machine, Thread& thread, size_t at) = 0;
  // The threads of a group are about to carry out one instruction together.
  virtual void together(Machine& machine, std::span<Thread> group) = 0;
  // Bytes are about to be copied for a thread behind its back; zeros where `from` is null.
  virtual void copies(Machine& machine, const Thread& thread, uint8_t* to, const uint8_t* from,
                      uint64_t bytes) = 0;
  // What the machine takes for granted, in words.
  virtual void assumes(const std::string& what) = 0;
  // Zeros are about to be copied for an element outside of a tensor, as its map is taken to say.
  virtual void fillsOutside(Element element) = 0;
  // A float in memory is about to be rounded to another type, in its place.
  virtual void rounds(Machine& machine, const Thread& thread, uint8_t* at, Element from, Element to) = 0;
  // An element in memory is about to be combined with another one, by the operation of a reduction.
  virtual void reduces(Machine& machine, const Thread& thread, uint8_t* to, const uint8_t* from,
                       const std::string& operation, Element element) = 0;
  // Bytes are read now, and written when the result is called, which outlives nothing of the machine.
  virtual std::function<void()> moves(std::vector<DataMove> all) = 0;
  // Bytes get no meaning.
  virtual void clears(const uint8_t* at, uint64_t bytes) = 0;
  // Something changes bytes, or registers, in a way of which nothing is told.
  virtual void changes(Machine& machine, const Thread& thread, const char* what) = 0;
  virtual void multiplies(Machine& machine, const Thread& thread, const DataProduct& product) = 0;
};

}  // namespace cutecheck::emulate
