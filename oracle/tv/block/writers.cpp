// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/writers.h"

#include <algorithm>
#include <map>
#include <set>

#include "oracle/tv/reference/exchange.h"

namespace cutecheck::oracle {

namespace {

using PointerKind = MeaningPointer::Kind;

std::string lineText(const MeaningAccess& a) { return "line " + std::to_string(a.line); }

// The names of the numbers in a value.
void collect(const Scalar& s, std::set<std::string>& names) {
  using Op = ScalarNode::Op;
  if (s->op() == Op::kConstant) return;
  if (s->op() == Op::kSymbol) {
    names.insert(s->name());
    return;
  }
  collect(s->lhs(), names);
  if (s->op() != Op::kNeg) collect(s->rhs(), names);
}

void collect(const Function& f, std::set<std::string>& names) {
  if (f.kind == Function::Kind::kMode) {
    collect(f.extent, names);
    collect(f.stride, names);
  }
  if (f.kind == Function::Kind::kShift) collect(f.shift, names);
  for (const Function& part : f.parts) collect(part, names);
}

void collect(const MeaningNode& v, std::set<std::string>& names) {
  if (v.kind == MeaningNode::Kind::kScalar) collect(v.scalar, names);
  if (v.kind == MeaningNode::Kind::kApply) collect(v.function, names);
  for (const MeaningValue& operand : v.operands) collect(*operand, names);
}

// One element of shared memory.
struct Element {
  struct Access {
    size_t line;
    int64_t thread;
  };
  std::map<size_t, std::vector<Access>> stores, loads;  // by what no barrier divides (Table::together_)
};

class Table {
 public:
  Table(const MeaningFunction& f, const DenotedFunction& denoted, const BlockThreads& threads)
      : f_(f), denoted_(denoted), threads_(threads) {}

  SharedWriters run() {
    if (!turnsAlike()) return std::move(result_);
    exchanges();
    const auto shared = std::ranges::find_if(
        f_.pointers, [](const MeaningPointer& p) { return p.kind == PointerKind::kShared; });
    if (shared == f_.pointers.end()) return std::move(result_);
    pointer_ = static_cast<size_t>(shared - f_.pointers.begin());
    if (!layoutKept(*shared)) return std::move(result_);
    divide();
    for (size_t i = 0; i < f_.accesses.size(); ++i)
      if (f_.accesses[i].pointer == pointer_ && !place(i)) return std::move(result_);
    for (const auto& [at, element] : elements_)
      if (!race(at, element)) return std::move(result_);
    for (size_t i = 0; i < f_.accesses.size(); ++i)
      if (f_.accesses[i].pointer == pointer_ && !f_.accesses[i].store && !find(i)) return std::move(result_);
    return std::move(result_);
  }

 private:
  bool fail(std::string what) {
    result_.problems.push_back(std::move(what));
    return false;
  }

  // What a lane finds another one gave, in the line before.
  void exchanges() {
    for (size_t i = 1; i < f_.accesses.size(); ++i) {
      const MeaningAccess& a = f_.accesses[i];
      if (f_.pointers[a.pointer].kind != PointerKind::kLanes || a.store) continue;
      const Exchange exchange = Exchange::ofNumber(a.offset.value).value_or(Exchange());
      SharedLoad load{i, {}, {}};
      for (int64_t t = 0; t < threads_.count; ++t) {
        const int64_t lane = t % Exchange::kLanes;
        load.writer.push_back(t - lane + exchange.from(static_cast<unsigned>(lane)));
        load.lines.push_back({i - 1});
      }
      result_.loads.push_back(std::move(load));
    }
  }

