// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// PTX read from text: the kernels of a module, instruction by instruction, with branches resolved.
//
// As much of PTX ISA 9.0 as LLVM writes and inline assembly holds: scopes in braces with labels and registers
// of their own, predicates, vectors, addresses with an offset, the operands of tensor copies.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace cutecheck::ptx {

struct PtxOperand {
  enum class Kind : uint8_t { kRegister, kNumber, kName, kList, kAddress };
  Kind kind = Kind::kName;
  size_t reg = 0;        // kRegister
  bool negated = false;  // "!%p1"
  uint64_t number = 0;   // kNumber, and the offset of kAddress; of kName what `means` says
  // kName: what a thread reads there. kShared: an address in its block; kParameter: that of one by its
  // number.
  enum class Means : uint8_t {
    kNothing,
    kNumber,
    kShared,
    kParameter,
    kLocal,
    kTidX,
    kTidY,
    kTidZ,
    kLane,
    kWarp,
    kBlockX,  // of a block in its cluster: its place in each direction, and its rank
    kBlockY,
    kBlockZ,
    kRank
  };
  Means means = Means::kNothing;
  bool ofLaunch = false;            // kName: another launch of the kernel has another value
  std::string name;                 // kName: a symbol, a label, "%tid.x", "_"
  std::vector<PtxOperand> parts{};  // kList; kAddress: the base, and what stands behind it in the brackets
  char literal = 0;                 // kNumber: 'f' and 'd' where it is the bits of a float, "0f3f800000"
  std::string type{};               // kRegister: as it is declared, "b32"; "" where nothing is declared
};

struct PtxInstruction {
  size_t line = 0;                 // from 1
  std::string opcode;              // "ld.global.b16"
  std::vector<std::string> words;  // its parts
  std::vector<PtxOperand> operands;
  bool guarded = false, guardNegated = false;
  size_t guard = 0;           // a register
  std::string unread{};       // what of it was not read: nothing is known of what it does
  size_t target = kNoTarget;  // of bra: an index into the code
  static constexpr size_t kNoTarget = ~size_t{0};

  bool is(std::string_view prefix) const { return opcode.starts_with(prefix); }
  bool has(std::string_view word) const;
};

struct PtxParameter {
  std::string name;
  uint64_t bytes = 8, align = 0;  // align: 0 until it is read, then of what its place is a multiple
  bool pointer = false, aggregate = false, isFloat = false;
  std::string unread;  // what it says beside, that no launch keeps
};

// What stands beside the code and was not read: a directive, an extent.
struct PtxUnread {
  size_t line = 0;
  std::string what;
  bool isHint = false;  // a pragma that tells a compiler which bytes of a load are used, and changes nothing
  bool operator==(const PtxUnread&) const = default;
};

struct PtxKernel {
  std::string name;
  bool isFunction = false;  // others call it, with threads that nobody knows
  std::vector<PtxParameter> parameters;
  std::vector<PtxInstruction> code;
  std::vector<std::string> registers;      // names, by number
  std::map<std::string, uint64_t> shared;  // address of each symbol of shared memory
  std::map<uint64_t, uint64_t> alignments; // of each address there: of what it is a multiple wherever it lies
  std::map<uint64_t, uint64_t> extents;    // of each address there: its bytes; none of arrays of no extent
  uint64_t staticShared = 0;               // bytes of them; where arrays of no extent begin
  uint64_t namedShared = 0;                // bytes of those that the kernel declares or names
  uint64_t threads = 0;                    // of a block: reqntid or maxntid; 0 where neither stands
  uint64_t threadsX = 128, threadsY = 1;   // the first two extents of a block
  bool threadsAreExact = false;            // reqntid
  uint64_t mostRegisters = 0;              // of a thread: maxnreg; 0 where it does not stand
  uint64_t cluster = 1;                    // blocks of a cluster
  uint64_t clusterX = 1, clusterY = 1;     // its first two extents
  bool clusterIsStated = false;            // reqnctapercluster
  uint64_t mostCluster = 0;                // maxclusterrank: blocks of a cluster; 0 where it does not stand
  uint64_t clusterZ() const { return cluster / (clusterX * clusterY); }
  unsigned machine = 0;     // 90 of .target sm_90a; 0 where it is not read
  std::string missingHead;  // .version, .target or .address_size, where it does not stand above
  std::vector<PtxUnread> unread;
};

// Gives the kernel blocks of exactly these threads: what a launch says where the text does not. The extents are
// above 0.
void setBlock(PtxKernel& kernel, const std::array<uint64_t, 3>& threads);

// Text without a kernel has none. What is not read is said by its name, or has an operand of no meaning.
std::vector<PtxKernel> readPtx(const std::string& text);

}  // namespace cutecheck::ptx
