// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ptx_campaign: mutants of PTX against `cutecheck kernel prove`, by runs on bytes
// (docs/evidence/adversary_ptx.md).
//
//   ptx_campaign [--seed=N] [--mutants=N] [--operator=NAME] [--sources=FOLDER] [--shard=i/n]
//   [--journal=FILE]...
//                [--findings=FOLDER] [--seconds=N] [--show=NUMBER] [--list] [--record]
//
// The journal is written line by line: started again, the campaign goes on from it. Each mutant is judged in
// a process of its own: one that a signal ends is a finding, one of more processor time than kSecondsForOne
// is not judged. --record reads the journals that are given and writes the record and the page.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "properties/campaign/journal.h"
#include "properties/campaign/page.h"
#include "properties/campaign/run_shard.h"
#include "properties/ptx_adversary/apart.h"
#include "properties/ptx_adversary/figures.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::ptx_adversary;

struct Options {
  Settings settings;
  campaign::ShardOptions part;
  std::vector<std::string> journals;
  std::string sources = CUTECHECK_SOURCE_DIR;
  int seconds = 0;
  long show = -1;
  bool record = false, list = false;
};

bool isOption(const std::string& argument, const char* name, std::string& value) {
  const std::string prefix = std::string("--") + name + "=";
  if (!argument.starts_with(prefix)) return false;
  value = argument.substr(prefix.size());
  return true;
}

bool read(int argc, char** argv, Options& o) {
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    std::string v;
    const auto number = [&] { return std::strtoll(v.c_str(), nullptr, 10); };
    if (isOption(argument, "seed", v))
      o.settings.seed = static_cast<uint64_t>(number());
    else if (isOption(argument, "mutants", v))
      o.settings.mutants = static_cast<size_t>(number());
    else if (isOption(argument, "operator", v))
      o.settings.only = v;
    else if (isOption(argument, "sources", v))
      o.sources = v;
    else if (isOption(argument, "findings", v))
      o.settings.findings = v;
    else if (isOption(argument, "seconds", v))
      o.seconds = static_cast<int>(number());
    else if (isOption(argument, "show", v))
      o.show = static_cast<long>(number());
    else if (argument == "--record")
      o.record = true;
    else if (argument == "--list")
      o.list = true;
    else if (isOption(argument, "journal", v))
      o.journals.push_back(v);
    else if (const std::optional<bool> taken = campaign::readShardArgument(argument, o.part);
             !taken || !*taken)
      return false;
  }
  if (o.journals.empty()) o.journals.push_back("ptx_campaign.journal");
  o.part.journal = o.journals[0];
  return o.record || o.journals.size() == 1;
}

campaign::Enumeration enumerationOf(const Options& o, const std::vector<Case>& cases,
                                    const std::vector<Mutant>& all) {
  campaign::Enumeration e;
  e.command = "ptx_campaign";
  std::vector<std::string> inputs;
  for (const Case& one : cases) inputs.push_back(one.text);
  for (size_t i = 0; i < all.size(); ++i) {
    e.ids.push_back(nameOf(cases, all, i));
    if (all[i].edit) inputs.push_back(std::to_string(all[i].edit->at.begin) + " " + all[i].edit->with);
  }
  e.inputs = campaign::fingerprint(inputs);
  e.seed = o.settings.seed;
  e.budget = "none";
  return e;
}

Figures figuresOf(const Options& o) {
  Figures figures(o.settings.seed);
  for (const std::string& path : o.journals)
    for (const std::string& detail : campaign::detailsOf(path)) figures.add(judgedOf(detail));
  return figures;
}

std::string oneLine(std::string text) {
  for (char& c : text) c = c == '\n' || c == '\t' ? ' ' : c;
  return text;
}

void list(const std::vector<Case>& cases, const std::vector<Mutant>& all) {
  for (size_t i = 0; i < all.size(); ++i) {
    std::cout << nameOf(cases, all, i);
    if (const std::optional<Edit>& edit = all[i].edit) {
      const std::string& text = cases[all[i].of].text;
      const size_t line =
          1 + static_cast<size_t>(
                  std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(edit->at.begin), '\n'));
      std::cout << "\tline " << line << ": "
                << oneLine(text.substr(edit->at.begin, edit->at.end - edit->at.begin)) << " => "
                << oneLine(edit->with);
    }
    std::cout << "\n";
  }
}

void show(const Options& o, const std::vector<Case>& cases, const std::vector<Mutant>& all) {
  const auto number = static_cast<size_t>(o.show);
  const Mutant& one = all.at(number);
  const std::string& text = cases[one.of].text;
  std::cout << "// " << nameOf(cases, all, number) << "\n";
  if (one.edit)
    std::cout << "// " << text.substr(one.edit->at.begin, one.edit->at.end - one.edit->at.begin) << " => "
              << one.edit->with << "\n";
  std::cout << (one.edit ? edited(text, *one.edit) : text) << std::flush;
  std::cout << "// " << lineOf(Judge(o.settings, cases).judge(one, number)) << "\n";
}

int record(const Options& o, const Figures& figures) {
  std::ofstream file(o.sources + "/corpus/campaigns/ptx.tsv");
  file << figures.record();
  if (file.good() &&
      campaign::recordPage(o.sources + "/docs/evidence/adversary_ptx.md", "ptx_campaign", figures.text()))
    return 0;
  std::cerr << "cannot write the record below " << o.sources << "\n";
  return 3;
}

}  // namespace

int main(int argc, char** argv) {
  Options o;
  if (!read(argc, argv, o)) {
    std::cerr << "usage: ptx_campaign [--seed=N] [--mutants=N] [--operator=NAME] [--sources=FOLDER] "
                 "[--shard=i/n] [--journal=FILE] [--findings=FOLDER] [--seconds=N] "
                 "[--show=NUMBER] [--record]\n";
    return 3;
  }
  const Expected<std::vector<Case>> cases = casesOf(o.sources);
  if (!cases.ok()) {
    std::cerr << cases.error().str() << "\n";
    return 3;
  }
  Expected<Ptxas> ptxas = Ptxas::read(o.sources);
  if (!ptxas.ok()) {
    std::cerr << ptxas.error().str() << "\n";
    return 3;
  }
  o.settings.ptxas = std::move(*ptxas);
  if (o.record) return record(o, figuresOf(o));
  const std::vector<Mutant> all = mutantsOf(o.settings, *cases);
  if (o.list) return list(*cases, all), 0;
  if (o.show >= 0) return show(o, *cases, all), 0;
  Judge judge(o.settings, *cases);
  const auto begin = std::chrono::steady_clock::now();
  const auto one = [&](size_t number) -> std::optional<campaign::Result> {
    if (o.seconds > 0 && std::chrono::steady_clock::now() - begin > std::chrono::seconds(o.seconds))
      return std::nullopt;
    const Judged judged = judgedApart(judge, *cases, all[number], number);
    const bool finding = !judged.finding.empty();
    if (finding) std::cerr << nameOf(*cases, all, number) << ": " << judged.finding << "\n";
    return campaign::Result{finding ? 1 : 0, finding ? "finding" : "as expected", {}, lineOf(judged)};
  };
  const Expected<campaign::ShardTally> tally = campaign::runShard(enumerationOf(o, *cases, all), o.part, one);
  if (!tally.ok()) {
    std::cerr << tally.error().str() << "\n";
    return 3;
  }
  std::cout << tally->text(o.part.shard);
  const Figures figures = figuresOf(o);
  std::cout << figures.text();
  std::string why;
  if (!tally->stopped && !figures.holds(why)) std::cout << "does not hold: " << why << "\n";
  return tally->status();
}
