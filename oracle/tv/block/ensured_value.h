// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ensured_value: what a line stores to an output is the value that is ensured of its element.
//
// Both are built alike, as code and meaning are (opaque.h), but for three things: an element of an input is a
// load from its place, straight or through shared memory; a choice by a condition is each of its values where
// it is chosen; and a fold of n turns is a loop of m turns, each of which makes u of them, where n == u*m. A
// sum in real numbers is any sum of the same values, and both sides are taken in the form of real_form.h.
#pragma once

#include <array>
#include <set>

#include "oracle/tv/block/block_questions.h"
#include "oracle/tv/block/real_sum.h"
#include "oracle/tv/block/writers.h"
#include "oracle/tv/terms/encoding.h"

namespace cutecheck::oracle {

// What is ensured, by the indices of an element as variables.
struct EnsuredTerms {
  std::vector<Term> in, numbers, turns;            // turns: of the reductions
  const std::vector<SharedLoad>* loads = nullptr;  // of shared memory, and of what lanes exchange
  std::string thread;                              // the symbol of tid.x; empty where it is not read
  int64_t threads = 0;                             // of the block
};

class EnsuredValue {
 public:
  EnsuredValue(const BlockSubject& subject, const MeaningEnsures& ensures, const DenotedEnsures& denoted,
               const EnsuredTerms& terms, const std::vector<ThreadedLoad>& loads, BlockQuestions& questions,
               BlockReport& report);

  // Of a line that stores, and the coordinate it says, by its own thread. What is missing is noted.
  void settle(size_t line, const std::vector<Term>& coordinate);

  // An expression of the indices at a coordinate, and at a turn of a reduction where it is not null.
  Term at(const Term& of, const std::vector<Term>& coordinate, const Term& turn = nullptr,
          size_t reduction = 0);

  // That a value of the thread is a sum, or the largest, that is ensured of an element at the coordinate,
  // wherever `where` holds. What is missing is said, or noted (ensured_sum.cpp).
  std::string reduced(size_t reduction, const OpaqueNode& value, int64_t thread,
                      const std::vector<Term>& coordinate, const Term& where);
  // A value in the form of real numbers where it is said of them.
  const Opaque& form(const Opaque& value) { return ensures_.real() ? form_.of(value) : value; }
  const Opaque& nextOf(size_t reduction) { return form(denoted_.reductions[reduction].next); }

 private:
  // Where values are compared: what `reader` stores is made of values of the thread `self`, another one where
  // they came through shared memory.
  struct Place {
    size_t access = 0;  // whose numbers they are
    Term reader, self;
    Term here;   // of the reader's own symbol; null behind shared memory
    Term where;  // the same as `here` of both threads
    Term turn = nullptr;
  };

  void same(const Opaque& meant, const Opaque& stored, const Place& place);
  void operation(const Opaque& meant, const Opaque& stored, const Place& place);
  void throughShared(const Opaque& meant, const Opaque& stored, const Place& place);
  void element(const Opaque& meant, const Opaque& stored, const Place& place);
  void fold(const Opaque& stored, const Place& place);
  void sum(size_t reduction, const Opaque& stored, const Place& place);  // ensured_sum.cpp
  // The terms of a reduction at the coordinate.
  void collectAsked(size_t reduction, const std::vector<Term>& coordinate, std::vector<Term>& asked);
  // Whether they look alike, whatever the places and conditions.
  bool fits(const Opaque& meant, const Opaque& stored);
  // Two operations whose operands fit: those of the stored one, in their order, or the first two exchanged.
  std::optional<std::vector<Opaque>> paired(const Opaque& meant, const Opaque& stored);
  // What stands in the place of the sum in one step of the fold; null where it is none.
  Opaque rest(const Opaque& meant, const Opaque& stored);
  // The store whose values a load of shared memory finds, where it is one; of its first case.
  const Opaque* kept(const Opaque& stored);
  // Under each of two cases, or the one that holds.
  template <typename F>
  void byCases(const Term& condition, const Term& there, const Place& place, const F& f);
  std::vector<Term> coordinateOf(const Term& thread);
  Term happens(size_t line, const Term& thread) {
    return questions_.of(subject_.terms[line].condition, thread);
  }
  static Place narrowed(Place place, const Term& condition, const Term& there);
  void missing(const std::string& what);
  std::string lineText(size_t line) const;

  const BlockSubject& subject_;
  const MeaningEnsures& ensures_;
  const DenotedEnsures& denoted_;
  const EnsuredTerms& terms_;
  const std::vector<ThreadedLoad>& loads_;
  BlockQuestions& questions_;
  BlockReport& report_;
  size_t line_ = 0;
  std::vector<Term> coordinate_;
  RealForm form_;
  std::array<RealSums, 2> sums_;  // and the largest
  Sharing sharing_;
  std::set<std::pair<const RealSum*, std::vector<Term>>> shown_;  // and what was asked of it
};

}  // namespace cutecheck::oracle
