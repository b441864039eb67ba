// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The drawing of kernels: stages that keep the rules, in branches, loops and guards.
#include <algorithm>
#include <utility>

#include "properties/ptx_adversary/ways_registers.h"

namespace cutecheck::ptx_adversary::ways {
namespace {

using generators::Random;

constexpr size_t kLongest = 64;
constexpr int kDeepest = 3;

class Drawing {
 public:
  explicit Drawing(Random& random) : random_(random) {}

  Program draw() {
    program_ = {};
    labels_ = 0;
    program_.ofTensorMemory = random_.oneIn(6);
    program_.isPlain = !program_.ofTensorMemory && random_.oneIn(6);
    firstSize_ = secondSize_ = random_.oneIn(4) ? 8 : 4;
    begin();
    const int64_t stages = random_.oneIn(3) ? 2 : 1;
    for (int64_t i = 0; i < stages; ++i) {
      part(0);
      if (!program_.ofTensorMemory && random_.oneIn(8))
        put({.does = Does::kReturn, .guard = alike(), .unless = random_.oneIn(2)});
    }
    if (!program_.ofTensorMemory && hasThreads_ && random_.oneIn(3)) tail();
    if (!program_.ofTensorMemory && !random_.oneIn(5))
      put({.does = random_.oneIn(3) ? Does::kExit : Does::kReturn});
    return program_;
  }

 private:
  void put(Statement s) {
    s.apart = apart_;
    program_.statements.push_back(s);
  }
  struct Comparison {
    int to, from;
    uint32_t number;
    Relation relation;
    int other = kNone;
  };
  void compare(const Comparison& c) {
    put({.does = Does::kCompare,
         .to = c.to,
         .from = c.from,
         .other = c.other,
         .number = c.number,
         .relation = c.relation});
  }
  // All of them carried out where the predicate says so.
  template <typename Parts>
  void under(int guard, bool unless, const Parts& parts) {
    const size_t from = program_.statements.size();
    parts();
    for (size_t i = from; i < program_.statements.size(); ++i) {
      Statement& s = program_.statements[i];
      if (s.guard == kNone && s.does != Does::kLabel && !s.fixed) s.guard = guard, s.unless = unless;
    }
  }

  int alike() { return kAlike + static_cast<int>(random_.below(alikes_)); }
  int loose() { return random_.oneIn(3) ? alike() : kOfUses + static_cast<int>(random_.below(kOfUsesCount)); }
  int guardOfUse() { return hasThreads_ && random_.oneIn(2) ? kOfThread : loose(); }

  void begin() {
    put({.does = Does::kParameter, .to = kParameterIn, .fixed = true});
    put({.does = Does::kBlock, .to = kBlockIn, .fixed = true});
    hasWord_ = random_.oneIn(3);
    hasSecondWord_ = hasWord_ && random_.oneIn(4);
    hasThreads_ = random_.oneIn(4);
    const bool own = hasThreads_ && random_.oneIn(3);
    if (hasWord_) put({.does = Does::kLoad, .to = kWordIn, .number = 0, .fixed = true});
    if (hasSecondWord_) put({.does = Does::kLoad, .to = kWordIn + 1, .number = 1, .fixed = true});
    if (own) put({.does = Does::kLoad, .to = kWordIn + 2, .number = kOwnWord, .fixed = true});
    alikes_ = 1 + random_.below(kAlikeCount);
    isCalm_ = !random_.oneIn(3);
    for (int i = 0; i < alikes_; ++i) decide(kAlike + i, i);
    isCalm_ = false;
    for (int i = 0; i < kOfUsesCount; ++i) decide(kOfUses + i, 0);
    if (own)
      compare({kOfThread, kWordIn + 2, 1, relation()});
    else if (hasThreads_) {
      put({.does = Does::kThread, .to = kThreadIn, .fixed = true});
      const int with = random_.oneIn(3) ? kParameterIn : kNone;
      const auto about = static_cast<uint32_t>(random_.pick<int64_t>({0, 1, 32, 64}));
      compare({kOfThread, kThreadIn, about, relation(), with});
    }
  }
  Relation relation() { return static_cast<Relation>(random_.below(4)); }

