// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The versions of file formats: each reader takes its own, said or not, and refuses a newer one by name.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

struct LineFile {
  const char* name;  // of the format
  const char* file;
  const char* line;  // which passes
};

const LineFile kLineFiles[] = {
    {"claims", "a.claims", "expect Proved: 4:1 == 4:1"},
    {"layouts", "a.layouts", "a | 4:1 | size(4) injective"},
    {"calls", "a.calls", "size(4:1) -> 4"},
    {"errata", "a.errata", "A-1\tplace\tfour\tenumerate\t4 == 4\tholds"},
    {"bugs", "a.bug", R"({"id":"a","origin":"here","expr":"4 == 4","expect":{"result":"true"}})"},
    {"vectors", "a.jsonl", R"({"op":"size","args":["4:1"],"result":"4"})"},
};

Ran checkFile(const LineFile& file, const std::string& head) {
  return run({"check", temporaryFile(file.file, head + file.line + "\n")});
}

TEST(FileFormat, C1RefusesNewerLinesByName) {
  for (const LineFile& file : kLineFiles) {
    const std::string mark = "# cutecheck " + std::string(file.name) + " ";
    EXPECT_EQ(checkFile(file, "").status, 0) << file.name;
    EXPECT_EQ(checkFile(file, mark + "1\n").status, 0) << file.name;
    EXPECT_EQ(checkFile(file, mark + "of another day, 2\n").status, 0) << "a sentence is a comment";
    const Ran newer = checkFile(file, mark + "2\n");
    EXPECT_EQ(newer.status, 3) << newer.out;
    EXPECT_TRUE(contains(newer.out, "format_c1") &&
                contains(newer.out, "this is " + std::string(file.name) + " 2"))
        << newer.out;
    EXPECT_TRUE(contains(newer.out, "0 of 1 as expected")) << "the lines behind it are not judged\n"
                                                           << newer.out;
  }
}

TEST(FileFormat, C2RefusesTheLinesOfAnotherFormat) {
  const Ran other = checkFile(kLineFiles[0], "# cutecheck calls 1\n");
  EXPECT_EQ(other.status, 3);
  EXPECT_TRUE(contains(other.out, "format_c2")) << other.out;
}

// `text` after its first "FIELD":1 became 2.
std::string newer(std::string text, const std::string& field) {
  const std::string old = "\"" + field + "\":1";
  const size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << field;
  return at == std::string::npos ? text : text.replace(at, old.size(), "\"" + field + "\":2");
}

void write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

TEST(FileFormat, C1RefusesTheJournalOfANewerConform) {
  const std::string journal = temporaryFile("journal", "");
  const std::vector<std::string> words = {"conform",   "--subject",       "python3 tools/adapters/naive.py",
                                          "--law",     "coalesce_agrees", "--small=20",
                                          "--cases=5", "--resume",        journal};
  const Ran first = run(words);
  ASSERT_TRUE(contains(readAll(journal), "\"format\":1")) << first.err;
  EXPECT_EQ(run(words).status, first.status);
  write(journal, newer(readAll(journal), "format"));
  const Ran refused = run(words);
  EXPECT_EQ(refused.status, 3);
  EXPECT_TRUE(contains(refused.err, "this is conform-journal 2")) << refused.err;
}

TEST(FileFormat, C1RefusesANewerBaseline) {
  const std::string line = R"({"law":"coalesce_agrees","class":"wrong","cause":"","reason":"known"})";
  for (const int version : {1, 2}) {
    const std::string baseline =
        temporaryFile("known.jsonl", "# cutecheck baseline " + std::to_string(version) + "\n" + line + "\n");
    const Ran conform = run({"conform", "--subject", "python3 tools/adapters/naive.py", "--law",
                             "coalesce_agrees", "--small=20", "--cases=5", "--baseline", baseline});
    EXPECT_EQ(contains(conform.err, "this is baseline 2"), version == 2) << conform.err;
  }
}

