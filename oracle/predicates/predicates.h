// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// predicates: what a claim may ask of layouts beside relations, about threads, vectors and memory.
//
// Each predicate stands in a file of its own: it reads its arguments with the denoter and answers the goals
// whose conjunction it is. docs/reference/spec.md, "Predicates of claims", says what each means.
#pragma once

#include "oracle/algebra/denote.h"

namespace cutecheck::oracle {

struct Predicate {
  std::string_view name;
  size_t arguments;
  // Fails with kUsage and the place of an argument of the wrong kind.
  Expected<std::vector<Goal>> (*goals)(Denoter& denoter, const Expression& e);
};

std::vector<std::string_view> predicateNames();
// Nothing when there is no predicate of this name.
const Predicate* findPredicate(std::string_view name);

// within(L, n): 0 <= L(c) < n for every coordinate c.
Expected<std::vector<Goal>> withinGoals(Denoter& denoter, const Expression& e);

// aligned(L, bytes, elt): every offset of L, in elements of elt bytes, lies at a multiple of `bytes`.
Expected<std::vector<Goal>> alignedGoals(Denoter& denoter, const Expression& e);
// fits32(L): a signed 32-bit integer holds size(L) and each offset, inside the swizzles too.
Expected<std::vector<Goal>> fits32Goals(Denoter& denoter, const Expression& e);
// partition(TV, shape): TV is a bijection onto the column-major indices of `shape`.
Expected<std::vector<Goal>> partitionGoals(Denoter& denoter, const Expression& e);
// vectorizable(A, B, n): the coordinates fall into groups of n that are consecutive in A and in B.
Expected<std::vector<Goal>> vectorizableGoals(Denoter& denoter, const Expression& e);
// conflict_free(L, elt, access): no two lanes of a phase reach different words of one bank.
Expected<std::vector<Goal>> conflictFreeGoals(Denoter& denoter, const Expression& e);

// congruent(A, B): one tree. weakly_congruent(A, B): each tuple of A beside one of its rank in B. Of tuples,
// or of the extents of layouts.
Expected<std::vector<Goal>> congruentGoals(Denoter& denoter, const Expression& e);
Expected<std::vector<Goal>> weaklyCongruentGoals(Denoter& denoter, const Expression& e);
// evenly_divides(A, B): the tiler B divides A without remainder, by mode where B is a tuple, else
// size(A) == B * size(ceil_div(A, B)). Every number is an extent, at least 1.
Expected<std::vector<Goal>> evenlyDividesGoals(Denoter& denoter, const Expression& e);

// The goals of aligned for a value: `bytes` and `elt` as integers.
std::vector<Goal> alignedGoals(Denoter& denoter, const LayoutValue& value, const Scalar& bytes,
                               const Scalar& elt);

// The names of accesses in the place of conflict_free's third argument are words, not symbols: makes them
// calls without arguments, before symbols are collected.
void readAccessNames(Expression& e);

// a relation b, and what is known by looking.
Goal integerGoal(Scalar a, Relation relation, Scalar b, std::string text);
Goal factGoal(bool fact, std::string text);

// least <= v < bound at each coordinate: by the ends of a plain layout with symbols, when the signs of its
// strides are known, else by its coordinates.
std::vector<Goal> rangeGoals(const LayoutValue& v, const Scalar& least, const Scalar& bound,
                             const Facts& facts, std::string text);

// The value as a chain's parts, to which more can be appended.
std::vector<Function> chainParts(const LayoutValue& value);

}  // namespace cutecheck::oracle
