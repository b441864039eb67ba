// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/mutate/judge_laws.h"

#include <cstdio>

#ifdef CUTECHECK_WITH_LAWS
#include "properties/harness/law_matrix.h"
#include "properties/harness/settings.h"
#endif

namespace cutecheck::mutate {

#ifdef CUTECHECK_WITH_LAWS

LawRecord judgeLaws(const std::vector<Switch>& switches, const std::string& versions) {
  std::vector<std::string> names;
  for (const Switch& s : switches)
    if (s.file.starts_with("core/")) names.push_back(s.name);
  size_t seen = 0, killed = 0;
  const std::vector<run::Kills> kills = run::lawMatrix(names, [&](const run::Kills& k) {
    ++seen;
    killed += k.laws.empty() ? 0 : 1;
    std::fprintf(stderr, "%zu\t%s\t%zu\t%s\n", seen, k.fault.c_str(), k.laws.size(),
                 k.laws.empty() ? "-" : std::string(k.laws.front()).c_str());
  });
  LawRecord record{std::to_string(killed) + " of " + std::to_string(seen) +
                       " faults killed, sample of seed " + std::to_string(run::settings().seed) + ", " +
                       versions.substr(versions.find("cutecheck")),
                   {}};
  for (const auto& [law, worth] : run::worthOf(kills)) {
    LawRow row{std::string(law), static_cast<int>(worth.kills), static_cast<int>(worth.alone), worth.example,
               ""};
    for (const std::string_view other : worth.with)
      row.with += (row.with.empty() ? "" : " ") + std::string(other);
    if (row.example.empty()) row.example = "-";
    if (row.with.empty()) row.with = "-";
    record.rows.push_back(std::move(row));
  }
  return record;
}

#else

LawRecord judgeLaws(const std::vector<Switch>&, const std::string& versions) { return {versions, {}}; }

#endif

}  // namespace cutecheck::mutate
