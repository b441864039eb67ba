// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/grid.h"

#include <llvm/ADT/StringRef.h>

#include <algorithm>
#include <set>

#include "core/nvgpu/launch_limits.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/facts.h"
#include "oracle/tv/block/launch_ensured.h"
#include "oracle/tv/block/launch_exchange.h"
#include "oracle/tv/ir/value_functions.h"
#include "oracle/tv/run/real_values.h"
#include "oracle/tv/run/trace.h"
#include "oracle/tv/terms/samples.h"

namespace cutecheck::oracle {

namespace {

using PointerKind = MeaningPointer::Kind;

constexpr int64_t kSizes[] = {1, 2, 3, 5, 8, 16, 31, 32, 33, 40, 64, 65, 70, 128, 256, 512};
constexpr int kDraws = 20000, kMostBlocks = 12;
constexpr uint64_t kMostSteps = 3'000'000;
constexpr size_t kMany = ~size_t{0};
constexpr size_t kMostCompared = 2;  // elements that are computed as real numbers

// One launch: of the code, or of the lines, each with what its threads access.
class Launch {
 public:
  Launch(const Subject& subject, Assignment sizes, ValueNames& names, bool lines)
      : subject_(subject),
        f_(*subject.meaning),
        sizes_(std::move(sizes)),
        names_(names),
        ensured_(subject, names),
        lines_(lines) {}

  std::optional<Counterexample> counterexample;
  std::string unsupported;
  uint64_t steps = 0;

  void run() {
    const std::vector<Assignment> all = blocks();
    if (all.empty() || all.size() > kMostBlocks) {
      unsupported = "a launch of too many blocks";
      return;
    }
    for (const Assignment& block : all) {
      if (!runBlock(block)) return;
      ++when_.block;
    }
  }

  // What is ensured, of what the launch left.
  void compare() {
    for (size_t k = 0; k < f_.ensures.size() && !counterexample; ++k)
      if (!compare(k)) return;
  }

  // Whether what the code left in global memory is what the lines leave.
  void compare(const Launch& lines) {
    for (const auto& [place, meant] : lines.written_)
      if (!sameLeft(place, &meant, at(written_, place, meant))) return;
    for (const auto& [place, left] : written_)
      if (!lines.written_.contains(place) && !sameLeft(place, at(lines.written_, place, left), &left)) return;
  }

  static bool satisfies(const Subject& subject, const Assignment& at) {
    for (const auto* constraints : {&subject.denoted->premises, &subject.denoted->implicit})
      for (const Constraint& c : *constraints)
        if (holds(c, at) != true) return false;
    return true;
  }

 private:
  using Step = LaunchStep;
  using Thread = LaunchThread;
  using Place = LaunchPlace;
  using Written = LaunchElement;
  using Elements = LaunchElements;

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
    if (lines_) return open("of the lines: " + note);
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
    if (lines_) return runLines(at, thread);
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

  bool open(std::string why) {
    unsupported = std::move(why);
    return false;
  }

  // The same of the lines.
  bool runLines(const Assignment& at, Thread& thread) {
    const Meant meant = meantTrace(f_, *subject_.denoted, at, thread.names);
    const bool numbers = std::ranges::any_of(f_.accesses, [](const MeaningAccess& a) { return a.numeric; });
    if (numbers || !meant.open.empty() || !meant.undefined.empty())
      return open("lines of numbers that are loaded, or that are not executed");
    thread.intervals.assign(1, {});
    for (const TracedAccess& a : meant.trace) {
      const MeaningAccess& line = f_.accesses[a.source];
      if (line.barrier) {
        thread.intervals.emplace_back();
        continue;
      }
      const size_t plus = a.place.rfind('+');
      RunAccess access{nullptr, 0, a.store, f_.pointers[line.pointer].name, 0, line.type, a.value};
      if (llvm::StringRef(a.place).slice(plus + 1, a.place.rfind('@')).getAsInteger(10, access.offset))
        return open(a.place);
      thread.intervals.back().push_back({std::move(access), a.store ? std::string() : a.place});
    }
    return true;
  }