  // Elements of one size, which the swizzle moves whole and within the memory.
  bool layoutKept(const MeaningPointer& p) {
    for (const MeaningAccess& a : f_.accesses) {
      if (a.pointer != pointer_) continue;
      if (bytes_ != 0 && a.bytes != bytes_)
        return fail("shared memory accessed as elements of " + std::to_string(bytes_) + " and of " +
                    std::to_string(a.bytes) + " bytes");
      bytes_ = a.bytes;
    }
    if (bytes_ == 0) return fail("shared memory that no line accesses");
    if (p.align % bytes_ != 0) return fail("shared memory that is not aligned to its elements");
    const Swizzle& s = p.swizzle;
    if (s.bits == 0) return true;
    const uint64_t group = uint64_t{1} << std::min(s.base + s.bits + std::max(-s.shift, 0), 40);
    if (bytes_ > uint64_t{1} << s.base) return fail("a swizzle that takes elements apart");
    if (p.align % group != 0 || p.bytes % group != 0)
      return fail("a swizzle of groups of " + std::to_string(group) +
                  " bytes, of which the shared memory has no whole number");
    return true;
  }

  // A barrier in a fold is met by all threads of a block in the same turns.
  bool turnsAlike() {
    for (const MeaningAccess& a : f_.accesses) {
      if (!a.barrier || !a.fold) continue;
      const DenotedFold& fold = denoted_.folds[*a.fold];
      std::set<std::string> names;
      collect(*fold.turns, names);
      if (fold.condition) collect(*fold.condition, names);
      if (threads_.symbol && names.contains(*threads_.symbol))
        return fail(lineText(a) + ": a barrier in turns of which each thread takes a number of its own");
    }
    return true;
  }

  // Cuts the lines at their barriers. What stands in a fold before its first barrier follows in the next turn
  // what stands behind the last one, and in front of the fold and behind it are one where it takes no turn:
  // no barrier is taken to divide all these.
  void divide() {
    size_t interval = 0;
    std::map<size_t, std::pair<size_t, size_t>> reach;  // of each fold
    for (const MeaningAccess& a : f_.accesses) {
      if (a.fold) reach.try_emplace(*a.fold, interval, interval);
      if (a.barrier) ++interval;
      if (a.fold) reach.at(*a.fold).second = interval;
      intervals_.push_back(interval);
    }
    for (size_t k = 0; k <= interval; ++k) together_.push_back(k);
    for (const auto& [fold, ends] : reach) {
      const size_t from = together_[ends.second], to = together_[ends.first];
      for (size_t& k : together_)
        if (k == from) k = to;
    }
  }

  // Where each thread accesses.
  bool place(size_t i) {
    const MeaningAccess& a = f_.accesses[i];
    std::set<std::string> names;
    collect(*denoted_.accesses[i].offset, names);
    if (threads_.symbol) names.erase(*threads_.symbol);
    if (!names.empty()) return fail(lineText(a) + ": a place in shared memory that depends on " + *names.begin());
    std::vector<int64_t>& at = places_[i];
    for (int64_t t = 0; t < threads_.count; ++t) {
      Assignment thread;
      if (threads_.symbol) thread[*threads_.symbol] = t;
      if (a.store && denoted_.accesses[i].condition &&
          evaluate(*denoted_.accesses[i].condition, thread) == Int128(0))
        continue;  // whatever the sizes and the block are
      const std::optional<Int128> e = evaluate(*denoted_.accesses[i].offset, thread);
      if (!e || *e < 0 || *e >= Int128(f_.pointers[pointer_].bytes) / bytes_)
        return fail(lineText(a) + ": thread " + std::to_string(t) + " accesses an element outside of shared memory");
      if (!a.store) at.push_back(static_cast<int64_t>(*e));  // of each thread
      Element& element = elements_[static_cast<int64_t>(*e)];
      (a.store ? element.stores : element.loads)[together_[intervals_[i]]].push_back({i, t});
      ++result_.places;
    }
    return true;
  }

  bool race(int64_t at, const Element& element) {
    for (const auto& [interval, stores] : element.stores) {
      std::vector<Element::Access> all = stores;
      if (const auto loads = element.loads.find(interval); loads != element.loads.end()) {
        if (loads->second.front().thread == stores.front().thread &&
            std::ranges::all_of(loads->second, [&](const auto& l) { return l.thread == stores.front().thread; }))
          return fail(lineText(f_.accesses[loads->second.front().line]) +
                      ": an element of shared memory that is stored and loaded between two barriers");
        all.insert(all.end(), loads->second.begin(), loads->second.end());
      }
      for (const Element::Access& other : all)
        if (other.thread != stores.front().thread)
          return fail("a race is not excluded: between two barriers " +
                      lineText(f_.accesses[stores.front().line]) + " of thread " +
                      std::to_string(stores.front().thread) + " stores element " + std::to_string(at) +
                      " of shared memory, which " + lineText(f_.accesses[other.line]) + " of thread " +
                      std::to_string(other.thread) + (f_.accesses[other.line].store ? " stores" : " loads"));
    }
    return true;
  }

