#include "tools/cutecheck/golden_command.h"

#include "lowering/driver/lower.h"
#include "lowering/ptx/emit_ptx.h"
#include "tools/cutecheck/ptx_faults.h"
#include "tools/cutecheck/ptx_loops.h"
#include "tools/cutecheck/ptx_order.h"
#include "tools/cutecheck/ptxas.h"
#include "tools/cutecheck/report.h"
#include "tools/cutecheck/verify_journal.h"

namespace cutecheck::cli {

namespace {

constexpr const char* kPtxVersion = "9.0";

// A variant that is not what is kept.
struct Difference {
  std::string name, atom, shape;
  std::string what;  // "ptx line 41, mma: field 5 is row, was col"
  bool ours = true;
};

class Golden {
 public:
  Golden(const GoldenOptions& options, Console& console) : options_(options), console_(console) {}

  ExitStatus run() {
    Expected<std::vector<GoldenVariant>> all =
        options_.kernels.empty() ? Expected<std::vector<GoldenVariant>>(goldenVariants(options_.target))
                                 : kernelsIn(options_.kernels, options_.target);
    if (!all.ok()) return refuse(all.error());
    for (GoldenVariant& variant : *all)
      if (fits(variant.name, options_.only)) variants_.push_back(std::move(variant));
    if (variants_.empty())
      return refuse(makeError(Code::kEmpty, "golden_c3", "no variant is named '" + options_.only + "'"));
    if (options_.list) return list();
    Expected<GoldenManifest> manifest = readManifest(options_.folder);
    if (!manifest.ok()) return refuse(manifest.error());
    manifest_ = std::move(*manifest);
    return options_.update ? update() : check();
  }

 private:
  ExitStatus refuse(const Diagnostic& diagnostic) {
    if (options_.json)
      console_.out << answerLine(Json{{"error", toJson(diagnostic)}});
    else
      console_.err << renderDiagnostic(diagnostic, {});
    return statusOf(diagnostic);
  }

  std::string key(const GoldenVariant& variant) const { return options_.target + "/" + variant.name; }

  ExitStatus list() {
    Json names = Json::array();
    for (const GoldenVariant& variant : variants_) {
      names.push_back(variant.name);
      if (!options_.json) console_.out << variant.name << "  " << variant.atom << '\n';
    }
    if (options_.json) console_.out << answerLine(Json{{"variants", names}});
    return ExitStatus::kPassed;
  }

  ExitStatus check() {
    if (options_.assemble) ptxas_ = findPtxas();
    size_t same = 0;
    for (const GoldenVariant& variant : variants_) same += compare(variant) ? 1 : 0;
    if (options_.only == "*") compareNames();
    ExitStatus status = ExitStatus::kPassed;
    Json differences = Json::array();
    for (const Difference& difference : differences_) {
      status = worse(status, difference.ours ? ExitStatus::kRefuted : ExitStatus::kUnknown);
      differences.push_back(Json{{"name", difference.name},
                                 {"atom", difference.atom},
                                 {"shape", difference.shape},
                                 {"what", difference.what},
                                 {"ours", difference.ours}});
      if (options_.json) continue;
      console_.out << (difference.ours ? "drift      " : "toolchain  ") << difference.name << ": "
                   << difference.what << '\n';
      if (!difference.atom.empty())
        console_.out << "           atom " << difference.atom << ", shape " << difference.shape << '\n';
    }
    if (options_.json) {
      Json answer{{"variants", variants_.size()}, {"same", same}, {"differences", differences}};
      if (options_.assemble) answer["assembled"] = ptxas_ ? variants_.size() : 0;
      console_.out << answerLine(answer);
    } else {
      console_.out << same << " of " << variants_.size() << " variants as kept, " << options_.target << '\n';
      if (options_.assemble)
        console_.out << (ptxas_ ? "each assembled by ptxas " + ptxasVersion(*ptxas_)
                                : std::to_string(variants_.size()) + " not assembled: ptxas is missing")
                     << '\n';
      if (status == ExitStatus::kUnknown)
        console_.out << "LLVM is " << ptx::llvmVersion() << ", the files were written with " << manifest_.llvm
                     << '\n';
    }
    return status;
  }

