// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The symbolic claims of corpus/claims/kernels_*, each by the oracle and then as one plain query to Z3, in
// one process and in turn, so that both meet the same machine. Times are of the processor, children included.
//
//   bench_claims [engineers] [--limit=MS] [--verbose]
//
// `engineers`: the claims of corpus/claims/engineers_* and corpus/engineers_open.tsv, beside plain cvc5 too, and the share of
// each family. Last comes how many of the Proved claims rest on no solver. `--limit`: milliseconds of the processor that one
// plain query may take; 1200, as a claim of the oracle may ask solvers, unless said otherwise.
//
// Exit status: 0; 1 when the oracle was wrong; 3 when there were no claims.
#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/claims/prove.h"
#include "oracle/claims/rests_on.h"
#include "oracle/smt/time_limit.h"
#include "tools/benchmarks/claims/plain_query.h"

namespace {

using namespace cutecheck;

struct Listed {
  std::string claim, where;
  bool holds = false;
  std::string family;
};

std::vector<Listed> claimsOf(const std::string& prefix) {
  constexpr std::string_view kProved = "expect Proved: ", kRefuted = "expect Refuted: ", kWhere = " where ";
  std::vector<Listed> claims;
  std::vector<std::filesystem::path> files;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(CUTECHECK_SOURCE_DIR) + "/corpus/claims"))
    if (entry.path().filename().string().starts_with(prefix)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const auto& file : files) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      const bool proved = line.starts_with(kProved);
      if (!proved && !line.starts_with(kRefuted)) continue;
      const std::string rest = line.substr((proved ? kProved : kRefuted).size());
      const size_t where = rest.rfind(kWhere);
      claims.push_back({rest.substr(0, where),
                        where == std::string::npos ? "" : rest.substr(where + kWhere.size()), proved,
                        file.stem().string().substr(prefix.size())});
    }
  }
  return claims;
}

std::vector<Listed> engineersClaims() {
  std::vector<Listed> claims = claimsOf("engineers_");
  std::ifstream in(std::string(CUTECHECK_SOURCE_DIR) + "/corpus/engineers_open.tsv");
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::stringstream cells(line);
    Listed listed;
    std::string truth;
    for (std::string* cell : {&listed.family, &truth, &listed.claim, &listed.where}) std::getline(cells, *cell, '\t');
    listed.holds = truth == "Proved";
    claims.push_back(std::move(listed));
  }
  return claims;
}

double milliseconds() {
  double sum = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage = {};
    getrusage(who, &usage);
    for (const timeval& t : {usage.ru_utime, usage.ru_stime})
      sum += static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_usec) / 1e3;
  }
  return sum;
}

struct Series {
  size_t decided = 0, wrong = 0, notExpressed = 0;
  std::vector<double> times;

  double quantile(double q) const {
    std::vector<double> sorted = times;
    std::sort(sorted.begin(), sorted.end());
    return sorted.empty() ? 0 : sorted[static_cast<size_t>(q * static_cast<double>(sorted.size() - 1))];
  }
  void print(const std::string& name, size_t claims) const {
    double total = 0;
    for (const double t : times) total += t;
    std::printf(
        "%-22s %zu of %zu decided, %zu wrong, %zu not expressed; median %.1f ms, worst %.0f ms, total %.1f "
        "s\n",
        name.c_str(), decided, claims, wrong, notExpressed, quantile(0.5), quantile(1), total / 1e3);
  }
};

// Both answers to claims of one truth.
struct Compared {
  std::string solver = "z3";
  Series ours{}, plain{};
  std::vector<double> ratios{};  // plain over ours, where both answered in some time

  void take(const Listed& listed, const Expected<oracle::Answer>& answer, double oursTime,
            const PlainAnswer& asked, double plainTime) {
    const bool decided = answer.ok() && (answer->verdict == oracle::Verdict::kProved ||
                                         answer->verdict == oracle::Verdict::kRefuted);
    const bool inconsistent = answer.ok() && answer->verdict == oracle::Verdict::kInconsistent;
    ours.decided += decided;
    ours.wrong += inconsistent || (decided && (answer->verdict == oracle::Verdict::kProved) != listed.holds);
    ours.times.push_back(oursTime);
    plain.notExpressed += !asked.expressed;
    if (!asked.expressed) return;
    plain.decided += asked.holds.has_value();
    plain.wrong += asked.holds.has_value() && *asked.holds != listed.holds;
    plain.times.push_back(plainTime);
    // The clock's steps are of microseconds.
    ratios.push_back(plainTime / std::max(oursTime, 0.01));
  }