  // The registers of a thread in a block that has one direction; false where one is not known.
  bool bindThread(Assignment& at, uint32_t thread) {
    for (const MeaningRegister& r : f_.registers) {
      const bool isConstant = r.carries.kind == MeaningParameter::Kind::kConstant;
      std::optional<int64_t> number;
      if (r.name == "tid.x") number = thread;
      if (r.name == "tid.y" || r.name == "tid.z") number = 0;
      if (r.name == "laneid") number = thread % kThreadsOfWarp;
      if (r.name == "warpsize") number = kThreadsOfWarp;
      if (r.name.starts_with("ntid.") && r.name.back() >= 'x' && r.name.back() <= 'z')
        number = (*f_.launch.block)[static_cast<size_t>(r.name.back() - 'x')];
      const bool isBlock = !symbolOf(r.name).empty() || (isConstant && r.carries.constant == 0);
      if (!number && (!isBlock || !r.name.starts_with("ctaid.")))
        return open("a launch that reads " + r.name);
      if (number && isConstant && r.carries.constant != *number)
        return open("a launch of which " + r.name + " is one number");
      if (number && !isConstant) at[r.carries.symbol] = *number;
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
      if (!bindThread(at, t)) return false;
      if (!satisfies(subject_, at)) return open("a thread that the premises exclude");
      threads.emplace_back();
      if (!runThread(at, threads.back())) return false;
      who.push_back("thread " + std::to_string(t) + (name.empty() ? "" : " of " + name));
    }
    for (size_t t = 1; t < threads.size(); ++t)
      if (threads[t].intervals.size() != threads[0].intervals.size())
        return differs("a barrier that not all threads reach",
                       {{who[0], std::to_string(threads[0].intervals.size() - 1) + " barriers"},
                        {who[t], std::to_string(threads[t].intervals.size() - 1) + " barriers"}});
    Elements shared;
    for (size_t k = 0; k < threads[0].intervals.size(); ++k) {
      if (!noRace(threads, who, k)) return false;
      if (!runInterval(threads, who, k, shared)) return false;
    }
    return true;
  }

  // Between two barriers the threads run one after another, each to where its warp exchanges values.
  bool runInterval(std::vector<Thread>& threads, const std::vector<std::string>& who, size_t k, Elements& shared) {
    for (Thread& thread : threads) thread.next = 0;
    while (true) {
      bool exchanges = false;
      for (size_t t = 0; t < threads.size(); ++t) {
        Thread& thread = threads[t];
        for (const Step* s = thread.nextOf(k); s && !isOfLanes(f_, s->access); ++thread.next, s = thread.nextOf(k)) {
          when_ = {when_.block, t, k};
          if (!step(*s, who[t], thread, shared)) return false;
        }
        exchanges |= thread.nextOf(k) != nullptr;
      }
      if (!exchanges) return true;
      if (threads.size() % Exchange::kLanes != 0) return open("lanes that exchange values in a block of no whole warps");
      for (size_t first = 0, other = 0; first < threads.size(); first += Exchange::kLanes) {
        const std::string what = otherExchange(threads, k, first, other);
        if (!what.empty()) return differs("an exchange that not all lanes of a warp reach alike", {{who[other], what}});
        exchange(threads, k, first, [&](const std::string& value, Thread& thread) { return valueOf(value, thread); });
      }
    }
  }

  bool isShared(const RunAccess& a) const {
    return std::ranges::any_of(f_.pointers, [&](const MeaningPointer& p) {
      return p.kind == PointerKind::kShared && p.name == a.pointer;
    });
  }

