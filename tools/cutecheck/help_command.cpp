// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/help_command.h"

#include "tools/console/report.h"
#include "tools/explain/refusal_hint.h"
#include "tools/explain/swapped_call.h"
#include "tools/help/hint.h"
#include "tools/help/topic.h"

namespace cutecheck::cli {

ExitStatus refuseWithHint(const Diagnostic& error, Refusal how, Console& console) {
  if (how.json) return console.refuse(error, how);
  const std::string text(how.text);
  how.hint = hintOfOrder(error, text);
  std::string other = how.hint.empty() ? help::hintOf(error, how.text) : std::string();
  if (other.empty()) other = hintOfRefusal(error, text);
  how.hint += (how.hint.empty() || other.empty() ? "" : "; ") + other;
  if (!how.where.empty() && how.hint.find("cutecheck prove '") != std::string::npos)
    how.hint += " --where " + shellQuote(how.where);
  return console.refuse(error, how);
}

ExitStatus helpCommand(const std::string& topic, bool json, Console& console) {
  const Expected<std::string> text = help::topicText(topic);
  if (!text.ok()) return console.refuse(text.error(), {.json = json});
  if (json)
    console.out << answerLine(Json{{"topic", topic}, {"help", *text}});
  else
    console.out << *text;
  return ExitStatus::kPassed;
}

std::optional<ExitStatus> helpForWord(const std::string& text, const char* command, bool json,
                                      Console& console) {
  const bool asks = text == "help";
  if (!asks && !help::isTopic(text)) return std::nullopt;
  const std::string name = command;
  const std::string message =
      asks ? "'help' is read as an expression here; the manual is cutecheck help " + name +
                 ", and cutecheck help NAME explains one predicate, operation, atom or rule"
           : "'" + text + "' is a name without arguments; cutecheck help " + text +
                 " has its signature and an example";
  return console.refuse(makeError(Code::kUsage, "help_c2", message), {.json = json, .text = text});
}

}  // namespace cutecheck::cli
