// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/grid.h"

#include <algorithm>
#include <set>

#include "oracle/decide/evaluate.h"
#include "oracle/terms/facts.h"
#include "oracle/tv/run/float_values.h"
#include "oracle/tv/run/trace.h"
#include "oracle/tv/terms/samples.h"

namespace cutecheck::oracle {

namespace {

using PointerKind = MeaningPointer::Kind;

constexpr int64_t kSizes[] = {1, 2, 3, 5, 8, 16, 31, 32, 33, 40, 64, 65, 70, 128, 256, 512};
constexpr int kDraws = 20000, kMostBlocks = 12;
constexpr uint64_t kMostSteps = 3'000'000;

// One launch.
class Launch {
 public:
  Launch(const Subject& subject, Assignment sizes)
      : subject_(subject), f_(*subject.meaning), sizes_(std::move(sizes)) {}

  std::optional<Counterexample> counterexample;
  std::string unsupported;
  uint64_t steps = 0;

  void run() {
    const std::vector<Assignment> all = blocks();
    if (all.empty() || all.size() > kMostBlocks) {
      unsupported = "a launch of too many blocks";
      return;
    }
    for (const Assignment& block : all)
      if (!runBlock(block)) return;
    for (size_t k = 0; k < f_.ensures.size(); ++k)
      if (!compare(k)) return;
  }

  static bool satisfies(const Subject& subject, const Assignment& at) {
    for (const auto* constraints : {&subject.denoted->premises, &subject.denoted->implicit})
      for (const Constraint& c : *constraints)
        if (holds(c, at) != true) return false;
    return true;
  }

 private:
  struct Step {
    RunAccess access;
    std::string token;  // of a load
  };
  // What one thread does, and what the names of its values are made of.
  struct Thread {
    std::vector<std::vector<Step>> intervals;
    ValueNames names;
    std::map<std::string, std::string> values;  // of tokens, and of what is made of them
  };
  using Place = std::pair<std::string, int64_t>;
  struct Written {
    std::string value, who;
  };

  std::string symbolOf(const std::string& name) const {
    const MeaningParameter* carried = f_.registerNamed(name);
    return carried && carried->kind == MeaningParameter::Kind::kSymbol ? carried->symbol : std::string();
  }

  // The blocks that the premises allow: a box from 0 on.
  std::vector<Assignment> blocks() const {
    std::vector<Assignment> all{sizes_};
    for (const char* name : {"ctaid.x", "ctaid.y", "ctaid.z"}) {
      const std::string symbol = symbolOf(name);
      if (symbol.empty()) continue;
      std::vector<Assignment> next;
      for (const Assignment& block : all)
        for (int64_t k = 0; k <= kMostBlocks; ++k) {
          Assignment at = block;
          at[symbol] = k;
          if (!satisfies(subject_, at)) break;
          next.push_back(std::move(at));
        }
      all = std::move(next);
    }
    return all;
  }

  bool differs(std::string note, std::vector<Evaluation> evaluated) {
    Counterexample found;
    for (const MeaningParameter& p : f_.parameters)
      if (p.kind == MeaningParameter::Kind::kSymbol) found.assignment[p.symbol] = sizes_.at(p.symbol);
    found.note = std::move(note);
    found.evaluated = std::move(evaluated);
    counterexample = std::move(found);
    return false;
  }

  // The accesses of one thread, cut at its barriers; false where it is not modelled.
  bool runThread(const Assignment& at, Thread& thread) {
    std::map<std::vector<unsigned>, int64_t> arguments;
    for (const MeaningParameter& p : f_.parameters)
      arguments[p.path] = p.kind == MeaningParameter::Kind::kConstant ? p.constant : at.at(p.symbol);
    RunKernel kernel = runKernelOf(f_, at);
    kernel.names = &thread.names;
    std::vector<std::vector<Step>>& intervals = thread.intervals;
    Run run = interpret(*subject_.function, arguments, &kernel);
    steps += run.steps;
    if (run.status != Run::Status::kReturned) {
      unsupported = run.reason;
      return false;
    }
    intervals.assign(1, {});
    size_t stores = 0;
    for (RunAccess& a : run.accesses) {
      std::string token = a.store ? std::string() : loadToken(a.pointer, a.offset, a.type, stores);
      stores += a.store ? 1 : 0;
      if (a.type == "barrier")
        intervals.emplace_back();
      else
        intervals.back().push_back({std::move(a), std::move(token)});
    }
    return true;
  }

