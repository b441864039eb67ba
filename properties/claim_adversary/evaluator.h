// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Evaluator: the truth of a claim at numbers for its symbols.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "properties/claim_adversary/term.h"
#include "properties/claim_adversary/values.h"

namespace cutecheck::adversary {

enum class Truth : uint8_t { kFalse, kTrue, kNone };

class Evaluator {
 public:
  // limit: how many values of one function are looked at.
  explicit Evaluator(const Assignment& numbers, int64_t limit = 2048) : numbers_(numbers), limit_(limit) {}

  // A relation or a predicate. After kNone, `why` says what it lacked.
  Truth truth(const Term& claim);
  Void why() const { return why_; }
  bool failed() const { return why_ != Void::kNone; }

  // An integer, or nothing.
  std::optional<Int> numberOf(const Term& term);
  // The layout that a term is; its tree, or nothing.
  std::optional<Layout> layoutOf(const Term& term);

  static bool isInteger(const Term& term);
  static bool isTupleDivision(const Term& term);
  // Written, divided, of a coordinate, or modes of tuples and integers rearranged.
  static bool isTuple(const Term& term);
  static const std::vector<std::string>& predicates();

 private:
  friend class Shapes;
  // Each answers something harmless and notes that there is no value where it fails.
  Int fail(Void why = Void::kOther);
  Layout failLayout() { return fail(), Layout(); }
  Int bounded(Int v);
  Int add(Int a, Int b);
  Int mul(Int a, Int b);
  Int div(Int a, Int b);  // rounded down, b >= 1
  Int mod(Int a, Int b);
  // A basis element is no number: two stand for it in turn, and what holds of one alone is chance.
  Int weightOf(int weight) const;

  // terms
  Int number(const Term& t);
  Int symbol(const Term& t);
  IntTree tree(const Term& t);
  IntTree coordinate(const Term& t);
  Layout layout(const Term& t);
  Layout made(const Term& t);
  Layout literal(const Term& shape, const Term& stride);
  Layout call(const Term& t);
  Tiler tiler(const Term& t);
  Int numberCall(const Term& t);
  IntTree division(const Term& t);
  IntTree rearranged(const Term& t);
  bool relation(const Term& t);
  bool predicate(const Term& t);

  // integers
  Int sizeOf(const IntTree& t);
  void leavesOf(const IntTree& t, std::vector<Int>& out);
  IntTree ceilDiv(const IntTree& a, const IntTree& b);
  IntTree roundUp(const IntTree& a, const IntTree& b);
  IntTree shapeDiv(const IntTree& a, const IntTree& b, const std::string& rounding);
  IntTree elementwise(const IntTree& a, const IntTree& b, const std::string& rounding);
  Int shapeQuotient(Int a, Int b, const std::string& rounding);
  IntTree digits(Int index, const IntTree& shape);
  Int indexIn(const IntTree& crd, const Node& node);

  // layouts as functions
  Int sizeOf(const Node& n);
  Int sizeOf(const Layout& l);
  void leavesOf(const Node& n, std::vector<Node>& out);
  Int atNode(const Node& n, Int index, bool extends);
  Int at(const Layout& l, Int index);
  Int throughHeads(const std::vector<Head>& heads, Int x);
  std::vector<Int> table(const Layout& l);
  Int cosize(const Layout& l);
  bool plain(const Layout& l);
  // Modes of least rank for a function that begins at 0; nothing where it is no layout.
  std::optional<std::vector<Node>> modesOf(const std::vector<Int>& table);
  static Node flat(std::vector<Node> modes);
  Node coalesced(const Node& n);
  static Node normalOnes(const Node& n);

  // operations
  Layout composition(const Layout& a, const Layout& b);
  Layout composition(const Layout& a, const Tiler& t);
  Layout complement(const Layout& a, Int cotarget);
  Layout filter(const Layout& a, const IntTree* profile);
  Layout coalesce(const Layout& a, const IntTree* profile);
  Layout divide(const Layout& a, const Layout& tile);
  Layout multiply(const Layout& a, const Layout& tile);
  using Split = Layout (Evaluator::*)(const Layout&, const Layout&);
  Layout byMode(const Layout& a, const Tiler& t, Split split);
  Layout zipped(const Layout& a, const Tiler& t, Split split);
  Layout spread(const Layout& zippedLayout, bool tiles);
  Layout blocked(const Layout& a, const Layout& b, bool raked);
  Layout rightInverse(const Layout& a);
  Layout leftInverse(const Layout& a);
  Layout upcast(const Layout& a, Int n);
  Layout downcast(const Layout& a, Int n);
  Layout maxCommon(const Layout& a, const Layout& b);
  Int maxAlignment(const Layout& a);
  Layout ordered(const IntTree& shape, const std::function<bool(size_t, size_t)>& before,
                 const std::vector<bool>& zero);
  Layout place(const IntTree& crd, const Layout& a, bool withOffset);
  Layout localPartition(const Term& t);
  Layout localTile(const Term& t);
  Layout modeOperation(const Term& t);
  Layout elementOperation(const Term& t);
  Layout arrangement(const Term& t);
  Layout partitionOf(const Term& t);
  Layout stencil(const Layout& a, const Tiler& t);

  // predicates
  bool conflictFree(const Term& t);
  bool vectorizable(const Layout& a, const Layout& b, Int n);
  bool evenlyDivides(const IntTree& a, const IntTree& b);
  bool fits32(const Layout& a);
  IntTree extents(const Term& t);
  bool composable(const Layout& a, const Tiler& t);

  const Assignment& numbers_;
  int64_t limit_;
  Void why_ = Void::kNone;
  size_t dynamics_ = 0;
  bool marking_ = false;  // of strides, only which basis they are of
  std::map<std::vector<uint32_t>, int> weights_;  // of the paths of basis elements
  bool again_ = false;                            // the second number of each basis element stands for it
};

// Whether every premise is true at the numbers; kNone where one has no value. `why` is then the reason that all premises
// without a value share, else kOther: one that the evaluator does not know may exclude the numbers.
Truth premisesHold(const std::vector<Term>& premises, const Assignment& numbers, Void* why = nullptr,
                   int64_t limit = 2048);

}  // namespace cutecheck::adversary
