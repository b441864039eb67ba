// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/foreign/judge.h"

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <optional>
#include <regex>
#include <sstream>

#include "oracle/ptx/terms/trace.h"
#include "tools/answers/collect.h"
#include "tools/console/report.h"
#include "tools/kernel/proof_subject.h"
#include "tools/process/subprocess.h"
#include "tools/process/temporary_file.h"

namespace cutecheck::foreign {

namespace {

using terms::Verdict;

Diagnostic wrong(const std::string& why) { return makeError(Code::kUsage, "foreign_table", why); }

Expected<std::vector<std::pair<std::string, Edit>>> editsOf(const std::string& path) {
  CUTECHECK_TRY(text, cli::readFile(path));
  std::vector<std::pair<std::string, Edit>> all;
  for (const std::vector<std::string>& cells : rowsOf(text)) {
    if (cells.size() < 5)
      return wrong(path + ": a row has name, what, opcode, number, from and to: " + cells[0]);
    Edit edit{cells[1], cells[2], 0, cells[4], cells.size() > 5 ? cells[5] : ""};
    edit.number = std::strtoull(cells[3].c_str(), nullptr, 10);
    if (edit.number == 0) return wrong(path + ": the number of an instruction is 1 or more: " + cells[1]);
    all.emplace_back(cells[0], edit);
  }
  return all;
}

// The first line of what the order says: of what is refuted that is certain.
std::string reasonOf(const ptx::OrderReport& order) {
  for (const ptx::OrderFault& one : order.faults)
    if (one.certain || !order.refutes()) return one.rule + ": " + one.message;
  if (!order.open.empty()) return order.open[0].rule + ": " + order.open[0].message;
  return order.unreached.empty() ? "" : "order_open: no thread came to an instruction";
}

double since(std::clock_t begin) { return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC; }

// A kernel of a text with the names of a specification.
Expected<terms::Subject> subjectOf(const std::string& text, const std::string& kernel,
                                   const terms::Spec& spec) {
  const cli::TemporaryFile file(text);
  CUTECHECK_TRY(made, cli::proofSubject({}, file.path(), kernel, spec));
  return std::move(made.made);
}

using Bytes = std::vector<std::optional<std::vector<std::vector<uint8_t>>>>;

// What runs on bytes leave: of two draws of the elements, with copies late and with products late.
Bytes bytesOf(const terms::Subject& subject, const terms::Spec& spec) {
  Bytes all;
  for (const uint64_t seed : {11, 12})
    for (const emulate::Order order : {emulate::Order::kProductsFirst, emulate::Order::kCopiesFirst})
      all.push_back(terms::bytesAfter(subject, spec, terms::drawn(spec, seed), order));
  return all;
}

Expected<Answer> proved(const terms::Subject& subject, const terms::Spec& spec, uint64_t& elements) {
  const std::clock_t begin = std::clock();
  CUTECHECK_TRY(report, terms::prove(subject, spec));
  elements = report.elements;
  return Answer{nameOf(report.verdict), report.reason, since(begin)};
}

}  // namespace

Expected<Tables> tablesOf(const std::string& folder) {
  Tables made;
  made.folder = folder;
  CUTECHECK_TRY(text, cli::readFile(folder + "/kernels.tsv"));
  for (const std::vector<std::string>& cells : rowsOf(text)) {
    if (cells.size() != 7)
      return wrong("kernels.tsv: a row has name, source, number, specification, order, prove and repair: " +
                   cells[0]);
    made.kernels.push_back({cells[0], cells[1], std::strtoull(cells[2].c_str(), nullptr, 10), cells[3],
                            cells[4], cells[5], cells[6] == "-" ? "" : cells[6]});
  }
  CUTECHECK_TRY(edits, editsOf(folder + "/edits.tsv"));
  made.edits = std::move(edits);
  CUTECHECK_TRY(repairs, editsOf(folder + "/repairs.tsv"));
  made.repairs = std::move(repairs);
  return made;
}

Expected<std::string> compiled(const std::string& checkout, const std::string& nvcc,
                               const std::string& source) {
  const cli::TemporaryFile file("", "kernel.ptx");
  const std::string command =
      "cd " + cli::shellQuote(checkout) + " && " + cli::shellQuote(nvcc) +
      " -std=c++17 -arch=sm_90a -ptx -I include -I tools/util/include -I examples/common"
      " --expt-relaxed-constexpr -o " +
      cli::shellQuote(file.path()) + " " + cli::shellQuote(source);
  const std::optional<cli::Finished> ran = cli::runToEnd(command);
  if (!ran || ran->status != 0)
    return makeError(Code::kUsage, "foreign_nvcc",
                     source + ": nvcc does not compile it: " + (ran ? ran->output : "it cannot be run"));
  return cli::readFile(file.path());
}

std::string versionOf(const std::string& checkout) {
  const Expected<std::string> text = cli::readFile(checkout + "/include/cutlass/version.h");
  if (!text.ok()) return "";
  std::string made;
  for (const char* part : {"MAJOR", "MINOR", "PATCH"}) {
    std::smatch found;
    const std::regex define(std::string("#define CUTLASS_") + part + " +([0-9]+)");
    if (!std::regex_search(*text, found, define)) return "";
    made += (made.empty() ? "" : ".") + found[1].str();
  }
  return made;
}

std::string versionOfCompiler(const std::string& nvcc) {
  const std::optional<std::string> said = cli::captureOutput(cli::shellQuote(nvcc) + " --version");
  std::smatch found;
  static const std::regex kRelease("V([0-9.]+)");
  return said && std::regex_search(*said, found, kRelease) ? found[1].str() : "";
}

Expected<Judged> judged(const Tables& tables, const Kernel& kernel, const std::string& ptx, bool edits) {
  Judged made;
  made.kernel = kernel;
  const std::vector<std::string> names = kernelNames(ptx);
  if (kernel.number == 0 || kernel.number > names.size())
    return wrong(kernel.name + ": its source has " + std::to_string(names.size()) + " kernels");
  const std::string& name = names[kernel.number - 1];
  std::string text = ptx;
  for (const auto& [of, repair] : tables.repairs) {
    if (kernel.repair.empty() || of != kernel.repair) continue;
    CUTECHECK_TRY(repaired, edited(text, name, repair));
    text = std::move(repaired);
  }
  if (!kernel.repair.empty() && text == ptx)
    return wrong(kernel.name + ": there is no repair " + kernel.repair);
  CUTECHECK_TRY(written, cli::readFile(tables.folder + "/" + kernel.spec));
  CUTECHECK_TRY(spec, terms::readSpec(written));
  CUTECHECK_TRY(subject, subjectOf(text, name, spec));
  const std::clock_t begin = std::clock();
  const ptx::OrderReport order = terms::orderOfSubject(subject, spec);
  made.order = {order.isKept()    ? "kept"
                : order.refutes() ? "Refuted"
                                  : "Unknown",
                reasonOf(order), since(begin)};
  CUTECHECK_TRY(answer, proved(subject, spec, made.elements));
  made.prove = std::move(answer);
  if (!edits) return made;
  const Bytes sound = bytesOf(subject, spec);
  for (const auto& [of, edit] : tables.edits) {
    if (of != kernel.name) continue;
    CUTECHECK_TRY(changed, edited(text, name, edit));
    CUTECHECK_TRY(other, subjectOf(changed, name, spec));
    JudgedEdit& one = made.edits.emplace_back();
    one.what = edit.what;
    one.told = bytesOf(other, spec) != sound;
    uint64_t count = 0;
    CUTECHECK_TRY(said, proved(other, spec, count));
    one.prove = std::move(said);
    one.byOrder = one.prove.verdict == "Refuted" && one.prove.reason.starts_with("order_");
  }
  return made;
}

std::vector<std::string> faultsOf(const Judged& one) {
  std::vector<std::string> all;
  const auto expect = [&](const char* part, const Answer& answer, const std::string& expected) {
    if (answer.verdict != expected)
      all.push_back(one.kernel.name + ": " + part + " says " + answer.verdict + " where " + expected +
                    " is expected: " + answer.reason);
  };
  expect("order", one.order, one.kernel.order);
  expect("prove", one.prove, one.kernel.prove);
  for (const JudgedEdit& edit : one.edits)
    if (edit.told && edit.prove.verdict != "Refuted")
      all.push_back(one.kernel.name + ": " + edit.what + ": a run on bytes differs, and prove says " +
                    edit.prove.verdict + ": " + edit.prove.reason);
  return all;
}

}  // namespace cutecheck::foreign
