// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/analyze/analyze_command.h"

#include <algorithm>

#include "core/eval/evaluate.h"
#include "tools/console/read_foreign.h"
#include "tools/console/report.h"
#include "tools/explain/swapped_call.h"
#include "tools/help/hint.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kMostCoordinates = 32;

std::string list(const std::vector<int64_t>& numbers, size_t most) {
  std::string text;
  for (size_t i = 0; i < std::min(most, numbers.size()); ++i)
    text += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
  return text + (numbers.size() > most ? ", ..." : "");
}

std::string trafficText(const Traffic& t) {
  const auto s = [](int64_t n, const char* word) {
    return std::to_string(n) + " " + word + (n == 1 ? "" : "s");
  };
  const int64_t share = t.sectors == 0 ? 0 : 100 * t.bytes / (32 * t.sectors);
  std::string accesses = std::to_string(t.accesses) + (t.accesses == 1 ? " access" : " accesses");
  return accesses + " of 32 threads: " + s(t.sectors, "sector") + ", " + s(t.lines, "line") + ", " +
         std::to_string(t.bytes) + " bytes asked for, " + std::to_string(share) +
         " % of what is moved; at most " + s(t.worst, "sector") + " an access";
}

Json trafficJson(const Traffic& t) {
  return {{"accesses", t.accesses},
          {"bytes", t.bytes},
          {"sectors", t.sectors},
          {"lines", t.lines},
          {"most_sectors", t.worst}};
}

void print(const Analysis& a, const AnalyzeOptions& options, std::ostream& out) {
  out << "layout      " << a.layout << "\nsize        " << a.size << '\n';
  if (a.permutation) {
    const Permutation& p = *a.permutation;
    out << "permutation " << p.cycles << (p.cycles == 1 ? " cycle" : " cycles") << ", the longest of "
        << p.longest << "; " << p.fixed << " fixed; order "
        << (p.order ? std::to_string(*p.order) : "beyond int64_t") << ", " << (p.even ? "even" : "odd")
        << '\n';
  } else {
    out << "permutation no\n";
  }
  out << "gaps        ";
  if (a.gaps.count == 0) {
    out << "none\n";
  } else {
    out << a.gaps.count << (a.gaps.count == 1 ? " offset" : " offsets") << " in " << a.gaps.runs
        << (a.gaps.runs == 1 ? " run:" : " runs:");
    for (const auto& [begin, length] : a.gaps.first) {
      out << " " << begin;
      if (length > 1) out << ".." << begin + length - 1;
    }
    out << (a.gaps.runs > static_cast<int64_t>(a.gaps.first.size()) ? " ...\n" : "\n");
  }
  out << "steps       " << (a.threadSteps.empty() ? "none" : list(a.threadSteps, 8))
      << ", from thread to thread (first mode)\n";
  if (a.bits) {
    out << "bits        linear; each bit of the offset as a sum of bits of the coordinate, the lowest "
           "first\n";
    for (size_t bit = 0; bit < a.bits->size(); ++bit)
      out << "  bit " << bit << (bit < 10 ? " " : "") << "    " << (*a.bits)[bit] << '\n';
  } else {
    out << "bits        not linear over bits\n";
  }
  if (a.traffic) out << "global      " << trafficText(*a.traffic) << '\n';
  if (a.best)
    out << "coalesced   " << a.coalesced << ", (thread, value) -> coordinate, has " << a.best->sectors
        << (a.best->sectors == 1 ? " sector" : " sectors") << " for " << a.best->bytes
        << " bytes, 16 a thread\n";
  if (options.asked.offset) {
    out << "offset " << *options.asked.offset << "   ";
    for (size_t i = 0; i < std::min(kMostCoordinates, a.reached.size()); ++i) out << " " << a.reached[i];
    out << (a.reached.empty() ? " no coordinate" : a.reached.size() > kMostCoordinates ? " ..." : "") << '\n';
  }
}

Json toJson(const Analysis& a, const AnalyzeOptions& options) {
  Json json{{"layout", a.layout},
            {"size", a.size},
            {"permutation", Json()},
            {"bits", Json()},
            {"thread_steps", a.threadSteps}};
  if (a.permutation)
    json["permutation"] = {{"cycles", a.permutation->cycles},
                           {"fixed", a.permutation->fixed},
                           {"longest", a.permutation->longest},
                           {"order", a.permutation->order ? Json(*a.permutation->order) : Json()},
                           {"even", a.permutation->even}};
  json["gaps"] = {{"offsets", a.gaps.count}, {"runs", a.gaps.runs}, {"first", a.gaps.first}};
  if (a.bits) json["bits"] = *a.bits;
  if (a.traffic) json["global"] = trafficJson(*a.traffic);
  if (a.best) json["coalesced"] = {{"layout", a.coalesced}, {"global", trafficJson(*a.best)}};
  if (options.asked.offset) json["reached"] = a.reached;
  return json;
}

}  // namespace

ExitStatus analyzeCommand(const AnalyzeOptions& options, Console& console) {
  const Expected<NativeText> native = readForeign(options.expression, options.json, console);
  const std::string text = native.ok() ? native->text : options.expression;
  const auto refuse = [&](const Diagnostic& error) {
    const std::string order = options.json ? "" : hintOfOrder(error, text);
    return console.refuse(error, {.json = options.json,
                                  .text = text,
                                  .given = options.expression,
                                  .reproduce = reproduceLine("analyze " + shellQuote(options.expression)),
                                  .hint = !order.empty()               ? order
                                          : error.rule == "analyze_c1" ? help::bitsNote(options.asked.element)
                                                                       : help::hintOf(error, text)});
  };
  if (!native.ok()) return refuse(native.error());
  const Expected<Expression> expression = parseExpression(text);
  if (!expression.ok()) return refuse(expression.error());
  const Expected<Value> value = evaluate(*expression);
  if (!value.ok()) return refuse(value.error());
  const Expected<Analysis> analysis = analyze(*value, options.asked);
  if (!analysis.ok()) return refuse(analysis.error());
  if (options.json)
    console.out << answerLine(toJson(*analysis, options));
  else
    print(*analysis, options, console.out);
  if (const std::string note = help::bitsNote(options.asked.element); !note.empty() && !options.json)
    console.err << "note: " << note << '\n';
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