  bool runBlock(const Assignment& block) {
    const MeaningLaunch::Extents& extents = *f_.launch.block;
    std::vector<Thread> threads;
    std::vector<std::string> who;
    std::string name;
    for (const char* r : {"ctaid.x", "ctaid.y", "ctaid.z"})
      if (const std::string symbol = symbolOf(r); !symbol.empty())
        name += std::string(name.empty() ? "block " : ",") + std::to_string(block.at(symbol));
    for (uint32_t t = 0; t < extents[0]; ++t) {
      Assignment at = block;
      if (const std::string symbol = symbolOf("tid.x"); !symbol.empty()) at[symbol] = t;
      if (!satisfies(subject_, at)) {
        unsupported = "a thread that the premises exclude";
        return false;
      }
      threads.emplace_back();
      if (!runThread(at, threads.back())) return false;
      who.push_back("thread " + std::to_string(t) + (name.empty() ? "" : " of " + name));
    }
    for (size_t t = 1; t < threads.size(); ++t)
      if (threads[t].intervals.size() != threads[0].intervals.size())
        return differs("a barrier that not all threads reach",
                       {{who[0], std::to_string(threads[0].intervals.size() - 1) + " barriers"},
                        {who[t], std::to_string(threads[t].intervals.size() - 1) + " barriers"}});
    std::map<Place, std::string> shared;
    for (size_t k = 0; k < threads[0].intervals.size(); ++k) {
      if (!noRace(threads, who, k)) return false;
      for (size_t t = 0; t < threads.size(); ++t)
        for (const Step& s : threads[t].intervals[k])
          if (!step(s, who[t], threads[t], shared)) return false;
    }
    return true;
  }

  bool isShared(const RunAccess& a) const {
    return std::ranges::any_of(f_.pointers, [&](const MeaningPointer& p) {
      return p.kind == PointerKind::kShared && p.name == a.pointer;
    });
  }

  bool noRace(const std::vector<Thread>& threads, const std::vector<std::string>& who, size_t interval) {
    std::map<int64_t, size_t> stored;  // by place: by which thread
    for (const bool stores : {true, false})
      for (size_t t = 0; t < threads.size(); ++t)
        for (const Step& s : threads[t].intervals[interval]) {
          if (!isShared(s.access) || s.access.store != stores) continue;
          const auto at =
              stores ? stored.try_emplace(s.access.offset, t).first : stored.find(s.access.offset);
          if (at == stored.end() || at->second == t) continue;
          return differs("a race in shared memory",
                         {{who[at->second], "stores at byte " + std::to_string(s.access.offset)},
                          {who[t], std::string(stores ? "stores" : "loads") +
                                       " there, and no barrier is between them"}});
        }
    return true;
  }

  // A value of a thread by what the launch loads.
  std::string valueOf(const std::string& name, Thread& thread) {
    const auto known = thread.values.find(name);
    if (known != thread.values.end()) return known->second;
    const ValueNames::Made* made = thread.names.made(name);
    if (!made) return name;
    std::vector<std::string> operands;
    for (const std::string& operand : made->operands) operands.push_back(valueOf(operand, thread));
    return thread.values[name] = names_.of(made->word, std::move(operands));
  }

