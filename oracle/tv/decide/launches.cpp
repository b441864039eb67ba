// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/launches.h"

#include <algorithm>
#include <array>

#include "core/nvgpu/launch_limits.h"
#include "oracle/smt/smtlib.h"
#include "oracle/tv/reference/meaning_term.h"
#include "oracle/tv/terms/substitution.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

constexpr std::string_view kAxes = "xyz";
constexpr int64_t kLastThread = kMostThreadsOfBlock - 1;

// "tid", 0 of "tid.x".
std::pair<std::string, size_t> axisOf(const std::string& name) {
  const size_t dot = name.find('.');
  const size_t axis = dot == std::string::npos || dot + 2 != name.size() ? std::string::npos : kAxes.find(name[dot + 1]);
  return {name.substr(0, dot), axis};
}

std::string at(const std::string& of, size_t axis) { return of + "." + std::string(1, kAxes[axis]); }

Term numberOf(const MeaningParameter& p) {
  return p.kind == MeaningParameter::Kind::kConstant ? integer(p.constant) : variable(p.symbol);
}

class Conditions {
 public:
  Conditions(const MeaningFunction& f, const DenotedFunction& denoted) : f_(f) {
    for (const auto* constraints : {&denoted.premises, &denoted.implicit})
      for (const Constraint& c : *constraints) premises_.emplace_back(termOf(c), c.text);
  }

  LaunchConditions run() {
    for (const MeaningRegister& r : f_.registers) {
      const auto [of, axis] = axisOf(r.name);
      if (r.name == "laneid" && r.carries.kind == MeaningParameter::Kind::kSymbol && !isParameter(r.carries))
        lane(r.carries);
      const bool ofAll = of == "ntid" || of == "nctaid" || of == "nclusterid" || of == "warpsize";
      if (of != "tid" && of != "ctaid" && !ofAll && r.carries.kind == MeaningParameter::Kind::kConstant) isAlone(r.name, r.carries);
      out_.countsBlocks |= of == "nctaid" && r.carries.kind != MeaningParameter::Kind::kAny;
      if (axis != std::string::npos && (of == "ntid" || of == "nctaid")) extent(of, axis, r.carries);
      if (of != "tid" && of != "ctaid") continue;
      if (axis == std::string::npos || isParameter(r.carries)) {
        out_.missing.push_back("no launch is known whose threads all have the " + r.name + " that is said");
        continue;
      }
      if (of == "tid") thread(axis, r.carries);
      if (of == "ctaid") block(axis, r.carries);
    }
    if (!f_.ensures.empty()) clusterIsRead();
    Substitution other(other_);
    for (const auto& [premise, text] : premises_) {
      if (const std::string name = unreadIn(premise); !name.empty())
        out_.missing.push_back("not modelled: a premise of the register " + name + ": " + text);
      const Term goal = other(premise);
      if (goal != premise) out_.goals.emplace_back(goal, "a launch whose threads satisfy " + text);
    }
    return std::move(out_);
  }

 private:
  bool isParameter(const MeaningParameter& carried) const {
    return carried.kind == MeaningParameter::Kind::kSymbol &&
           std::any_of(f_.parameters.begin(), f_.parameters.end(),
                       [&](const MeaningParameter& p) { return p.symbol == carried.symbol; });
  }

  // The premises may speak of the extents of a launch; of any other register its threads would have to be known.
  std::string unreadIn(const Term& premise) const {
    const std::vector<std::string> names = variablesOf({premise});
    for (const MeaningRegister& r : f_.registers) {
      const std::string of = axisOf(r.name).first;
      if (of == "tid" || of == "ctaid" || of == "ntid" || of == "nctaid" ||
          other_.contains(r.carries.symbol) || r.carries.kind != MeaningParameter::Kind::kSymbol)
        continue;
      if (std::find(names.begin(), names.end(), r.carries.symbol) != names.end()) return r.name;
    }
    return {};
  }

  // Another number of the register, in what follows; it may be what `most` says, which a fact does.
  Term another(const MeaningParameter& carried, int64_t most) {
    const std::string name = "another " + carried.symbol;
    if (other_.contains(carried.symbol))
      out_.missing.push_back("no launch is known of which two registers are " + carried.symbol);
    out_.bounds[name] = {0, most};
    other_[carried.symbol] = variable(name);
    return variable(name);
  }

  // A register that is one number, where the threads of a launch have several.
  void isAlone(const std::string& name, const MeaningParameter& carried) {
    out_.missing.push_back("no launch is known whose " + name + " is " + std::to_string(carried.constant) + " alone");
  }

  // Any lane of a warp; a block of fewer threads has no more lanes.
  void lane(const MeaningParameter& carried) {
    int64_t threads = kThreadsOfWarp;
    if (f_.launch.block)
      threads = std::min<int64_t>(
          kThreadsOfWarp, int64_t{(*f_.launch.block)[0]} * (*f_.launch.block)[1] * (*f_.launch.block)[2]);
    another(carried, threads - 1);
  }

