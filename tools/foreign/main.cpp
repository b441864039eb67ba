// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// foreign_kernels: the tutorial kernels of a CUTLASS checkout, compiled by nvcc, and what cutecheck says of
// them.
//
//   foreign_kernels CHECKOUT [--nvcc=PATH] [--tables=FOLDER] [--only=NAME] [--no-edits] [--keep=FOLDER]
//
// It prints a table in Markdown, which docs/evidence/foreign.md has; its exit status is 1 where an answer is
// not the expected one. --keep writes the compiled PTX into a folder, and takes what is there: it is not
// yours to publish.
#include <fstream>
#include <iostream>
#include <map>

#include "tools/answers/collect.h"
#include "tools/foreign/judge.h"
#include "tools/foreign/page.h"
#include "tools/process/subprocess.h"

namespace {

using namespace cutecheck;
using namespace cutecheck::foreign;

struct Options {
  std::string checkout, nvcc, tables = CUTECHECK_SOURCE_DIR "/corpus/ptx/foreign", only, keep;
  bool edits = true;
};

bool read(int argc, char** argv, Options& into) {
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const auto value = [&](const std::string& name, std::string& to) {
      if (!argument.starts_with(name + "=")) return false;
      to = argument.substr(name.size() + 1);
      return true;
    };
    if (value("--nvcc", into.nvcc) || value("--tables", into.tables) || value("--only", into.only) ||
        value("--keep", into.keep))
      continue;
    if (argument == "--no-edits")
      into.edits = false;
    else if (!argument.starts_with("--") && into.checkout.empty())
      into.checkout = argument;
    else
      return false;
  }
  return !into.checkout.empty();
}

int fails(const Diagnostic& error) {
  std::cerr << "foreign_kernels: " << error.message << "\n";
  return 3;
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  if (!read(argc, argv, options)) {
    std::cerr << "usage: foreign_kernels CHECKOUT [--nvcc=PATH] [--tables=FOLDER] [--only=NAME] [--no-edits] "
                 "[--keep=FOLDER]\n";
    return 3;
  }
  if (options.nvcc.empty()) options.nvcc = cli::findProgram("nvcc").value_or("");
  if (options.nvcc.empty()) {
    std::cerr << "foreign_kernels: nvcc is not on PATH; give --nvcc=PATH\n";
    return 3;
  }
  const Expected<Tables> tables = tablesOf(options.tables);
  if (!tables.ok()) return fails(tables.error());
  std::map<std::string, std::string> texts;
  std::vector<Judged> all;
  int status = 0;
  for (const Kernel& kernel : tables->kernels) {
    if (!options.only.empty() && !kernel.name.starts_with(options.only)) continue;
    std::string& text = texts[kernel.source];
    const std::string kept = options.keep + "/" + kernel.source.substr(kernel.source.rfind('/') + 1) + ".ptx";
    if (text.empty() && !options.keep.empty())
      if (Expected<std::string> before = cli::readFile(kept); before.ok()) text = std::move(*before);
    if (text.empty()) {
      std::cerr << "compiling " << kernel.source << "\n";
      Expected<std::string> made = compiled(options.checkout, options.nvcc, kernel.source);
      if (!made.ok()) return fails(made.error());
      text = std::move(*made);
      if (!options.keep.empty()) std::ofstream(kept, std::ios::binary) << text;
    }
    std::cerr << kernel.name << "\n";
    Expected<Judged> one = judged(*tables, kernel, text, options.edits);
    if (!one.ok()) return fails(one.error());
    for (const std::string& fault : faultsOf(*one)) {
      std::cerr << fault << "\n";
      status = 1;
    }
    all.push_back(std::move(*one));
  }
  std::cout << pageOf(all, versionOf(options.checkout), versionOfCompiler(options.nvcc));
  return all.empty() ? 3 : status;
}
