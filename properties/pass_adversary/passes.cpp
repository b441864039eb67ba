// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/pass_adversary/passes.h"

#include <functional>

#include "llvm/Support/raw_ostream.h"
#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/pipeline/passes.h"
#include "lowering/to_llvm/translate.h"
#include "properties/mutation/fault.h"

namespace cutecheck::pass_adversary {
namespace {

mlir::DialectRegistry dialects() {
  mlir::DialectRegistry registry;
  to_llvm::registerDialects(registry);
  return registry;
}

void registerAll() {
  static const bool once = [] {
    lowering::registerPasses();
    mlir::registerCanonicalizerPass();
    mlir::registerCSEPass();
    return true;
  }();
  (void)once;
}

const char* kPipeline =
    "cute-desugar,convert-cute-nvgpu-to-nvvm,llvm.func(cute-fold-offsets,cute-hoist-divisors),cute-kernel-to-"
    "nvvm,"
    "cute-check-kernel-entries,cute-check-lowered";

std::string pipelineOf(const std::string& pass) {
  if (pass == "all") return kPipeline;
  if (pass == "cute-fold-offsets" || pass == "cute-hoist-divisors") return "llvm.func(" + pass + ")";
  // Its half alone leaves casts between two names of a value.
  if (pass == "cute-convert-second") return "cute-convert-bank," + pass;
  return pass;
}

}  // namespace

const std::vector<PassName>& passes() {
  static const std::vector<PassName> all = {
      {"cute-desugar", Form::kCute},
      {"cute-desugar-shapes", Form::kCute},
      {"cute-desugar-strides", Form::kCute, "cute-desugar-shapes"},
      {"cute-desugar-layouts", Form::kCute, "cute-desugar-shapes,cute-desugar-strides"},
      {"cute-fold-static", Form::kCute},
      {"cute-expand-ops", Form::kCute},
      {"convert-cute-algo-to-arch", Form::kCute},
      {"cute-expand", Form::kCute},
      {"canonicalize", Form::kCute},
      {"cse", Form::kCute},
      {"convert-cute-to-llvm", Form::kCute, "cute-desugar"},
      {"convert-cute-to-llvm", Form::kCute, "cute-expand,cute-desugar"},
      {"cute-to-base", Form::kCute, "cute-desugar"},
      {"cute-convert-second", Form::kCute, "cute-desugar"},
      {"convert-cute-nvgpu-to-nvvm", Form::kCute, "cute-desugar"},
      {"cute-fold-offsets", Form::kCute, "cute-desugar,convert-cute-nvgpu-to-nvvm"},
      {"cute-hoist-divisors", Form::kCute, "cute-desugar,convert-cute-nvgpu-to-nvvm"},
      {"all", Form::kCute},
      {"cute-fold-offsets", Form::kLlvm},
      {"cute-hoist-divisors", Form::kLlvm},
      {"all", Form::kLlvm},
  };
  return all;
}

struct Workshop::Parts {
  Parts()
      : context(dialects()), handler(&context, [this](mlir::Diagnostic& d) {
          said += d.str() + "\n";
          return mlir::success();
        }) {
    context.disableMultithreading();
    context.loadAllAvailableDialects();
  }
  mlir::MLIRContext context;
  std::string said;
  mlir::ScopedDiagnosticHandler handler;
};

Workshop::Workshop() : parts_(std::make_unique<Parts>()) { registerAll(); }
Workshop::~Workshop() = default;
mlir::MLIRContext* Workshop::context() { return &parts_->context; }
std::string Workshop::said() const { return parts_->said; }

mlir::OwningOpRef<mlir::ModuleOp> Workshop::parse(const std::string& text) {
  parts_->said.clear();
  return mlir::parseSourceString<mlir::ModuleOp>(text, &parts_->context);
}

bool Workshop::run(const std::string& pipeline, mlir::ModuleOp module) {
  parts_->said.clear();
  mlir::PassManager manager(&parts_->context);
  std::string error;
  llvm::raw_string_ostream out(error);
  if (mlir::failed(mlir::parsePassPipeline(pipeline, manager, out))) {
    parts_->said = error;
    return false;
  }
  return mlir::succeeded(manager.run(module));
}

std::vector<Datum> drawArguments(generators::Random& random, mlir::ModuleOp module) {
  std::vector<Datum> result;
  auto function = *module.getOps<mlir::FunctionOpInterface>().begin();
  const bool small = random.oneIn(2);
  const auto edge = [&](unsigned width) {
    // Extents and coordinates want numbers that a product of several leaves room for.
    if (small && !random.oneIn(8))
      return random.between(0, 1) == 0 ? random.between(1, 9) : random.between(-3, 70);
    const auto top = static_cast<int64_t>(width) - 1;
    switch (random.below(8)) {
      case 0:
        return random.oneIn(2) ? random.between(-1, 1) : random.between(-9, 9);
      case 1:
        return static_cast<int64_t>(uint64_t{1} << random.below(top + 1));
      case 2:
        return static_cast<int64_t>((uint64_t{1} << random.below(top + 1)) + 1);
      case 3:
        return static_cast<int64_t>((uint64_t{1} << random.below(top + 1)) - 1);
      case 4:
        return static_cast<int64_t>(0 - (uint64_t{1} << random.below(top + 1)));
      case 5:
        return static_cast<int64_t>((uint64_t{1} << top) - static_cast<uint64_t>(random.between(-2, 2)));
      case 6:
        return random.between(1, 100000);
      default:
        return static_cast<int64_t>(static_cast<uint64_t>(random.below(INT64_MAX)) * 3);
    }
  };
  const bool poisoned = random.oneIn(16);
  for (const mlir::Type type : function.getArgumentTypes()) {
    if (!type.isIntOrFloat()) {
      result.push_back(Datum::number(64, (random.between(1, 4000)) << 20));
      continue;
    }
    const unsigned width = type.getIntOrFloatBitWidth();
    result.push_back(poisoned && random.oneIn(4) ? Datum::undefined(width)
                                                 : Datum::number(width, edge(width)));
  }
  return result;
}

namespace {

// Without effect where no mutant is linked.
void plant(const char* fault) {
  if (*fault != 0 || !plantedFault().empty()) plantedFault() = fault;
}

// The parts of what a function returns, one after the other: the lowering packs several results into one.
void flatten(const Datum& datum, std::vector<Datum>& parts) {
  if (!datum.aggregate) parts.push_back(datum);
  for (const Datum& part : datum.parts) flatten(part, parts);
}

std::vector<Datum> flattened(const std::vector<Datum>& results) {
  std::vector<Datum> parts;
  for (const Datum& result : results) flatten(result, parts);
  return parts;
}

std::string shown(const Datum& datum) {
  if (datum.aggregate) return "{...}";
  return datum.poison ? "poison" : std::to_string(datum.bits.getSExtValue());
}

// What the first execution promises the second has to keep; null where it does.
std::optional<std::string> broken(const Outcome& before, const Outcome& after) {
  if (after.end == End::kUndefined) return "undefined behaviour: " + after.why;
  const std::vector<Datum> first = flattened(before.results), second = flattened(after.results);
  if (first.size() != second.size()) return "another number of results";
  for (size_t i = 0; i < first.size(); ++i) {
    const Datum &a = first[i], &b = second[i];
    if (a.poison) continue;
    if (b.poison || a.bits != b.bits)
      return "result " + std::to_string(i) + ": " + shown(a) + " before, " + shown(b) + " after";
  }
  for (const auto& [address, byte] : before.memory.written) {
    if (address >= kStack && address < 2 * kStack) continue;
    const Memory::Byte now = after.memory.at(address);
    if (!byte.poison && (now.poison || now.value != byte.value))
      return "byte " + std::to_string(address) + ": " + std::to_string(byte.value) + " before, " +
             (now.poison ? "poison" : std::to_string(now.value)) + " after";
  }
  for (const auto& [address, byte] : after.memory.written) {
    if (address >= kStack && address < 2 * kStack) continue;
    if (before.memory.written.contains(address)) continue;
    if (byte.poison || byte.value != before.memory.at(address).value)
      return "byte " + std::to_string(address) + " is written after only";
  }
  return std::nullopt;
}

}  // namespace

Judged judge(Workshop& workshop, const std::string& text, const PassName& pass,
             const std::vector<std::vector<Datum>>& arguments, const char* fault) {
  Judged judged;
  mlir::OwningOpRef<mlir::ModuleOp> module = workshop.parse(text);
  if (!module) {
    judged.unknown = 1, judged.why = "not read: " + workshop.said();
    return judged;
  }
  // What fails before the pass is another pass's.
  if (*pass.before != 0 && !workshop.run(pass.before, *module)) {
    judged.unknown = 1, judged.why = "before it: " + workshop.said();
    return judged;
  }
  mlir::OwningOpRef<mlir::ModuleOp> rewritten(module->clone());
  plant(fault);
  const bool passed = workshop.run(pipelineOf(pass.name), *rewritten);
  plant("");
  if (!passed) {
    judged.differs = "the pass fails: " + workshop.said() + "\n" + text;
    return judged;
  }
  for (const std::vector<Datum>& with : arguments) {
    const Outcome before = execute(*module, "f", with);
    if (before.end == End::kUndefined || before.end == End::kOutside) {
      ++judged.undefined;
      continue;
    }
    const Outcome after = before.end == End::kDone ? execute(*rewritten, "f", with) : Outcome();
    for (const Outcome& outcome : {std::cref(before), std::cref(after)}) {
      // The pass wrote what promises more than it has.
      if (outcome.end == End::kLie || outcome.end == End::kOutside) judged.differs = outcome.why;
      if (outcome.end == End::kUnsupported || outcome.end == End::kLong) judged.why = outcome.why;
    }
    if (!judged.differs && !judged.why.empty()) {
      ++judged.unknown;
      continue;
    }
    ++judged.runs;
    if (!judged.differs) judged.differs = broken(before, after);
    if (!judged.differs) continue;
    std::string called;
    for (const Datum& datum : with) called += (called.empty() ? "" : ", ") + shown(datum);
    *judged.differs += "\nof f(" + called + ")";
    llvm::raw_string_ostream(*judged.differs) << "\ndrawn:\n"
                                              << text << "\nbefore:\n"
                                              << *module << "\nafter " << pass.name << ":\n"
                                              << *rewritten;
    return judged;
  }
  return judged;
}

}  // namespace cutecheck::pass_adversary
