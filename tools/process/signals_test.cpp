// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SIGINT and SIGTERM: each long command says that it was interrupted, ends with 130 or 143, and leaves
// nothing behind.
#include <filesystem>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

namespace fs = std::filesystem;

constexpr const char* kProgram = "'" CUTECHECK_PROGRAM "' ";
// Long under any load, and open at the end.
constexpr const char* kLong = "M*M*M+N*N*N != K*K*K' --where 'M>=1, N>=1, K>=1' --budget 2000000000";
constexpr const char* kLongLine = "expect Unknown: M*M*M+N*N*N != K*K*K where M>=1, N>=1, K>=1\n";

// SIGINT and SIGTERM wait for their thread, and the work has begun.
constexpr const char* kWorks = "{ grep -q 'SigBlk:.*4002$' /proc/$p/status && sleep 0.3; }";

std::string emptyFolder() {
  const fs::path folder = fs::path(temporaryFile("x", "")).parent_path() / "empty";
  fs::create_directories(folder);
  return folder.string();
}

// The line with a standard input that does not end, signalled when `ready`, a line of the shell, holds; ten
// seconds at most.
Ran signalled(const std::string& line, const std::string& signal, const std::string& ready,
              const std::string& temporary, const std::string& behind = "") {
  const std::string in = temporaryFile("x", "") + ".in";
  return runShell("export TMPDIR=" + temporary + "; mkfifo " + in + "; exec 3<>" + in + "; " + kProgram +
                  line + " <&3 2>&1 & p=$!; i=0; until " + ready +
                  " || [ $i -ge 200 ]; do sleep 0.05; i=$((i+1)); done; kill -" + signal +
                  " $p; wait $p; echo exit $?; " + behind);
}

TEST(Signals, EachLongCommandSaysThatItWasInterrupted) {
  // No thread carries out as many instructions as would end the run, and there are ten thousand blocks.
  const std::string loop = temporaryFile(
      "loop.ptx", ".version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry k()\n.reqntid 32\n{\n"
                  ".reg .b32 %r<2>;\n.reg .pred %p<1>;\nmov.u32 %r0, 0;\nLOOP:\nadd.u32 %r0, %r0, 1;\n"
                  "setp.lt.u32 %p0, %r0, 4194304;\n@%p0 bra LOOP;\nret;\n}\n");
  const std::string elements = "corpus/validation/elementwise_add.ll";
  for (const std::string& line :
       {std::string("prove '") + kLong, "kernel run " + loop + " --grid 10000",
        "validate " + elements + " --meaning corpus/validation/elementwise_add.meaning", "verify " + elements,
        "check " + temporaryFile("long.claims", kLongLine), std::string("golden --check"),
        std::string("conform --subject 'sleep 100'"), std::string("lsp"), std::string("eval --batch")})
    for (const auto& [signal, status] : {std::pair("INT", "130"), {"TERM", "143"}}) {
      const std::string temporary = emptyFolder();
      const Ran ran = signalled(line, signal, kWorks, temporary);
      EXPECT_TRUE(contains(ran.out, std::string("interrupted: SIG") + signal + "\n")) << line << "\n"
                                                                                      << ran.out;
      EXPECT_TRUE(contains(ran.out, std::string("exit ") + status + "\n")) << line << "\n" << ran.out;
      EXPECT_FALSE(contains(ran.out, "Unknown")) << line << "\n" << ran.out;
      EXPECT_TRUE(fs::is_empty(temporary)) << line;
    }
  // The negative: what no signal meets says nothing of one.
  EXPECT_EQ(runShell("cutecheck eval 4:1 2>&1; echo exit $?").out, "4:1\nexit 0\n");
}

// What a command started ends with it: here a second solver that never answers.
TEST(Signals, AStartedProgramEndsToo) {
  const fs::path solver = temporaryFile(
      "cvc5",
      "#!/bin/sh\ncase \"$*\" in *--version*) exit 0;; esac\necho $$ >\"$0.process\"\nexec sleep 100\n");
  fs::permissions(solver, fs::perms::owner_all);
  const std::string process = solver.string() + ".process";
  const Ran ran =
      signalled("prove 'A/B <= H/L' --where 'A>=0, A<=H, L>=1, L<=B' --strict", "INT",
                "[ -s " + process + " ]", emptyFolder() + " PATH=" + solver.parent_path().string() + ":$PATH",
                "sleep 0.1; cat /proc/$(cat " + process + ")/cmdline 2>/dev/null");
  EXPECT_TRUE(contains(ran.out, "exit 130\n")) << ran.out;
  EXPECT_TRUE(fs::exists(process)) << "the solver was not asked";
  EXPECT_FALSE(contains(ran.out, "sleep")) << ran.out;
}

// A campaign drops what was in work: the same command goes on from what its journal has.
TEST(Signals, ACampaignDropsWhatWasInWork) {
  const std::string claims =
      temporaryFile("two.claims", std::string("expect Proved: 4:1 == 4:1\n") + kLongLine);
  const std::string journal = claims + ".journal";
  const Ran ran = signalled("check " + claims + " --journal " + journal, "INT",
                            "[ \"$(grep -c number " + journal + ")\" = 1 ]", emptyFolder());
  EXPECT_TRUE(contains(ran.out, "exit 130\n")) << ran.out;
  const std::string kept = readAll(journal);
  EXPECT_TRUE(contains(kept, "\"verdict\":\"Proved\"")) << kept;
  EXPECT_FALSE(contains(kept, "Unknown")) << kept;
}

// An older report stays as it was.
TEST(Signals, AnOlderReportStays) {
  const std::string folder = emptyFolder(), quick = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  ASSERT_EQ(run({"verify", quick, "--report", folder}).status, 0);
  const std::string before = readAll(folder + "/report.json");
  const Ran ran = signalled("golden --expand " + folder + "/golden", "INT", "[ -d " + folder + "/golden ]",
                            emptyFolder());
  EXPECT_TRUE(contains(ran.out, "exit 130\n")) << ran.out;
  EXPECT_EQ(readAll(folder + "/report.json"), before);
  for (const fs::directory_entry& one : fs::recursive_directory_iterator(folder))
    EXPECT_FALSE(contains(one.path().string(), ".part")) << one.path();
}

}  // namespace
}  // namespace cutecheck::cli