  // A predicate that all threads agree on, by one of the sources; of `known` before it may be made.
  void decide(int to, int known) {
    const int64_t what = isCalm_ ? random_.pick<int64_t>({6, 7, 8, 8, 10, 11}) : random_.below(12);
    if (what < 3 && hasWord_) {
      const int word = hasSecondWord_ && random_.oneIn(2) ? kWordIn + 1 : kWordIn;
      if (random_.oneIn(2)) {
        put({.does = Does::kAnd, .to = kScratch, .from = word, .number = 1U << random_.below(3)});
        compare({to, kScratch, 0, random_.oneIn(2) ? Relation::kEqual : Relation::kUnequal});
      } else {
        compare({to, word, number(5), relation()});
      }
    } else if (what < 6) {
      compare({to, kParameterIn, number(5), relation()});
    } else if (what < 8) {
      compare({to, kBlockIn, number(2), relation()});
    } else if (what < 9) {
      if (random_.oneIn(2)) return put({.does = Does::kTruth, .to = to, .number = number(2)});
      put({.does = Does::kNumber, .to = kScratch, .number = number(3)});
      compare({to, kScratch, number(3), relation()});
    } else if (what < 10) {
      compare({to, kParameterIn, 0, relation(), kBlockIn});
    } else if (known == 0) {
      decide(to, known);
    } else if (what < 11) {
      const int of = kAlike + static_cast<int>(random_.below(known));
      if (random_.oneIn(2)) return put({.does = Does::kNot, .to = to, .from = of});
      put({.does = Does::kChoose, .to = kScratch, .other = of, .number = number(3), .second = number(3)});
      compare({to, kScratch, 0, Relation::kUnequal});
    } else {
      put({.does = random_.pick<Does>({Does::kBoth, Does::kEither, Does::kUnlike}),
           .to = to,
           .from = kAlike + static_cast<int>(random_.below(known)),
           .other = kAlike + static_cast<int>(random_.below(known))});
    }
    if (random_.oneIn(8) && program_.statements.back().does == Does::kCompare) {
      program_.statements.back().does = Does::kCompareBoth;
      program_.statements.back().second = kOwnOfStage;
    }
  }
  uint32_t number(int64_t below) { return static_cast<uint32_t>(random_.below(below)); }

  // A stage, or stages in a branch or a loop.
  void part(int depth) {
    const int64_t what = random_.below(10);
    if (depth < kDeepest && what < 2) return choice(depth);
    if (depth < kDeepest && what < 3) return turns(depth, [&] { part(depth + 1); });
    if (what < 4 || program_.isPlain) return valuesOnWays(depth);
    if (program_.ofTensorMemory) return tensorStage(depth);
    stage(depth);
  }

  void choice(int depth) {
    const int p = alike();
    const auto otherwise = labels_++, join = labels_++;
    const bool two = random_.oneIn(2);
    put({.does = Does::kBranch,
         .number = two ? otherwise : join,
         .guard = p,
         .unless = random_.oneIn(2),
         .fixed = true});
    part(depth + 1);
    if (two) {
      if (!program_.ofTensorMemory && random_.oneIn(8))
        put({.does = random_.oneIn(2) ? Does::kReturn : Does::kExit});
      else
        put({.does = Does::kBranch, .number = join, .fixed = true});
      put({.does = Does::kLabel, .number = otherwise, .fixed = true});
      part(depth + 1);
    }
    put({.does = Does::kLabel, .number = join, .fixed = true});
  }

