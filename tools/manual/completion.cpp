// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Completions of bash, zsh and fish: the commands, the options of each, the words an option takes, the names
// that `draw --list` has, else files.
#include <algorithm>

#include "tools/manual/command_table.h"

namespace cutecheck::cli {

namespace {

std::string join(const std::vector<std::string>& words, const char* separator) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : separator) + word;
  return text;
}

// In single quotes of a shell.
std::string shellQuoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? "'\\''" : std::string(1, c);
  return result + "'";
}

// A caption of zsh: brackets and colons mean something there.
std::string caption(const std::string& text) {
  std::string result;
  for (const char c : text) result += (c == '[' || c == ']' || c == ':' ? "\\" : "") + std::string(1, c);
  return result;
}

std::vector<std::string> optionNames(const CommandRow& row) {
  std::vector<std::string> names;
  for (const OptionRow& option : row.options)
    names.insert(names.end(), option.names.begin(), option.names.end());
  return names;
}

// A function of a POSIX shell that prints the names of an option of draw, from `draw --list "$2"`. An atom of
// N columns stands for those of 64, 128 and 256.
constexpr const char* kListed = R"(
_cutecheck_listed() {
  cutecheck draw --list $2 2>/dev/null | awk -v option="$1" '
    option != "atom" { if ($1 == "--" option) print $2; next }
    $1 ~ /^--/ { next }
    $1 ~ /xN/ { for (n = 64; n <= 256; n *= 2) { name = $1; sub(/xN/, "x" n, name); print name }; next }
    { print $1 }'
}
)";

bool takesFiles(const CommandRow& row) {
  return std::any_of(row.options.begin(), row.options.end(),
                     [](const OptionRow& o) { return o.isArgument() && o.takesFiles(); });
}

// What may stand as an argument of the command: its choices, and behind `help` the commands.
std::vector<std::string> argumentWords(const CommandRow& row, const std::vector<CommandRow>& table) {
  std::vector<std::string> words;
  for (const OptionRow& option : row.options)
    if (option.isArgument()) words.insert(words.end(), option.choices.begin(), option.choices.end());
  if (row.name == "help") words.insert(words.end(), table[0].parts.begin(), table[0].parts.end());
  return words;
}

}  // namespace

std::string bashCompletion(const std::vector<CommandRow>& table) {
  std::string text =
      "# bash completion of cutecheck; written by: cutecheck manual bash" + std::string(kListed) + R"(
_cutecheck() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' words='' files=no i
  for ((i = 1; i < COMP_CWORD; ++i)); do
    case "$command ${COMP_WORDS[i]}" in
)";
  std::string known;
  for (const CommandRow& row : table) {
    if (row.name.empty()) continue;
    const size_t blank = row.name.find(' ');
    const std::string spelled = blank == std::string::npos ? " " + row.name : row.name;
    known += "      " + shellQuoted(spelled) + ") command=" + shellQuoted(row.name) + " ;;\n";
  }
  text += known + "    esac\n  done\n  case \"$command $before\" in\n";
  for (const CommandRow& row : table) {
    for (const OptionRow& option : row.options) {
      if (option.isArgument() || option.value.empty()) continue;
      std::vector<std::string> patterns;
      for (const std::string& name : option.names) patterns.push_back(shellQuoted(row.name + " " + name));
      const std::string action = !option.choices.empty() ? "words=" + shellQuoted(join(option.choices, " "))
                                 : !option.listed().empty()
                                     ? "words=$(_cutecheck_listed " + option.listed() + " \"$word\")"
                                 : option.takesFiles() ? "files=yes"
                                                       : "return";
      text += "    " + join(patterns, " | ") + ") " + action + " ;;\n";
    }
  }
  text += "    *)\n      case \"$command\" in\n";
  for (const CommandRow& row : table) {
    std::vector<std::string> words = row.parts;
    const std::vector<std::string> options = optionNames(row);
    words.insert(words.end(), options.begin(), options.end());
    for (const std::string& word : argumentWords(row, table)) words.push_back(word);
    text += "        " + shellQuoted(row.name) + ") words=" + shellQuoted(join(words, " "));
    text += std::string(takesFiles(row) ? "; files=yes" : "") + " ;;\n";
  }
  return text + R"(      esac
      ;;
  esac
  COMPREPLY=()
  [ -z "$words" ] || mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  [ "$files" = no ] || mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")
}
complete -o filenames -F _cutecheck cutecheck
)";
}

