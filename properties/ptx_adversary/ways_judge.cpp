// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One thread carried out step by step, and what the PTX ISA says of its registers.
#include <algorithm>

#include "properties/ptx_adversary/ways.h"

namespace cutecheck::ptx_adversary::ways {
namespace {

constexpr size_t kSteps = 4000;
constexpr int kInNoGroup = -1;
constexpr int kAInRegisters = 4;

struct Pending {
  int accumulators = 0, count = 0, a = kNone;
  int shape = 0;
  int group = kInNoGroup;

  bool accumulatesIn(int r) const { return r >= accumulators && r < accumulators + count; }
  bool takesAsA(int r) const { return a != kNone && r >= a && r < a + kAInRegisters; }
};

// What the last products did with a register since the last fence.
struct SinceFence {
  bool byThread = false;  // an instruction of the thread read or wrote it
  int accumulates = 0;    // the shape of the product
  bool taken = false;     // as A
};

class Run {
 public:
  Run(const Program& program, const std::vector<size_t>& labels, const Execution& with)
      : program_(program), labels_(labels), with_(with) {}

  void carryOut() {
    const std::vector<Statement>& all = program_.statements;
    size_t steps = 0;
    while (at_ < all.size() && !broken()) {
      if (++steps > kSteps) {
        endless = true;
        return;
      }
      const Statement& s = all[at_];
      if (s.guard != kNone) {
        if (!asked(s.guard)) return;
        if (truth_[static_cast<size_t>(s.guard)] == s.unless) {
          ++at_;
          continue;
        }
      }
      if (s.does == Does::kReturn || s.does == Does::kExit) break;
      if (s.does == Does::kBranch) {
        at_ = labels_[s.number];
        continue;
      }
      step(s);
      if (!broken()) ++at_;
    }
    if (!broken()) end();
  }

  bool broken() const { return rule != nullptr; }
  size_t at() const { return at_; }

  const char* rule = nullptr;
  bool unclear = false, endless = false;

 private:
  void breaks(const char* which) {
    if (rule == nullptr) rule = which;
  }

  // A predicate that an instruction reads.
  bool asked(int p) {
    if (!said_[static_cast<size_t>(p)]) breaks("order_c7");
    return !broken();
  }
  void say(int p, bool value) {
    said_[static_cast<size_t>(p)] = true;
    truth_[static_cast<size_t>(p)] = value;
  }

  // PTX ISA, "wgmma.wait_group": of a product that was not awaited neither the accumulators nor a fragment of
  // A may be touched.
  void touch(int r) {
    for (const Pending& p : pending_)
      if (p.accumulatesIn(r) || p.takesAsA(r)) breaks(p.group == kInNoGroup ? "order_c2" : "order_c3");
    since_[static_cast<size_t>(r)].byThread = true;
  }
  uint32_t read(int r) {
    if (!written_[static_cast<size_t>(r)]) breaks("order_c7");
    if (loading_[static_cast<size_t>(r)]) breaks("order_c19");
    touch(r);
    return value_[static_cast<size_t>(r)];
  }
  void write(int r, uint32_t value) {
    if (loading_[static_cast<size_t>(r)]) breaks("order_c19");
    touch(r);
    written_[static_cast<size_t>(r)] = true;
    value_[static_cast<size_t>(r)] = value;
  }

  bool compared(const Statement& s) {
    const uint32_t left = read(s.from), right = s.other == kNone ? s.number : read(s.other);
    switch (s.relation) {
      case Relation::kEqual:
        return left == right;
      case Relation::kUnequal:
        return left != right;
      case Relation::kLess:
        return left < right;
      case Relation::kAtLeast:
        return left >= right;
    }
    return false;
  }