  // A loop, its turns counted in a register of this depth.
  template <typename Body>
  void turns(int depth, const Body& body) {
    const int count = kTurnsIn + depth, ends = kEndsLoop + std::min(depth, 2);
    const uint32_t head = labels_++, out = labels_++;
    Statement test{.does = Does::kCompare,
                   .to = ends,
                   .from = count,
                   .number = depth == 0 && random_.oneIn(12) ? 20 + number(50) : 1 + number(3),
                   .fixed = true};
    // How many turns the parameter says, or its lowest bits.
    if (const int64_t by = random_.below(5); by == 0) {
      test.other = kParameterIn;
    } else if (by == 1) {
      test.other = kBoundIn + depth;
      const int from = hasWord_ && random_.oneIn(2) ? kWordIn : kParameterIn;
      put({.does = Does::kAnd, .to = test.other, .from = from, .number = 3, .fixed = true});
    }
    put({.does = Does::kNumber, .to = count, .number = 0, .fixed = true});
    const bool asksFirst = random_.oneIn(3);
    put({.does = Does::kLabel, .number = head, .fixed = true});
    const int64_t leaves = random_.below(12);
    if (leaves == 0)
      put({.does = Does::kBranch, .number = out, .guard = alike(), .unless = random_.oneIn(2)});
    if (asksFirst) {
      test.relation = Relation::kAtLeast;
      put(test);
      put({.does = Does::kBranch, .number = out, .guard = ends, .fixed = true});
    }
    const bool lists = hasWord_ && random_.oneIn(3);
    if (lists) {
      put({.does = Does::kLoadNext, .to = kScratch + 1});
      compare({random_.oneIn(3) ? alike() : kOfUses, kScratch + 1, 0,
               random_.oneIn(2) ? Relation::kEqual : Relation::kUnequal});
    } else if (random_.oneIn(4)) {
      // One turn, or those from it on.
      compare({random_.oneIn(3) ? alike() : kOfUses, count, test.number > 9 ? number(test.number) : number(3),
               relation()});
    }
    body();
    if (leaves == 1)
      put({.does = Does::kBranch, .number = out, .guard = alike(), .unless = random_.oneIn(2)});
    if (leaves == 2) {
      compare({kOwnOfStage, count, number(3), Relation::kEqual});
      put({.does = Does::kBranch, .number = out, .guard = kOwnOfStage});
    }
    put({.does = Does::kCountUp, .to = count, .from = count, .number = 1, .fixed = true});
    if (asksFirst) {
      put({.does = Does::kBranch, .number = head, .fixed = true});
    } else {
      test.relation = Relation::kLess;
      put(test);
      put({.does = Does::kBranch, .number = head, .guard = ends, .fixed = true});
    }
    put({.does = Does::kLabel, .number = out, .fixed = true});
  }

  void set(int first, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i)
      put({.does = Does::kNumber, .to = first + static_cast<int>(i), .number = 0});
  }
  // Either all at once, or on one of two ways by one predicate.
  void init(int first, uint32_t count) {
    if (!random_.oneIn(6)) return set(first, count);
    const int p = loose();
    under(p, false, [&] { set(first, count); });
    under(p, true, [&] { set(first, count); });
  }

  // Reads registers that are awaited.
  void use(int first, uint32_t count) {
    const int r = first + static_cast<int>(random_.below(count)),
              sink = kSinks + static_cast<int>(random_.below(kSinkCount));
    switch (random_.below(6)) {
      case 0:
        return put({.does = Does::kStore, .from = r});
      case 1:
        put({.does = Does::kCopy, .to = sink, .from = r});
        return put({.does = Does::kStore, .from = sink});
      case 2:
        put({.does = Does::kSumOfFloats, .to = sink, .from = r, .other = first});
        return put({.does = Does::kStore, .from = sink});
      case 3:
        return put({.does = Does::kStore, .from = r, .guard = guardOfUse(), .unless = random_.oneIn(2)});
      case 4: {
        const int guard = guardOfUse();
        const bool unless = random_.oneIn(2);
        put({.does = Does::kCopy, .to = sink, .from = r, .guard = guard, .unless = unless});
        return put({.does = Does::kStore, .from = sink, .guard = guard, .unless = unless});
      }
      default:
        return useOnTwoWays(r, sink);
    }
  }
  void useOnTwoWays(int r, int sink) {
    const int p = guardOfUse();
    const uint32_t otherwise = labels_++, join = labels_++;
    put({.does = Does::kBranch, .number = otherwise, .guard = p, .unless = random_.oneIn(2), .fixed = true});
    apart_ = p == kOfThread;
    put({.does = Does::kCopy, .to = sink, .from = r});
    put({.does = Does::kBranch, .number = join, .fixed = true});
    put({.does = Does::kLabel, .number = otherwise, .fixed = true});
    put({.does = Does::kNumber, .to = sink, .number = 0});
    put({.does = Does::kLabel, .number = join, .fixed = true});
    apart_ = false;
    put({.does = Does::kStore, .from = sink});
  }

