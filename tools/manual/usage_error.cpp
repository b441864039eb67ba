// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/manual/usage_error.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/eval/evaluate.h"
#include "core/eval/operation.h"
#include "core/support/nearest_name.h"
#include "tools/console/report.h"
#include "tools/manual/meant_option.h"

namespace cutecheck::cli {

namespace {

std::string suggested(std::string_view word, const std::vector<std::string>& names) {
  // A word of two letters is not two edits away from what was meant.
  const size_t most = std::min<size_t>(2, word.empty() ? 0 : word.size() - 1);
  const std::string_view nearest =
      nearestName(word, std::vector<std::string_view>(names.begin(), names.end()), most);
  return nearest.empty() ? "" : ", did you mean '" + std::string(nearest) + "'?";
}

std::string listed(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

std::vector<std::string> partsOf(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::App* part : command.get_subcommands(nullptr)) names.push_back(part->get_name());
  return names;
}

const CLI::App* partNamed(const CLI::App& command, std::string_view name) {
  for (const CLI::App* part : command.get_subcommands(nullptr))
    if (part->get_name() == name) return part;
  return nullptr;
}

// The commands that the line names: "descriptor", "descriptor encode"; the program itself first.
std::vector<const CLI::App*> namedCommands(const CLI::App& app, int argc, char** argv) {
  std::vector<const CLI::App*> named{&app};
  for (int i = 1; i < argc && named.size() < 3; ++i)
    if (const CLI::App* part = partNamed(*named.back(), argv[i]); part != nullptr) named.push_back(part);
  return named;
}

// The first example of a manual, where a part is named the first of that part: an indented line, up to what
// stands beside it.
std::string exampleOf(const CLI::App& command, const CLI::App* part) {
  const std::string manual = command.get_description();
  size_t begin = std::string::npos;
  if (part != nullptr)
    begin = manual.find("\n    cutecheck " + command.get_name() + " " + part->get_name() + " ");
  if (begin == std::string::npos) begin = manual.find("\n    cutecheck ");
  if (begin == std::string::npos) return {};
  const std::string line = manual.substr(begin + 5, manual.find('\n', begin + 1) - begin - 5);
  return line.substr(0, line.find("   "));
}

std::string unknownOption(const std::vector<const CLI::App*>& named, int argc, char** argv) {
  std::vector<std::string> options, here;
  for (const CLI::App* command : named)
    for (const CLI::Option* option : command->get_options())
      for (const std::string& name : option->get_lnames()) {
        options.push_back("--" + name);
        if (command == named.back() && name != "help" && name != "json") here.push_back("--" + name);
      }
  if (!here.empty()) here.emplace_back("--json");
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--") break;
    const std::string word(argument.substr(0, argument.find('=')));
    std::string command;
    for (const CLI::App* one : named)
      if (one != named.front()) command += (command.empty() ? "" : " ") + one->get_name();
    const bool known = std::find(options.begin(), options.end(), word) != options.end();
    const bool elsewhere = known && std::find(here.begin(), here.end(), word) == here.end();
    if (const std::string meant =
            word.starts_with("-") && (!known || elsewhere) ? meantOption(word, command) : "";
        !meant.empty())
      return "there is no option '" + word + "' here; " + meant;
    const bool isShort = named.size() == 1 && word.size() == 2 && word[0] == '-' && word != "-h";
    if (isShort) return "there is no option '" + word + "' here; there are --help, --version";
    if (!word.starts_with("--") || std::find(options.begin(), options.end(), word) != options.end()) continue;
    const bool draws = std::find(here.begin(), here.end(), "--svg") != here.end();
    if (draws && (word == "--output" || word == "--out" || word == "--file" || word == "--save"))
      return "there is no option '" + word +
             "' here; a picture is written by --svg FILE, --png FILE or --pdf FILE";
    const bool withNumbers = std::find(here.begin(), here.end(), "--with") != here.end(),
               withPremises = std::find(here.begin(), here.end(), "--where") != here.end();
    if (word == "--where" && withNumbers)
      return "there is no option '--where' here; a symbol is given its number by --with M=8";
    if (word == "--with" && withPremises)
      return "there is no option '--with' here; a number of a symbol is a premise, --where 'M == 8'";
    const std::string near = suggested(word, options);
    return "there is no option '" + word + "' here" +
           (!near.empty() || here.empty() ? near : "; there are " + listed(here));
  }
  return {};
}

// What CLI11 says of values, in words: "--type: 1 required TEXT missing", "--type: At Most 1 required but
// received 2" and "Could not convert: --offset = x".
std::string wrongValue(const std::string& said) {
  const size_t colon = said.find(": ");
  if (colon == std::string::npos) return {};
  const std::string option = said.substr(0, colon), rest = said.substr(colon + 2);
  constexpr std::string_view kMissing = "1 required ", kMost = "At Most ",
                             kReceived = " required but received ";
  if (rest.starts_with(kMissing) && rest.ends_with(" missing")) {
    const std::string type = rest.substr(kMissing.size(), rest.size() - kMissing.size() - 8);
    return option + " needs its value behind it: " + type.substr(0, type.find(":{"));
  }
  if (const size_t received = rest.find(kReceived); rest.starts_with(kMost) && received != std::string::npos)
    return option + " is given " + rest.substr(received + kReceived.size()) + " times, and at most " +
           rest.substr(kMost.size(), received - kMost.size()) + " is taken";
  const size_t of = rest.find(" not in {");
  if (of != std::string::npos && rest.ends_with("}")) {
    const std::string value = rest.substr(0, of), choices = rest.substr(of + 9, rest.size() - of - 10);
    const std::string meant = meantValue(option, value, choices);
    return option + ": '" + value + "' is none of " + choices +
           (meant.empty() ? "" : ", did you mean '" + meant + "'?");
  }
  const size_t sign = rest.find(" = ");
  return option == "Could not convert" && sign != std::string::npos
             ? rest.substr(0, sign) + ": '" + rest.substr(sign + 3) + "' is no number that it takes"
             : std::string();
}

// CLI11 says of a misspelt command that one is required, and of a misspelt option that it and what follows it
// were not expected, from the last to the first. Here the word is named, with the nearest one.
std::string usageMessage(const std::vector<const CLI::App*>& named, const CLI::ParseError& error, int argc, char** argv) {
  const CLI::App& app = *named.front();
  const std::string first = argc > 1 ? argv[1] : "";
  if (!first.empty() && first[0] != '-' && named.size() == 1)
    return "there is no command '" + first + "'" + suggested(first, partsOf(app));
  if (std::string message = unknownOption(named, argc, argv); named.size() == 1 && !message.empty())
    return message;
  if (std::string message = wrongValue(error.what()); !message.empty()) return message;
  const std::vector<std::string> parts = partsOf(*named.back());
  if (!parts.empty() && dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    const std::string name = named.size() == 1 ? "cutecheck" : named.back()->get_name();
    const std::string second = named.size() == 2 && argc > 2 ? argv[2] : "";
    if (!second.empty() && second[0] != '-') {
      const std::string near = suggested(second, parts);
      return "there is no command '" + name + " " + second + "'" + (near.empty() ? "; there are " + listed(parts) : near);
    }
    return name + " needs a command behind it: " + listed(parts);
  }
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr)
    if (std::string message = unknownOption(named, argc, argv); !message.empty()) return message;
  return error.what();
}

