// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading LLVM IR: text to a verified module, and the scalars of its types.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/expected.h"

namespace llvm {
class Function;
class FunctionType;
class Instruction;
class Module;
class Type;
class Value;
}  // namespace llvm

namespace cutecheck::oracle {

class IrModule {
 public:
  // Fails with kSyntax (llvm_c1) and LLVM's own message and line when the text does not parse (bitcode is none), and
  // with kBadRequest (llvm_c2), the function and the line when LLVM's verifier rejects the module. Debug information is
  // left out.
  static Expected<IrModule> parse(std::string_view text);

  IrModule(IrModule&&) noexcept;
  IrModule& operator=(IrModule&&) noexcept;
  ~IrModule();

  // The definition of that name, or null.
  const llvm::Function* definition(std::string_view name) const;
  std::vector<std::string> definitions() const;
  // What stands in the module beside its functions and is not read (unread.h).
  const std::vector<std::string>& unread() const;

 private:
  struct Held;
  explicit IrModule(std::unique_ptr<Held> held);
  std::unique_ptr<Held> held_;
};

// One scalar of a type: where it is, and its width; width 0 stands for anything but an integer of 1 to 64 bits.
struct IrLeaf {
  std::vector<unsigned> path;
  unsigned width = 0;
  std::string type;
};

// The type of a function that the text says, as it is written in the module; null where it says none.
const llvm::FunctionType* functionTypeOf(const std::string& text, const llvm::Module& module);

// Whether the type has more scalars than are followed, a number of them that is not known, or one above 128 bits.
bool isTooLarge(const llvm::Type& type);

// Through structs and arrays, depth first.
std::vector<IrLeaf> leavesOf(const llvm::Type& type);
// Of all parameters; the first index of a path is the parameter's.
std::vector<IrLeaf> parameterLeaves(const llvm::Function& f);
std::vector<IrLeaf> resultLeaves(const llvm::Function& f);

// "%5 = fadd float %1, %2", without leading blanks.
std::string textOf(const llvm::Value& value);
std::string textOf(const llvm::Type& type);

}  // namespace cutecheck::oracle