  // Registers that nobody awaits, written on some ways and read on others; mostly one predicate says where.
  void valuesOnWays(int depth) {
    const int mostly = guardOfUse();
    const auto some = [&] {
      const int sink = kSinks + static_cast<int>(random_.below(kSinkCount - 1));
      for (int64_t count = random_.between(2, 5); count > 0; --count) {
        Statement s{.does = random_.pick<Does>({Does::kNumber, Does::kNumber, Does::kCopy, Does::kStore,
                                                Does::kStore, Does::kHalves, Does::kStorePair})};
        if (s.does == Does::kNumber || s.does == Does::kHalves || s.does == Does::kCopy) s.to = sink;
        if (s.does == Does::kStore || s.does == Does::kStorePair) s.from = sink;
        if (s.does == Does::kCopy) s.from = sink, s.to = sink + 1;
        if (const int64_t how = random_.below(12); how < 11) {
          s.guard = how == 0 ? guardOfUse() : mostly;
          s.unless = random_.oneIn(10);
        }
        put(s);
        if (random_.oneIn(20)) decide(mostly == kOfThread ? kOfUses : mostly, 0);
      }
    };
    for (int i = 0; i < kSinkCount; ++i)
      put({.does = Does::kNumber, .to = kSinks + i, .number = 0, .guard = mostly});
    if (random_.oneIn(3)) return turns(depth, some);
    some();
  }
  // Threads that end on their own, where no more is of all together.
  void tail() {
    const int sink = kSinks + static_cast<int>(random_.below(kSinkCount));
    apart_ = true;
    put({.does = Does::kNumber, .to = sink, .number = 0, .guard = kOfThread});
    put({.does = Does::kReturn, .guard = kOfThread, .unless = true});
    put({.does = Does::kStore, .from = sink});
    apart_ = false;
  }

  // Into a set of accumulators; a second form is the other shape, in the same registers.
  Statement product(bool second, int scale, bool scales) {
    Statement s{.does = Does::kProduct,
                .to = second ? kSecondSet : kFirstSet,
                .other = scale,
                .number = second ? secondSize_ : firstSize_,
                .second = scales ? 1U : 0U};
    if (inFragments_) s.from = kFragments;
    return s;
  }
  void products(bool second, bool scales) {
    put(product(second, kNone, scales));
    while (random_.oneIn(4)) put(product(second, kNone, true));
  }
  void commit() { put({.does = Does::kCommit}); }
  void wait(uint32_t groups) { put({.does = Does::kWait, .number = groups}); }
  void fence() { put({.does = Does::kFence}); }

  void stage(int depth) {
    inFragments_ = random_.oneIn(4);
    if (inFragments_) set(kFragments, 4);
    if (random_.oneIn(8)) decide(alike(), 0);
    switch (random_.below(10)) {
      case 0:
        return straight();
      case 1:
        return twoGroups();
      case 2:
        return loopOfProducts(depth);
      case 3:
        return peeled(depth);
      case 4:
        return onOneWay();
      case 5:
        return scaledByPredicate();
      case 6:
        return turnsThatScale(depth);
      case 7:
        return anyOrder();
      case 8:
        return sparse();
      default:
        return fragmentsOfAccumulators();
    }
  }

