// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck doctor, --version and --help.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

TEST(Doctor, NamesEachComponentPresentOrMissing) {
  const Ran doctor = run({"doctor"});
  EXPECT_EQ(doctor.status, 0);
  for (const char* name : {"cutecheck  ", "compiler   ", "z3         ", "llvm       ", "cvc5       ",
                           "ptxas      ", "librsvg    ", "driver     ", "device     "})
    EXPECT_NE(doctor.out.find(name), std::string::npos) << doctor.out;
}

TEST(Doctor, JsonSaysWhatAbsenceDisables) {
  const Json json = Json::parse(run({"doctor", "--json"}).out);
  ASSERT_EQ(json["components"].size(), 9u);
  for (const Json& component : json["components"]) {
    const bool present = component["present"];
    EXPECT_EQ(component.contains("version"), present) << component;
    EXPECT_EQ(component.contains("disables"), !present) << component;
  }
}

TEST(Doctor, RequiredAndPresent) { EXPECT_EQ(run({"doctor", "--require=z3,compiler"}).status, 0); }

TEST(Doctor, RequiredAndMissing) {
  const Ran missing =
      runShell("PATH=/nonexistent CUDA_HOME=/nonexistent; cutecheck doctor --require=z3,cvc5");
  EXPECT_EQ(missing.status, 3);
  EXPECT_NE(missing.out.find("required but missing: cvc5"), std::string::npos) << missing.out;
  EXPECT_EQ(missing.out.find("required but missing: z3"), std::string::npos);
}

TEST(Doctor, RequiredAndUnheardOf) { EXPECT_EQ(run({"doctor", "--require=abacus"}).status, 3); }

TEST(Version, PrintsNameAndNumber) { EXPECT_EQ(run({"--version"}).out.find("cutecheck "), 0u); }

TEST(Help, IsTheManual) {
  const Ran help = run({"--help"});
  EXPECT_EQ(help.status, 0);
  for (const char* part : {"eval", "prove", "check", "repro", "doctor", "Exit status", "130", "Inconsistent",
                           "cutecheck eval", "cutecheck prove", "cutecheck check", "cutecheck repro"})
    EXPECT_NE(help.out.find(part), std::string::npos) << part;
}

TEST(Help, OfOneCommandHasItsExample) {
  for (const char* command : {"eval", "prove", "check", "repro", "doctor"}) {
    const Ran help = run({command, "--help"});
    EXPECT_EQ(help.status, 0) << command;
    EXPECT_NE(help.out.find(std::string("cutecheck ") + command), std::string::npos) << help.out;
  }
}

}  // namespace
}  // namespace cutecheck::cli
