// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each instruction of a kernel does to terms, made ready once.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/ptx/bytes/access.h"
#include "oracle/ptx/terms/term.h"

namespace cutecheck::terms {

struct Operand {
  emulate::Source source;
  std::optional<size_t> reg;  // nothing: a number
  std::optional<size_t> parameter{};  // that it names
};

struct Rule {
  enum class Kind : uint8_t {
    kUnsupported,  // nothing is known: `why`
    kNothing,      // whatever its operands are, it changes no data
    kNumbers,      // its operands have to be numbers, and so are its results
    kFloat,
    kInteger,
    kLogic,
    kConvert,
    kSelect,
    kMove,
    kLoad,
    kStore,
    kAddress,  // cvta
    kShuffle,
    kMatrix,
    kProduct,  // told by the machine itself
    kCopy,
    kArrive,  // mbarrier: its result is a state
    kWait,
  };
  Kind kind = Kind::kUnsupported;
  std::string why;
  Op op = Op::kAdd;
  emulate::Type type;
  std::string flavor;
  enum class Lane : uint8_t { kIdx, kUp, kDown, kBfly };
  Lane lane = Lane::kIdx;  // kShuffle: which lane gives
  bool loads = false;      // kMatrix: ldmatrix, not stmatrix
  bool contracts = false;  // a sum or product without .rn: ptxas may fuse it
  bool rounds = false;     // in real numbers: of numbers alone it yields what the machine rounds to
  std::string assumes{};   // what it rests on, in words
  bool mayFuse = false;    // in real numbers: the sum of such a product, so that of numbers it is none
  std::vector<Operand> sources;
  emulate::Registers results;
  std::vector<size_t> reads;  // registers that have to be numbers
  std::optional<Operand> base;
  uint64_t offset = 0;
  emulate::Space space = emulate::Space::kGeneric;
  Element to = Element::kU32, from = Element::kU32;
  int pairs = 1;           // kConvert: results
  int registerBits = 0;    // kConvert: of the register of the result
  std::vector<int> resultBits{};  // kLoad: the same of each
  bool full = false;       // the membermask has to be of the whole warp: the last source
  size_t addresses = 0;    // kCopy: how many of its operands are addresses of global memory
  std::vector<Operand> places;  // kCopy: operands in brackets
  std::vector<uint64_t> offsets;
  // kCopy: of cp.async its fourth operand, a count of bytes or a predicate, where it may say that nothing is read.
  struct ReadsNothing {
    Operand operand;
    bool predicate = false;
    bool holds(uint64_t value) const { return predicate == ((value & emulate::lowBits(32)) != 0); }
  };
  std::optional<ReadsNothing> readsNothing{};
  bool divides = false;  // its sources are the divisor and the dividend
  bool apart = false;    // the load takes no notice of stores: ld.global.nc
  bool uniform = false;  // a guarded branch that all lanes of a warp take, or none
  // Of a uniform branch behind a wait: lanes that ask the same leave it together, however often each is run.
  std::optional<size_t> waits{};
  bool leaves = false;   // of that wait, where the branch is taken
  bool asksOnce = false;  // kWait: whether the phase is complete is used for more than to ask again
  bool elects = false;   // which lane is the hardware's choice
  // kNumbers: a fence between global memory's generic and async proxies; a barrier of all threads of the block.
  enum class Orders : uint8_t { kNothing, kProxies, kBlock };
  Orders orders = Orders::kNothing;
};

// The rules of a program's instructions, in their order. Where roundings count, a sum of what may be a
// product is unsupported, if neither says .rn: ptxas may make one fma of them, which rounds once.
std::vector<Rule> rulesOf(const emulate::Program& program, bool roundingsCount);

// Whether barrier 0 is one of all threads of the block wherever it stands.
bool countsBarriers(const ptx::PtxKernel& kernel);

// The branch behind the wait at `at`, where both are a loop that does nothing but ask again: then how often
// it asks changes nothing.
struct WaitBranch {
  size_t at = 0;
  bool leaves = false;  // where it is taken
};
std::optional<WaitBranch> asksUntilComplete(const ptx::PtxKernel& kernel, size_t at);

}  // namespace cutecheck::terms
