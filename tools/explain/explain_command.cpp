// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/explain/explain_command.h"

#include <sstream>

#include "core/notation/foreign_place.h"
#include "core/notation/print.h"
#include "tools/console/read_foreign.h"
#include "tools/console/report.h"
#include "tools/draw/bindings.h"
#include "tools/explain/explain_steps.h"
#include "tools/explain/nearest_call.h"
#include "tools/explain/swapped_call.h"
#include "tools/help/hint.h"

namespace cutecheck::cli {

namespace {

std::string reproduce(const ExplainOptions& options) {
  std::string arguments = "explain " + shellQuote(options.expression);
  if (!options.bindings.empty()) arguments += " --with " + shellQuote(options.bindings);
  return reproduceLine(arguments);
}

// Numbers under each other, a name in front of each line; rows of one length alone.
std::string valuesText(const std::vector<std::pair<std::string, std::string>>& values) {
  size_t names = 0, width = 0;
  std::vector<std::vector<std::string>> rows;
  for (const auto& [name, numbers] : values) {
    names = std::max(names, name.size());
    std::istringstream words(numbers);
    rows.emplace_back();
    for (std::string word; words >> word;) {
      width = std::max(width, word.size());
      rows.back().push_back(word);
    }
  }
  std::string text;
  for (size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].empty()) continue;
    text += "  " + values[i].first + std::string(names - values[i].first.size(), ' ');
    for (const std::string& word : rows[i]) text += " " + std::string(width - word.size(), ' ') + word;
    text += "\n";
  }
  return text;
}

std::string stepText(size_t number, const ExplainStep& step) {
  std::string text =
      std::to_string(number) + "  " + step.call + (step.result.empty() ? "" : " = " + step.result) + "\n";
  for (const std::string& note : step.notes) text += "  " + note + "\n";
  return text + valuesText(step.values);
}

std::string differText(const Explanation& explained) {
  if (!explained.differ) return {};
  const TwoValues& two = *explained.differ;
  std::string text = "both values\n  " + explained.operands + "\n  at c = " + std::to_string(two.at) + " = " +
                     two.coordinate + ": A(B(c)) = A(" + std::to_string(two.inner) +
                     ") = " + std::to_string(two.truth) + "\n";
  if (two.layout)
    text += "  a layout that agrees before gives " + std::to_string(*two.layout) + ": " + two.because + "\n";
  return text;
}

Json toJson(const ExplainStep& step) {
  Json values = Json::object();
  for (const auto& [name, numbers] : step.values) values[name] = numbers;
  Json json{{"call", step.call}, {"notes", step.notes}, {"values", std::move(values)}};
  json["result"] = step.result.empty() ? Json() : Json(step.result);
  return json;
}

Json differJson(const Explanation& explained) {
  const TwoValues& two = *explained.differ;
  Json json{{"operands", explained.operands},
            {"at", two.at},
            {"coordinate", two.coordinate},
            {"inner", two.inner},
            {"value", two.truth}};
  json["layout_gives"] = two.layout ? Json(*two.layout) : Json();
  return json;
}

}  // namespace

ExitStatus explainCommand(const ExplainOptions& options, Console& console) {
  const Expected<NativeText> native = readForeign(options.expression, options.json, console);
  const std::string text = native.ok() ? native->text : options.expression;
  const auto refuse = [&](const Diagnostic& error, const std::string& hint = {}) {
    return console.refuse(error, {.json = options.json,
                                  .text = text,
                                  .given = options.expression,
                                  .reproduce = reproduce(options),
                                  .hint = hint});
  };
  if (!native.ok()) return refuse(native.error());
  const auto parsed = parseExpression(text);
  if (!parsed.ok()) return refuse(parsed.error(), help::hintOf(parsed.error(), text));
  const auto bindings = draw::parseBindings(options.bindings);
  if (!bindings.ok()) return refuse(bindings.error(), help::hintOf(bindings.error(), text));
  const auto expression = draw::bound(*parsed, *bindings);
  if (!expression.ok()) return refuse(expression.error());

  const Explanation explained = explainSteps(*expression);
  if (explained.steps.empty() && !explained.error)
    return refuse(
        makeError(Code::kUsage, "help_c2",
                  toString(*expression) +
                      " is a value without an operation; explain shows the steps of an operation, such as "
                      "composition(A, B); cutecheck check describes a layout"));
  std::vector<NearestCall> nearest;
  if (explained.error && !explained.steps.empty() && explained.steps.back().result.empty())
    nearest = nearestCalls(explained.refused);
  const bool isFalse =
      !explained.error && !explained.steps.empty() && explained.steps.back().result == "false";
  if (options.json) {
    Json json{{"steps", Json::array()}};
    for (const ExplainStep& step : explained.steps) json["steps"].push_back(toJson(step));
    if (explained.error) {
      json["error"] = toJson(placedInGiven(*explained.error, options.expression, text));
      if (explained.differ) json["differ"] = differJson(explained);
      json["nearest"] = Json::array();
      for (const NearestCall& one : nearest)
        json["nearest"].push_back({{"call", one.call}, {"result", one.result}, {"changed", one.changed}});
    }
    console.out << answerLine(json);
  } else {
    for (size_t i = 0; i < explained.steps.size(); ++i) console.out << stepText(i + 1, explained.steps[i]);
    if (explained.error) {
      console.out << std::flush;
      console.err << renderDiagnostic(placedInGiven(*explained.error, options.expression, text),
                                      options.expression);
      console.out << differText(explained);
      if (!nearest.empty()) console.out << "what works, with one number changed (each result Proved)\n";
      for (const NearestCall& one : nearest)
        console.out << "  " << one.call << " = " << one.result << "    (" << one.changed << ")\n";
      console.out << std::flush;
    }
  }
  if (explained.error && !options.json) {
    const std::string order =
        hintOfOrder(*explained.error, options.bindings.empty() ? text : toString(*expression));
    console.hint(order.empty() ? help::hintOf(*explained.error, text) : order);
  }
  if (explained.error || isFalse) console.err << reproduce(options);
  return explained.error ? statusOf(*explained.error) : isFalse ? ExitStatus::kRefuted : ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