  void step(const Statement& s) {
    switch (s.does) {
      case Does::kParameter:
        return write(s.to, with_.parameter);
      case Does::kBlock:
        return write(s.to, with_.block);
      case Does::kThread:
        return write(s.to, with_.thread);
      case Does::kLoad:
        return write(s.to, with_.words[s.number]);
      case Does::kLoadNext: {
        write(s.to, listed_ < kListed ? with_.list >> listed_ & 1 : 0);
        ++listed_;
        return;
      }
      case Does::kNumber:
        return write(s.to, s.number);
      case Does::kCopy:
        return write(s.to, read(s.from));
      case Does::kSumOfFloats: {
        read(s.from);
        read(s.other);
        return write(s.to, 0);
      }
      case Does::kCountUp:
        return write(s.to, read(s.from) + s.number);
      case Does::kAnd:
        return write(s.to, read(s.from) & s.number);
      case Does::kChoose:
        if (asked(s.other)) write(s.to, truth_[static_cast<size_t>(s.other)] ? s.number : s.second);
        return;
      case Does::kStore:
        read(s.from);
        return;
      case Does::kStorePair:
        read(s.from);
        read(s.from + 1);
        return;
      case Does::kHalves:
        write(s.to, 0);
        return write(s.to + 1, 0);
      case Does::kTruth:
        return say(s.to, s.number != 0);
      case Does::kCompare:
        return say(s.to, compared(s));
      case Does::kCompareBoth: {
        const bool is = compared(s);
        say(s.to, is);
        return say(static_cast<int>(s.second), !is);
      }
      case Does::kNot:
        if (asked(s.from)) say(s.to, !truth_[static_cast<size_t>(s.from)]);
        return;
      case Does::kBoth:
      case Does::kEither:
      case Does::kUnlike: {
        if (!asked(s.from) || !asked(s.other)) return;
        const bool left = truth_[static_cast<size_t>(s.from)], right = truth_[static_cast<size_t>(s.other)];
        return say(s.to, s.does == Does::kBoth     ? left && right
                         : s.does == Does::kEither ? left || right
                                                   : left != right);
      }
      case Does::kFence:
        fenced_ = true;
        since_ = {};
        return;
      case Does::kProduct:
        return product(s);
      // PTX ISA, "wgmma.commit_group": a group of nothing is a group.
      case Does::kCommit:
        for (Pending& p : pending_)
          if (p.group == kInNoGroup) p.group = groups_;
        ++groups_;
        return;
      // PTX ISA, "wgmma.wait_group": so many of the last groups may stay.
      case Does::kWait:
        std::erase_if(pending_, [&](const Pending& p) {
          return p.group != kInNoGroup && p.group < groups_ - static_cast<int>(s.number);
        });
        return;
      case Does::kTensorLoad:
        for (int r = s.to; r < s.to + static_cast<int>(s.number); ++r) {
          if (loading_[static_cast<size_t>(r)]) breaks("order_c19");
          written_[static_cast<size_t>(r)] = loading_[static_cast<size_t>(r)] = true;
        }
        return;
      case Does::kTensorWait:
        loading_ = {};
        return;
      case Does::kLabel:
      case Does::kBranch:
      case Does::kReturn:
      case Does::kExit:
        return;
    }
  }

  void product(const Statement& s) {
    bool scales = s.second != 0;
    if (s.other != kNone) {
      if (!asked(s.other)) return;
      scales = truth_[static_cast<size_t>(s.other)];
    }
    // A sparse product has another k, and so another shape.
    const int count = static_cast<int>(s.number), shape = s.metadata == kNone ? count : -count;
    const Pending now{s.to, count, s.from, shape};
    if (s.metadata != kNone) {
      if (!written_[static_cast<size_t>(s.metadata)]) breaks("order_c7");
      for (const Pending& p : pending_)
        if (p.accumulatesIn(s.metadata) || p.takesAsA(s.metadata))
          breaks(p.group == kInNoGroup ? "order_c2" : "order_c3");
    }
    // PTX ISA, "wgmma.fence": before the first product.
    if (!fenced_) breaks("order_c1");
    for (int r = now.accumulators; r < now.accumulators + now.count; ++r) {
      const auto i = static_cast<size_t>(r);
      if (scales && !written_[i]) breaks("order_c7");
      // The same: products of one shape need none between for their accumulators.
      if (since_[i].byThread || (since_[i].accumulates != 0 && since_[i].accumulates != now.shape))
        breaks("order_c1");
      // Whether a product may write fragments that another takes, or accumulate in another shape behind a
      // fence alone, is in no clear words.
      unclear |= since_[i].taken || now.takesAsA(r);
      for (const Pending& p : pending_)
        unclear |= p.takesAsA(r) || (p.accumulatesIn(r) && p.shape != now.shape);
    }
    if (now.a != kNone)
      for (int r = now.a; r < now.a + kAInRegisters; ++r) {
        const auto i = static_cast<size_t>(r);
        if (!written_[i]) breaks("order_c7");
        for (const Pending& p : pending_)
          if (p.accumulatesIn(r)) breaks(p.group == kInNoGroup ? "order_c2" : "order_c3");
        if (since_[i].byThread || since_[i].accumulates != 0) breaks("order_c1");
      }
    for (int r = now.accumulators; r < now.accumulators + now.count; ++r) {
      written_[static_cast<size_t>(r)] = true;
      since_[static_cast<size_t>(r)].accumulates = now.shape;
    }
    if (now.a != kNone)
      for (int r = now.a; r < now.a + kAInRegisters; ++r) since_[static_cast<size_t>(r)].taken = true;
    pending_.push_back(now);
  }