std::string zshCompletion(const std::vector<CommandRow>& table) {
  std::string text = "#compdef cutecheck\n# zsh completion of cutecheck; written by: cutecheck manual zsh" +
                     std::string(kListed);
  text += "_cutecheck_names() { compadd -- $(_cutecheck_listed \"$1\" \"$PREFIX\") }\n";
  text += "_cutecheck() {\n  local command=${words[2]}\n";
  for (const CommandRow& row : table)
    if (!row.name.empty() && !row.parts.empty())
      text += "  if [[ $command = " + row.name + " ]] && ((CURRENT > 3)); then command=\"" + row.name +
              " ${words[3]}\"; fi\n";
  text += "  if ((CURRENT == 2)); then command=''; fi\n  case $command in\n";
  for (const CommandRow& row : table) {
    text += "    " + shellQuoted(row.name) + ")\n";
    if (!row.parts.empty()) {
      text += "      local -a commands=(\n";
      for (const CommandRow& part : table) {
        const std::string prefix = row.name.empty() ? "" : row.name + " ";
        if (part.name.empty() || !part.name.starts_with(prefix) ||
            part.name.find(' ', prefix.size()) != std::string::npos || part.name == row.name)
          continue;
        text += "        " + shellQuoted(part.name.substr(prefix.size()) + ":" + caption(part.summary())) + "\n";
      }
      text += "      )\n      _describe command commands\n";
    }
    text += "      _arguments \\\n";
    for (const OptionRow& option : row.options) {
      const bool ofHelp = row.name == "help" && option.isArgument();
      const std::string action = !option.choices.empty()    ? "(" + join(option.choices, " ") + ")"
                                 : ofHelp                   ? "(" + join(argumentWords(row, table), " ") + ")"
                                 : !option.listed().empty() ? "_cutecheck_names " + option.listed()
                                 : option.takesFiles()      ? "_files"
                                                            : " ";
      if (option.isArgument()) {
        text += "        " + shellQuoted("*:" + caption(option.value) + ":" + action) + " \\\n";
        continue;
      }
      for (const std::string& name : option.names) {
        std::string spec = "*" + name + (option.value.empty() ? "" : "=") + "[" + caption(option.help) + "]";
        if (!option.value.empty()) spec += ":" + caption(option.value) + ":" + action;
        text += "        " + shellQuoted(spec) + " \\\n";
      }
    }
    text += "        && return\n      ;;\n";
  }
  return text + "  esac\n}\n_cutecheck \"$@\"\n";
}

std::string fishCompletion(const std::vector<CommandRow>& table) {
  std::string text = R"(# fish completion of cutecheck; written by: cutecheck manual fish
function __cutecheck_listed
  for row in (cutecheck draw --list 2>/dev/null)
    set -l part (string split -n ' ' -- $row)
    if test "$part[1]" = "--$argv[1]"
      echo $part[2]
    else if test $argv[1] = atom; and not string match -q -- '--*' $part[1]
      if string match -q -- '*xN*' $part[1]
        for columns in 64 128 256
          string replace xN x$columns -- $part[1]
        end
      else
        echo $part[1]
      end
    end
  end
end
complete -c cutecheck -f
)";
  for (const CommandRow& row : table) {
    // Where this command is meant: all of its words are there, and none of its parts yet.
    std::string condition = "__fish_use_subcommand";
    if (!row.name.empty()) {
      const size_t blank = row.name.find(' ');
      condition = "__fish_seen_subcommand_from " + row.name.substr(0, blank);
      if (blank != std::string::npos)
        condition += "; and __fish_seen_subcommand_from " + row.name.substr(blank + 1);
      if (!row.parts.empty()) condition += "; and not __fish_seen_subcommand_from " + join(row.parts, " ");
    }
    const std::string head = "complete -c cutecheck -n " + shellQuoted(condition);
    for (const CommandRow& part : table) {
      const std::string prefix = row.name.empty() ? "" : row.name + " ";
      const std::string last = part.name.substr(std::min(prefix.size(), part.name.size()));
      if (std::find(row.parts.begin(), row.parts.end(), last) != row.parts.end() &&
          part.name == prefix + last)
        text += head + " -a " + last + " -d " + shellQuoted(part.summary()) + "\n";
    }
    if (const std::vector<std::string> words = argumentWords(row, table); !words.empty())
      text += head + " -x -a " + shellQuoted(join(words, " ")) + "\n";
    for (const OptionRow& option : row.options) {
      if (option.isArgument()) {
        if (option.takesFiles()) text += head + " -F\n";
        continue;
      }
      text += head;
      for (const std::string& name : option.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      if (!option.choices.empty())
        text += " -x -a " + shellQuoted(join(option.choices, " "));
      else if (!option.listed().empty())
        text += " -x -a " + shellQuoted("(__cutecheck_listed " + option.listed() + ")");
      else if (!option.value.empty())
        text += option.takesFiles() ? " -r -F" : " -x";
      text += " -d " + shellQuoted(option.help) + "\n";
    }
  }
  return text;
}

}  // namespace cutecheck::cli
