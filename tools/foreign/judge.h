// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that others wrote, compiled here from their source: what `kernel order` and `kernel prove` say of
// each and of its edits.
//
// What a run on bytes tells from the kernel itself must not be Proved. Nothing of the source is kept.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "oracle/ptx/terms/proof.h"
#include "tools/foreign/edit.h"

namespace cutecheck::foreign {

// One row of corpus/ptx/foreign/kernels.tsv.
struct Kernel {
  std::string name, source;  // the source: a path in the checkout
  size_t number = 1;         // of the kernel in it
  std::string spec;          // a file of the folder of the tables
  std::string order, prove;  // what is expected of it
  std::string repair;        // the name of the edits that are made first; empty: none
};

struct Tables {
  std::string folder;
  std::vector<Kernel> kernels;
  // By the name of a kernel, or of a repair.
  std::vector<std::pair<std::string, Edit>> edits, repairs;
};

// The tables kernels.tsv, edits.tsv and repairs.tsv of a folder.
Expected<Tables> tablesOf(const std::string& folder);

struct Answer {
  std::string verdict;  // kept, Proved, Refuted, Unknown
  std::string reason;
  double seconds = 0;  // of processor time
};

struct JudgedEdit {
  std::string what;
  bool told = false;  // by a run on bytes
  Answer prove;
  bool byOrder = false;  // refuted by the order of all threads
};

struct Judged {
  Kernel kernel;
  Answer order, prove;
  uint64_t elements = 0;
  std::vector<JudgedEdit> edits;
};

// PTX of a source of the checkout, by nvcc.
Expected<std::string> compiled(const std::string& checkout, const std::string& nvcc,
                               const std::string& source);
// The version that the checkout says it is, and nvcc's.
std::string versionOf(const std::string& checkout);
std::string versionOfCompiler(const std::string& nvcc);

// What is said of one kernel, and where `edits` is set of its edits.
Expected<Judged> judged(const Tables& tables, const Kernel& kernel, const std::string& ptx, bool edits);

// Whether the answers are those that the table expects, and no edit that is told apart is Proved: what is not
// so, a line each.
std::vector<std::string> faultsOf(const Judged& one);

}  // namespace cutecheck::foreign
