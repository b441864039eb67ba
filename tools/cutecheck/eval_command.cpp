// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/eval_command.h"

#include "core/eval/evaluate.h"
#include "core/notation/print.h"
#include "tools/answers/batch.h"
#include "tools/console/report.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kMaxLine = kMaxTextBytes * 2;  // a request holds one text, escaped

std::string reproduce(const EvalOptions& options) {
  std::string arguments = "eval ";
  if (options.domain == Domain::kStrict) arguments += "--domain=strict ";
  return reproduceLine(arguments + shellQuote(options.expression));
}

Expected<Value> compute(const EvalOptions& options) {
  CUTECHECK_TRY(expression, parseExpression(options.expression));
  return evaluate(expression, options.domain);
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

}  // namespace

ExitStatus evalCommand(const EvalOptions& options, Console& console) {
  const Expected<Value> value = compute(options);
  if (!value.ok())
    return console.refuse(value.error(), {.json = options.json,
                                          .text = options.expression,
                                          .reproduce = reproduce(options)});
  const std::string text = toString(*value);
  if (options.json)
    console.out << answerLine(Json{{"result", text}});
  else
    console.out << text << '\n';
  const bool* truth = std::get_if<bool>(&*value);
  if (truth == nullptr || *truth) return ExitStatus::kPassed;
  console.err << reproduce(options);
  return ExitStatus::kRefuted;
}

ExitStatus evalBatchCommand(Domain domain, Console& console) {
  std::string line;
  bool overlong = false;
  while (readLine(console.in, line, overlong)) {
    console.out << (overlong ? overlongAnswer() : answerLine(line, domain)) << '\n' << std::flush;
    if (!console.out) {
      console.err << "error: cannot write the answer\n";
      return ExitStatus::kInternal;
    }
  }
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