  // Two threads that meet between two barriers, byte by byte. Of global memory, what they store is compared
  // where it is left: a store that nobody sees is no difference.
  bool noRace(const std::vector<Thread>& threads, const std::vector<std::string>& who, size_t interval) {
    struct Store {
      size_t thread;
      const RunAccess* access;
      bool many = false;  // threads
    };
    std::map<Place, Store> stored;  // by byte
    std::set<std::string> loaded;   // pointers
    for (const Thread& thread : threads)
      for (const Step& s : thread.intervals[interval])
        if (!s.access.store) loaded.insert(s.access.pointer);
    for (const bool stores : {true, false})
      for (size_t t = 0; t < threads.size(); ++t)
        for (const Step& s : threads[t].intervals[interval]) {
          const RunAccess& a = s.access;
          const bool shared = isShared(a);
          if (a.store != stores || isOfLanes(f_, a) || (!shared && !loaded.contains(a.pointer))) continue;
          for (int64_t k = 0; k < bytesOf(a.type); ++k) {
            const Place byte{a.pointer, a.offset + k};
            const auto at = stores ? stored.try_emplace(byte, Store{t, &a}).first : stored.find(byte);
            if (at == stored.end() || (at->second.thread == t && !at->second.many)) continue;
            const RunAccess& first = *at->second.access;
            at->second.many = true;
            if (!shared && stores) continue;
            if (!shared)
              return open(who[t] + " loads what " + who[at->second.thread] +
                          " stores, and no barrier is between them");
            if (stores && first.offset == a.offset && first.type == a.type && first.value == a.value)
              return open("two threads store one value to one element of shared memory");
            return differs(
                "a race in shared memory",
                {{who[at->second.thread], "stores at byte " + std::to_string(first.offset)},
                 {who[t], std::string(stores ? "stores" : "loads") + " " +
                              (first.offset == a.offset ? "there" : "at byte " + std::to_string(a.offset)) +
                              ", and no barrier is between them"}});
          }
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

  // What an element of which the launch has stored some bytes holds now; an empty value where nobody stored
  // there.
  bool found(const Elements& elements, const RunAccess& a, std::string& value) {
    std::string problem;
    size_t met = 0;
    overlapping(elements, {a.pointer, a.offset}, bytesOf(a.type), [&](const auto& at) {
      const Written& w = at->second;
      if (++met > 1 || w.torn || at->first.second != a.offset || w.type != a.type)
        problem = "what was stored in other parts than it is loaded";
      else if (!w.other.empty() || !w.when.before(when_))
        problem = "what is loaded is stored by another thread, and no barrier is between them";
      value = w.value;
    });
    return problem.empty() || open(problem + ": " + a.pointer + "+" + std::to_string(a.offset));
  }

  bool step(const Step& s, const std::string& who, Thread& thread, Elements& shared) {
    const RunAccess& a = s.access;
    const Place place{a.pointer, a.offset};
    Elements& elements = isShared(a) ? shared : written_;
    if (!a.store) {
      std::string value;
      if (!found(elements, a, value)) return false;
      if (value.empty() && isShared(a))
        return differs("shared memory is loaded where nobody stored",
                       {{who, "loads at byte " + std::to_string(a.offset)}});
      if (value.empty()) {
        value = a.type + " " + a.pointer + "+" + std::to_string(a.offset);
        const auto [at, fresh] = read_.try_emplace(place, Read{a.type, when_.block});
        if (!fresh && at->second.block != when_.block) at->second.block = kMany;
        if (bytesOf(a.type) > bytesOf(at->second.type)) at->second.type = a.type;
      }
      thread.values[s.token] = value;
      return true;
    }
    bool read = false;
    overlapping(read_, place, bytesOf(a.type),
                [&](const auto& at) { read |= at->second.block != when_.block; });
    if (read)
      return open("a block stores what another one loads: " + a.pointer + "+" + std::to_string(a.offset));
    put(elements, a, valueOf(a.value, thread), who, when_);
    return true;
  }

  enum class Left : uint8_t { kSame, kOther, kOpen };
  // What is computed in another way may be the same number.
  Left compared(const std::string& wanted, const std::string& left, const std::string& type,
                const std::string& ensured, std::string& reason, bool real = false, bool looks = true) const {
    if (sameBits(left, wanted)) return Left::kSame;
    if (!names_.made(wanted) && !names_.made(left)) return Left::kOther;
    if (type != ensured || !looks) return Left::kOpen;
    const auto none = [](const std::string&) { return false; };  // that a load is of what was stored
    const FloatQuestion question{ensured, wanted, left, names_, none, {}, real};
    const bool differ =
        differenceAtNumbers(question, reason) || (real && differenceOfReals(question, reason));
    return differ ? Left::kOther : Left::kOpen;
  }

  // What overlaps an element; null where nothing does.
  static const Written* at(const Elements& elements, const Place& place, const Written& like) {
    const Written* met = nullptr;
    overlapping(elements, place, bytesOf(like.type), [&](const auto& one) { met = &one->second; });
    return met;
  }

  // Of an element that the lines or the code left; false where that ends the comparison.
  bool sameLeft(const Place& place, const Written* meant, const Written* left) {
    const std::string where = place.first + "+" + std::to_string(place.second);
    for (const Written* w : {meant, left})
      if (w && (w->torn || !w->other.empty() || bytesOf(w->type) != bytesOf((meant ? meant : left)->type)))
        return open("other parts, or several threads, at " + where);
    if (meant && left && meant->offset != left->offset) return open("other parts at " + where);
    // What is stored back changes nothing.
    const Written& some = meant ? *meant : *left;
    if ((!meant || !left) && sameBits(some.value, some.type + " " + where)) return true;
    std::string reason;
    const Left same =
        !meant || !left ? Left::kOther : compared(meant->value, left->value, left->type, meant->type, reason);
    if (same == Left::kOpen) return open(where + " is computed in another way than the lines say: " + reason);
    return same == Left::kSame || differs("the launch leaves another value at " + where,
                                          {{"the lines", meant ? meant->value : "no store there"},
                                           {"the launch", left ? left->value : "no store there"}});
  }

  // What the launch left in an output.
  bool compare(size_t k) {
    const MeaningEnsures& e = f_.ensures[k];
    const DenotedEnsures& denoted = subject_.denoted->ensures[k];
    const std::string& out = f_.pointers[e.out].name;
    Elements rest;
    for (const auto& [place, written] : written_) {
      if (place.first != out) continue;
      bool read = false;
      overlapping(read_, place, bytesOf(written.type), [&](const auto&) { read = true; });
      if (read) return open("an output that is read");
      if (written.torn) return open("an output that is stored in parts");
      rest.emplace(place, written);
    }
    std::map<std::string, Interval> box;
    size_t elements = 1;
    for (size_t m = 0; m < e.indices.size(); ++m) {
      const std::optional<Int128> extent = evaluate(*denoted.extents[m], sizes_);
      if (!extent || *extent > LaunchEnsured::kMostSummands)
        return open("an output of more than " + std::to_string(LaunchEnsured::kMostSummands) +
                    " elements in one mode");
      box[e.indices[m].first] = {0, *extent - 1};
      elements *= static_cast<size_t>(*extent);
    }
    // What is computed otherwise may be the same real number: of a few elements it is looked at.
    const bool few = e.real() && LaunchEnsured::hasPowers(*subject_.denoted);
    const size_t stride = few ? elements / kMostCompared + 1 : 1;
    std::string unclear;
    size_t asked = 0;
    bool same = true;
    everyPoint(box, [&](const Assignment& point) {
      Assignment at = sizes_;
      std::string coordinate;
      for (const auto& [name, index] : e.indices)
        coordinate += (coordinate.empty() ? "" : ",") + std::to_string(at[name] = point.at(name));
      const std::optional<Int128> to = evaluate(*denoted.out, at);
      const std::optional<std::string> value = to ? ensured_.of(k, at) : std::nullopt;
      if (!value) {
        unsupported =
            "an element without a place, or of a fold of more than " + std::to_string(kMostTurns) + " turns";
        return same = false;
      }
      const Place place{out, static_cast<int64_t>(*to * e.bytes)};
      const std::string& wanted = *value;
      const std::string element = "element (" + coordinate + ") of " + out;
      const auto found = written_.find(place);
      size_t met = 0;
      overlapping(written_, place, e.bytes, [&](const auto&) { ++met; });
      const bool whole = found != written_.end() && met == 1 && bytesOf(found->second.type) == e.bytes;
      if (met > 0 && !whole) return same = open(element + " is stored in parts");
      rest.erase(place);
      if (!whole)
        return same = differs(element + " is not what is ensured",
                              {{"ensured", wanted}, {"the launch", "stores nothing there"}});
      const Written& w = found->second;
      const bool looks = asked++ % stride == 0;
      std::string reason;
      const Left left = compared(wanted, w.value, w.type, e.type, reason, e.real(), looks);
      if (!w.other.empty()) {
        // One of two stores is left, in some launch the one and in some the other.
        const Left other = w.otherValue.empty()
                               ? Left::kOpen
                               : compared(wanted, w.otherValue, w.type, e.type, reason, e.real());
        if (left == Left::kSame && other == Left::kSame) return true;
        if (left != Left::kOther && other != Left::kOther)
          return same = open("two threads store " + element + ", and nothing orders them " + reason);
        return same = differs("two threads store " + element + ", and nothing orders them",
                              {{"ensured", wanted}, {w.other, w.otherValue}, {w.who, w.value}});
      }
      if (left == Left::kSame) return true;
      if (left == Left::kOpen) {
        unclear = element + " is computed in another way than is ensured: " + reason;
        return few || (same = open(unclear));
      }
      return same = differs(element + " is not what is ensured", {{"ensured", wanted}, {w.who, w.value}});
    });
    if (!same) return false;
    if (rest.empty()) return unclear.empty() || open(unclear);
    const auto& [place, written] = *rest.begin();
    return differs("what is no element of " + out + " is written",
                   {{written.who, out + "+" + std::to_string(place.second) + " = " + written.value}});
  }

  const Subject& subject_;
  const MeaningFunction& f_;
  const Assignment sizes_;
  ValueNames& names_;                 // of what is made of what the launch loads
  Elements written_;                  // of global memory
  struct Read {
    std::string type;
    size_t block = 0;
  };
  LaunchEnsured ensured_;
  std::map<Place, Read> read_;  // what a launch finds in global memory, and which block does; kMany of them
  LaunchTime when_;             // of the access that is looked at
  const bool lines_;            // those of the lines, not of the code
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
  int most = kDraws;
  for (int draw = 0; draw < most; ++draw) {
    // Where no small sizes satisfy the premises, the least that they allow: one launch.
    if (draw + 1 == kDraws && points.empty()) most = kDraws + 1;
    Assignment point;
    for (const auto& [name, interval] : bounds)
      point[name] = static_cast<int64_t>(std::clamp(
          Int128(draw < kDraws ? kSizes[next(state) % std::size(kSizes)] : 1), interval.low, interval.high));
    for (const MeaningRegister& r : subject.meaning->registers)
      if (r.carries.kind == MeaningParameter::Kind::kSymbol)
        point[r.carries.symbol] =
            r.name.starts_with("ntid.") && r.name.back() >= 'x' && r.name.back() <= 'z'
                ? (*subject.meaning->launch.block)[static_cast<size_t>(r.name.back() - 'x')]
                : 0;
    for (const MeaningFold& fold : subject.meaning->folds) point[fold.index] = 0;
    for (const MeaningPointer& p : subject.meaning->pointers)
      if (p.kind == PointerKind::kShared)
        point[p.address] = static_cast<int64_t>(p.align * (next(state) % 5));
    for (const Constraint& c : draw < kDraws ? std::vector<Constraint>() : subject.denoted->premises)
      if (c.relation == Relation::kGreaterEqual && c.lhs->op() == ScalarNode::Op::kSymbol &&
          c.rhs->op() == ScalarNode::Op::kConstant && point.contains(c.lhs->name()))
        point[c.lhs->name()] = std::max(point[c.lhs->name()], c.rhs->value());
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
    ValueNames names;
    Launch launch(subject, chosen[k], names, false), lines(subject, chosen[k], names, true);
    launch.run();
    if (launch.unsupported.empty() && !launch.counterexample) {
      launch.compare();
      std::string open = std::exchange(launch.unsupported, {});
      if (!launch.counterexample) lines.run();
      if (!launch.counterexample && lines.unsupported.empty()) launch.compare(lines);
      if (launch.unsupported.empty()) launch.unsupported = std::move(open);
    }
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