  void print(const std::string& which) const {
    ours.print(which + ", cutecheck", ours.times.size());
    plain.print(which + ", plain " + solver, ours.times.size());
    std::vector<double> sorted = ratios;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.empty()) return;
    std::printf("%-22s median of %s's time over ours, claim by claim: %.2f\n", which.c_str(), solver.c_str(),
                sorted[sorted.size() / 2]);
  }
};

}  // namespace

int main(int argc, char** argv) {
  bool verbose = false, engineers = false;
  oracle::Milliseconds limit = oracle::TimeLimit::kClaim;
  for (int i = 1; i < argc; ++i) {
    verbose = verbose || std::strcmp(argv[i], "--verbose") == 0;
    engineers = engineers || std::strcmp(argv[i], "engineers") == 0;
    constexpr std::string_view kLimit = "--limit=";
    if (std::string_view(argv[i]).starts_with(kLimit)) limit = oracle::Milliseconds(std::atoi(argv[i] + kLimit.size()));
  }
  const std::vector<Listed> claims = engineers ? engineersClaims() : claimsOf("kernels_");
  if (claims.empty()) return 3;
  const oracle::Options options;
  std::map<std::string, Series> families;
  size_t proved = 0, solverless = 0;
  std::vector<Compared> all(engineers ? 2 : 1), holding(all.size()), failing(all.size());
  for (auto* compared : {&all, &holding, &failing})
    if (engineers) (*compared)[1].solver = "cvc5";
  for (const Listed& listed : claims) {
    const double begin = milliseconds();
    const Expected<oracle::Answer> answer = oracle::prove(listed.claim, listed.where, options);
    const double ours = milliseconds() - begin;
    if (answer.ok() && answer->verdict == oracle::Verdict::kProved) {
      ++proved;
      solverless += restsOn(*answer, oracle::RestsOf::kClaim).empty();
    }
    const Expected<oracle::Claim> claim = oracle::makeClaim(listed.claim, listed.where);
    if (verbose) std::printf("%8.1f ms", ours);
    for (size_t k = 0; k < all.size(); ++k) {
      const double middle = milliseconds();
      const oracle::TimeLimit most(limit);
      PlainAnswer asked;
      asked.expressed = false;
      if (claim.ok()) asked = askPlainly(*claim, options.budget, k == 0 ? PlainSolver::kZ3 : PlainSolver::kCvc5);
      const double plain = milliseconds() - middle;
      for (Compared* compared : {&all[k], listed.holds ? &holding[k] : &failing[k]})
        compared->take(listed, answer, ours, asked, plain);
      if (verbose)
        std::printf(" %8.1f ms %s", plain,
                    !asked.expressed                ? "not expressed"
                    : !asked.holds                  ? "open"
                    : *asked.holds == listed.holds  ? "decided"
                                                    : "wrong");
    }
    Compared family;
    family.take(listed, answer, ours, {}, 0);
    Series& share = families[listed.family];
    share.decided += family.ours.decided;
    share.wrong += family.ours.wrong;
    share.times.push_back(ours);
    if (verbose) {
      std::printf(" %s where %s\n", listed.claim.c_str(), listed.where.c_str());
      std::fflush(stdout);
    }
  }
  if (engineers)
    for (const auto& [name, share] : families) share.print(name, share.times.size());
  std::printf("a plain query ends after %lld ms of the processor\n", static_cast<long long>(limit.count()));
  for (size_t k = 0; k < all.size(); ++k) {
    all[k].print("all");
    holding[k].print("that hold");
    failing[k].print("that fail");
  }
  std::printf("of %zu Proved claims %zu rest on no solver\n", proved, solverless);
  return all[0].ours.wrong == 0 ? 0 : 1;
}
