// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the engine of lowering/algebra computes, proved to be what the operation means, for all values of the
// leaves that run time knows.
//
// An obligation is an operation on operands with symbols. The engine's answer is written down as a layout of
// terms (symbolic_builder.h) and stands on the left of claims whose right side is the definition, which the
// oracle computes with code of its own: for composition c -> A(B(c)); for complement that (filter(A), R)
// takes no offset twice and every one below the cotarget; for a division composition with (T, complement(T,
// size(A))) mode by mode; for a product (A, composition(complement(A, size(A)*cosize(B)), B)); for coalesce
// the function of A; for a swizzle S(n + L(i)), the sum as integers and the bits as bit-vectors.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace cutecheck::run {

struct Obligation {
  std::string text;  // the operation and its operands
  // The claims that the engine's answer has to satisfy, or why it refuses. With `disturbed`, those of an
  // answer with its last stride one larger, which must not hold.
  struct Asked {
    std::vector<std::string> claims;
    std::string refused;
    // 0: none. Else the answer's bits are asked for, as two engines answer.
    std::function<std::vector<std::string>()> bits{};
  };
  std::function<Asked(bool disturbed)> ask;
};

// composition, complement, coalesce, divide, product, swizzle.
const std::vector<std::string>& provedFamilies();
std::vector<Obligation> obligationsOf(const std::string& family);

struct ProofCounts {
  int64_t obligations = 0;  // operations on operands of one profile
  int64_t proved = 0;       // all claims of the answer
  int64_t refused = 0;      // by the engine
  int64_t unproved = 0;     // the rest: Refuted, Unknown or no claim at all
  int64_t claims = 0;
  std::string first;                                       // the first unproved
  std::vector<std::string> allUnproved;                    // one line each
  std::vector<std::pair<std::string, int64_t>> reasons{};  // of refusals, and how many
};

// Of every `stride`-th obligation.
ProofCounts prove(const std::string& family, int64_t stride);

// Of every `stride`-th obligation, its answer disturbed: none may be proved. A claim that fails only at
// numbers beyond those the oracle tries may stay open.
struct DisturbedCounts {
  int64_t asked = 0, refuted = 0, proved = 0;
  std::string first;  // a proved one
};
DisturbedCounts refuteDisturbed(const std::string& family, int64_t stride);

}  // namespace cutecheck::run
