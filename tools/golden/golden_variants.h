// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels that the golden files hold: one for each row of the tables of atoms.
#pragma once

#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::cli {

struct GoldenVariant {
  std::string name;    // "mma_sync/m16n8k16_f16_f16_f32": family and file stem
  std::string atom;    // the type, as it prints
  std::string shape;   // "16x8x16", "4 matrices", "128 bits"
  std::string module;  // of the cute dialect
  bool whole = false;  // the module and the LLVM IR are kept too, not only the PTX: one of each family
};

// Whether a folder of golden files keeps this text of a variant (0 module, 1 LLVM IR, 2 PTX), not only its
// hash: the PTX always, all texts of one variant of each family, and a module that says of which tensor the
// driver makes a tensor map, without which the PTX cannot be launched (tools/device/tma_model.h).
bool keepsText(const GoldenVariant& variant, size_t kind);

// The targets that have variants.
const std::vector<std::string>& goldenTargets();

// All of a target, sorted by name: of sm_90a what it has in common with older ones too, of sm_100a what is
// its own. They are legal by construction; a layout that cannot be read asserts.
std::vector<GoldenVariant> goldenVariants(const std::string& target = "sm_90a");

std::vector<GoldenVariant> mmaSyncVariants();
std::vector<GoldenVariant> matrixCopyVariants();
std::vector<GoldenVariant> asyncCopyVariants();
std::vector<GoldenVariant> wgmmaVariants();
std::vector<GoldenVariant> descriptorVariants();
std::vector<GoldenVariant> mbarrierVariants();
std::vector<GoldenVariant> bulkVariants();
std::vector<GoldenVariant> tmaVariants();
std::vector<GoldenVariant> tmemVariants();  // of few registers
std::vector<GoldenVariant> everyTmemVariant();
std::vector<GoldenVariant> s2tVariants();  // of elements that are not packed, which have a model
std::vector<GoldenVariant> everyS2tVariant();
std::vector<GoldenVariant> ummaVariants();

// The user's own: every *.mlir below `folder` that is for `target` (expectation.h, targetsIn), in order,
// named by its path without the ending.
Expected<std::vector<GoldenVariant>> kernelsIn(const std::string& folder, const std::string& target);

}  // namespace cutecheck::cli
