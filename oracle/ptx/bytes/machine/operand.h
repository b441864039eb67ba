// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operands of instructions made ready: where a value comes from, where a result goes.
#pragma once

#include <map>
#include <string>

#include "oracle/ptx/bytes/machine/lanes.h"
#include "oracle/ptx/bytes/machine/machine.h"
#include "oracle/ptx/bytes/machine/numbers.h"

namespace cutecheck::emulate {

// An instruction while it is made ready.
struct Form {
  const ptx::PtxInstruction& instruction;
  const std::map<std::string, uint64_t>& shared;      // symbols
  const std::map<std::string, uint64_t>& parameters;  // where each begins

  const std::vector<std::string>& words() const { return instruction.words; }
  bool has(std::string_view word) const { return instruction.has(word); }
  const std::string& last() const { return instruction.words.back(); }
  size_t count() const { return instruction.operands.size(); }
  // Beyond the last one that is not known.
  const ptx::PtxOperand& operand(size_t i) const {
    static const ptx::PtxOperand none;
    return i < count() ? instruction.operands[i] : none;
  }
  // The diagnostic of a form that the machine does not have.
  Diagnostic unknown(const std::string& why = "no model of the instruction, or of this form of it") const;
};

enum class Special : uint8_t {
  kTidX,
  kTidY,
  kTidZ,
  kNtidX,
  kNtidY,
  kNtidZ,
  kCtaidX,
  kCtaidY,
  kCtaidZ,
  kNctaidX,
  kNctaidY,
  kNctaidZ,
  kLane,
  kWarp,
  kClusterRank,
  kClusterSize,
  kInClusterX,
  kInClusterY,
  kInClusterZ,
  kClusterX,
  kClusterY,
  kClusterZ,
  kClusterIdX,
  kClusterIdY,
  kClusterIdZ,
  kClustersX,
  kClustersY,
  kClustersZ,
  kDynamicShared,
};

class Source {
 public:
  static Expected<Source> make(const Form& form, const ptx::PtxOperand& operand);
  uint64_t operator()(const Machine& machine, const Thread& thread) const;
  // Of each lane; `room` holds what no register does.
  LaneValues of(const Lanes& lanes, LaneWords& room) const;

 private:
  enum class Kind : uint8_t { kConstant, kRegister, kShared, kSpecial, kNot };
  Kind kind_ = Kind::kConstant;
  uint64_t number_ = 0;
  size_t reg_ = 0;
  Special special_ = Special::kTidX;
};

// "[base+offset]".
struct Address {
  Source base;
  uint64_t offset = 0;
  static Expected<Address> make(const Form& form, const ptx::PtxOperand& operand);
  uint64_t operator()(const Machine& machine, const Thread& thread) const {
    return base(machine, thread) + offset;
  }
  LaneWords of(const Lanes& lanes) const {
    LaneWords room, all;
    const LaneValues bases = base.of(lanes, room);
    for (size_t lane = 0; lane < kWarpLanes; ++lane) all[lane] = bases[lane] + offset;
    return all;
  }
};

// The same of an instruction that names shared memory: a generic address fails where it is met, and so does a
// form without the space, which takes one.
struct SharedAddress {
  Address address;
  static Expected<SharedAddress> make(const Form& form, const ptx::PtxOperand& operand);
  std::optional<uint64_t> operator()(Machine& machine, const Thread& thread) const;
};

// The registers of an operand or of a list of them; of "_" nothing is written.
using Registers = std::vector<std::optional<size_t>>;
Expected<Registers> registersOf(const Form& form, const ptx::PtxOperand& operand);
// What a list, or one operand, gives.
Expected<std::vector<Source>> sourcesOf(const Form& form, const ptx::PtxOperand& operand);

// "u32", "bf16x2", "pred".
struct Type {
  char kind = 'b';  // u, s, b, f; 'g' of bf16; 'p' of pred
  int bits = 32;
  int lanes = 1;  // 2 of x2, of `bits` each
  Element element() const;
};
std::optional<Type> typeNamed(const std::string& word);
// Whether a source of the type may be this operand: a literal has the kind of the type.
bool fitsType(const Type& type, const ptx::PtxOperand& operand, bool mayBeNegated);
inline uint64_t lowBits(int count) { return count >= 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1; }

}  // namespace cutecheck::emulate
