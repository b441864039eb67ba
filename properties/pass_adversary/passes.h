// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every pass of the pipeline by name, run on modules and judged by executing them before and after.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"

#include "properties/generators/random.h"
#include "properties/pass_adversary/machine.h"

namespace cutecheck::pass_adversary {

// What a pass works on.
enum class Form : uint8_t { kCute, kLlvm };

struct PassName {
  const char* name;
  Form form;
  const char* before = "";  // what its input has gone through
};

// The passes that rewrite, each alone; and `all`, the pipeline of `cutecheck lower` and LLVM's JIT behind it.
const std::vector<PassName>& passes();

// A context with every dialect, what is said in it kept and not printed.
class Workshop {
 public:
  Workshop();
  ~Workshop();
  mlir::MLIRContext* context();
  std::string said() const;
  mlir::OwningOpRef<mlir::ModuleOp> parse(const std::string& text);
  // Fails where a pass does.
  bool run(const std::string& pipeline, mlir::ModuleOp module);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

// Arguments of a function: edges of each width, now and then poison; a pointer is a multiple of 2^20.
std::vector<Datum> drawArguments(generators::Random& random, mlir::ModuleOp module);

struct Judged {
  int64_t runs = 0;       // executions that were compared
  int64_t undefined = 0;  // that promised nothing: undefined behaviour or a domain, before the pass
  int64_t unknown = 0;    // that the machine could not do, before or after
  std::string why;        // of an unknown one
  std::optional<std::string> differs;
};

// One module, one pass, as many executions. `fault` is planted while the pass runs, where faults can be.
Judged judge(Workshop& workshop, const std::string& module, const PassName& pass,
             const std::vector<std::vector<Datum>>& arguments, const char* fault = "");

}  // namespace cutecheck::pass_adversary
