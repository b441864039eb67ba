// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lines `name | layout | fact fact ...`, the facts of layout_facts.h, or `name | text | refused kCode` for a
// text that denotes no layout. Enumeration decides; the oracle is asked about injective and bijective(n) too.
#include "core/eval/evaluate.h"
#include "core/layout/size.h"
#include "core/notation/parse.h"
#include "core/support/trimmed.h"
#include "tools/answers/claim_answer.h"
#include "tools/answers/subject.h"
#include "tools/facts/layout_facts.h"

namespace cutecheck::cli {

namespace {

constexpr std::string_view kRefused = "refused ";

struct Line {
  std::string_view name, layout, facts;
};

Expected<Line> split(std::string_view line) {
  const size_t first = line.find('|');
  const size_t second = first == std::string_view::npos ? first : line.find('|', first + 1);
  if (second == std::string_view::npos || line.find('|', second + 1) != std::string_view::npos)
    return makeError(Code::kSyntax, "layouts_c1",
                     "'name | layout | facts' is expected, such as tile | (4,8):(1,4) | size(32) injective; "
                     "cutecheck help facts "
                     "lists the facts");
  return Line{trimmed(line.substr(0, first)), trimmed(line.substr(first + 1, second - first - 1)),
              trimmed(line.substr(second + 1))};
}

SubjectReport judgeRefusal(const Line& line, const Expected<Value>& value) {
  SubjectReport report;
  report.subject = std::string(line.name) + " " + std::string(line.layout);
  report.expected = std::string(line.facts);
  report.got = value.ok() ? "holds" : std::string(codeName(value.error().code));
  if (report.got == line.facts.substr(kRefused.size())) return report;
  report.status = ExitStatus::kRefuted;
  report.detail = value.ok() ? "the text was accepted\n" : renderDiagnostic(value.error(), line.layout);
  report.reproduce = "check " + shellQuote(line.layout);
  return report;
}

// Size and cosize as the reference computes them, against enumeration.
std::string disagreement(const Value& value, const LayoutFacts& facts) {
  const Layout* layout = std::get_if<Layout>(&value);
  if (layout == nullptr) return {};
  const Expected<int64_t> referenceSize = size(*layout), referenceCosize = cosize(*layout);
  if (!referenceSize.ok() || *referenceSize != facts.size) return "size() disagrees with enumeration\n";
  if (referenceCosize.ok() ? *referenceCosize != facts.cosize : facts.cosize.has_value())
    return "cosize() disagrees with enumeration\n";
  return {};
}

// What the oracle says against a fact that is a predicate of claims.
std::string secondOpinion(std::string_view layout, std::string_view fact) {
  const bool negated = fact.front() == '!';
  const std::string name(negated ? fact.substr(1) : fact);
  if (name == "injective") return contradiction("injective(" + std::string(layout) + ")", !negated);
  constexpr std::string_view bijective = "bijective(";
  if (!name.starts_with(bijective)) return {};
  return contradiction("bijective(" + std::string(layout) + ", " + name.substr(bijective.size()), !negated);
}

}  // namespace

SubjectReport judgeLayoutLine(std::string_view text) {
  const Expected<Line> line = split(text);
  if (!line.ok()) return malformed(text, line.error());
  const Expected<Value> value = parseValue(line->layout);
  if (line->facts.substr(0, kRefused.size()) == kRefused) return judgeRefusal(*line, value);
  if (!value.ok()) return malformed(line->layout, value.error());
  const Expected<LayoutFacts> facts = layoutFacts(*value);
  if (!facts.ok()) return malformed(text, facts.error());
  if (line->facts.empty())
    return malformed(text, makeError(Code::kEmpty, "layouts_c3",
                                     "a line without facts checks nothing; cutecheck help facts lists them"));

  SubjectReport report;
  report.subject = std::string(line->name) + " " + std::string(line->layout);
  report.expected = std::string(line->facts);
  report.got = "holds";
  report.detail = disagreement(*value, *facts);
  if (!report.detail.empty()) report.status = ExitStatus::kInconsistent;
  for (std::string_view rest = line->facts; !rest.empty();) {
    const size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view fact = rest.substr(0, end);
    const Expected<bool> truth = holds(*facts, fact);
    if (!truth.ok()) return malformed(text, truth.error());
    if (!*truth) {
      report.status = worse(report.status, ExitStatus::kRefuted);
      report.detail += "does not hold: " + std::string(fact) + "\n";
    } else if (const std::string against = secondOpinion(line->layout, fact); !against.empty()) {
      report.status = ExitStatus::kInconsistent;
      report.detail += against;
    }
    rest = trimmed(rest.substr(end));
  }
  if (report.asExpected()) return report;
  report.got = "fails";
  report.reproduce = "check " + shellQuote(line->layout);
  return report;
}

}  // namespace cutecheck::cli
