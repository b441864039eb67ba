// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/proof.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <utility>

#include "oracle/ptx/terms/elements.h"
#include "oracle/ptx/terms/other_elements.h"
#include "oracle/ptx/terms/postcondition.h"
#include "oracle/ptx/terms/real.h"
#include "oracle/ptx/terms/roundings.h"
#include "oracle/ptx/terms/trace.h"

namespace cutecheck::terms {

namespace {

using Values = std::vector<std::vector<uint64_t>>;

std::string elementName(const Spec& spec, size_t tensor, uint64_t offset) {
  const SpecTensor& of = spec.tensors[tensor];
  std::vector<int64_t> at(of.modes.size(), 0);
  for (;;) {
    if (*of.offsetOf(at) == static_cast<int64_t>(offset)) break;
    size_t m = 0;
    for (; m < at.size(); ++m) {
      if (++at[m] < of.extent(m)) break;
      at[m] = 0;
    }
    if (m == at.size()) return of.name + " between its elements, at " + std::to_string(offset);
  }
  std::string text;
  for (const int64_t one : at) text += (text.empty() ? "" : ",") + std::to_string(one);
  return of.name + "[" + text + "]";
}

std::string numberText(Element type, uint64_t bits) {
  char text[40];
  if (emulate::isFloat(type))
    std::snprintf(text, sizeof text, "%.*g", type == Element::kF64 ? 17 : 9, emulate::valueOf(type, bits));
  else if (type == signedOf(emulate::bitsOf(type)))
    return std::to_string(static_cast<int64_t>(bits << (64 - emulate::bitsOf(type))) >>
                          (64 - emulate::bitsOf(type)));
  else
    return std::to_string(bits);
  return text;
}

class Comparison {
 public:
  Comparison(Terms& terms, const Spec& spec, Report& report)
      : terms_(terms), spec_(spec), real_(terms), roundings_(terms), report_(report) {
    if (spec.theory == Theory::kReal) terms.keep();
  }

  // One element: what is wanted, what the kernel leaves. False where the report is settled.
  bool same(size_t tensor, uint64_t offset, TermId wanted, TermId found, const char* wantedName, const char* foundName,
            const char* otherwise) {
    if (wanted == found) return true;
    const Element type = spec_.tensors[tensor].type;
    if (spec_.theory == Theory::kReal) {
      const std::optional<bool> equal = real_.equal(wanted, found, type);
      if (equal && *equal) {
        // An element meets the premises of real numbers where no value on the way to it leaves them.
        auto& [met, compared] = met_[tensor];
        met += roundings_.staysReal(found) && roundings_.staysReal(wanted) ? 1 : 0;
        ++compared;
        return true;
      }
      if (!equal && open_.empty()) open_ = real_.why();
    }
    const auto leafName = [&](uint64_t payload) {
      return elementName(spec_, payload >> 48, payload & ((uint64_t{1} << 48) - 1));
    };
    const uint64_t a = terms_.at(wanted).value, b = terms_.at(found).value;
    const bool exact =
        spec_.theory == Theory::kExact && !terms_.at(wanted).estimated && !terms_.at(found).estimated;
    const bool refutes = differ(type, a, b, exact) && (exact || tellsApart(wanted, found, type));
    if (!refutes && !firstUnequal_.empty()) return true;
    const std::string name = elementName(spec_, tensor, offset);
    std::vector<std::string> details = {std::string(wantedName) + terms_.text(wanted, leafName),
                                        std::string(foundName) + terms_.text(found, leafName)};
    if (!refutes) {
      firstUnequal_ = name + ": the terms differ, and the run does not tell them apart";
      firstDetails_ = std::move(details);
      return true;
    }
    details.push_back("on random elements: " + numberText(type, a) + " and " + numberText(type, b));
    report_.verdict = Verdict::kRefuted;
    report_.reason = name + " " + otherwise;
    report_.details = std::move(details);
    return false;
  }

