// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/errata/errata_page.h"

#include <map>

namespace cutecheck::cli {

namespace {

constexpr const char* kHead = R"(# Errata

Claims of public documents on CuTe's layout algebra, the `cute` dialects and their lowering, each in our own words, with the verdict
that `cutecheck errata corpus/errata` finds. That command writes this page and one page for each document; do not edit them.
`cutecheck errata --check` and the suite fail when a verdict changes or a page differs.

| check | how a verdict is found |
|---|---|
| enumerate | the exact reference computes the statement |
| prove | the oracle proves or refutes the statement, for all values of its symbols |
| mlir, ptxas | `mlir-opt` of LLVM 22 or `ptxas` accepts or refuses the text; where the tool is missing, the last verdict stays |
| device | a run on the hardware, with its date |
| reading | a person read it; the citation is in the last column, and there is no machine verdict |

| verdict | means |
|---|---|
| holds | each statement of the claim is true |
| in part | some statements of the claim are true and others are not |
| contradicted | the claim is false; the last column says what is true |
| differs | another version of the product behaves differently |
| uncheckable | the claim is about the inside of a program |
)";

// A cell of a table: no bar, no line end.
std::string cell(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '|')
      out += "\\|";
    else
      out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string truthCell(const ErrataRecord& record, const ErrataOutcome& outcome) {
  std::string text = record.because;
  const bool own = record.check == ErrataCheck::kEnumerate || record.check == ErrataCheck::kProve;
  const auto add = [&text](const std::string& more) {
    if (!more.empty()) text += (text.empty() ? "" : "; ") + more;
  };
  if (own) add(outcome.evidence);
  for (const std::string& statement : record.instead) add("so: `" + statement + "`");
  return text;
}

}  // namespace

std::string errataOverview(const std::vector<ErrataDocument>& documents, const std::string& folder) {
  std::map<std::string, std::map<std::string, size_t>> counts;
  size_t total = 0;
  std::string links = "\n| document | claims | contradicted |\n|---|---|---|\n";
  for (const ErrataDocument& document : documents) {
    size_t contradicted = 0;
    for (const auto& [record, outcome] : document.claims) {
      ++total;
      ++counts[std::string(checkName(record.check))][record.verdict];
      contradicted += record.verdict == "contradicted";
    }
    links += "| [" + cell(document.title) + "](" + folder + "/" + document.stem + ".md) | " +
             std::to_string(document.claims.size()) + " | " + std::to_string(contradicted) + " |\n";
  }
  std::string page = kHead;
  page += "\n| " + std::to_string(total) + " claims |";
  const char* const verdicts[] = {"holds", "in part", "contradicted", "differs", "uncheckable"};
  for (const char* verdict : verdicts) page += std::string(" ") + verdict + " |";
  page += "\n|---|---|---|---|---|---|\n";
  for (const char* check : {"enumerate", "prove", "mlir", "ptxas", "device", "reading"}) {
    if (!counts.contains(check)) continue;
    page += std::string("| ") + check + " |";
    for (const char* verdict : verdicts) page += " " + std::to_string(counts[check][verdict]) + " |";
    page += "\n";
  }
  return page + links;
}

std::string errataPage(const ErrataDocument& document, const std::string& overview) {
  std::string page = "# Errata: " + document.title + "\n\nWritten by `cutecheck errata`. [The overview](" +
                     overview + ") explains the columns `check` and `verdict`.\n\n" +
                     "| | where | claim | check | verdict | what is true |\n|---|---|---|---|---|---|\n";
  for (const auto& [record, outcome] : document.claims) {
    const std::string seen = record.seen.empty() ? "" : " (" + record.seen + ")";
    page += "| " + record.id + " | " + cell(record.place) + " | " + cell(record.claim) + " | " +
            std::string(checkName(record.check)) + " | " + record.verdict + cell(seen) + " | " +
            cell(truthCell(record, outcome)) + " |\n";
  }
  return page;
}

}  // namespace cutecheck::cli
