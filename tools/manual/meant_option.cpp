// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/manual/meant_option.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "core/support/nearest_name.h"

namespace cutecheck::cli {

namespace {

struct Meant {
  std::string_view commands;  // between blanks, by their beginnings; empty: every command
  std::string_view options;   // between blanks
  std::string_view said;
};

constexpr std::string_view kTile =
    "a swizzle is a part of the layout: S<3,3,3> o 0 o (128,64):(64,1); cutecheck smem '(128,64)' --for "
    "wgmma,tma proposes one";

constexpr std::array<Meant, 17> kMeant = {
    {{"smem descriptor draw", "--swizzle --swizzled --swizzle-mode --sw --mode", kTile},
     {"smem descriptor", "--stages --pipeline --stage --buffers",
      "a tile is one stage; each further one begins at a multiple of 1024 bytes behind it"},
     {"smem", "--wgmma --tma --ldmatrix --mma --use",
      "what reads the tile stands behind --for: --for wgmma,tma,ldmatrix"},
     {"descriptor decode", "--type --dtype --major --shape",
      "decode reads the number alone; descriptor explain takes --type, --major and --shape"},
     {"check", "--format --output-format --output --out --sarif-file --report-format -o",
      "--sarif FILE writes SARIF beside the answer, and --json prints JSON"},
     {"check", "--strict --target --report --junit --resume --html",
      "cutecheck verify PATH takes it, or has --report DIR with JUnit and a page"},
     {"verify", "--sarif --junit --html --format --output --out -o --xml",
      "--report DIR writes report.html, report.json, report.xml (JUnit) and report.sarif into a folder"},
     {"verify conform", "--jobs --threads --parallel -j --workers",
      "all processors are used; --shard i/n with --journal divides a run between machines"},
     {"check golden", "--jobs --threads --parallel -j --workers",
      "--shard i/n with --journal divides a run between processes, and merge joins them"},
     {"kernel", "--threads --block-size --blockdim --block-dim --blockDim --cta -b",
      "the threads of a block are --block X[,Y,Z]"},
     {"kernel", "--blocks --grid-size --griddim --grid-dim --gridDim -g",
      "the blocks of the grid are --grid X[,Y,Z]"},
     {"kernel", "--args --arg --input --in --ptr",
      "a parameter of the kernel is given by --param NAME=VALUE, its memory by --buffer NAME=BYTES of kernel "
      "run"},
     {"prove", "--assume --assuming --given --premise --premises --if --requires --cond",
      "premises stand behind --where, joined by commas: --where 'M > 0, M%8 == 0'; there are --where"},
     {"prove eval explain analyze", "--layout --expr --expression --claim --shape --stride",
      "the expression stands alone, in quotes, without an option"},
     {"prove conform", "--time --time-limit --max-time --effort",
      "--budget N gives prove its solver units, --timeout S conform its seconds"},
     {"draw", "--type --dtype --bytes",
      "an element is --element of --banks, and --bits of --shared and --atom"},
     {"", "--verbose --quiet --debug --log --silent",
      "an answer has one length; --json prints all of it for a program, and the exit status is the "
      "verdict"}}};

bool isAmong(std::string_view list, std::string_view word) {
  for (size_t at = 0; at <= list.size();) {
    const size_t end = std::min(list.find(' ', at), list.size());
    if (list.substr(at, end - at) == word) return true;
    at = end + 1;
  }
  return false;
}

// "descriptor decode" is of descriptor, too.
bool isOf(std::string_view commands, std::string_view command) {
  return commands.empty() || commands == command || isAmong(commands, command) ||
         isAmong(commands, command.substr(0, command.find(' ')));
}

}  // namespace

std::string meantOption(std::string_view word, std::string_view command) {
  for (const Meant& one : kMeant) {
    const bool part = one.commands.find(' ') != std::string_view::npos && one.commands == "descriptor decode";
    if (part ? command != one.commands : !isOf(one.commands, command)) continue;
    if (isAmong(one.options, word)) return std::string(one.said);
  }
  return {};
}

std::string meantValue(std::string_view option, std::string_view value, std::string_view choices) {
  std::vector<std::string_view> words;
  for (size_t at = 0; at <= choices.size();) {
    const size_t end = std::min(choices.find(',', at), choices.size());
    words.push_back(choices.substr(at, end - at));
    at = end + 1;
  }
  std::string lower(value);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (std::find(words.begin(), words.end(), lower) != words.end()) return lower;
  std::erase(lower, '_');
  if (std::find(words.begin(), words.end(), lower) != words.end()) return lower;
  if (option == "--major") {
    for (const char* k : {"row", "row-major", "rowmajor", "right", "kmajor", "k-major"})
      if (lower == k) return "k";
    for (const char* mn : {"col", "column", "col-major", "colmajor", "left", "m", "n", "mmajor", "nmajor",
                           "mn-major", "mnmajor"})
      if (lower == mn) return "mn";
  }
  return std::string(nearestName(lower, words, 2));
}

}  // namespace cutecheck::cli