// An expression that begins with a minus sign, "-M <= 0", is taken for options.
std::string negativeExpression(int argc, char** argv) {
  bool ended = false;
  for (int i = 2; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (ended && word.starts_with("--"))
      return "what stands behind -- is no option: write -- and the expression last";
    ended = ended || word == "--";
    const bool minus = word.size() > 1 && word[0] == '-' && word[1] != '-';
    if (!ended && minus && word.find_first_of(" <>=()*+/%") != std::string_view::npos)
      return "'" + std::string(word) +
             "' begins with '-' and is taken for options: write it last, behind --: cutecheck " + argv[1] +
             " -- '" + std::string(word) + "'";
  }
  return {};
}

// The words, behind the commands that the line names.
std::string lineOf(const std::vector<const CLI::App*>& named, const std::vector<std::string>& words) {
  std::string line = "cutecheck";
  for (const CLI::App* command : named)
    if (command != named.front()) line += " " + command->get_name();
  for (const std::string& word : words) line += " " + shellQuote(word);
  return "did you mean " + line + "?";
}

// "descriptor LAYOUT encode": the command stands behind what it is given.
std::string commandBehind(const std::vector<const CLI::App*>& named, int argc, char** argv) {
  size_t front = 1;  // commands in front
  while (front < named.size() && static_cast<int>(front) < argc && named[front]->get_name() == argv[front])
    ++front;
  if (front == named.size() || argv[front][0] == '-') return {};
  std::vector<std::string> words(argv + front, argv + argc);
  for (size_t i = front; i < named.size(); ++i)
    if (const auto at = std::find(words.begin(), words.end(), named[i]->get_name()); at != words.end())
      words.erase(at);
  return words.empty() ? std::string() : lineOf(named, words);
}