  void differs(const GoldenVariant& variant, const std::string& what, bool ours = true) {
    differences_.push_back({key(variant), variant.atom, variant.shape, what, ours});
  }

  bool compare(const GoldenVariant& variant) {
    const auto kept = manifest_.files.find(key(variant));
    if (kept == manifest_.files.end()) return differs(variant, "is not kept"), false;
    const Expected<GoldenEmitted> emitted = emitGolden(variant, options_.target);
    if (!emitted.ok()) return differs(variant, "cannot be emitted: " + emitted.error().message), false;
    const GoldenTexts* texts = &emitted->texts;
    bool same = true;
    for (const OrderFault& fault : faultsOf(*emitted)) {
      differs(variant, "ptx breaks " + toString(fault));
      same = false;
    }
    if (ptxas_) {
      if (const std::optional<Diagnostic> bad = assembled(*ptxas_, (*texts)[2])) {
        differs(variant, bad->rule + ": " + bad->message);
        same = false;
      }
    }
    for (size_t i = 0; i < kGoldenKinds.size(); ++i) {
      const char* kind = kGoldenKinds[i];
      const std::optional<std::string> file = readGolden(options_.folder, key(variant), kind);
      if (!file || contentHash({*file}) != kept->second[i]) {
        differs(variant, std::string(kind) + (file ? " is not what the manifest says" : " is missing"));
        same = false;
      } else if (*file != (*texts)[i]) {
        const bool ours = i == 0 || manifest_.llvm == ptx::llvmVersion();
        differs(variant, std::string(kind) + " " + firstDifference(*file, (*texts)[i]), ours);
        same = false;
      }
    }
    return same;
  }

  // Of order, and what slows a loop.
  static std::vector<OrderFault> faultsOf(const GoldenEmitted& emitted) {
    std::vector<OrderFault> faults = orderOf(emitted.texts[2], emitted.launch).faults;
    for (OrderFault& fault : membarsInLoops(emitted.texts[2])) faults.push_back(std::move(fault));
    return faults;
  }

  // What is kept and no longer made.
  void compareNames() {
    std::map<std::string, std::array<std::string, 3>> rest = manifest_.files;
    for (const GoldenVariant& variant : variants_) rest.erase(key(variant));
    for (const auto& [name, hashes] : rest)
      if (name.starts_with(options_.target + "/"))
        differences_.push_back({name, "", "", "is kept and has no variant", true});
  }

  ExitStatus update() {
    if (options_.reason.empty())
      return refuse(
          makeError(Code::kUsage, "golden_c4", "an update needs --reason: it is kept in CHANGES.md"));
    if (options_.only != "*" && !manifest_.files.empty() && manifest_.llvm != ptx::llvmVersion())
      return refuse(makeError(Code::kUsage, "golden_c6",
                              "the files were written with LLVM " + manifest_.llvm + ", this is " +
                                  ptx::llvmVersion() + ": update all of them, not " + options_.only));
    std::vector<std::pair<std::string, GoldenTexts>> changed;
    const std::optional<std::string> ptxas = findPtxas();
    for (const GoldenVariant& variant : variants_) {
      Expected<GoldenEmitted> emitted = emitGolden(variant, options_.target);
      if (!emitted.ok()) return refuse(named(variant, emitted.error()));
      GoldenTexts* texts = &emitted->texts;
      if (asKept(key(variant), *texts)) continue;
      if (const std::vector<OrderFault> faults = faultsOf(*emitted); !faults.empty())
        return refuse(named(variant, makeError(Code::kBadRequest, "golden_c7", toString(faults.front()))));
      if (ptxas) {
        if (const std::optional<Diagnostic> bad = assembled(*ptxas, (*texts)[2]))
          return refuse(named(variant, *bad));
      }
      changed.emplace_back(key(variant), std::move(*texts));
    }
    if (changed.empty()) {
      console_.out << "nothing changed: " << variants_.size() << " variants\n";
      return ExitStatus::kPassed;
    }
    return write(changed, ptxas.has_value());
  }