  void straight() {
    const bool fresh = random_.oneIn(3);
    if (!fresh) init(kFirstSet, firstSize_);
    fence();
    products(false, !fresh);
    commit();
    wait(0);
    use(kFirstSet, firstSize_);
    if (random_.oneIn(3)) use(kFirstSet, firstSize_);
  }
  void twoGroups() {
    const bool fresh = random_.oneIn(2);
    if (!fresh) init(kFirstSet, firstSize_);
    fence();
    products(false, !fresh);
    commit();
    products(true, false);
    commit();
    wait(1);
    use(kFirstSet, firstSize_);
    wait(0);
    use(kSecondSet, secondSize_);
  }
  void loopOfProducts(int depth) {
    init(kFirstSet, firstSize_);
    const bool once = random_.oneIn(2), late = random_.oneIn(2), guarded = random_.oneIn(4);
    const int p = alike();
    if (once) fence();
    turns(depth, [&] {
      if (!once) fence();
      products(false, true);
      if (guarded) program_.statements.back().guard = p;
      commit();
      wait(late ? 1 : 0);
    });
    wait(0);
    use(kFirstSet, firstSize_);
  }
  void peeled(int depth) {
    fence();
    put(product(false, kNone, false));
    commit();
    const bool guarded = random_.oneIn(3);
    const int p = alike();
    const uint32_t late = number(3);
    turns(depth, [&] {
      put(product(false, kNone, true));
      if (guarded) program_.statements.back().guard = p;
      commit();
      wait(late);
    });
    wait(0);
    use(kFirstSet, firstSize_);
  }
  // A product that one predicate asks for, in each instruction that it needs, or in those that need it.
  void onOneWay() {
    const int p = alike();
    const bool unless = random_.oneIn(2), fresh = random_.oneIn(2), all = random_.oneIn(2);
    if (!fresh) under(p, unless, [&] { set(kFirstSet, firstSize_); });
    if (all) {
      under(p, unless, [&] {
        fence();
        products(false, !fresh);
        commit();
        wait(0);
      });
    } else {
      fence();
      under(p, unless, [&] { products(false, !fresh); });
      commit();
      wait(0);
    }
    put({.does = Does::kStore, .from = kFirstSet, .guard = p, .unless = unless});
  }
  // Accumulators that are set where the product adds to them.
  void scaledByPredicate() {
    int p = loose();
    if (random_.oneIn(3)) {
      decide(kOwnOfStage, 0);
      p = kOwnOfStage;
    }
    if (random_.oneIn(2)) {
      under(p, false, [&] { set(kFirstSet, firstSize_); });
    } else {
      const uint32_t join = labels_++;
      put({.does = Does::kBranch, .number = join, .guard = p, .unless = true, .fixed = true});
      set(kFirstSet, firstSize_);
      put({.does = Does::kLabel, .number = join, .fixed = true});
    }
    fence();
    put(product(false, p, false));
    commit();
    wait(0);
    use(kFirstSet, firstSize_);
  }
  // The first turn sets the accumulators, the others add.
  void turnsThatScale(int depth) {
    const bool byFlag = random_.oneIn(2);
    const int scale = kOwnOfStage + 1, count = kTurnsIn + depth;
    if (byFlag) put({.does = Does::kTruth, .to = scale, .number = 0});
    const bool once = random_.oneIn(2), late = random_.oneIn(2);
    if (once) fence();
    turns(depth, [&] {
      if (!byFlag) compare({scale, count, 0, Relation::kUnequal});
      if (!once) fence();
      put(product(false, scale, false));
      commit();
      if (byFlag) put({.does = Does::kTruth, .to = scale, .number = 1});
      wait(late ? 1 : 0);
    });
    wait(0);
    use(kFirstSet, firstSize_);
  }
  // What one product leaves is A of the next.
  void fragmentsOfAccumulators() {
    fence();
    put(product(true, kNone, false));
    commit();
    wait(0);
    if (!random_.oneIn(3)) fence();
    Statement next = product(false, kNone, false);
    next.from = kSecondSet;
    put(next);
    commit();
    wait(0);
    use(kFirstSet, firstSize_);
  }