  // The last stores before a load: in a fold those of the same turn.
  bool find(size_t i) {
    const MeaningAccess& a = f_.accesses[i];
    SharedLoad load;
    load.line = i;
    for (int64_t t = 0; t < threads_.count; ++t) {
      const std::string who =
          lineText(a) + ": thread " + std::to_string(t) + " loads an element of shared memory that ";
      std::map<size_t, std::vector<Element::Access>> turn, before;  // by the number of barriers before
      bool turnBefore = false, foldBefore = false;
      for (const auto& [together, stores] : elements_.at(places_.at(i)[static_cast<size_t>(t)]).stores)
        for (const Element::Access& store : stores) {
          const std::optional<size_t> fold = f_.accesses[store.line].fold;
          const bool earlier = store.line < i;
          if (a.fold && fold == a.fold)
            earlier ? turn[intervals_[store.line]].push_back(store) : void(turnBefore = true);
          else if (earlier && fold)
            foldBefore = true;
          else if (earlier)
            before[intervals_[store.line]].push_back(store);
        }
      if (turn.empty() && turnBefore) return fail(who + "a turn before stores");
      if (turn.empty() && foldBefore) return fail(who + "a fold before stores");
      const auto& stored = turn.empty() ? before : turn;
      if (stored.empty()) return fail(who + "nobody stored before");
      if (stored.size() > 1)
        return fail(lineText(a) + ": an element of shared memory that is stored before two barriers");
      const std::vector<Element::Access>& stores = stored.begin()->second;
      load.writer.push_back(stores.front().thread);
      std::vector<size_t> lines;
      for (const Element::Access& store : stores) {
        if (store.thread != stores.front().thread) return fail(who + "two threads store");
        lines.push_back(store.line);
      }
      load.lines.push_back(std::move(lines));
    }
    result_.loads.push_back(std::move(load));
    return true;
  }

  const MeaningFunction& f_;
  const DenotedFunction& denoted_;
  const BlockThreads& threads_;
  size_t pointer_ = 0;
  std::vector<size_t> intervals_;  // of each line: how many barriers stand before
  std::vector<size_t>
      together_;  // of each interval: the first one that no barrier is taken to divide from it
  unsigned bytes_ = 0;
  std::map<size_t, std::vector<int64_t>> places_;
  std::map<int64_t, Element> elements_;
  SharedWriters result_;
};

}  // namespace

std::optional<std::string> threadsOf(const MeaningFunction& f, BlockThreads& threads) {
  const MeaningLaunch::Extents& block = *f.launch.block;
  if (block[1] != 1 || block[2] != 1) return "a block of threads in more than one direction";
  threads.count = block[0];
  for (const MeaningRegister& r : f.registers) {
    const bool thread = r.name == "tid.x",
               coordinate = r.name == "ctaid.x" || r.name == "ctaid.y" || r.name == "ctaid.z";
    if ((!thread && !coordinate) || r.carries.kind != MeaningParameter::Kind::kSymbol)
      return "the register " + r.name + " beside shared memory, or ensures";
    if (thread) threads.symbol = r.carries.symbol;
  }
  // A name of its own: it is another number for each thread, and nothing else is.
  size_t carried = 0;
  if (threads.symbol) {
    for (const MeaningRegister& r : f.registers) carried += r.carries.symbol == *threads.symbol ? 1 : 0;
    for (const MeaningParameter& p : f.parameters) carried += p.symbol == *threads.symbol ? 1 : 0;
  }
  return carried > 1 ? std::optional("tid.x carries a symbol that something else carries too") : std::nullopt;
}

SharedWriters findWriters(const MeaningFunction& f, const DenotedFunction& denoted, const BlockThreads& threads) {
  return Table(f, denoted, threads).run();
}

}  // namespace cutecheck::oracle