TEST(FileFormat, C1RefusesANewerProtocol) {
  for (const int version : {1, 2}) {
    const std::string subject = temporaryFile(
        "subject", "while read line; do echo '{\"id\":0,\"result\":{\"protocol\":" + std::to_string(version) +
                       ",\"operations\":[\"size\"]}}'; done\n");
    const Ran conform = run({"conform", "--subject", "sh " + subject, "--small=5", "--cases=1"});
    EXPECT_EQ(contains(conform.err, "this is batch-protocol 2"), version == 2) << conform.err;
  }
}

TEST(FileFormat, C1RefusesTheJournalOfANewerCampaign) {
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string journal = claims + ".journal", merged = claims + ".merged";
  ASSERT_EQ(run({"check", claims, "--journal", journal}).status, 0);
  ASSERT_EQ(run({"merge", journal, "--out", merged}).status, 0);
  write(journal, newer(readAll(journal), "format"));
  const Ran merge = run({"merge", journal, "--out", merged + "2"});
  EXPECT_EQ(merge.status, 3);
  EXPECT_TRUE(contains(merge.err, "this is campaign-journal 2")) << merge.err;
  const Ran check = run({"check", claims, "--journal", journal});
  EXPECT_EQ(check.status, 3);
  EXPECT_TRUE(contains(check.err, "campaign-journal of a newer format")) << check.err;
}

TEST(FileFormat, C1RefusesANewerCertificate) {
  const std::string proof = temporaryFile("proof.txt", "");
  ASSERT_EQ(run({"prove", "(M,N):(1,M) == M*N:1", "--certificate", proof}).status, 0);
  ASSERT_EQ(run({"recheck", proof}).status, 0);
  std::string text = readAll(proof);
  const std::string head = "cutecheck certificate 1";
  ASSERT_TRUE(text.starts_with(head));
  write(proof, text.replace(0, head.size(), "cutecheck certificate 2"));
  const Ran refused = run({"recheck", proof});
  EXPECT_EQ(refused.status, 3);
  EXPECT_TRUE(contains(refused.out + refused.err, "this is certificate 2")) << refused.out << refused.err;
}

#ifdef CUTECHECK_WITH_LOWERING
TEST(FileFormat, C1RefusesTheJournalOfANewerVerify) {
  const std::string claims = temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string journal = claims + ".journal";
  ASSERT_EQ(run({"verify", claims, "--resume", journal}).status, 0);
  ASSERT_EQ(run({"verify", claims, "--resume", journal}).status, 0);
  write(journal, newer(readAll(journal), "format"));
  const Ran refused = run({"verify", claims, "--resume", journal});
  EXPECT_EQ(refused.status, 3);
  EXPECT_TRUE(contains(refused.err, "this is verify-journal 2")) << refused.err;
}

TEST(FileFormat, C1RefusesANewerGoldenManifest) {
  for (const int version : {1, 2, 3}) {
    const std::string manifest =
        temporaryFile("MANIFEST.json", "{\"format\": " + std::to_string(version) + ", \"files\": {}}\n");
    const std::string folder = manifest.substr(0, manifest.rfind('/'));
    const Ran golden = run({"golden", "--check", "--only=mma_sync/*", "--out", folder});
    EXPECT_NE(golden.status, 0);
    EXPECT_EQ(contains(golden.err, "this is golden-manifest 3"), version == 3) << golden.err;
  }
}

TEST(FileFormat, C1RefusesANewerMeaning) {
  const std::string module = sourcePath("corpus/validation/crd2idx_at_32768.ll");
  std::string text = readAll(sourcePath("corpus/validation/crd2idx_at_32768.meaning"));
  ASSERT_EQ(run({"validate", module, "--meaning", temporaryFile("a.meaning", text)}).status, 0);
  const size_t at = text.find("meaning 1\n");
  ASSERT_NE(at, std::string::npos);
  const Ran refused =
      run({"validate", module, "--meaning", temporaryFile("b.meaning", text.replace(at, 10, "meaning 2\n"))});
  EXPECT_EQ(refused.status, 3);
  EXPECT_TRUE(contains(refused.err, "this is meaning 2")) << refused.err;
}
#endif