  void anyOfOrder() {
    const int64_t what = random_.below(6);
    if (what == 0) return fence();
    if (what == 2) return commit();
    if (what == 3 || what == 4) return wait(number(2));
    if (what == 5) return put({.does = Does::kStore, .from = kFirstSet});
    const bool second = random_.oneIn(3), scales = random_.oneIn(2);
    put(product(second, kNone, scales));
  }
  // What orders registers, on ways that mostly one predicate says.
  void anyOrder() {
    const int mostly = alike();
    fence();
    put(product(false, kNone, false));
    for (int64_t count = random_.between(2, 7); count > 0; --count) {
      anyOfOrder();
      if (random_.oneIn(2)) {
        program_.statements.back().guard = random_.oneIn(4) ? alike() : mostly;
        program_.statements.back().unless = random_.oneIn(4);
      }
    }
    commit();
    wait(0);
    use(kFirstSet, firstSize_);
  }

  // Of a sparse matrix: its metadata are data, what a product left, or the sum of those.
  void sparse() {
    const int sink = kSinks + static_cast<int>(random_.below(kSinkCount));
    const bool ofProduct = random_.oneIn(2);
    int metadata = hasWord_ ? kWordIn : kSinks;
    if (!hasWord_ && !ofProduct) put({.does = Does::kLoad, .to = kSinks, .number = 0});
    if (ofProduct) {
      fence();
      products(false, false);
      commit();
      wait(0);
      metadata = kFirstSet;
      if (random_.oneIn(2)) {
        put({.does = Does::kSumOfFloats, .to = sink, .from = kFirstSet, .other = kFirstSet + 1});
        metadata = sink;
      }
    }
    fence();
    Statement second = product(true, kNone, false);
    second.metadata = metadata;
    put(second);
    commit();
    wait(0);
    use(kSecondSet, secondSize_);
  }

  void tensorWait() { put({.does = Does::kTensorWait}); }
  void load(bool second, uint32_t count) {
    put({.does = Does::kTensorLoad, .to = second ? kSecondSet : kFirstSet, .number = count});
  }
  void tensorStage(int depth) {
    const uint32_t count = 1U << random_.below(3);
    const int p = alike();
    const bool unless = random_.oneIn(2);
    switch (random_.below(5)) {
      case 0:
        load(false, count);
        tensorWait();
        return use(kFirstSet, count);
      case 1:
        load(false, count);
        load(true, count);
        tensorWait();
        use(kFirstSet, count);
        return use(kSecondSet, count);
      case 2:
        under(p, unless, [&] { load(false, count); });
        tensorWait();
        return put({.does = Does::kStore, .from = kFirstSet, .guard = p, .unless = unless});
      case 3:
        load(false, count);
        turns(depth, [&] {
          tensorWait();
          use(kFirstSet, count);
          load(false, count);
        });
        tensorWait();
        return use(kFirstSet, count);
      default:
        set(kFirstSet, count);
        under(p, unless, [&] {
          load(false, count);
          tensorWait();
        });
        return use(kFirstSet, count);
    }
  }

  Random& random_;
  Program program_;
  int64_t alikes_ = 1;
  uint32_t firstSize_ = 4, secondSize_ = 4, labels_ = 0;
  bool isCalm_ = false, hasWord_ = false, hasSecondWord_ = false, hasThreads_ = false, inFragments_ = false,
       apart_ = false;
};

}  // namespace

Program drawn(Random& random) {
  for (;;) {
    Program program = Drawing(random).draw();
    if (program.statements.size() > kLongest) continue;
    for (int64_t edits = random.pick<int64_t>({0, 0, 1, 1, 2}); edits > 0; --edits) edit(program, random);
    return program;
  }
}

}  // namespace cutecheck::ptx_adversary::ways
