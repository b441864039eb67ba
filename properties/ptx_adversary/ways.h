// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small kernels of one warpgroup whose ways through branches, loops and guards are drawn, and a judge that
// carries each out for many launches and data and asks the rules of registers of what one thread did.
//
// The judge knows PTX ISA 9.0, "wgmma.fence", "wgmma.commit_group", "wgmma.wait_group" and "tcgen05.wait",
// and nothing of the checker: where it finds a breach of order_c1, c2, c3, c7 or c19, the checker may not say
// that the order is kept.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "properties/generators/random.h"

namespace cutecheck::ptx_adversary::ways {

inline constexpr int kNone = -1;
inline constexpr int kRegisters = 48, kPredicates = 12;
inline constexpr uint32_t kWords = 3;    // of data: two that all threads load, and one of each thread
inline constexpr uint32_t kOwnWord = 2;  // the one of each thread
inline constexpr uint32_t kListed = 6;   // words of the list that are tried; the others are 0

enum class Does : uint8_t {
  kParameter,    // to = the parameter n
  kBlock,        // to = %ctaid.x
  kThread,       // to = %tid.x
  kLoad,         // to = the word `number` of data
  kLoadNext,     // to = the next word of a list, which all threads load
  kNumber,       // to = number
  kCopy,         // to = from
  kSumOfFloats,  // to = from + other, whose values decide nothing
  kCountUp,      // to = from + number
  kAnd,          // to = from & number
  kChoose,       // to = predicate other ? number : second
  kStore,        // from to memory that is never loaded
  kStorePair,    // from and the register behind it
  kHalves,       // to and the register behind it = the halves of a number
  kTruth,        // predicate to = number
  kCompare,      // predicate to = from RELATION number, or a register `other`
  kCompareBoth,  // the same, and predicate `second` = what it is not
  kNot,          // predicate to = not from
  kBoth,         // predicate to = from and other
  kEither,       // predicate to = from or other
  kUnlike,       // predicate to = from or other, and not both
  kFence,
  kProduct,  // accumulators from `to` on, `number` of them; A from `from` on, or a descriptor; scale-d is
             // `other`, or second
  kCommit,
  kWait,        // for all but the last `number` groups
  kTensorLoad,  // registers from `to` on, `number` of them
  kTensorWait,
  kLabel,   // number
  kBranch,  // to the label `number`
  kReturn,
  kExit,
};

enum class Relation : uint8_t { kEqual, kUnequal, kLess, kAtLeast };

struct Statement {
  Does does = Does::kFence;
  int to = kNone, from = kNone, other = kNone;
  uint32_t number = 0, second = 0;
  Relation relation = Relation::kEqual;
  int metadata = kNone;  // of a product: the register that has those of a sparse A
  int guard = kNone;     // a predicate
  bool unless = false;   // carried out where the guard is false
  bool fixed = false;    // no edit touches it: without it a loop has no end, or the kernel no memory
  bool apart = false;    // threads of a warp may part here: nothing that is .aligned may stand here
};

struct Program {
  std::vector<Statement> statements;
  bool ofTensorMemory = false;  // tcgen05.ld of one warp, else wgmma of one warpgroup
  bool isPlain = false;         // neither, and no shared memory
};

bool isAligned(Does does);  // all threads carry it out together
bool writesPredicate(Does does);
bool readsData(const Program& program);
bool countsTurnsByParameter(const Program& program);

// The kernel `k` with the parameters n and p.
std::string textOf(const Program& program);

// A kernel that mostly keeps the rules, with up to two edits that may break them.
Program drawn(generators::Random& random);

// Without each statement, one behind the other, that `stays` does not need.
Program shrunk(Program program, const std::function<bool(const Program&)>& stays);

// What decides the way of one thread.
struct Execution {
  uint32_t parameter = 0, block = 0, thread = 0;
  std::array<uint32_t, kWords> words{};
  uint32_t list = 0;  // a bit for each word of the list, the first one lowest
};

std::string toString(const Execution& execution);

struct Breach {
  std::string rule;      // order_c1 and so on
  size_t statement = 0;  // from 0; the number of statements where the end is reached
  Execution execution{};
};

struct Judged {
  std::optional<Breach> breach{};  // the first one
  bool isUnclear = false;  // some execution does what the PTX ISA neither allows nor forbids in clear words
  bool isEndless = false;  // some execution has more steps than the judge takes
  size_t executions = 0;
};

// What may happen for these values of the parameter and these blocks, with any of the words.
Judged judged(const Program& program, const std::vector<uint32_t>& parameters,
              const std::vector<uint32_t>& blocks);

}  // namespace cutecheck::ptx_adversary::ways