// The commands whose help names `--json`; the parts of `descriptor` and `kernel` have a help of their own.
std::set<std::string> commandsWithJson() {
  std::istringstream help(run({"--help"}).out);
  std::set<std::string> found{"descriptor", "kernel"};
  std::string line, command;
  while (std::getline(help, line) && line != "Subcommands:") {
  }
  while (std::getline(help, line)) {
    if (!line.empty() && line[0] != ' ') command = line;
    if (contains(line, "--json ")) found.insert(command);
  }
  return found;
}

// Every line of every command that has it; each is asked for an answer and for a refusal.
TEST(FileFormat, AnswersInJsonBeginWithTheirVersion) {
  const std::string claims =
      temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\nexpect Refuted: 4:1 == 5:1\n");
  const std::string absent = claims + ".absent", journal = claims + ".journal", merged = claims + ".merged";
  const std::string proof = claims + ".proof";
  const std::string errata = temporaryFile("a.errata", std::string(kLineFiles[3].line) + "\n");
  const std::string bug = temporaryFile("a.bug", std::string(kLineFiles[4].line) + "\n");
  ASSERT_EQ(run({"prove", "(M,N):(1,M) == M*N:1", "--certificate", proof}).status, 0);
  const std::string conforms = "python3 tools/adapters/naive.py";
  std::vector<std::vector<std::string>> asked = {
      {"eval", "size(4:1)"},
      {"eval", "(4"},
      {"eval"},
      {"prove", "4:1 == 4:1"},
      {"prove", "(4"},
      {"check", claims},
      {"check", absent},
      {"check", "4:1"},
      {"check", "M:1"},
      {"check", claims, "--journal", journal},
      {"merge", journal, "--out", merged},
      {"merge", absent, "--out", merged},
      {"recheck", proof},
      {"recheck", claims},
      {"repro", bug},
      {"repro", absent},
      {"doctor"},
      {"errata", errata, "--page", errata + ".md"},
      {"errata", absent},
      {"descriptor", "encode", "S<3,3,3> o 0 o (64,32):(64,1)", "--type", "f16", "--major", "k"},
      {"descriptor", "encode", "("},
      {"descriptor", "decode", "0x4000404000010100"},
      {"descriptor", "tensor-map", "(64,64):(64,1)", "--box", "(16,64)", "--shared", "(16,64):(64,1)"},
      {"descriptor", "tensor-map", "(64,64):(64,1)", "--box", "(16,64)", "--shared", "(16,64):(72,1)"},
      {"smem", "(64,64):(64,1)", "--for", "wgmma,tma,ldmatrix"},
      {"smem", "4:1"},
      {"explain", "coalesce((2,4):(1,2))"},
      {"explain", "(6,2):(11,2) o (3,2):(2,3)"},
      {"explain", "(4"},
      {"draw", "4:1"},
      {"draw", "M:1"},
      {"kernel", "order", "corpus/ptx/reverse.ptx"},
      {"kernel", "order", "corpus/ptx/reverse.no_barrier.ptx"},
      {"kernel", "order", absent},
      {"kernel", "run", "corpus/ptx/add.ptx", "--block", "32", "--buffer", "x=random:1:f32:64", "--buffer", "y=256",
       "--param", "n=64"},
      {"kernel", "run", "corpus/ptx/add.ptx", "--block", "32", "--buffer", "x=4", "--buffer", "y=4", "--param", "n=64"},
      {"kernel", "run", "corpus/ptx/add.ptx"},
      {"kernel", "prove", "corpus/ptx/add.ptx", "--spec", "corpus/ptx/add.spec"},
      {"kernel", "prove", "corpus/ptx/add.ptx", "--spec", "corpus/ptx/add.wrong.spec"},
      {"kernel", "prove", "corpus/ptx/reverse.no_such_instruction.ptx", "--spec", "corpus/ptx/reverse.spec"},
      {"kernel", "prove", "corpus/ptx/add.ptx", "--spec", absent},
      {"kernel", "compare", "corpus/ptx/transpose.ptx", "corpus/ptx/transpose.padded.ptx", "--spec",
       "corpus/ptx/transpose.spec"},
      {"kernel", "init", "corpus/ptx/add.ptx"},
      {"kernel", "init", absent},
      {"analyze", "(4,8):(8,1)"},
      {"analyze", "(4,8"},
      {"help", "injective"},
      {"help", "no_such_topic"},
      {"conform", "--subject", conforms, "--law", "coalesce_agrees", "--small=20", "--cases=5"},
      {"conform", "--subject", conforms, "--law", "no_such_law"},
  };
#ifdef CUTECHECK_WITH_LOWERING
  const std::string module = "corpus/kernels/elementwise_add.mlir";
  asked.insert(asked.end(), {{"lower", module, "--emit=llvm"},
                             {"lower", claims},
                             {"golden", "--list", "--only=mma_sync/*"},
                             {"golden", "--check", "--only=mma_sync/*"},
                             {"golden", "--only=no_such_variant"},
                             {"validate", "corpus/validation/crd2idx_at_32768.ll", "--meaning",
                              "corpus/validation/crd2idx_at_32768.meaning"},
                             {"validate", absent},
                             {"verify", claims},
                             {"verify", absent}});
#endif
  std::set<std::string> commands;
  for (std::vector<std::string> words : asked) {
    commands.insert(words[0]);
    words.push_back("--json");
    const Ran ran = run(words);
    std::string shown;
    for (const std::string& word : words) shown += word + " ";
    shown += "\n" + ran.out;
    EXPECT_FALSE(ran.out.empty()) << shown << ran.err;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);)
      EXPECT_TRUE(line.starts_with(R"({"format":1,)")) << shown;
  }
  EXPECT_EQ(commands, commandsWithJson());
  // The protocol says its version once, when asked.
  EXPECT_EQ(run({"eval", "--batch"}, R"({"op":"size","args":["4:1"],"id":1})"
                                     "\n")
                .out,
            "{\"id\":1,\"result\":\"4\"}\n");
}

