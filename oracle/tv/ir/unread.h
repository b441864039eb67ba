// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// unread: what a module promises that no execution reads, by name and place.
//
// Walks over the module and over one function, and asks the tables (promises.h) about everything that stands there
// beside the instructions. What is named here makes the verdict Unknown. The rest of a promise that is modelled, which
// both executions need, is here too: which accesses a function may make, and how large a launch may be.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace llvm {
class ConstantRange;
class Function;
class Module;
struct OperandBundleUse;
}  // namespace llvm

namespace cutecheck::oracle {

// "alias @g", "module flag \"StrictVTablePointers\""
std::vector<std::string> unreadPromises(const llvm::Module& m);
// "attribute noalias of parameter 0", "metadata !fpmath in %y = fdiv float %a, %b, !fpmath !0"
std::vector<std::string> unreadPromises(const llvm::Function& f);
// Whether an assumption's "align" is read: a pointer, a power of two, and perhaps what lies between, both constants.
bool readsAlign(const llvm::OperandBundleUse& b);

// The attribute by which the function promises not to load from (or not to store to) memory through the pointer at this
// path of its parameters; empty where there is none.
std::string forbiddenAccess(const llvm::Function& f, const std::vector<unsigned>& path, bool store);

// What the function's attributes promise of a register ("tid.x"), as 32 bits; nothing where they say nothing.
std::optional<llvm::ConstantRange> launchRange(const llvm::Function& f, const std::string& name);

}  // namespace cutecheck::oracle