  // The terms of elements that were compared are needed no more.
  void forget() {
    if (spec_.theory != Theory::kReal || terms_.size() < terms_.kept() + kMostShared) return;
    real_.forget(static_cast<TermId>(terms_.kept()));
    roundings_.forget();
    terms_.forget();
  }

  // Behind all elements.
  void finish() {
    // Some elements need not: a divisor that is drawn is 0 now and then.
    const auto unmet = std::find_if(met_.begin(), met_.end(), [](const auto& one) {
      return one.second.first <= one.second.second / 2;
    });
    if (firstUnequal_.empty() && unmet != met_.end()) {
      report_.reason =
          "most values of " + spec_.tensors[unmet->first].name +
          " come from a NaN or an infinity on random elements: the run does not meet the premises of theory real";
    } else if (firstUnequal_.empty()) {
      report_.verdict = Verdict::kProved;
    } else {
      report_.reason = open_.empty() ? firstUnequal_ : firstUnequal_ + " (" + open_ + ")";
      report_.details = firstDetails_;
    }
    if (spec_.theory == Theory::kReal) {
      report_.restsOn.insert(real_.losses().begin(), real_.losses().end());
      report_.restsOn.insert("real numbers: no infinity, no NaN, no overflow");
      report_.functions = real_.functions();
    }
  }