  // A register of what the launch is said to be: its block, or a grid of whole clusters.
  void extent(const std::string& of, size_t axis, const MeaningParameter& carried) {
    const auto& said = of == "ntid" ? f_.launch.block : f_.launch.cluster;
    if (!said || carried.kind == MeaningParameter::Kind::kAny) return;
    const Term size = integer((*said)[axis]), number = numberOf(carried);
    if (of == "ntid" && carried.kind == MeaningParameter::Kind::kSymbol && !isParameter(carried))
      other_[carried.symbol] = size;
    else
      out_.goals.emplace_back(
          of == "ntid" ? isEqual(number, size) : isEqual(remainderOf(number, size), integer(0)),
          (of == "ntid" ? "a launch whose blocks have the threads of " : "a launch of whole clusters by ") +
              at(of, axis));
  }

  void thread(size_t axis, const MeaningParameter& carried) {
    const MeaningParameter* extent = f_.registerNamed(at("ntid", axis));
    if (f_.launch.block) {
      const int64_t threads = (*f_.launch.block)[axis];
      if (carried.kind == MeaningParameter::Kind::kConstant && threads != 1) isAlone(at("tid", axis), carried);
      if (carried.kind == MeaningParameter::Kind::kSymbol) another(carried, threads - 1);
      if (extent != nullptr && extent->kind == MeaningParameter::Kind::kSymbol) other_[extent->symbol] = integer(threads);
      if (extent != nullptr && extent->kind == MeaningParameter::Kind::kConstant && extent->constant != threads)
        out_.missing.push_back("no launch has a block of " + std::to_string(threads) + " threads and another " + at("ntid", axis));
      return;
    }
    bounded(axis, carried, extent, 1, "tid");
  }

  void block(size_t axis, const MeaningParameter& carried) {
    bounded(axis, carried, f_.registerNamed(at("nctaid", axis)),
            f_.launch.cluster ? (*f_.launch.cluster)[axis] : 1, "ctaid");
  }

  // All below the extent; where it is not read, all up to this one, and to the end of the cluster.
  void bounded(size_t axis, const MeaningParameter& carried, const MeaningParameter* extent, int64_t cluster,
               const std::string& of) {
    if (carried.kind == MeaningParameter::Kind::kAny) return;
    const bool counted = extent != nullptr && extent->kind != MeaningParameter::Kind::kAny;
    if (carried.kind == MeaningParameter::Kind::kConstant) {
      if (carried.constant != 0 || cluster != 1 || counted) isAlone(at(of, axis), carried);
      return;
    }
    const Term other = another(carried, of == "tid" ? kLastThread : kMostBlocksAlong[axis] - 1);
    Term self = variable(carried.symbol);
    // Of blocks of which a launch is said to have all: this one's number in one direction, and any other's in the next.
    if (of == "ctaid" && !f_.ensures.empty()) self = ofAnyBlock(axis, carried);
    if (counted)
      out_.facts.push_back(isLess(other, numberOf(*extent)));
    else if (cluster == 1)
      out_.facts.push_back(isLessEqual(other, self));
    else
      out_.facts.push_back(isLess(other, add(multiply(quotientOf(self, integer(cluster)), integer(cluster)), integer(cluster))));
  }

  // The number of a block that the premises allow, whichever those of the other directions are.
  Term ofAnyBlock(size_t axis, const MeaningParameter& carried) {
    std::map<std::string, Term> by;
    for (const MeaningRegister& r : f_.registers) {
      const auto [of, direction] = axisOf(r.name);
      if ((of != "tid" && of != "ctaid") || r.carries.kind != MeaningParameter::Kind::kSymbol) continue;
      const std::string name = "block along " + std::string(1, kAxes[axis]) + " " + r.carries.symbol;
      out_.bounds[name] = {0, of == "tid" ? kLastThread : kMostBlocksAlong[direction] - 1};
      by[r.carries.symbol] = variable(name);
    }
    Substitution along(by);
    for (const auto& [premise, text] : premises_) {
      const Term fact = along(premise);
      if (fact != premise) out_.facts.push_back(fact);
    }
    return by.at(carried.symbol);
  }

  // A launch that has one block in a direction that the kernel does not read has no clusters of several there.
  void clusterIsRead() {
    for (size_t axis = 0; f_.launch.cluster && axis < kAxes.size(); ++axis) {
      const MeaningParameter* read = f_.registerNamed(at("ctaid", axis));
      if ((*f_.launch.cluster)[axis] > 1 && (read == nullptr || read->kind == MeaningParameter::Kind::kAny))
        out_.missing.push_back("a launch has several blocks along " + std::string(1, kAxes[axis]) + ", for clusters have " +
                               std::to_string((*f_.launch.cluster)[axis]) + ", and the kernel does not read " + at("ctaid", axis));
    }
  }

  const MeaningFunction& f_;
  std::vector<std::pair<Term, std::string>> premises_;  // with their texts
  std::map<std::string, Term> other_;
  LaunchConditions out_;
};

}  // namespace

LaunchConditions launchConditions(const MeaningFunction& meaning, const DenotedFunction& denoted) {
  return Conditions(meaning, denoted).run();
}

}  // namespace cutecheck::oracle
