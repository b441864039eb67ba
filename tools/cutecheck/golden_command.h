// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck golden: PTX for every atom, kept, and told apart where it drifts.
#pragma once

#include <string>

#include "oracle/ptx/order/launch.h"
#include "tools/console/console.h"
#include "tools/console/exit_status.h"
#include "tools/golden/golden_files.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

struct GoldenOptions {
  bool check = false, update = false, list = false;  // one of them; check where none is given
  std::string expand;                                // --expand: every text is written below this folder
  std::string only = "*";                            // a pattern of names with * and ?
  std::string target = "sm_90a";
  bool targeted = false;                 // --target was given; without it an expansion is of every target
  std::string reason;                    // of an update
  std::string kernels;                   // a folder of modules, instead of the atoms
  std::string folder = "corpus/golden";  // --out
  bool assemble = false;                 // a check by ptxas too, where it is installed
  bool json = false;
};

// check: passes where every text is what is kept; kRefuted where ours differs, naming atom, shape and field,
// breaks a rule of order, slows a loop (oracle/ptx/order/loops.h) or, assembled, makes ptxas speak; kUnknown where only
// what another version of LLVM writes differs. update: writes what changed, after ptxas has taken it, and the
// reason. expand: writes every text of what is selected, those too of which only the hash is kept, and names
// each that is not what is kept; it passes. Nothing selected is kBadInput.
ExitStatus goldenCommand(const GoldenOptions& options, Console& console);

// What a variant becomes for a target: module, LLVM IR, PTX; and how it is launched.
struct GoldenEmitted {
  GoldenTexts texts;
  ptx::PtxLaunch launch;
};
// Fails as the lowering does.
Expected<GoldenEmitted> emitGolden(const GoldenVariant& variant, const std::string& target);

// Whether `name` fits a pattern of * (any text) and ? (one character).
bool fits(std::string_view name, std::string_view pattern);

}  // namespace cutecheck::cli
