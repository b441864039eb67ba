// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/eval_command.h"

#include <functional>

#include "core/eval/evaluate.h"
#include "core/notation/foreign.h"
#include "core/notation/print.h"
#include "core/notation/print_as.h"
#include "oracle/claims/claim.h"
#include "tools/answers/batch.h"
#include "tools/answers/premise_symbols.h"
#include "tools/answers/symbolic_eval.h"
#include "tools/console/read_foreign.h"
#include "tools/console/report.h"
#include "tools/cutecheck/help_command.h"
#include "tools/help/foreign_hint.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kMaxLine = kMaxTextBytes * 2;  // a request holds one text, escaped

std::string reproduce(const EvalOptions& options) {
  std::string arguments = "eval ";
  if (options.domain == Domain::kStrict) arguments += "--domain=strict ";
  if (!options.as.empty()) arguments += "--as=" + options.as + " ";
  arguments += shellQuote(options.expression);
  if (!options.where.empty()) arguments += " --where " + shellQuote(options.where);
  return reproduceLine(arguments);
}

// The answer as text, and whether it is the truth value false.
struct Printed {
  std::string text;
  bool isFalse = false;
};

// The first call of an expression that composes nothing: --domain=strict means nothing to it.
std::optional<Diagnostic> refusedDomain(const std::string& text) {
  const Expected<Expression> expression = parseExpression(text);
  if (!expression.ok()) return std::nullopt;
  const Expression* first = nullptr;
  bool composes = false;
  const std::function<void(const Expression&)> visit = [&](const Expression& e) {
    composes |= e.kind == Expression::Kind::kCompose ||
                (e.kind == Expression::Kind::kCall && e.name == "composition");
    if (e.kind == Expression::Kind::kCall && first == nullptr) first = &e;
    for (const Expression& child : e.children) visit(child);
  };
  visit(*expression);
  if (composes) return std::nullopt;
  Diagnostic error =
      makeError(Code::kUsage, "eval_c2",
                "--domain strict is of composition(A, B) and A o B: " +
                    (first ? first->name + " has no domain to keep" : std::string("there is none here")));
  error.position = first ? first->begin : expression->begin;
  return error;
}

Expected<Printed> compute(const std::string& text, const EvalOptions& options) {
  if (auto glued = help::gluedOption(text)) return *std::move(glued);
  CUTECHECK_TRY(expression, parseExpression(text));
  CUTECHECK_TRY(value, evaluate(expression, options.domain));
  const bool* truth = std::get_if<bool>(&value);
  Printed printed{toString(value), truth != nullptr && !*truth};
  if (!options.as.empty()) {
    CUTECHECK_TRY(foreign, toStringAs(value, options.as == "cpp" ? Language::kCpp : Language::kDsl));
    printed.text = std::move(foreign);
  }
  return printed;
}

// Reads a line without its end; `overlong` when it was cut at the limit (the rest is dropped).
bool readLine(std::istream& in, std::string& line, bool& overlong) {
  line.clear();
  overlong = false;
  std::streambuf* buffer = in.rdbuf();
  for (int c = buffer->sbumpc(); c != std::char_traits<char>::eof(); c = buffer->sbumpc()) {
    if (c == '\n') return true;
    if (line.size() < kMaxLine)
      line.push_back(static_cast<char>(c));
    else
      overlong = true;
  }
  return !line.empty();
}

// What is wrong with premises, beside the expression that they are of.
std::optional<Diagnostic> refusedPremises(const std::string& text, const std::string& where) {
  const Expected<oracle::Claim> read = oracle::makeClaim("0 == 0", where);
  if (!read.ok()) return read.error();
  const Expected<Expression> expression = parseExpression(text);
  const Expression none;
  const Expression& asked = expression.ok() ? *expression : none;
  if (const auto misspelt = misspeltSymbol(asked, read->premises)) return misspelt;
  const std::vector<size_t> unrelated = unrelatedPremises(asked, read->premises);
  if (unrelated.empty()) return std::nullopt;
  if (unrelated.size() == read->premises.size())
    return makeError(Code::kUsage, "eval_c1",
                     "--where has no effect: the expression has none of its symbols");
  return makeError(Code::kUsage, "eval_c1",
                   "premise " + read->premiseTexts[unrelated[0]] +
                       " has no effect: the expression has no symbol " +
                       unknownSymbols(asked, read->premises[unrelated[0]]));
}

// Of a text that is refused since it has symbols: its value for all of them.
std::optional<ExitStatus> evalSymbols(const std::string& text, const Diagnostic& refused, const EvalOptions& options,
                                      Console& console) {
  if (refused.code != Code::kNotStatic || !options.as.empty() || options.domain == Domain::kStrict) return std::nullopt;
  if (!options.where.empty())
    if (const auto refusal = refusedPremises(text, options.where))
      return refuseWithHint(
          *refusal, {.json = options.json, .text = options.where, .reproduce = reproduce(options)}, console);
  const Expected<SymbolicValue> value = symbolicValue(text, options.where);
  if (!value.ok()) {
    const std::string& rule = value.error().rule;
    if (rule != "symbolic_c1" && !rule.starts_with("premise_") && !isBadDivisor(value.error())) return std::nullopt;
    return refuseWithHint(value.error(),
                          {.json = options.json,
                           .text = text,
                           .given = rule.starts_with("premise_") ? std::string_view() : options.expression,
                           .reproduce = reproduce(options)},
                          console);
  }
  if (options.json) {
    console.out << answerLine(Json{{"result", value->text}, {"conditions", value->conditions}});
    return ExitStatus::kPassed;
  }
  console.out << value->text << '\n';
  for (const std::string& condition : value->conditions) console.err << "note: holds for " << condition << '\n';
  return ExitStatus::kPassed;
}

}  // namespace

ExitStatus evalCommand(const EvalOptions& options, Console& console) {
  const Expected<NativeText> native = readForeign(options.expression, options.json, console);
  const std::string& text = native.ok() ? native->text : options.expression;
  const std::optional<Diagnostic> domain =
      native.ok() && options.domain == Domain::kStrict ? refusedDomain(text) : std::nullopt;
  const Expected<Printed> value = domain        ? Expected<Printed>(*domain)
                                  : native.ok() ? compute(text, options)
                                                : Expected<Printed>(native.error());
  if (!value.ok() && native.ok())
    if (const auto symbolic = evalSymbols(text, value.error(), options, console)) return *symbolic;
  if (!value.ok())
    return refuseWithHint(value.error(),
                          {.json = options.json,
                           .text = text,
                           .given = options.expression,
                           .where = options.where,
                           .reproduce = reproduce(options)},
                          console);
  if (!options.where.empty())
    if (const auto refused = refusedPremises(text, options.where))
      return refuseWithHint(*refused, {.json = options.json, .text = options.where, .reproduce = reproduce(options)}, console);
  if (options.json)
    console.out << answerLine(Json{{"result", value->text}});
  else
    console.out << value->text << '\n';
  if (!value->isFalse) return ExitStatus::kPassed;
  console.err << reproduce(options);
  return ExitStatus::kRefuted;
}

ExitStatus evalBatchCommand(Domain domain, Console& console) {
  std::string line;
  bool overlong = false;
  while (readLine(console.in, line, overlong)) {
    console.out << (overlong ? overlongAnswer() : answerLine(line, domain)) << '\n' << std::flush;
    if (!console.out) return ExitStatus::kBadInput;  // main says why
  }
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
