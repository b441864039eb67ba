// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck conform: what it finds in subjects that are right, wrong and unruly.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"
#include "tools/report/report_rules.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

const std::string kOurs = CUTECHECK_PROGRAM " eval --batch";
// The interpreter itself where it is known: a wrapper that picks one takes longer to start than a whole test,
// and the subjects that crash are started often.
const std::string kPython = std::filesystem::exists("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
const std::string kNaive = kPython + " tools/adapters/naive.py";

// A short run, unless `more` says how long.
std::vector<std::string> shortRun(const std::string& subject, std::vector<std::string> more = {}) {
  std::vector<std::string> words = {"conform", "--subject", subject};
  for (const char* size : {"--small=200", "--cases=50"}) {
    const std::string name = std::string(size).substr(0, 8);
    if (std::none_of(more.begin(), more.end(),
                     [&](const std::string& word) { return word.starts_with(name); }))
      words.push_back(size);
  }
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::vector<Json> linesOf(const std::string& text) {
  std::vector<Json> all;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) all.push_back(Json::parse(line, nullptr, false));
  return all;
}

std::string fileText(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(Conform, FindsNothingInOurs) {
  const Ran ran = run(shortRun(kOurs, {"--strict", "--json"}));
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  const std::vector<Json> lines = linesOf(ran.out);
  ASSERT_EQ(lines.size(), 1u) << ran.out;
  const Json summary = lines[0]["summary"];
  EXPECT_GT(summary["checked"], 5000);
  // Every law is about something that ours answers.
  EXPECT_GT(summary["laws"].size(), 150u);
  for (const auto& [name, count] : summary["laws"].items())
    EXPECT_GT(count["checked"].get<int64_t>() + count["not_applicable"].get<int64_t>(), 0) << name;
  EXPECT_TRUE(summary["lacking"].empty()) << summary["lacking"];
}

TEST(Conform, NaiveWithoutFaultIsNeverWrong) {
  const Ran ran = run(shortRun(kNaive, {"--json"}));
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  const Json summary = linesOf(ran.out).back()["summary"];
  EXPECT_EQ(summary["broken"], 0);
  EXPECT_EQ(summary["wrong"], 0);
  EXPECT_GT(summary["refuses_more"], 0);
  EXPECT_EQ(run(shortRun(kNaive, {"--strict"})).status, 1);
}

struct Fault {
  const char *name, *law;
  size_t longest;  // of the least input
};

class ConformFault : public testing::TestWithParam<Fault> {};

TEST_P(ConformFault, IsFoundAndShrunk) {
  const Fault fault = GetParam();
  const std::string subject = kNaive + " --fault=" + fault.name;
  const Ran ran = run(shortRun(subject, {"--json", "--small=2000", "--cases=300", "--law", fault.law}));
  EXPECT_EQ(ran.status, 1) << ran.out << ran.err;
  for (const Json& line : linesOf(ran.out)) {
    if (!line.contains("law") || line["law"] != fault.law || line["class"] != "wrong") continue;
    const std::string input = line["input"];
    EXPECT_LE(input.size(), fault.longest) << input;
    EXPECT_FALSE(line["exchange"].empty());
    // The least input fails alone, with this fault and not without it.
    const std::vector<std::string> again = {"--json", "--law", fault.law, "--input", input};
    EXPECT_EQ(run(shortRun(subject, again)).status, 1);
    EXPECT_NE(run(shortRun(kNaive, again)).status, 1);
    return;
  }
  ADD_FAILURE() << "no wrong answer breaks " << fault.law << "\n" << ran.out;
}

INSTANTIATE_TEST_SUITE_P(
    Naive, ConformFault,
    testing::Values(Fault{"carry", "composition_agrees", 28}, Fault{"weak", "composition_agrees", 28},
                    Fault{"truncate", "composition_agrees", 28}, Fault{"broadcast", "composition_agrees", 12},
                    Fault{"stride0", "coalesce_agrees", 12}, Fault{"size0", "complement_disjoint", 20}),
    [](const testing::TestParamInfo<Fault>& info) { return std::string(info.param.name); });

// A subject that answers size rightly until a layout has an extent 3, and then does `what`.
std::string unruly(const std::string& what) {
  const std::string path = temporaryFile("unruly.py", R"py(import json, os, sys, time
for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "describe":
        result = {"operations": ["size"]}
    else:
        shape = request["args"][0].split(":")[0]
        if "3" in shape:
            )py" + what + R"py(
        result = 1
        for extent in shape.replace("(", "").replace(")", "").split(","):
            result *= int(extent)
    print(json.dumps({"id": request["id"], "result": result}), flush=True)
)py");
  return kPython + " " + path;
}

// What the one failure of a subject that broke is; the run goes on after it.
Json brokenBy(const std::string& what) {
  const Ran ran = run(shortRun(unruly(what), {"--json", "--timeout=0.3", "--small=40", "--cases=10"}));
  EXPECT_EQ(ran.status, 1) << ran.out << ran.err;
  const std::vector<Json> lines = linesOf(ran.out);
  EXPECT_GE(lines.size(), 2u);
  EXPECT_GT(lines.back()["summary"]["restarts"], 0);
  EXPECT_GT(lines.back()["summary"]["laws"]["size_is_product"]["checked"], 3);
  return lines.front();
}

TEST(Conform, SurvivesASubjectThatCrashes) {
  const Json failure = brokenBy("os.kill(os.getpid(), 11)");
  EXPECT_EQ(failure["class"], "broken");
  EXPECT_EQ(failure["input"], "3:0");
  EXPECT_NE(failure["detail"].get<std::string>().find("signal 11"), std::string::npos) << failure;
}

TEST(Conform, TellsWhatACrashWroteToStandardError) {
  const Json failure = brokenBy("raise RuntimeError('out of modes')");
  EXPECT_NE(failure["detail"].get<std::string>().find("exit status 1: RuntimeError: out of modes"),
            std::string::npos)
      << failure;
}

TEST(Conform, SurvivesASubjectThatHangs) {
  const Json failure = brokenBy("time.sleep(1000)");
  EXPECT_EQ(failure["class"], "broken");
  EXPECT_NE(failure["detail"].get<std::string>().find("no answer within 300 ms"), std::string::npos)
      << failure;
}

TEST(Conform, SurvivesASubjectThatPrintsRubbish) {
  EXPECT_NE(brokenBy("print('Segmentation fault', flush=True); continue")["detail"].get<std::string>().find(
                "rubbish"),
            std::string::npos);
  EXPECT_EQ(brokenBy("request['id'] = 99999")["class"], "broken");
  EXPECT_EQ(brokenBy("print('{\"id\":%d,\"result\":\"4:\"}' % request['id'], flush=True); continue")["class"],
            "broken");
  // A layout is no size.
  const Json layout = brokenBy("print('{\"id\":%d,\"result\":\"4:1\"}' % request['id'], flush=True); continue");
  EXPECT_EQ(layout["class"], "broken");
  EXPECT_NE(layout["detail"].get<std::string>().find("rubbish: '4:1' is not what the operation answers"),
            std::string::npos)
      << layout;
}

TEST(Conform, HoldsParsersToTheGrammar) {
  const auto parser = [](const std::string& condition) {
    return kPython + " " + temporaryFile("parser.py", R"py(import json, re, subprocess, sys
ours = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    request = json.loads(line)
    ours.stdin.write(line)
    ours.stdin.flush()
    answer = json.loads(ours.stdout.readline())
    if request["op"] == "describe":
        answer = {"id": request["id"], "result": {"operations": ["parse_descriptor"]}}
    elif )py" + condition + R"py(:
        answer = {"id": request["id"], "result": "(1@0)"}
    print(json.dumps(answer), flush=True)
)py") + " " +
           kOurs;
  };
  EXPECT_EQ(run(shortRun(parser("False"), {"--cases=300"})).status, 0);
  // Accepts a comma that nothing follows; reads a denominator as nothing.
  for (const char* slip : {"request['args'][0].endswith(',)')", "'/' in request['args'][0]"}) {
    const Ran ran = run(shortRun(parser(slip), {"--json", "--cases=2000"}));
    EXPECT_EQ(ran.status, 1) << ran.out << ran.err;
    const Json first = linesOf(ran.out).front();
    EXPECT_EQ(first["law"], "parse_descriptor_agrees");
    EXPECT_EQ(first["class"], "wrong");
    EXPECT_LE(first["input"].get<std::string>().size(), 8u) << first;
  }
}

#ifdef CUTECHECK_WITH_LOWERING
TEST(Conform, HoldsVerifiersToOurs) {
  const auto verifier = [](const std::string& slip) {
    return kPython + " " + temporaryFile("verifier.py", R"py(import json, subprocess, sys
ours = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    request = json.loads(line)
    ours.stdin.write(line)
    ours.stdin.flush()
    answer = json.loads(ours.stdout.readline())
    if request["op"] == "describe":
        answer = {"id": request["id"], "result": {"operations": ["verify_module"]}}
    else:
        text = request["args"][0]
        )py" + slip + R"py(
    print(json.dumps(answer), flush=True)
)py") + " " +
           kOurs;
  };
  const Ran right = run(shortRun(verifier("pass"), {"--cases=60"}));
  EXPECT_EQ(right.status, 0) << right.out << right.err;
  // What it answers for a module that verifies does not matter.
  EXPECT_EQ(
      run(shortRun(verifier("answer.get('result') and answer.update(result='yes')"), {"--cases=20"})).status,
      0);
  const Ran lax =
      run(shortRun(verifier("answer = {'id': request['id'], 'result': 'yes'}"), {"--json", "--cases=60"}));
  EXPECT_EQ(lax.status, 1) << lax.out << lax.err;
  EXPECT_EQ(linesOf(lax.out).front()["law"], "verify_module_agrees");
  EXPECT_EQ(linesOf(lax.out).front()["class"], "wrong");
  const Ran narrow = run(shortRun(
      verifier("'cute.' in text and answer.pop('result', 0) and answer.update(error={'code': 'kNo'})"),
      {"--json", "--cases=60", "--strict"}));
  EXPECT_EQ(narrow.status, 1) << narrow.out;
  EXPECT_EQ(linesOf(narrow.out).front()["class"], "refuses more");
}
#endif

TEST(Conform, NothingCheckedIsNoPass) {
  const std::string silent = kPython + " " + temporaryFile("silent.py", R"py(import json, sys
for line in sys.stdin:
    print(json.dumps({"id": json.loads(line)["id"], "result": {"operations": ["polish"]}}), flush=True)
)py");
  const Ran ran = run(shortRun(silent));
  EXPECT_EQ(ran.status, 3) << ran.out;
  EXPECT_NE(ran.out.find("no law for: polish"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("kEmpty"), std::string::npos);
}

TEST(Conform, ASubjectMustDescribeItself) {
  for (const char* subject : {"true", "no-such-program", "cat", "sleep 100"}) {
    const Ran ran = run(shortRun(subject, {"--timeout=0.3"}));
    EXPECT_EQ(ran.status, 3) << subject;
    EXPECT_NE(ran.err.find("conform_c1"), std::string::npos) << ran.err;
  }
}

TEST(Conform, BaselineToleratesWhatIsKnownAndTellsWhatStopped) {
  const std::string fault = kNaive + " --fault=stride0";
  const std::string written = temporaryFile("known.jsonl", "");
  const auto arguments = [](const std::string& subject, std::vector<std::string> more) {
    more.insert(more.end(), {"--small=60", "--cases=20"});
    return shortRun(subject, std::move(more));
  };
  EXPECT_EQ(run(arguments(fault, {"--write-baseline", written})).status, 1);
  // As written it has no reasons yet.
  EXPECT_EQ(run(arguments(fault, {"--baseline", written})).status, 3);
  std::string known = fileText(written);
  for (size_t at = 0; (at = known.find("\"reason\":\"\"", at)) != std::string::npos; ++at)
    known.replace(at, 11, "\"reason\":\"tried here\"");
  const std::string filled = temporaryFile("filled.jsonl", known);
  const Ran tolerated = run(arguments(fault, {"--baseline", filled, "--strict"}));
  EXPECT_EQ(tolerated.status, 0) << tolerated.out << tolerated.err;
  EXPECT_NE(tolerated.out.find("(known: tried here)"), std::string::npos);
  // Another fault is not in it.
  EXPECT_EQ(run(arguments(kNaive + " --fault=broadcast", {"--baseline", filled})).status, 1);
  const Ran mended = run(arguments(kNaive, {"--baseline", filled}));
  EXPECT_EQ(mended.status, 0) << mended.out;
  EXPECT_NE(mended.out.find("stopped: coalesce_agrees (wrong)"), std::string::npos) << mended.out;
  EXPECT_EQ(run(arguments(kNaive, {"--baseline", filled, "--strict"})).status, 1);
}

TEST(Conform, ResumesWhereItStopped) {
  const std::string journal = temporaryFile("journal", "");
  std::filesystem::remove(journal);
  const Ran whole = run(shortRun(kNaive + " --fault=size0", {"--json", "--resume", journal}));
  EXPECT_EQ(whole.status, 1) << whole.err;
  // A killed run leaves whole lines and a part of one.
  const std::string text = fileText(journal);
  const std::string cut = temporaryFile("cut", text.substr(0, text.size() * 2 / 3));
  const Ran resumed = run(shortRun(kNaive + " --fault=size0", {"--json", "--resume", cut}));
  std::vector<Json> one = linesOf(whole.out), other = linesOf(resumed.out);
  ASSERT_EQ(one.size(), other.size());
  EXPECT_LT(other.back()["summary"]["requests"], one.back()["summary"]["requests"]);
  for (std::vector<Json>* lines : {&one, &other}) {
    lines->back()["summary"].erase("requests");
    for (Json& line : *lines) line.erase("exchange");
  }
  EXPECT_EQ(one, other);
  EXPECT_EQ(fileText(cut), text);
  const Ran another = run(shortRun(kNaive, {"--resume", cut}));
  EXPECT_EQ(another.status, 3);
  EXPECT_NE(another.err.find("conform_c3"), std::string::npos) << another.err;
}

TEST(Conform, WritesJUnitAndSarif) {
  const std::string junit = temporaryFile("out.xml", ""), sarif = temporaryFile("out.sarif", "");
  run(shortRun(kNaive + " --fault=broadcast", {"--junit", junit, "--sarif", sarif}));
  const std::string xml = fileText(junit);
  EXPECT_TRUE(xml.starts_with("<?xml")) << xml.substr(0, 80);
  EXPECT_THAT(junitFaults(xml), testing::IsEmpty()) << xml;
  EXPECT_THAT(sarifFaults(fileText(sarif)), testing::IsEmpty()) << fileText(sarif);
  EXPECT_NE(
      xml.find(
          "<testcase classname=\"composition\" name=\"composition_agrees\">\n      <failure type=\"wrong\""),
      std::string::npos);
  EXPECT_NE(xml.find("<skipped"), std::string::npos);
  EXPECT_NE(xml.find("<testcase classname=\"size\" name=\"size_is_product\">\n    </testcase>"),
            std::string::npos);
  const Json log = Json::parse(fileText(sarif), nullptr, false);
  ASSERT_EQ(log["version"], "2.1.0");
  const Json results = log["runs"][0]["results"];
  ASSERT_FALSE(results.empty());
  EXPECT_EQ(results[0]["level"], "error");
  EXPECT_EQ(results[0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
            "tools/adapters/naive.py");
}

TEST(Conform, TheSeedDecidesTheRandomInputs) {
  const auto answer = [](const char* seed) {
    std::vector<Json> lines = linesOf(run(shortRun(kNaive, {"--json", "--small=0", "--seed", seed})).out);
    lines.back()["summary"].erase("seed");
    return lines;
  };
  EXPECT_EQ(answer("7"), answer("7"));
  EXPECT_NE(answer("7"), answer("8"));
}

TEST(Conform, UsageErrorsAreBadInput) {
  for (const std::vector<std::string>& wrong :
       std::vector<std::vector<std::string>>{{"--law", "no_such_law"},
                                             {"--small=some"},
                                             {"--input", "4:1"},
                                             {"--baseline", "/no/such/file"},
                                             {"--law", "size_is_product", "--input", "4:"}})
    EXPECT_EQ(run(shortRun(kNaive, wrong)).status, 3) << wrong[0];
  EXPECT_EQ(run({"conform"}).status, 3);
}

}  // namespace
}  // namespace cutecheck::cli
