// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/ptx_adversary/campaign.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <map>

#include "oracle/ptx/terms/other_elements.h"
#include "oracle/ptx/terms/term.h"
#include "oracle/ptx/terms/trace.h"
#include "properties/generators/random.h"

namespace cutecheck::ptx_adversary {

namespace {

using emulate::Element;
using emulate::Order;
using generators::Random;
using Values = std::vector<std::vector<uint64_t>>;

// Numbers, names and quotes taken out, so that equal reasons are equal texts.
std::string kindOf(const std::string& reason) {
  std::string text;
  for (const char c : reason.substr(0, 160)) {
    if (c == '\n') break;
    const bool digit = c >= '0' && c <= '9';
    if (digit && !text.empty() && text.back() == 'N') continue;
    text += digit ? 'N' : (c == '#' || c == '|' || c == '`' || c == '\t' ? ' ' : c);
  }
  return text.substr(0, 80);
}

// Of each element any bits: no numbers, infinities, subnormal numbers, the ends of integers.
Values anyBits(const terms::Spec& spec, uint64_t seed) {
  Values made = terms::drawn(spec, seed);
  Random random(seed);
  for (size_t t = 0; t < made.size(); ++t) {
    const terms::SpecTensor& tensor = spec.tensors[t];
    if (tensor.type == Element::kUe8m0 || tensor.type == Element::kUe4m3 ||
        tensor.metadata != terms::SpecTensor::Metadata::kNone)
      continue;
    const int bits = 8 * terms::bytesOf(tensor.type);
    const uint64_t all = bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1,
                   sign = uint64_t{1} << (bits - 1);
    for (uint64_t& one : made[t]) {
      const uint64_t drawn =
          static_cast<uint64_t>(random.below(int64_t{1} << 62)) << 2 | static_cast<uint64_t>(random.below(4));
      const int64_t which = random.below(8);
      if (emulate::isFloat(tensor.type)) {
        const uint64_t infinite = emulate::bitsFor(tensor.type, HUGE_VAL);
        if (which == 0)
          one = infinite | (drawn & sign);
        else if (which == 1)
          one = drawn & (sign | 0x3f);  // subnormal, or 0 with its sign
        else if (which < 5)
          one = emulate::bitsFor(tensor.type, static_cast<double>(random.below(2001) - 1000) / 64);
        else
          one = drawn & all;
      } else {
        one = which == 0 ? sign : which == 1 ? sign - 1 : which == 2 ? all : drawn & all;
      }
    }
  }
  return made;
}

// Fractions of floats.
Values fractions(const terms::Spec& spec, uint64_t seed) {
  Values made = terms::drawn(spec, seed);
  Random random(seed);
  for (size_t t = 0; t < made.size(); ++t)
    for (uint64_t& one : made[t])
      if (const Element type = spec.tensors[t].type;
          emulate::isFloat(type) && type != Element::kUe8m0 && type != Element::kUe4m3)
        one = emulate::bitsFor(type, static_cast<double>(random.below(129) - 64) / 16);
  return made;
}

// What the machine does not have, and what PTX leaves open: nothing follows.
bool saysNothing(const std::string& why) {
  for (const char* rule : {"emulate_c1:", "emulate_c9:", "emulate_c10:"})
    if (why.starts_with(rule)) return true;
  return !why.starts_with("emulate_");
}

// By what reads the text, before anything is run.
bool isRefused(const std::string& reason) {
  return reason.starts_with("emulate_c1:") ||
         reason.find("the instruction is not supported: ") != std::string::npos;
}

std::string elementAt(const terms::Spec& spec, size_t tensor, size_t offset) {
  return spec.tensors[tensor].name + " at " + std::to_string(offset);
}

}  // namespace

std::vector<Mutant> mutantsOf(const Settings& settings, const std::vector<Case>& cases) {
  std::vector<Mutant> all;
  for (size_t i = 0; i < cases.size(); ++i) all.push_back({i, std::nullopt});
  // Of each case its edits, an operator after the other.
  std::vector<std::vector<Edit>> left;
  for (size_t i = 0; i < cases.size(); ++i) {
    Random random(settings.seed * 1'000'003 + i);
    std::map<std::string, std::vector<Edit>> by;
    for (Edit& one : editsOf(Kernel(cases[i].text, cases[i].spec.kernel)))
      if (settings.only.empty() || settings.only == one.operation)
        by[one.operation].push_back(std::move(one));
    for (auto& [operation, edits] : by) random.shuffle(edits);
    std::vector<Edit>& turns = left.emplace_back();
    std::vector<std::string> names = operators();
    for (size_t turn = 0;; ++turn) {
      random.shuffle(names);
      const size_t before = turns.size();
      for (const std::string& name : names)
        if (const auto found = by.find(name); found != by.end() && turn < found->second.size())
          turns.push_back(found->second[turn]);
      if (turns.size() == before || turns.size() > settings.mutants) break;
    }
  }
  size_t made = 0;
  for (size_t turn = 0; made < settings.mutants; ++turn) {
    const size_t before = made;
    for (size_t i = 0; i < cases.size() && made < settings.mutants; ++i)
      if (turn < left[i].size()) {
        all.push_back({i, left[i][turn]});
        ++made;
      }
    if (made == before) break;
  }
  return all;
}

std::string nameOf(const std::vector<Case>& cases, const std::vector<Mutant>& all, size_t number) {
  const Mutant& one = all[number];
  return std::to_string(number) + " " + cases[one.of].name + " " +
         (one.edit ? one.edit->operation : "as it stands");
}

Judge::Judge(const Settings& settings, const std::vector<Case>& cases)
    : settings_(settings), cases_(cases), runs_(cases.size()) {}

std::string Judge::textFor(const std::function<std::string(const std::string&)>& reads,
                           const std::string& text) const {
  return reads ? reads(text) : text;
}

Judge::Left Judge::leftBy(const std::string& text, const Run& run, const Case& of) const {
  Left left;
  const Expected<terms::Subject> subject = subjectOf(textFor(settings_.readByRun, text), of.spec);
  std::optional<Diagnostic> stopped;
  if (subject.ok())
    left.bytes = terms::bytesAfter(*subject, of.spec, run.before, run.order, &stopped);
  else
    stopped = subject.error();
  if (stopped) left.why = stopped->message;
  return left;
}

const std::vector<Judge::Run>& Judge::runsOf(size_t number) {
  std::vector<Run>& all = runs_[number];
  if (!all.empty()) return all;
  const Case& of = cases_[number];
  const auto add = [&](Values before, Order order) { all.push_back({std::move(before), order, {}}); };
  add(terms::drawn(of.spec, 11), Order::kProductsFirst);
  add(terms::drawn(of.spec, 11), Order::kCopiesFirst);
  add(terms::drawn(of.spec, 11), Order::kAtOnce);
  add(fractions(of.spec, 12), Order::kProductsFirst);
  add(fractions(of.spec, 13), Order::kCopiesFirst);
  // Real numbers have no infinity and no NaN.
  if (of.spec.theory == terms::Theory::kExact)
    for (const uint64_t seed : {14, 15, 16})
      add(anyBits(of.spec, seed), seed == 15 ? Order::kCopiesFirst : Order::kProductsFirst);
  for (Run& run : all) run.left = leftBy(of.text, run, of);
  return all;
}

// The first run that tells the two apart.
void Judge::compare(const std::string& text, size_t number, Judged& judged) {
  const Case& of = cases_[number];
  judged.told = "not compared";
  for (const Run& run : runsOf(number)) {
    if (!run.left.bytes) continue;
    const Left left = leftBy(text, run, of);
    if (!left.bytes) {
      if (saysNothing(left.why)) continue;
      judged.told = "apart";
      judged.how = kindOf(left.why);
      return;
    }
    judged.told = "same";
    const bool exact = of.spec.theory == terms::Theory::kExact;
    for (size_t t = 0; t < left.bytes->size(); ++t) {
      const Element type = of.spec.tensors[t].type;
      const auto width = static_cast<size_t>(terms::bytesOf(type));
      for (size_t at = 0; at + width <= (*left.bytes)[t].size(); at += width) {
        uint64_t a = 0, b = 0;
        std::memcpy(&a, (*run.left.bytes)[t].data() + at, width);
        std::memcpy(&b, (*left.bytes)[t].data() + at, width);
        if (!terms::differ(type, a, b, exact)) continue;
        judged.told = "apart";
        judged.how = "bytes of " + elementAt(of.spec, t, at / width);
        return;
      }
    }
  }
}

// Whether runs differ where the register has other bits before the first instruction.
bool Judge::readsUnwritten(const std::string& text, const std::string& reg, size_t number) {
  const Case& of = cases_[number];
  const Kernel kernel(text, of.spec.kernel);
  const std::string type = kernel.typeOf(reg);
  const auto first = std::find_if(kernel.statements().begin(), kernel.statements().end(),
                                  [](const Statement& one) { return !one.directive; });
  if (type.size() != 3 || first == kernel.statements().end()) return false;
  const auto behind = [&](const char* number) {
    return edited(text, {"",
                         {first->all.begin, first->all.begin},
                         "mov.b" + type.substr(1) + " " + reg + ", " + number + "; "});
  };
  const std::string one = behind("3"), other = behind("0x4142");
  for (const Run& run : runsOf(number)) {
    const Left a = leftBy(one, run, of), b = leftBy(other, run, of);
    const auto isKnown = [](const Left& left) { return left.bytes || !saysNothing(left.why); };
    if (isKnown(a) && isKnown(b) && (a.bytes != b.bytes || a.why != b.why)) return true;
  }
  return false;
}

Judged Judge::judge(const Mutant& mutant, size_t number) {
  const Case& of = cases_[mutant.of];
  Judged judged{of.name, mutant.edit ? mutant.edit->operation : "", "Refused", "", "not compared", "", ""};
  const std::string text = mutant.edit ? edited(of.text, *mutant.edit) : of.text;
  const Expected<terms::Subject> subject = subjectOf(textFor(settings_.readByProof, text), of.spec);
  if (!subject.ok()) {
    judged.reason = kindOf(subject.error().message);
  } else {
    const Expected<terms::Report> report = terms::prove(*subject, of.spec);
    if (!report.ok()) {
      judged.reason = kindOf(report.error().rule + ": " + report.error().message);
    } else {
      judged.verdict = terms::nameOf(report->verdict);
      if (report->verdict != terms::Verdict::kProved) judged.reason = kindOf(report->reason);
      if (report->verdict == terms::Verdict::kUnknown && isRefused(report->reason))
        judged.verdict = "Refused";
      if (report->reason.find("internal contradiction") != std::string::npos)
        judged.finding = "an internal contradiction: " + kindOf(report->reason);
    }
  }
  compare(text, mutant.of, judged);
  if (const std::string why = settings_.ptxas.refuses(text, of.spec.kernel); !why.empty()) {
    judged.told = "apart";
    judged.how = "ptxas does not take it: " + kindOf(why);
  }
  if (judged.verdict == "Proved" && judged.told == "apart")
    judged.finding = "Proved, but told apart: " + judged.how;
  if (mutant.edit && !mutant.edit->perhaps.empty() && subject.ok() &&
      terms::orderOfSubject(*subject, of.spec).isKept() &&
      readsUnwritten(text, mutant.edit->perhaps, mutant.of))
    judged.finding = "kept, and reads what nothing wrote";
  if (!mutant.edit && judged.verdict != "Proved")
    judged.finding = "the kernel as it stands is " + judged.verdict;
  if (!mutant.edit && judged.told != "same")
    judged.finding = "the kernel as it stands does not run as it ran";
  if (!judged.finding.empty() && !settings_.findings.empty()) {
    const std::string what =
        mutant.edit ? mutant.edit->operation + ": " +
                          of.text.substr(mutant.edit->at.begin, mutant.edit->at.end - mutant.edit->at.begin) +
                          " => " + mutant.edit->with
                    : "";
    std::string head = judged.finding + "\n" + of.name + ": " + what;
    for (size_t at = 0; (at = head.find('\n', at)) != std::string::npos; at += 4)
      head.replace(at, 1, "\n// ");
    std::ofstream(settings_.findings + "/" + std::to_string(number) + ".ptx") << "// " << head << "\n"
                                                                              << text;
  }
  return judged;
}

std::string lineOf(const Judged& j) {
  std::string line = j.kernel;
  for (const std::string* field : {&j.operation, &j.verdict, &j.reason, &j.told, &j.how, &j.finding})
    line += "#" + *field;
  return line;
}

Judged judgedOf(const std::string& line) {
  std::vector<std::string> f(1);
  for (const char c : line) {
    if (c == '#')
      f.emplace_back();
    else
      f.back() += c;
  }
  f.resize(7);
  return {f[0], f[1], f[2], f[3], f[4], f[5], f[6]};
}

}  // namespace cutecheck::ptx_adversary