// "kernel prove K.ptx K.spec": the specification stands behind --spec.
std::string specMeant(const std::vector<const CLI::App*>& named, int argc, char** argv) {
  if (named.size() < 3 || named[1]->get_name() != "kernel" ||
      named[2]->get_option_no_throw("--spec") == nullptr)
    return {};
  std::vector<std::string> words(argv + std::min<size_t>(named.size(), static_cast<size_t>(argc)),
                                 argv + argc);
  const auto spec = std::find_if(words.begin(), words.end(),
                                 [](const std::string& word) { return word.ends_with(".spec"); });
  if (spec == words.end() || std::find(words.begin(), words.end(), "--spec") != words.end()) return {};
  std::rotate(spec, spec + 1, words.end());
  words.insert(words.end() - 1, "--spec");
  return lineOf(named, words);
}

bool hasValue(const std::string& text) {
  const Expected<Expression> expression = parseExpression(text);
  return expression.ok() && evaluate(*expression).ok();
}

// "eval L 5", "eval 5 L" and "eval L 2 3": the offset of a coordinate. An expression without a command is one
// for eval.
std::string evalMeant(const std::vector<const CLI::App*>& named, int argc, char** argv) {
  std::vector<std::string> words(argv + std::min<size_t>(named.size(), static_cast<size_t>(argc)),
                                 argv + argc);
  constexpr size_t kMostWords = 6;
  const bool isEval = named.size() == 2 && named[1]->get_name() == "eval";
  if (named.size() == 1 && words.size() == 1 && words[0].find_first_of(":(") != std::string::npos &&
      hasValue(words[0]))
    return "did you mean cutecheck eval " + shellQuote(words[0]) + "?";
  if (!isEval || words.size() < 2 || words.size() > kMostWords) return {};
  for (const size_t layout : {size_t{0}, words.size() - 1}) {
    std::string coordinate;
    for (size_t i = 0; i < words.size(); ++i)
      if (i != layout) coordinate += (coordinate.empty() ? "" : ",") + words[i];
    if (words.size() > 2) coordinate = "(" + coordinate + ")";
    const std::string call = "call(" + words[layout] + ", " + coordinate + ")";
    if (hasValue(call)) return "did you mean cutecheck eval " + shellQuote(call) + "?";
  }
  return {};
}

// "smem '(128,64)' bf16": the value of an option without its name; "explain logical_divide L 4": a call in
// parts.
std::string wordsMeant(const std::vector<const CLI::App*>& named, int argc, char** argv) {
  if (named.size() < 2) return {};
  const std::vector<std::string> words(argv + std::min<size_t>(named.size(), static_cast<size_t>(argc)),
                                       argv + argc);
  constexpr std::array<std::string_view, 10> kTypes = {"f16",  "bf16", "f32", "tf32", "e4m3",
                                                       "e5m2", "s8",   "u8",  "f64",  "half"};
  for (size_t i = 1; i < words.size(); ++i)
    if (std::find(kTypes.begin(), kTypes.end(), words[i]) != kTypes.end() &&
        !words[i - 1].starts_with("--") && named.back()->get_option_no_throw("--type") != nullptr)
      return "did you mean --type " + words[i] + "?";
  const bool name = words.size() > 1 && words[0].find_first_of(":(<=. ") == std::string::npos && words[0].find('-') != 0;
  const bool claims = name && named[1]->get_name() == "prove" && words[1].find(':') != std::string::npos;
  if (words.size() < 2 || words.size() > 6 || !(findOperation(words[0]).ok() || claims)) return {};
  std::string call = words[0] + "(";
  for (size_t i = 1; i < words.size(); ++i) call += (i == 1 ? "" : ", ") + words[i];
  call += ")";
  return parseExpression(call).ok()
             ? "did you mean cutecheck " + named[1]->get_name() + " " + shellQuote(call) + "?"
             : std::string();
}