  bool step(const Step& s, const std::string& who, Thread& thread, std::map<Place, std::string>& shared) {
    const RunAccess& a = s.access;
    const Place place{a.pointer, a.offset};
    if (!a.store && isShared(a)) {
      const auto at = shared.find(place);
      if (at == shared.end())
        return differs("shared memory is loaded where nobody stored",
                       {{who, "loads at byte " + std::to_string(a.offset)}});
      thread.values[s.token] = at->second;
      return true;
    }
    if (!a.store) {
      thread.values[s.token] = a.type + " " + a.pointer + "+" + std::to_string(a.offset);
      read_.insert(place);
      return true;
    }
    const std::string value = valueOf(a.value, thread);
    if (isShared(a)) {
      shared[place] = value;
      return true;
    }
    const auto [at, fresh] = written_.try_emplace(place, Written{value, who});
    if (!fresh && at->second.who != who)
      return differs("two threads store one element",
                     {{at->second.who, a.pointer + "+" + std::to_string(a.offset)},
                      {who, a.pointer + "+" + std::to_string(a.offset)}});
    at->second.value = value;
    return true;
  }

  // The value that is ensured of an element, by its indices, and what the fold's sum is.
  std::optional<std::string> ensuredOf(const Opaque& value, size_t which, Assignment& at,
                                       const std::string& sum) {
    const MeaningEnsures& e = f_.ensures[which];
    const DenotedEnsures& denoted = subject_.denoted->ensures[which];
    switch (value->kind) {
      case OpaqueNode::Kind::kLoad: {
        const MeaningElement& in = e.in[value->number];
        const std::optional<Int128> from = evaluate(*denoted.in[value->number], at);
        if (!from) return std::nullopt;
        return in.type + " " + f_.pointers[in.pointer].name + "+" +
               std::to_string(static_cast<int64_t>(*from * in.bytes));
      }
      case OpaqueNode::Kind::kConstant:
        return "bits " + std::to_string(value->number);
      case OpaqueNode::Kind::kParameter:
        return value->name;
      case OpaqueNode::Kind::kCarried:
        return sum;
      case OpaqueNode::Kind::kChoice: {
        const std::optional<Int128> holds = evaluate(*denoted.numbers[value->number], at);
        return holds ? ensuredOf(value->operands[*holds != 0 ? 0 : 1], which, at, sum) : std::nullopt;
      }
      case OpaqueNode::Kind::kFolded: {
        const std::optional<Int128> turns = evaluate(*denoted.turns, at);
        std::optional<std::string> folded = ensuredOf(denoted.first, which, at, {});
        if (!turns || *turns > kMostTurns) return std::nullopt;
        for (int64_t k = 0; k < *turns && folded; ++k) {
          at[e.index] = k;
          folded = ensuredOf(denoted.next, which, at, *folded);
        }
        at.erase(e.index);
        return folded;
      }
      default:
        break;
    }
    std::vector<std::string> operands;
    for (const Opaque& part : value->operands) {
      std::optional<std::string> operand = ensuredOf(part, which, at, sum);
      if (!operand) return std::nullopt;
      operands.push_back(std::move(*operand));
    }
    return names_.of(value->name, std::move(operands));
  }