// docs/reference/formats.md has each name that a reader refuses by, and what has no reader here.
TEST(FileFormat, EachStandsInTheDocument) {
  const std::string page = readAll(sourcePath("docs/reference/formats.md"));
  for (const char* name : {"claims", "layouts", "calls", "errata", "bugs", "vectors", "baseline",
                           "conform-journal", "verify-journal", "campaign-journal", "batch-protocol",
                           "certificate", "meaning", "answers", "report"})
    EXPECT_TRUE(contains(page, "| `" + std::string(name) + "` 1 |")) << name;
  EXPECT_TRUE(contains(page, "| `golden-manifest` 2 |"));
  EXPECT_FALSE(contains(page, "| `no-such` 1 |"));
}

// CHANGELOG.md begins with the version that the program says.
TEST(FileFormat, TheFirstChangeIsOfThisVersion) {
  const std::string version = run({"--version"}).out;
  ASSERT_TRUE(version.starts_with("cutecheck ") && version.ends_with("\n"));
  const std::string number = version.substr(10, version.size() - 11);
  const std::string changes = readAll(sourcePath("CHANGELOG.md"));
  const size_t heading = changes.find("\n## ");
  ASSERT_NE(heading, std::string::npos);
  EXPECT_EQ(changes.substr(heading + 4, number.size() + 1), number + "\n");
}

}  // namespace
}  // namespace cutecheck::cli