// "kernel verify K.ptx": a command of the program behind one that has parts of its own.
std::string programMeant(const std::vector<const CLI::App*>& named, int argc, char** argv) {
  if (named.size() != 2 || argc < 3 || partsOf(*named[1]).empty() || partNamed(*named[0], argv[2]) == nullptr)
    return {};
  std::string line = "did you mean cutecheck";
  for (int i = 2; i < argc; ++i) line += " " + shellQuote(argv[i]);
  return line + "?";
}

// "kernel init K.ptx --out K.spec": what init writes is its output.
std::string outputMeant(const std::vector<const CLI::App*>& named, int argc, char** argv) {
  if (named.size() < 3 || named[2]->get_name() != "init") return {};
  std::vector<std::string> words(argv + std::min<size_t>(named.size(), static_cast<size_t>(argc)),
                                 argv + argc);
  const auto spec = std::find_if(words.begin(), words.end(),
                                 [](const std::string& word) { return word.ends_with(".spec"); });
  const bool asks = std::any_of(words.begin(), words.end(), [](const std::string& word) {
    return word.starts_with("--out") || word.starts_with("-o") || word.starts_with("--file") ||
           word.starts_with("--save");
  });
  if (spec == words.end() && !asks) return {};
  const std::string file = spec == words.end() ? "K.spec" : spec->substr(spec->find('=') + 1);
  return "init writes to standard output; redirect it to a file: > " + shellQuote(file);
}

std::string hintOf(const std::vector<const CLI::App*>& named, int argc, char** argv) {
  if (std::string hint = commandBehind(named, argc, argv); !hint.empty()) return hint;
  if (std::string hint = evalMeant(named, argc, argv); !hint.empty()) return hint;
  if (std::string hint = specMeant(named, argc, argv); !hint.empty()) return hint;
  if (std::string hint = outputMeant(named, argc, argv); !hint.empty()) return hint;
  if (std::string hint = wordsMeant(named, argc, argv); !hint.empty()) return hint;
  if (std::string hint = programMeant(named, argc, argv); !hint.empty()) return hint;
  std::error_code ignored;
  if (named.size() == 1 && argc > 1 && std::filesystem::exists(argv[1], ignored))
    return "a file is checked by cutecheck verify " + shellQuote(argv[1]) +
           "; cutecheck help lists the commands";
  if (named.size() == 1) return "cutecheck help lists the commands";
  if (std::string hint = negativeExpression(argc, argv); !hint.empty()) return hint;
  // The manual of a part stands in that of its command.
  const std::string example = exampleOf(*named[1], named.size() > 2 ? named[2] : nullptr);
  return (example.empty() ? "" : "such as " + example + "; ") + "cutecheck help " + named[1]->get_name() +
         " is the manual";
}

}  // namespace

ExitStatus usageError(const CLI::App& app, const CLI::ParseError& error, int argc, char** argv, Console& console) {
  const bool json = std::any_of(argv, argv + argc, [](std::string_view arg) { return arg == "--json"; });
  const std::vector<const CLI::App*> named = namedCommands(app, argc, argv);
  const Diagnostic diagnostic = makeError(Code::kUsage, "command_line", usageMessage(named, error, argc, argv));
  return console.refuse(diagnostic, {.json = json, .hint = json ? "" : hintOf(named, argc, argv)});
}

}  // namespace cutecheck::cli
