// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck recheck: certificates written by prove, checked again, and tampered with.
#include <cstdio>
#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

class RecheckCommand : public testing::Test {
 protected:
  const std::string file =
      testing::TempDir() + "/" + testing::UnitTest::GetInstance()->current_test_info()->name() + ".txt";
  void TearDown() override { std::remove(file.c_str()); }
  std::string text() const {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void write(const std::string& text) const { std::ofstream(file) << text; }
};

TEST_F(RecheckCommand, WhatProveWroteHolds) {
  ASSERT_EQ(run({"prove", "(X*R)%(K*R) == (X%K)*R", "--where", "R>=1, K>=1", "--certificate", file}).status, 0);
  const Ran checked = run({"recheck", file});
  EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
  EXPECT_EQ(checked.out.find("Proved: (X*R)%(K*R)"), 0u) << checked.out;
  const Json json = Json::parse(run({"recheck", "--json", file}).out);
  EXPECT_EQ(json["verdict"], "Proved");
  EXPECT_GE(json["steps"], 5);
  EXPECT_GE(json["lemmas"], 3);
}

TEST_F(RecheckCommand, SaysUnderWhichPremises) {
  ASSERT_EQ(run({"prove", "(M,8):(1,M) == M*8:1", "--where", "N > 2", "--certificate", file}).status, 0);
  const Ran some = run({"recheck", file});
  EXPECT_NE(some.out.find("where       N > 2\nimplicit    M >= 1, M*8 >= 1\n"), std::string::npos) << some.out;
  EXPECT_EQ(Json::parse(run({"recheck", "--json", file}).out)["implicit"].size(), 2u);
  ASSERT_EQ(run({"prove", "4:1 == (2,2):(1,2)", "--certificate", file}).status, 0);
  const Ran none = run({"recheck", file});
  EXPECT_EQ(none.out.find("implicit"), std::string::npos) << none.out;
}

TEST_F(RecheckCommand, SaysWhatRestsOnASolver) {
  ASSERT_EQ(run({"prove", "(X*R)%(K*R) == (X%K)*R", "--where", "R>=1, K>=1", "--certificate", file}).status, 0);
  const Ran lemmas = run({"recheck", file});
  EXPECT_NE(lemmas.out.find("rests on    z3's answers to questions of "), std::string::npos) << lemmas.out;
  ASSERT_EQ(run({"prove", "M+1 > M", "--certificate", file}).status, 0);
  const Ran none = run({"recheck", file});
  EXPECT_EQ(none.status, 0) << none.out;
  EXPECT_EQ(none.out.find("rests on"), std::string::npos) << none.out;
  EXPECT_EQ(Json::parse(run({"recheck", "--json", file}).out)["on_solvers"], 0);
}

TEST_F(RecheckCommand, AStepThatDoesNotFollowIsUnknown) {
  ASSERT_EQ(run({"prove", "(M,N):(1,M) == M*N:1", "--where", "M>0", "--save", file}).status, 0);
  std::string wrong = text();
  const size_t at = wrong.find("coalesce_r1 at left 0");
  ASSERT_NE(at, std::string::npos) << wrong;
  write(wrong.replace(at, 11, "coalesce_r2"));
  const Ran checked = run({"recheck", file});
  EXPECT_EQ(checked.status, 2) << checked.out;
  EXPECT_NE(checked.out.find("missing     "), std::string::npos) << checked.out;
  EXPECT_NE(checked.err.find("reproduce: cutecheck recheck "), std::string::npos);
}

TEST_F(RecheckCommand, OtherFilesAreBadInput) {
  EXPECT_EQ(run({"recheck", "/nonexistent/proof"}).status, 3);
  EXPECT_EQ(run({"recheck"}).status, 3);
  write("no certificate\n");
  EXPECT_EQ(run({"recheck", file}).status, 3);
  write("cutecheck certificate 1\nclaim M:1 == M:1\nwhere M>4, M<3\nqed\n");
  const Json json = Json::parse(run({"recheck", "--json", file}).out);
  EXPECT_EQ(json["error"]["code"], "kVacuous");
}

TEST_F(RecheckCommand, WhatIsNotProvedHasNoCertificate) {
  EXPECT_EQ(run({"prove", "(M,N):(N,1) == M*N:1", "--certificate", file}).status, 1);
  EXPECT_EQ(text(), "");
  EXPECT_EQ(run({"prove", "(M,N):(1,M) == M*N:1", "--certificate", "/nonexistent/x"}).status, 3);
  // Proved by enumeration, of which no chain of lemmas is made.
  const Ran covers = run({"prove", "covers((3,2):(1,2),5)", "--certificate", file});
  EXPECT_EQ(covers.status, 2) << covers.out << covers.err;
  EXPECT_NE(covers.out.find("certificate_c2"), std::string::npos) << covers.out;
}

}  // namespace
}  // namespace cutecheck::cli
