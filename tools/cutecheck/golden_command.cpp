// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/golden_command.h"

#include <algorithm>

#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"
#include "oracle/ptx/order/loops.h"
#include "oracle/ptx/order/order.h"
#include "tools/console/report.h"
#include "tools/process/ptxas.h"

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
    if (const auto bad = unknownTarget()) return refuse(*bad);
    if (!options_.expand.empty()) return expand();
    if (const auto bad = select(options_.target)) return refuse(*bad);
    if (variants_.empty()) return refuse(nothingSelected());
    if (options_.list) return list();
    if (const auto bad = openManifest()) return refuse(*bad);
    return options_.update ? update() : check();
  }

 private:
  std::optional<Diagnostic> select(const std::string& target) {
    target_ = target;
    variants_.clear();
    Expected<std::vector<GoldenVariant>> all =
        options_.kernels.empty() ? Expected<std::vector<GoldenVariant>>(goldenVariants(target))
                                 : kernelsIn(options_.kernels, target);
    if (!all.ok()) return all.error();
    for (GoldenVariant& variant : *all)
      if (fits(variant.name, options_.only)) variants_.push_back(std::move(variant));
    return std::nullopt;
  }

  std::optional<Diagnostic> unknownTarget() const {
    const std::vector<std::string> known =
        options_.kernels.empty() ? goldenTargets() : ptx::knownPtxTargets();
    if (std::find(known.begin(), known.end(), options_.target) != known.end()) return std::nullopt;
    std::string names;
    for (const std::string& name : known) names += (names.empty() ? "" : ", ") + name;
    return makeError(Code::kUsage, "golden_c9",
                     "--target '" + options_.target + "' is not known; there are " + names);
  }

  Diagnostic nothingSelected() const {
    if (!options_.kernels.empty() && options_.only == "*")
      return makeError(Code::kEmpty, "golden_c3",
                       "'" + options_.kernels + "' has no module, *.mlir, for " + target_);
    return makeError(Code::kEmpty, "golden_c3", "no variant is named '" + options_.only + "'");
  }

  std::optional<Diagnostic> openManifest() {
    Expected<GoldenManifest> manifest = readManifest(options_.folder);
    if (!manifest.ok()) return manifest.error();
    manifest_ = std::move(*manifest);
    if (!options_.update && options_.kernels.empty() && manifest_.files.empty())
      return makeError(Code::kEmpty, "golden_c8",
                       "no files are kept in '" + options_.folder +
                           "': run in the folder of the sources, name the kept files with --out, or write "
                           "them with --update");
    return std::nullopt;
  }

  ExitStatus refuse(const Diagnostic& diagnostic) {
    return console_.refuse(diagnostic, {.json = options_.json});
  }

  std::string key(const GoldenVariant& variant) const { return target_ + "/" + variant.name; }

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
      console_.out << same << " of " << variants_.size() << " variants as kept, " << target_ << '\n';
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
    const Expected<GoldenEmitted> emitted = emitGolden(variant, target_);
    if (!emitted.ok()) return differs(variant, "cannot be emitted: " + emitted.error().message), false;
    const GoldenTexts* texts = &emitted->texts;
    bool same = true;
    for (const ptx::OrderFault& fault : faultsOf(*emitted)) {
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
      const std::string kind = kGoldenKinds[i];
      const bool ours = i == 0 || manifest_.llvm == ptx::llvmVersion();
      const std::optional<std::string> file = readGolden(options_.folder, key(variant), kGoldenKinds[i]);
      const size_t before = differences_.size();
      if (!file && keepsText(variant, i))
        differs(variant, kind + " is missing");
      else if (!file && !isHashOf(kept->second[i], (*texts)[i]))
        differs(variant, kind + " " + otherHash(variant, i), ours);
      else if (file && !isHashOf(kept->second[i], *file))
        differs(variant, kind + " is not what the manifest says");
      else if (file && *file != (*texts)[i])
        differs(variant, kind + " " + firstDifference(*file, (*texts)[i]), ours);
      same &= before == differences_.size();
    }
    return same;
  }

  // How to see a text of which only the hash is kept.
  std::string otherHash(const GoldenVariant& variant, size_t kind) const {
    return "has another hash than the manifest; 'cutecheck golden --expand DIR --only=" + variant.name +
           " --target=" + target_ + (options_.kernels.empty() ? "" : " --kernels=" + options_.kernels) +
           "' writes it as " + goldenPath("DIR", key(variant), kGoldenKinds[kind]) +
           ", and the version that wrote the manifest writes the text to compare it with";
  }

  // Of order, and what slows a loop.
  static std::vector<ptx::OrderFault> faultsOf(const GoldenEmitted& emitted) {
    std::vector<ptx::OrderFault> faults = ptx::orderOf(emitted.texts[2], emitted.launch).faults;
    for (ptx::OrderFault& fault : ptx::membarsInLoops(emitted.texts[2])) faults.push_back(std::move(fault));
    return faults;
  }

  // What is kept and no longer made.
  void compareNames() {
    std::map<std::string, std::array<std::string, 3>> rest = manifest_.files;
    for (const GoldenVariant& variant : variants_) rest.erase(key(variant));
    for (const auto& [name, hashes] : rest)
      if (name.starts_with(target_ + "/"))
        differences_.push_back({name, "", "", "is kept and has no variant", true});
  }

  // Every text of what is selected, below the folder of --expand; of which only the hash is kept among them.
  ExitStatus expand() {
    if (const auto bad = openManifest()) return refuse(*bad);
    const std::vector<std::string> one = {options_.target};
    Json targets = Json::array();
    for (const std::string& target : options_.targeted ? one : goldenTargets()) {
      if (const auto bad = select(target)) return refuse(*bad);
      if (variants_.empty()) continue;
      Json differing = Json::array();
      for (const GoldenVariant& variant : variants_) {
        const Expected<GoldenEmitted> emitted = emitGolden(variant, target);
        if (!emitted.ok()) return refuse(named(variant, emitted.error()));
        for (size_t i = 0; i < kGoldenKinds.size(); ++i) {
          const std::string& text = emitted->texts[i];
          if (const auto bad = writeGolden(options_.expand, key(variant), kGoldenKinds[i], text))
            return refuse(*bad);
          const auto kept = manifest_.files.find(key(variant));
          if (kept == manifest_.files.end() || !isHashOf(kept->second[i], text))
            differing.push_back(key(variant) + "." + kGoldenKinds[i]);
        }
      }
      if (!options_.json) {
        for (const Json& name : differing)
          console_.out << "not as kept  " << options_.expand << "/" << name.get<std::string>() << '\n';
        console_.out << kGoldenKinds.size() * variants_.size() << " files of " << target << " written below "
                     << options_.expand << ", " << differing.size() << " not as kept\n";
      }
      targets.push_back(Json{
          {"target", target}, {"files", kGoldenKinds.size() * variants_.size()}, {"not_as_kept", differing}});
    }
    if (targets.empty()) return refuse(nothingSelected());
    if (options_.json) console_.out << answerLine(Json{{"expanded", targets}});
    return ExitStatus::kPassed;
  }

  ExitStatus update() {
    if (options_.reason.empty())
      return refuse(
          makeError(Code::kUsage, "golden_c4", "an update needs --reason: it is kept in CHANGES.md"));
    if (options_.only != "*" && !manifest_.files.empty() && manifest_.llvm != ptx::llvmVersion())
      return refuse(makeError(Code::kUsage, "golden_c6",
                              "the files were written with LLVM " + manifest_.llvm + ", this is " +
                                  ptx::llvmVersion() + ": update all of them, not " + options_.only));
    std::vector<std::pair<const GoldenVariant*, GoldenTexts>> changed;
    const std::optional<std::string> ptxas = findPtxas();
    for (const GoldenVariant& variant : variants_) {
      Expected<GoldenEmitted> emitted = emitGolden(variant, target_);
      if (!emitted.ok()) return refuse(named(variant, emitted.error()));
      GoldenTexts* texts = &emitted->texts;
      if (asKept(variant, *texts)) continue;
      if (const std::vector<ptx::OrderFault> faults = faultsOf(*emitted); !faults.empty())
        return refuse(named(variant, makeError(Code::kBadRequest, "golden_c7", toString(faults.front()))));
      if (ptxas) {
        if (const std::optional<Diagnostic> bad = assembled(*ptxas, (*texts)[2]))
          return refuse(named(variant, *bad));
      }
      changed.emplace_back(&variant, std::move(*texts));
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

  bool asKept(const GoldenVariant& variant, const GoldenTexts& texts) const {
    const auto kept = manifest_.files.find(key(variant));
    for (size_t i = 0; i < kGoldenKinds.size(); ++i) {
      if (kept == manifest_.files.end() || kept->second[i] != goldenHash(texts[i])) return false;
      const std::optional<std::string> file = readGolden(options_.folder, key(variant), kGoldenKinds[i]);
      if (keepsText(variant, i) ? file != texts[i] : file.has_value()) return false;
    }
    return true;
  }

  // Whatever ptxas says beyond its figures is a refusal: the waits that it adds to wgmma (C7510 on) among it.
  std::optional<Diagnostic> assembled(const std::string& ptxas, const std::string& text) const {
    const Expected<Assembly> assembly = assemble(ptxas, text, target_);
    if (!assembly.ok()) return assembly.error();
    if (assembly->accepted && assembly->messages.empty()) return std::nullopt;
    return makeError(Code::kBadRequest, "golden_c5",
                     "ptxas: " + (assembly->messages.empty() ? "refused" : assembly->messages.front()));
  }

  ExitStatus write(const std::vector<std::pair<const GoldenVariant*, GoldenTexts>>& changed, bool withPtxas) {
    std::string log = "## " + options_.reason + "\n\n";
    for (const auto& [variant, texts] : changed) {
      const std::string name = key(*variant);
      for (size_t i = 0; i < kGoldenKinds.size(); ++i) {
        const auto bad = keepsText(*variant, i)
                             ? writeGolden(options_.folder, name, kGoldenKinds[i], texts[i])
                             : removeGolden(options_.folder, name, kGoldenKinds[i]);
        if (bad) return refuse(*bad);
        manifest_.files[name][i] = goldenHash(texts[i]);
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
  std::string target_;
  std::vector<GoldenVariant> variants_;
  GoldenManifest manifest_;
  std::vector<Difference> differences_;
  std::optional<std::string> ptxas_;  // of a check that assembles
};

}  // namespace

Expected<GoldenEmitted> emitGolden(const GoldenVariant& variant, const std::string& target) {
  CUTECHECK_TRY(lowered, lowering::lowerWithoutMeaning(variant.module, target));
  CUTECHECK_TRY(ptx, ptx::emitPtx(lowered.llvmIr, {target}));
  return GoldenEmitted{{variant.module, std::move(lowered.llvmIr), std::move(ptx)},
                       ptx::launchOf(lowered.cute)};
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
