// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of a drawn kernel. What is .aligned stays where all threads come to it together.
#include <algorithm>

#include "properties/ptx_adversary/ways_registers.h"

namespace cutecheck::ptx_adversary::ways {
namespace {

using generators::Random;

class Editing {
 public:
  Editing(Random& random, Program& program) : random_(random), program_(program), all_(program.statements) {}

  void edit() {
    for (int tries = 0; tries < 20; ++tries)
      if (one()) return;
  }

 private:
  size_t place() { return static_cast<size_t>(random_.below(static_cast<int64_t>(all_.size()))); }
  bool isFree(const Statement& s) const { return !s.fixed; }
  // Whether all threads agree on what it leaves.
  static bool leavesAlike(const Statement& s) {
    return (writesPredicate(s.does) && s.to != kOfThread) ||
           (s.to != kNone && (s.to < kFirstSet || s.to >= kBoundIn)) || s.does == Does::kReturn ||
           s.does == Does::kExit || s.does == Does::kBranch;
  }
  static bool mayStandApart(const Statement& s) { return !isAligned(s.does) && !leavesAlike(s); }
  bool isApart(size_t before) const { return before < all_.size() && all_[before].apart; }

  // Where some threads have ended on their own.
  bool isBehindAnEnd(size_t before) const {
    for (size_t i = 0; i < before; ++i)
      if ((all_[i].does == Does::kReturn || all_[i].does == Does::kExit) && all_[i].guard == kOfThread)
        return true;
    return false;
  }

  bool insert(size_t before, Statement s) {
    if (isApart(before) && !mayStandApart(s)) return false;
    const bool ends = s.does == Does::kReturn || s.does == Does::kExit;
    if ((isAligned(s.does) && isBehindAnEnd(before)) || (ends && s.guard == kOfThread)) return false;
    s.apart = isApart(before);
    all_.insert(all_.begin() + static_cast<std::ptrdiff_t>(before), s);
    return true;
  }
  int alike() { return kAlike + static_cast<int>(random_.below(kAlikeCount)); }
  // One that the kernel writes somewhere.
  int knownGuard(const Statement& of) {
    std::vector<int> known;
    for (const Statement& s : all_)
      if (writesPredicate(s.does) && (s.to != kOfThread || mayStandApart(of))) known.push_back(s.to);
    return known.empty() ? kNone : random_.pick(known);
  }
  int someRegister() {
    const int64_t what = random_.below(12);
    if (what < 9) return kFirstSet + static_cast<int>(random_.below(4));
    if (what < 10) return kSecondSet + static_cast<int>(random_.below(4));
    if (what < 11) return kFragments + static_cast<int>(random_.below(4));
    return kSinks + static_cast<int>(random_.below(kSinkCount));
  }

  bool one() {
    size_t at = place();
    // Half of them at what orders the registers.
    for (int tries = random_.oneIn(2) ? 20 : 0; tries > 0 && !isAligned(all_[at].does); --tries) at = place();
    Statement& s = all_[at];
    switch (random_.below(16)) {
      case 0:
      case 1:
        if (!isFree(s)) return false;
        all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(at));
        return true;
      case 2: {
        if (!isFree(s)) return false;
        return insert(place(), Statement(s));
      }
      case 3:
      case 4: {
        if (!isFree(s)) return false;
        const Statement moved = s;
        all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(at));
        const size_t to = random_.oneIn(2)
                              ? place()
                              : std::min(all_.size() - 1, at + static_cast<size_t>(random_.below(4)) -
                                                              std::min<size_t>(at, 2));
        if (insert(to, moved)) return true;
        all_.insert(all_.begin() + static_cast<std::ptrdiff_t>(at), moved);
        return false;
      }
      case 5:
        if (s.guard == kNone || !isFree(s)) return false;
        s.unless = !s.unless;
        return true;
      case 6:
        if (s.guard == kNone || !isFree(s)) return false;
        s.guard = kNone;
        return true;
      case 7:
      case 8: {
        if (!isFree(s) || s.does == Does::kLabel || s.does == Does::kBranch) return false;
        const int guard = knownGuard(s);
        if (guard == kNone || (guard == kOfThread && !mayStandApart(s))) return false;
        s.guard = guard;
        s.unless = random_.oneIn(2);
        return true;
      }
      case 9:
        if (s.does == Does::kWait) {
          s.number = (s.number + 1 + static_cast<uint32_t>(random_.below(2))) % 3;
          return true;
        }
        if (s.does == Does::kCompare && isFree(s)) {
          s.relation = static_cast<Relation>(random_.below(4));
          return true;
        }
        if (s.does == Does::kTruth && isFree(s)) {
          s.number ^= 1;
          return true;
        }
        return false;
      case 10:
        if (s.does != Does::kProduct) return false;
        if (random_.oneIn(3)) {
          s.number = 12 - s.number;  // the other shape
          return true;
        }
        s.other = random_.oneIn(2) ? kNone : knownGuard({.does = Does::kFence});
        s.second = random_.oneIn(2) ? 1 : 0;
        return true;
      case 11:
        if (program_.ofTensorMemory) return false;
        return insert(at, {.does = random_.oneIn(2) ? Does::kReturn : Does::kExit,
                           .guard = knownGuard({.does = Does::kFence}),
                           .unless = random_.oneIn(2)});
      case 12: {
        // A way forward past what stands between.
        std::vector<uint32_t> labels;
        for (size_t i = at; i < all_.size(); ++i)
          if (all_[i].does == Does::kLabel) labels.push_back(all_[i].number);
        if (labels.empty() || isApart(at)) return false;
        return insert(at, {.does = Does::kBranch,
                           .number = random_.pick(labels),
                           .guard = knownGuard({.does = Does::kFence}),
                           .unless = random_.oneIn(2)});
      }
      case 13: {
        // A predicate that says something else from here on.
        if (isApart(at)) return false;
        return insert(at, {.does = Does::kCompare,
                           .to = alike(),
                           .from = random_.pick<int>({kParameterIn, kBlockIn}),
                           .number = static_cast<uint32_t>(random_.below(3)),
                           .relation = static_cast<Relation>(random_.below(4))});
      }
      default:
        return insert(at, random_.oneIn(2)
                              ? Statement{.does = Does::kStore, .from = someRegister()}
                              : Statement{.does = Does::kNumber, .to = someRegister(), .number = 0});
    }
  }

  Random& random_;
  Program& program_;
  std::vector<Statement>& all_;
};

}  // namespace

void edit(Program& program, Random& random) { Editing(random, program).edit(); }

}  // namespace cutecheck::ptx_adversary::ways