  void end() {
    at_ = program_.statements.size();
    for (const Pending& p : pending_) breaks(p.group == kInNoGroup ? "order_c2" : "order_c3");
  }

  const Program& program_;
  const std::vector<size_t>& labels_;
  const Execution& with_;
  size_t at_ = 0;
  std::array<uint32_t, kRegisters> value_{};
  std::array<bool, kRegisters> written_{}, loading_{};
  std::array<SinceFence, kRegisters> since_{};
  std::array<bool, kPredicates> truth_{}, said_{};
  std::vector<Pending> pending_{};
  bool fenced_ = false;
  int groups_ = 0;
  uint32_t listed_ = 0;
};

// What the way of a thread may depend on.
struct Asked {
  bool parameter = false, block = false, thread = false, list = false;
  std::array<bool, kWords> words{};
};

bool isRead(const Program& program, int r) {
  return std::any_of(program.statements.begin(), program.statements.end(), [&](const Statement& s) {
    switch (s.does) {
      case Does::kCopy:
      case Does::kCountUp:
      case Does::kAnd:
      case Does::kStore:
        return s.from == r;
      case Does::kSumOfFloats:
      case Does::kCompareBoth:
      case Does::kCompare:
        return s.from == r || s.other == r;
      default:
        return false;
    }
  });
}

Asked askedBy(const Program& program) {
  Asked asked;
  for (const Statement& s : program.statements) {
    if (s.does == Does::kParameter) asked.parameter |= isRead(program, s.to);
    if (s.does == Does::kBlock) asked.block |= isRead(program, s.to);
    if (s.does == Does::kThread) asked.thread |= isRead(program, s.to);
    asked.list |= s.does == Does::kLoadNext;
    if (s.does == Does::kLoad) asked.words[s.number] |= isRead(program, s.to);
  }
  return asked;
}

std::vector<uint32_t> below(bool some, uint32_t count) {
  std::vector<uint32_t> all = {0};
  for (uint32_t i = 1; some && i < count; ++i) all.push_back(i);
  return all;
}

}  // namespace

Judged judged(const Program& program, const std::vector<uint32_t>& parameters,
              const std::vector<uint32_t>& blocks) {
  std::vector<size_t> labels;
  for (size_t i = 0; i < program.statements.size(); ++i)
    if (const Statement& s = program.statements[i]; s.does == Does::kLabel) {
      labels.resize(std::max<size_t>(labels.size(), s.number + 1));
      labels[s.number] = i;
    }
  const Asked asked = askedBy(program);
  const std::vector<uint32_t> some = asked.parameter ? parameters : std::vector<uint32_t>{parameters.front()};
  const std::vector<uint32_t> places = asked.block ? blocks : std::vector<uint32_t>{blocks.front()};
  std::vector<uint32_t> threads = {0};
  // About each number that a kernel compares them with.
  for (const uint32_t thread : {1U, 2U, 3U, 4U, 5U, 6U, 31U, 32U, 33U, 63U, 64U, 65U, 127U})
    if (asked.thread && (thread < 32 || !program.ofTensorMemory)) threads.push_back(thread);
  Judged result;
  for (const uint32_t parameter : some)
    for (const uint32_t block : places)
      for (const uint32_t thread : threads)
        for (const uint32_t first : below(asked.words[0], 8))
          for (const uint32_t second : below(asked.words[1], 8))
            for (const uint32_t other :
                 below(asked.words[kOwnWord] || asked.list, asked.list ? 1U << kListed : 4)) {
              const uint32_t own = other % 4, list = asked.list ? other : 0;
              const Execution execution{parameter, block, thread, {first, second, own}, list};
              Run run(program, labels, execution);
              run.carryOut();
              ++result.executions;
              result.isUnclear |= run.unclear && !run.broken();
              result.isEndless |= run.endless;
              if (!run.broken()) continue;
              result.breach = Breach{run.rule, run.at(), execution};
              return result;
            }
  return result;
}

std::string toString(const Execution& e) {
  return "n=" + std::to_string(e.parameter) + ", block " + std::to_string(e.block) + ", thread " +
         std::to_string(e.thread) + ", words " + std::to_string(e.words[0]) + " " +
         std::to_string(e.words[1]) + " " + std::to_string(e.words[kOwnWord]) + ", list " +
         std::to_string(e.list);
}

}  // namespace cutecheck::ptx_adversary::ways