  static Diagnostic named(const GoldenVariant& variant, Diagnostic diagnostic) {
    diagnostic.message = variant.name + ": " + diagnostic.message;
    return diagnostic;
  }

  bool asKept(const std::string& name, const GoldenTexts& texts) const {
    const auto kept = manifest_.files.find(name);
    for (size_t i = 0; i < kGoldenKinds.size(); ++i) {
      if (kept == manifest_.files.end() || kept->second[i] != contentHash({texts[i]})) return false;
      if (readGolden(options_.folder, name, kGoldenKinds[i]) != texts[i]) return false;
    }
    return true;
  }

  // Whatever ptxas says beyond its figures is a refusal: the waits that it adds to wgmma (C7510 on) among it.
  std::optional<Diagnostic> assembled(const std::string& ptxas, const std::string& text) const {
    const Expected<Assembly> assembly = assemble(ptxas, text, options_.target);
    if (!assembly.ok()) return assembly.error();
    if (assembly->accepted && assembly->messages.empty()) return std::nullopt;
    return makeError(Code::kBadRequest, "golden_c5",
                     "ptxas: " + (assembly->messages.empty() ? "refused" : assembly->messages.front()));
  }

  ExitStatus write(const std::vector<std::pair<std::string, GoldenTexts>>& changed, bool withPtxas) {
    std::string log = "## " + options_.reason + "\n\n";
    for (const auto& [name, texts] : changed) {
      for (size_t i = 0; i < kGoldenKinds.size(); ++i) {
        if (const auto bad = writeGolden(options_.folder, name, kGoldenKinds[i], texts[i]))
          return refuse(*bad);
        manifest_.files[name][i] = contentHash({texts[i]});
      }
      log += "- " + name + "\n";
    }
    manifest_.llvm = ptx::llvmVersion();
    manifest_.ptx = kPtxVersion;
    manifest_.ptxas = withPtxas ? ptxasVersion(*findPtxas()) : "";
    if (const auto bad = writeManifest(options_.folder, manifest_)) return refuse(*bad);
    if (const auto bad = appendChange(options_.folder, log + "\n")) return refuse(*bad);
    console_.out << changed.size() << " of " << variants_.size() << " variants written, "
                 << (withPtxas ? "each assembled" : "none assembled: ptxas is missing") << '\n';
    return ExitStatus::kPassed;
  }

  const GoldenOptions& options_;
  Console& console_;
  std::vector<GoldenVariant> variants_;
  GoldenManifest manifest_;
  std::vector<Difference> differences_;
  std::optional<std::string> ptxas_;  // of a check that assembles
};

}  // namespace

Expected<GoldenEmitted> emitGolden(const GoldenVariant& variant, const std::string& target) {
  CUTECHECK_TRY(lowered, lowering::lowerWithoutMeaning(variant.module, target));
  CUTECHECK_TRY(ptx, ptx::emitPtx(lowered.llvmIr, {target}));
  return GoldenEmitted{{variant.module, std::move(lowered.llvmIr), planted(ptx)}, launchOf(lowered.cute)};
}

bool fits(std::string_view name, std::string_view pattern) {
  if (pattern.empty()) return name.empty();
  if (pattern.front() == '*')
    return fits(name, pattern.substr(1)) || (!name.empty() && fits(name.substr(1), pattern));
  return !name.empty() && (pattern.front() == '?' || pattern.front() == name.front()) &&
         fits(name.substr(1), pattern.substr(1));
}

ExitStatus goldenCommand(const GoldenOptions& options, Console& console) {
  return Golden(options, console).run();
}

}  // namespace cutecheck::cli