 private:
  // Whether values that differ are of terms that differ: nothing was rounded, or of floats the roundings on
  // the way do not explain what they differ by.
  bool tellsApart(TermId a, TermId b, Element type) {
    const auto isOpen = [&](TermId id) {
      return terms_.at(id).rounded || (!emulate::isFloat(type) && isZero(terms_.at(id)));
    };
    if (!isOpen(a) && !isOpen(b)) return true;
    if (!emulate::isFloat(type)) return false;
    const auto value = [&](TermId id) { return emulate::valueOf(type, terms_.at(id).value); };
    return std::fabs(value(a) - value(b)) > roundings_.errorOf(a) + roundings_.errorOf(b);
  }
  Terms& terms_;
  const Spec& spec_;
  RealTheory real_;
  Roundings roundings_;
  // Of tensors: how many of the elements that were compared meet the premises of real numbers, and how many there are.
  std::map<size_t, std::pair<uint64_t, uint64_t>> met_;
  Report& report_;
  std::string firstUnequal_, open_;
  std::vector<std::string> firstDetails_;
};

// In `exact` each operation is a function of its operands, of which only what commutes is known.
void nameFunctions(const Terms& terms, std::span<const TermId> roots, Report& report) {
  std::vector<bool> seen(terms.size());
  std::vector<TermId> next(roots.begin(), roots.end());
  while (!next.empty()) {
    const TermId id = next.back();
    next.pop_back();
    if (seen[id]) continue;
    seen[id] = true;
    const Term& term = terms.at(id);
    if (term.count == 0) continue;
    if (term.op != Op::kBytes && term.op != Op::kTuple) report.functions.insert(terms.operation(id));
    const std::span<const TermId> args = terms.args(id);
    next.insert(next.end(), args.begin(), args.end());
  }
}

Report stopped(const Trace& trace) {
  Report report;
  report.verdict = trace.refutes ? Verdict::kRefuted : Verdict::kUnknown;
  report.reason = trace.error->message;
  report.line = trace.line;
  return report;
}

// Compares what the kernel leaves with what is wanted, element by element, and what is not spoken of with
// what it was. True where a difference settles the report.
Expected<bool> leavesOtherwise(const Spec& spec, const Trace& trace, Postcondition& wanted,
                               Comparison& comparison, Report& report, std::vector<TermId>& roots) {
  const std::vector<std::vector<bool>> elements = elementsOf(spec);
  std::vector<std::vector<bool>> goal(spec.tensors.size());  // which a postcondition speaks of
  for (size_t t = 0; t < goal.size(); ++t) goal[t].resize(trace.after[t].size());
  bool settled = false;
  for (const Ensures& ensures : spec.ensures) {
    CUTECHECK_TRY(t, tensorOf(spec, ensures));
    const SpecTensor& left = spec.tensors[t];
    const auto error = forEachElement(
        spec, ensures, left, elements[t],
        [&](uint64_t offset, std::span<const int64_t> indices) -> std::optional<Diagnostic> {
          const Expected<TermId> term = wanted.at(ensures, left, indices);
          if (!term.ok()) return term.error();
          if (!goal[t][offset]) ++report.elements;
          goal[t][offset] = true;
          if (spec.theory == Theory::kExact) roots.push_back(*term);
          if (!settled && !comparison.same(t, offset, *term, trace.after[t][offset], "wanted    ",
                                           "computed  ", "is not what the specification says"))
            settled = true;
          comparison.forget();
          return std::nullopt;
        });
    if (error) return *error;
  }
  // Nothing else is written.
  for (size_t t = 0; t < goal.size() && !settled; ++t)
    for (uint64_t offset = 0; offset < goal[t].size() && !settled; ++offset) {
      if (goal[t][offset] || !elements[t][offset]) continue;
      ++report.unchanged;
      settled =
          !comparison.same(t, offset, wanted.leaf(t, static_cast<int64_t>(offset)), trace.after[t][offset],
                           "before  ", "after   ", "is written, and no postcondition speaks of it");
    }
  return settled;
}

// In `real`, where a run on bytes alone does not say what its roundings hide: the terms of that one run. What
// nothing wrote are zeros in it, and threads that meet in global memory have their order; so it proves
// nothing, and what it refutes is refuted. Nothing where it refutes nothing.
std::optional<Report> refutedByOneRun(const Trace& open, const Subject& subject, const Spec& spec,
                                      const Values& before) {
  Terms terms;
  Report report;
  Postcondition wanted(terms, spec, before);
  const Trace trace = traced(terms, subject, spec, before, {.ofOneRun = true});
  if (trace.error) return std::nullopt;
  Comparison comparison(terms, spec, report);
  std::vector<TermId> roots;
  const Expected<bool> settled = leavesOtherwise(spec, trace, wanted, comparison, report, roots);
  if (!settled.ok() || !*settled || report.verdict != Verdict::kRefuted) return std::nullopt;
  report.details.push_back("in one run: of any run its terms are not known: " + open.error->message);
  return report;
}

// What keeps terms from being known does not keep a run from showing that the kernel is wrong: a run of the
// machine is one that threads may take, with zeros where nothing wrote.
Report stoppedOrRefuted(const Trace& trace, const Subject& subject, const Spec& spec, const Values& before) {
  Report report = stopped(trace);
  const Ended ended = endedBy(*trace.error);
  if (report.verdict != Verdict::kUnknown || (ended != Ended::kByTerms && ended != Ended::kByUnwritten))
    return report;
  std::optional<Diagnostic> why;
  const std::optional<RunDifference> found = differsFromSpec(subject, spec, before, false, why);
  // Or the run does what no kernel may.
  if (!found && why && endedBy(*why) == Ended::kByKernel) {
    report.verdict = Verdict::kRefuted;
    report.details = {"its terms are not known: " + std::exchange(report.reason, why->message)};
  }
  if (!found && report.verdict == Verdict::kUnknown && spec.theory == Theory::kReal &&
      (ended == Ended::kByUnwritten || trace.error->rule == "terms_c5"))
    if (std::optional<Report> refuted = refutedByOneRun(trace, subject, spec, before)) return *refuted;
  if (!found) return report;
  const Element type = spec.tensors[found->tensor].type;
  report.details = {"on random elements: wanted " + numberText(type, found->wanted) + ", computed " +
                        numberText(type, found->found),
                    "its terms are not known: " + report.reason};
  report.verdict = Verdict::kRefuted;
  report.reason = elementName(spec, found->tensor, found->offset) +
                  (found->speaks ? " is not what the specification says" : " is written, and no postcondition speaks of it");
  return report;
}

// The same of two kernels, in `exact`.
Report stoppedOrDiffer(const Trace& trace, const Subject& a, const Subject& b, const Spec& spec,
                       const Values& before) {
  Report report = stopped(trace);
  const Ended ended = endedBy(*trace.error);
  // Of what nothing wrote a run may have anything: two that differ by zeros there differ.
  const bool speaks =
      ended == Ended::kByUnwritten || (ended == Ended::kByTerms && spec.theory != Theory::kReal);
  if (report.verdict != Verdict::kUnknown || !speaks) return report;
  std::optional<Diagnostic> why;
  const std::optional<RunDifference> found = differsFromOther(a, b, spec, before, why);
  if (!found || !elementsOf(spec)[found->tensor][found->offset]) return report;
  const Element type = spec.tensors[found->tensor].type;
  report.details = {
      "on random elements: " + numberText(type, found->wanted) + " and " + numberText(type, found->found),
      "its terms are not known: " + report.reason};
  report.verdict = Verdict::kRefuted;
  report.reason = elementName(spec, found->tensor, found->offset) + " is not the same";
  return report;
}

// The first line that asks how much dynamic shared memory there is, or names it; 0 where there is none.
size_t asksForShared(const ptx::PtxKernel& kernel) {
  const auto asks = [&](const auto& self, const ptx::PtxOperand& one) -> bool {
    const auto found = kernel.shared.find(one.name);
    return one.name == "%dynamic_smem_size" ||
           (found != kernel.shared.end() && !kernel.extents.contains(found->second)) ||
           std::any_of(one.parts.begin(), one.parts.end(),
                       [&](const auto& part) { return self(self, part); });
  };
  for (const ptx::PtxInstruction& one : kernel.code)
    for (const ptx::PtxOperand& operand : one.operands)
      if (asks(asks, operand)) return one.line;
  return 0;
}

// What the orders of the kernels say beside that they are kept.
struct Ordered {
  bool shares = false;
  std::set<std::string> restsOn;
};

// The order of all threads; nothing where it is kept, and the subject knows the answers that it is sure of.
std::optional<Report> orderKept(Subject& subject, const Spec& spec, Ordered& ordered) {
  if (const size_t line = spec.shared ? 0 : asksForShared(subject.kernel); line != 0) {
    Report report;
    report.line = line;
    report.reason =
        "terms_c2: nothing says how much dynamic shared memory the kernel has: give launch shared BYTES";
    return report;
  }
  const ptx::OrderReport order = orderOfSubject(subject, spec);
  ordered.shares = ordered.shares || order.shares;
  ordered.restsOn.insert(order.restsOn.begin(), order.restsOn.end());
  subject.sureAnswers = order.sureAnswers;
  // Where nothing is ordered, what the order does not know is text that was not read: the machine names it.
  if (order.isKept() || (!order.shares && order.faults.empty())) return std::nullopt;
  Report report;
  report.verdict = order.refutes() ? Verdict::kRefuted : Verdict::kUnknown;
  const auto& told = order.refutes() || order.open.empty() ? order.faults : order.open;
  for (const ptx::OrderFault& one : told) {
    if (order.refutes() && !one.certain) continue;
    if (report.line == 0) {
      report.line = one.line;
      report.reason = one.rule + ": " + one.message;
    } else {
      report.details.push_back("line " + std::to_string(one.line) + ": " + one.rule + ": " + one.message);
    }
  }
  if (report.line == 0 && !order.unreached.empty()) {
    report.line = order.unreached[0];
    report.reason = "order_open: no thread came to this instruction";
  }
  return report;
}

std::optional<Diagnostic> impossible(const Subject& subject, const Spec& spec) {
  const std::string wrong =
      ptx::whatIsWrongWithLaunch(subject.kernel, subject.block, subject.grid, spec.shared.value_or(0));
  if (!wrong.empty()) return makeError(Code::kUsage, "kernel_c2", wrong);
  if (const std::string& head = subject.kernel.missingHead; !head.empty())
    return makeError(
        Code::kUsage, "kernel_c2",
        head == ".address_size" ? "the file says no .address_size 64, and then addresses have 32 bits"
        : head == ".target"
            ? "the file says no .target: write the machine above its code, such as .target sm_90a"
            : "the file says no .version: write that of PTX above its code, such as .version 8.6");
  return wrongMap(subject, spec);
}

void sayBase(Report& report, const Trace& trace, const Ordered& ordered, bool widens) {
  if (widens)
    report.restsOn.insert("cvt.f32.bf16 keeps the bits of a NaN: PTX does not say it, an H200 does so");
  report.restsOn.insert(trace.restsOn.begin(), trace.restsOn.end());
  report.restsOn.insert(ordered.restsOn.begin(), ordered.restsOn.end());
  report.restsOn.insert(ordered.shares
                            ? "the order of all threads is kept (cutecheck kernel order)"
                            : "no thread needs another: nothing of shared memory or barriers is used");
  report.restsOn.insert("tensors lie apart, each at a multiple of 512 bytes, shared memory at one of 1024");
  report.restsOn.insert("the emulator reads and runs PTX as the ISA says");
}

}  // namespace

namespace {

// Whether the kernel has one variable of shared memory, at a multiple of 1024 and of no more.
bool hasOneOfFourPlaces(const ptx::PtxKernel& kernel) {
  constexpr uint64_t kPattern = 1024;
  if (kernel.shared.size() != 1) return false;
  const auto align = kernel.alignments.find(kernel.shared.begin()->second);
  return align != kernel.alignments.end() && align->second >= kPattern && align->second < kSharedCycle &&
         kernel.shared.begin()->second % kSharedCycle == 0;
}

bool dependsOnPlace(const Report& report) {
  const auto says = [](const std::string& text) {
    return text.find("where the variables of shared memory lie") != std::string::npos;
  };
  return report.verdict == Verdict::kUnknown &&
         (says(report.reason) || std::any_of(report.details.begin(), report.details.end(), says));
}

Expected<Report> proveOnce(const Subject& given, const Spec& spec);

}  // namespace

// Where bits of an address decide, as under a swizzle of more than 1024 bytes, each place that the variable
// may have is one case.
Expected<Report> prove(const Subject& given, const Spec& spec) {
  CUTECHECK_TRY(report, proveOnce(given, spec));
  if (!dependsOnPlace(report) || !hasOneOfFourPlaces(given.kernel)) return report;
  const uint64_t step = given.kernel.alignments.at(given.kernel.shared.begin()->second);
  std::set<std::string> restsOn;
  std::optional<Report> first;
  for (uint64_t at = 0; at < kSharedCycle; at += step) {
    Subject subject = given;
    subject.sharedAt = at;
    CUTECHECK_TRY(one, proveOnce(subject, spec));
    // At all of them the same, or nothing is known.
    if (one.verdict == Verdict::kUnknown || (first && first->verdict != one.verdict)) return report;
    restsOn.insert(one.restsOn.begin(), one.restsOn.end());
    if (!first) first = std::move(one);
  }
  first->restsOn = std::move(restsOn);
  first->restsOn.insert("the variable of shared memory lies at a multiple of its .align, " +
                        std::to_string(step) + ": each such place behind a multiple of " +
                        std::to_string(kSharedCycle) + " was proved");
  return *first;
}

namespace {

Expected<Report> proveOnce(const Subject& given, const Spec& spec) {
  Subject subject = given;
  if (auto wrong = impossible(subject, spec)) return *wrong;
  if (spec.ensures.empty())
    return makeError(Code::kEmpty, "spec_c1", "there is nothing to prove; give ensures NAME[i] == EXPRESSION");
  Ordered ordered;
  if (auto report = orderKept(subject, spec, ordered)) return *report;
  Report report;
  for (const uint64_t seed : {1, 2}) {
    Terms terms;
    report = {};
    const Values before = drawn(spec, seed);
    Postcondition wanted(terms, spec, before);
    const Trace trace = traced(terms, subject, spec, before);
    if (trace.error && endedBy(*trace.error) == Ended::kBySpecification) return *trace.error;
    if (trace.error) return stoppedOrRefuted(trace, subject, spec, before);
    Comparison comparison(terms, spec, report);
    std::vector<TermId> roots;
    CUTECHECK_TRY(settled, leavesOtherwise(spec, trace, wanted, comparison, report, roots));
    if (!settled) comparison.finish();
    if (spec.theory == Theory::kExact) nameFunctions(terms, roots, report);
    sayBase(report, trace, ordered, spec.theory == Theory::kExact && terms.widens());
    if (report.verdict == Verdict::kProved) {
      // What is asynchronous, in another order: the terms stand for it too, or the order was not kept.
      if (const std::string differs = differsInOtherOrder(terms, subject, spec, before, trace); !differs.empty()) {
        report.verdict = Verdict::kUnknown;
        report.reason = differs;
      } else if (const std::string other = differsOnOtherElements(subject, spec); !other.empty()) {
        report.verdict = Verdict::kUnknown;
        report.reason = other;
      }
    }
    if (report.verdict != Verdict::kUnknown) break;
  }
  return report;
}

}  // namespace

Expected<Report> compare(const Subject& first, const Subject& second, const Spec& spec) {
  Ordered ordered;
  Subject a = first, b = second;
  for (const Subject* one : {&a, &b})
    if (auto wrong = impossible(*one, spec)) return *wrong;
  for (Subject* one : {&a, &b})
    if (auto report = orderKept(*one, spec, ordered)) {
      report->reason = one->kernel.name + ": " + report->reason;
      return *report;
    }
  Report report;
  const std::vector<std::vector<bool>> elements = elementsOf(spec);
  for (const uint64_t seed : {1, 2}) {
    Terms terms;
    report = {};
    const Values before = drawn(spec, seed);
    Postcondition unchanged(terms, spec, before);
    const Trace left = traced(terms, a, spec, before), right = traced(terms, b, spec, before);
    for (const Trace* one : {&left, &right})
      if (one->error && endedBy(*one->error) == Ended::kBySpecification) return *one->error;
    for (const Trace* one : {&left, &right})
      if (one->error) return stoppedOrDiffer(*one, a, b, spec, before);
    Comparison comparison(terms, spec, report);
    std::vector<TermId> roots;
    bool settled = false, writes = false;
    for (size_t t = 0; t < before.size() && !settled; ++t)
      for (uint64_t offset = 0; offset < before[t].size() && !settled; ++offset) {
        if (!elements[t][offset]) continue;
        const TermId one = left.after[t][offset];
        const bool kept = one == unchanged.leaf(t, static_cast<int64_t>(offset));
        writes = writes || !kept;
        ++(kept ? report.unchanged : report.elements);
        roots.push_back(one);
        settled = !comparison.same(t, offset, one, right.after[t][offset], "first   ", "second  ", "is not the same");
      }
    if (!settled && !writes)
      return makeError(Code::kEmpty, "spec_c1", "the first kernel changes no tensor: there is nothing to compare");
    if (!settled) comparison.finish();
    if (spec.theory == Theory::kExact) nameFunctions(terms, roots, report);
    sayBase(report, left, ordered, spec.theory == Theory::kExact && terms.widens());
    sayBase(report, right, ordered, false);
    if (report.verdict == Verdict::kProved)
      for (const auto& [subject, trace] : {std::pair(&a, &left), std::pair(&b, &right)})
        if (const std::string differs = differsInOtherOrder(terms, *subject, spec, before, *trace); !differs.empty()) {
          report.verdict = Verdict::kUnknown;
          report.reason = differs;
        }
    if (report.verdict == Verdict::kProved)
      if (const std::string differs = differOnOtherElements(a, b, spec); !differs.empty()) {
        report.verdict = Verdict::kUnknown;
        report.reason = differs;
      }
    if (report.verdict != Verdict::kUnknown) break;
  }
  return report;
}

}  // namespace cutecheck::terms
