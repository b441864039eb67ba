#include "tools/cutecheck/errata_page.h"

#include <map>

namespace cutecheck::cli {

namespace {

constexpr const char* kHead = R"(# Errata

Claims of public documents on CuTe's layout algebra, the `cute` dialects and their lowering, each in our own words, with the verdict
that `cutecheck errata corpus/errata` finds. This page is written by that command and not by hand; `cutecheck errata --check` and the
suite fail when a verdict changes or the page differs.

| check | how a verdict is found |
|---|---|
| enumerate | the statement is computed by the exact reference |
| prove | the statement is proved or refuted by the oracle, for all values of its symbols |
| mlir, ptxas | `mlir-opt` of LLVM 22 or `ptxas` takes the text or refuses it; where the tool is missing, the last verdict stands |
| device | a run on the hardware, with its date |
| reading | read by a person; the citation stands beside it, and there is no machine verdict |

*in part*: some statements of the claim hold and others do not. *differs*: another version of the product does otherwise.
*uncheckable*: about the inside of a program.
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

std::string errataPage(const std::vector<ErrataDocument>& documents) {
  std::map<std::string, std::map<std::string, size_t>> counts;
  size_t total = 0;
  std::string tables;
  for (const ErrataDocument& document : documents) {
    tables += "\n## " + document.title +
              "\n\n| | where | claim | check | verdict | what is true |\n|---|---|---|---|---|---|\n";
    for (const auto& [record, outcome] : document.claims) {
      ++total;
      ++counts[std::string(checkName(record.check))][record.verdict];
      const std::string seen = record.seen.empty() ? "" : " (" + record.seen + ")";
      tables += "| " + record.id + " | " + cell(record.place) + " | " + cell(record.claim) + " | " +
                std::string(checkName(record.check)) + " | " + record.verdict + cell(seen) + " | " +
                cell(truthCell(record, outcome)) + " |\n";
    }
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
  return page + tables;
}

}  // namespace cutecheck::cli
