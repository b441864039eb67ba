// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/mixed/mixed_laws.h"

#include <algorithm>

namespace cutecheck::run {
namespace {

struct Family {
  std::string_view operation, family;
};

constexpr Family kFamilies[] = {
    {"blocked_product", "product"},   {"coalesce", "coalesce"},          {"coalesce_extended", "coalesce"},
    {"coalesce_profile", "coalesce"}, {"complement", "complement"},      {"composed_call", "swizzle"},
    {"composition", "composition"},   {"flat_divide", "divide"},         {"flat_product", "product"},
    {"hier_unzip_divide", "divide"},  {"hier_unzip_product", "product"}, {"logical_divide", "divide"},
    {"logical_product", "product"},   {"raked_product", "product"},      {"swizzle_apply", "swizzle"},
    {"tiled_divide", "divide"},       {"tiled_product", "product"},      {"zipped_divide", "divide"},
    {"zipped_product", "product"},
};

enum class When : uint8_t { kAlways, kAtRunTime, kForSome };

struct Unpromised {
  std::string_view law;
  When when;
  std::string_view why;
};

constexpr std::string_view kForm = "which modes are merged or dropped depends on numbers that are not known",
                           kOneByOne = "the law asks twice, and other leaves are known the second time";

constexpr Unpromised kUnpromised[] = {
    {"composition_witness_is_least", When::kAlways, "the engine names the condition, core the coordinate"},
    {"local_tile_of_swizzled_moves", When::kAlways, "a composed layout is tiled through its layout"},
    {"local_partition_of_swizzled_moves", When::kAlways, "a composed layout is tiled through its layout"},
    {"coalesce_is_canonical", When::kAtRunTime, kForm},
    {"coalesce_identifies_equal_functions", When::kAtRunTime, kForm},
    {"coalesce_profile_is_by_mode", When::kAtRunTime, kForm},
    {"complement_is_ordered", When::kAtRunTime, kForm},
    {"complement_alone_reaches_the_end", When::kAtRunTime, kForm},
    {"right_inverse_is_longest", When::kAtRunTime, kForm},
    {"filter_zeros_keeps_the_tree", When::kAtRunTime, "a stride that is 0 at run time is kept"},
    {"tile_to_shape_repeats", When::kAtRunTime, kForm},
    {"recast_returns", When::kAtRunTime, kOneByOne},
    {"logical_divide_rest_is_composition", When::kForSome, kOneByOne},
    {"zipped_divide_gathers_tiles", When::kForSome, kOneByOne},
};

}  // namespace

std::string_view familyOf(std::string_view operation) {
  for (const Family& f : kFamilies)
    if (f.operation == operation) return f.family;
  return "other";
}

std::string_view unpromised(std::string_view law, Leaves leaves) {
  for (const Unpromised& u : kUnpromised)
    if (u.law == law &&
        (u.when == When::kAlways || (u.when == When::kAtRunTime && leaves != Leaves::kStatic) ||
         leaves == Leaves::kSome))
      return u.why;
  return {};
}

std::vector<const laws::Law*> engineLaws(Leaves leaves) {
  std::vector<const laws::Law*> found;
  for (const laws::Law& law : laws::allLaws())
    if (isEngines(law.operation) && unpromised(law.name, leaves).empty()) found.push_back(&law);
  return found;
}

LawRun runOnEngine(const laws::Law& law, Leaves leaves, const Effort& effort, uint64_t seed) {
  const MixedSubject subject(leaves);
  LawRun run;
  run.law = &law;
  run.tally = runLaw(law, subject, effort, seed);
  if (run.tally.failed > 0) {
    const laws::Input least = shrink(law, subject, run.tally.firstFailure);
    run.failure = std::string(law.name) + ", leaves " + std::string(nameOf(leaves)) + ", on " +
                  laws::describe(least, law.arguments) + ": " + law.check(subject, least).detail;
  }
  run.complaint = subject.complaint();
  for (const auto& [operation, count] : subject.counts()) {
    run.answered += count.answered;
    run.refused += count.refused;
  }
  return run;
}

}  // namespace cutecheck::run
