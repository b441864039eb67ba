// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What engineers ask and the oracle does not decide soon (corpus/engineers_open.tsv): whatever it says of it is true.
#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "oracle/claims/prove.h"

namespace cutecheck::oracle {
namespace {

TEST(Engineers, WhatIsOpenIsNeverAnsweredFalsely) {
  std::ifstream file(std::string(CUTECHECK_SOURCE_DIR) + "/corpus/engineers_open.tsv");
  Options options;
  options.budget = 2000;
  options.total = 4000;
  options.work = 1'000'000;
  std::map<std::string, int> answers;
  int claims = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::stringstream cells(line);
    std::string family, truth, claim, where;
    for (std::string* cell : {&family, &truth, &claim, &where}) std::getline(cells, *cell, '\t');
    const Expected<Answer> answer = prove(claim, where, options);
    const std::string said(answer ? verdictName(answer->verdict) : codeName(answer.error().code));
    EXPECT_TRUE(said == "Unknown" || said == truth) << said << ": " << claim << " where " << where;
    ++answers[said];
    ++claims;
  }
  EXPECT_GE(claims, 1);
  for (const auto& [said, count] : answers) std::cout << said << ": " << count << " of " << claims << "\n";
}

}  // namespace
}  // namespace cutecheck::oracle