  // What the launch left in an output.
  bool compare(size_t k) {
    const MeaningEnsures& e = f_.ensures[k];
    const DenotedEnsures& denoted = subject_.denoted->ensures[k];
    const std::string& out = f_.pointers[e.out].name;
    for (const Place& place : read_)
      if (place.first == out && written_.contains(place)) {
        unsupported = "an output that is read";
        return false;
      }
    std::map<Place, Written> rest;
    for (const auto& [place, written] : written_)
      if (place.first == out) rest.emplace(place, written);
    std::map<std::string, Interval> box;
    for (size_t m = 0; m < e.indices.size(); ++m) {
      const std::optional<Int128> extent = evaluate(*denoted.extents[m], sizes_);
      if (!extent || *extent > 4096) {
        unsupported = "an output of more than 4096 elements in one mode";
        return false;
      }
      box[e.indices[m].first] = {0, *extent - 1};
    }
    bool same = true;
    everyPoint(box, [&](const Assignment& point) {
      Assignment at = sizes_;
      std::string coordinate;
      for (const auto& [name, index] : e.indices)
        coordinate += (coordinate.empty() ? "" : ",") + std::to_string(at[name] = point.at(name));
      const std::optional<Int128> to = evaluate(*denoted.out, at);
      const std::optional<std::string> value = to ? ensuredOf(denoted.value, k, at, {}) : std::nullopt;
      if (!value) {
        unsupported =
            "an element without a place, or of a fold of more than " + std::to_string(kMostTurns) + " turns";
        return same = false;
      }
      const Place place{out, static_cast<int64_t>(*to * e.bytes)};
      const std::string& wanted = *value;
      const auto found = written_.find(place);
      rest.erase(place);
      if (found != written_.end() && found->second.value == wanted) return true;
      // What is computed in another way may be the same number.
      std::string reason;
      const auto made = [&](const std::string& name) { return names_.made(name) != nullptr; };
      if (found != written_.end() && (made(wanted) || made(found->second.value)) &&
          !differenceAtNumbers(
              {e.type, wanted, found->second.value, names_, [](const std::string&) { return false; }},
              reason)) {
        unsupported = "element (" + coordinate + ") of " + out +
                      " is computed in another way than is ensured: " + reason;
        return same = false;
      }
      return same = differs("element (" + coordinate + ") of " + out + " is not what is ensured",
                            {{"ensured", wanted},
                             {found == written_.end() ? "the launch" : found->second.who,
                              found == written_.end() ? "stores nothing there" : found->second.value}});
    });
    if (!same) return false;
    if (rest.empty()) return true;
    const auto& [place, written] = *rest.begin();
    return differs("what is no element of " + out + " is written",
                   {{written.who, out + "+" + std::to_string(place.second) + " = " + written.value}});
  }

  const Subject& subject_;
  const MeaningFunction& f_;
  const Assignment sizes_;
  ValueNames names_;                  // of what is made of what the launch loads
  std::map<Place, Written> written_;  // of global memory
  std::set<Place> read_;
};

uint64_t next(uint64_t& state) {
  uint64_t z = (state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

}  // namespace

GridRuns runGrids(const Subject& subject, const std::map<std::string, Interval>& bounds,
                  const std::map<std::string, Int128>& multiples, int launches) {
  GridRuns result;
  if (!subject.meaning->launch.block || (*subject.meaning->launch.block)[1] != 1 ||
      (*subject.meaning->launch.block)[2] != 1)
    return result;
  // The smallest launches first.
  std::set<std::pair<Int128, Assignment>> points;
  uint64_t state = 1;
  for (int draw = 0; draw < kDraws; ++draw) {
    Assignment point;
    for (const auto& [name, interval] : bounds)
      point[name] = static_cast<int64_t>(
          std::clamp(Int128(kSizes[next(state) % std::size(kSizes)]), interval.low, interval.high));
    for (const MeaningRegister& r : subject.meaning->registers)
      if (r.carries.kind == MeaningParameter::Kind::kSymbol) point[r.carries.symbol] = 0;
    for (const MeaningFold& fold : subject.meaning->folds) point[fold.index] = 0;
    for (const MeaningPointer& p : subject.meaning->pointers)
      if (p.kind == PointerKind::kShared)
        point[p.address] = static_cast<int64_t>(p.align * (next(state) % 5));
    point = rounded(joined(std::move(point), subject.denoted->premises, bounds), multiples, bounds);
    if (!Launch::satisfies(subject, point)) continue;
    Int128 size = 0;
    for (const auto& [name, value] : point) size += value;
    points.emplace(size, std::move(point));
  }
  // A few of the smallest, then every so many of the rest.
  std::vector<Assignment> chosen;
  for (const auto& [size, point] : points) chosen.push_back(point);
  uint64_t steps = 0;
  const size_t step = std::max<size_t>(1, chosen.size() / static_cast<size_t>(std::max(launches, 1)));
  for (size_t k = 0; k < chosen.size() && steps < kMostSteps; k += step) {
    Launch launch(subject, chosen[k]);
    launch.run();
    steps += launch.steps;
    if (!launch.unsupported.empty())
      result.unsupported = launch.unsupported;
    else
      ++result.launches;
    if (!launch.counterexample) continue;
    result.counterexample = std::move(launch.counterexample);
    return result;
  }
  return result;
}

}  // namespace cutecheck::oracle
