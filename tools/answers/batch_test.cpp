// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The batch form: every line gets one answer in its place, whatever it holds.
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

std::vector<Json> answers(const std::string& input) {
  const Ran batch = run({"eval", "--batch"}, input);
  EXPECT_EQ(batch.status, 0) << batch.err;
  std::vector<Json> all;
  std::istringstream lines(batch.out);
  for (std::string line; std::getline(lines, line);) all.push_back(Json::parse(line));
  return all;
}

Json answer(const std::string& line) {
  const std::vector<Json> all = answers(line + "\n");
  return all.size() == 1 ? all[0] : Json();
}

std::string code(const Json& json) { return json["error"]["code"].get<std::string>(); }

TEST(Batch, AnswersInOrderWithTheId) {
  const std::vector<Json> all = answers(R"json({"op":"size","args":["(4,2):(1,4)"],"id":1}
{"op":"composition","args":["(6,2):(11,2)","(3,2):(2,3)"],"id":"b"}
{"op":"coalesce","args":["(4,2):(1,4)"]})json");
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0], (Json{{"id", 1}, {"result", "8"}}));
  EXPECT_EQ(all[1]["id"], "b");
  EXPECT_EQ(code(all[1]), "kNotComposable");
  EXPECT_EQ(all[1]["error"]["witness"], Json({5}));
  EXPECT_EQ(all[2], (Json{{"result", "8:1"}}));
}

TEST(Batch, DescribeNamesProtocolAndOperations) {
  const Json described = answer(R"json({"op":"describe","id":0})json")["result"];
  EXPECT_EQ(described["protocol"], 1);
  std::vector<std::string> names;
  for (const Json& operation : described["operations"]) names.push_back(operation["name"]);
  EXPECT_TRUE(std::is_sorted(names.begin(), names.end()));
  for (const char* name : {"coalesce", "complement", "composition", "cosize", "crd2idx", "idx2crd",
                           "logical_divide", "logical_product", "make_layout_tv", "raked_product",
                           "right_inverse", "size", "slice", "zipped_divide"})
    EXPECT_NE(std::find(names.begin(), names.end(), name), names.end()) << name;
}

TEST(Batch, EachDescribedOperationIsKnown) {
  const Json described = answer(R"json({"op":"describe"})json")["result"];
  ASSERT_GT(described["operations"].size(), 20u);
  for (const Json& operation : described["operations"]) {
    const Json answered = answer(Json{{"op", operation["name"]}, {"args", Json::array()}}.dump());
    EXPECT_EQ(code(answered), "kUsage") << operation;
  }
}

TEST(Batch, UnknownOperationInPlace) {
  EXPECT_EQ(code(answer(R"json({"op":"frobnicate","args":[]})json")), "kUnknownOperation");
}

TEST(Batch, StrictDomainByLine) {
  EXPECT_EQ(answer(R"json({"op":"composition","args":["4:1","8:1"]})json")["result"], "8:1");
  EXPECT_EQ(code(answer(R"json({"op":"composition","args":["4:1","8:1"],"domain":"strict"})json")),
            "kOutOfDomain");
  EXPECT_EQ(code(answer(R"json({"op":"composition","args":["4:1","8:1"],"domain":"loose"})json")),
            "kBadRequest");
}

TEST(Batch, HostileLinesAreBadRequestsInPlace) {
  const std::string hostile[] = {
      "",
      " ",
      "nonsense",
      "[]",
      "7",
      "null",
      "{",
      R"json({"op":1,"args":[]})json",
      R"json({"args":["4:1"]})json",
      R"json({"op":"size"})json",
      R"json({"op":"size","args":"4:1"})json",
      R"json({"op":"size","args":[4]})json",
      R"json({"op":"size","args":["4:1"],"id":{"a":1}})json",
      R"json({"op":"size","args":["4:1"]} trailing)json",
      "{\"op\":\"size\",\"args\":[\"\xff\xfe\"]}",
      std::string("{\"op\":\"size\0\"}", 14),
      std::string(300000, '['),
      "{\"id\":" + std::string(100000, '[') + std::string(100000, ']') + "}",
      "{\"op\":\"size\",\"args\":[\"" + std::string(3 << 20, '1') + "\"]}",
  };
  std::string input;
  for (const std::string& line : hostile) input += line + "\n";
  input += R"json({"op":"size","args":["4:1"],"id":"last"})json";
  const std::vector<Json> all = answers(input);
  ASSERT_EQ(all.size(), std::size(hostile) + 1);
  for (size_t i = 0; i < std::size(hostile); ++i)
    EXPECT_EQ(code(all[i]), "kBadRequest") << i << " " << all[i];
  EXPECT_EQ(all.back(), (Json{{"id", "last"}, {"result", "4"}}));
}

TEST(Batch, HostileArgumentsAreErrorsNotFailures) {
  EXPECT_EQ(code(answer(R"json({"op":"size","args":["(4,"]})json")), "kSyntax");
  EXPECT_EQ(code(answer(R"json({"op":"size","args":[""]})json")), "kSyntax");
  EXPECT_EQ(code(answer(R"json({"op":"size","args":[]})json")), "kUsage");
  EXPECT_EQ(code(answer(Json{{"op", "size"}, {"args", {std::string(100000, '(')}}}.dump())), "kLimit");
  EXPECT_EQ(code(answer(R"json({"op":"size","args":["(9223372036854775807,9223372036854775807)"]})json")),
            "kOverflow");
  EXPECT_EQ(code(answer(R"json({"op":"image","args":["1099511627776:1"]})json")), "kLimit");
}

TEST(Batch, AnEmptyInputHasNoAnswers) { EXPECT_TRUE(answers("").empty()); }

TEST(Batch, AnswersAreFlushedLineByLine) {
  // The second request is only sent once the first answer was read.
  const Ran talked = runShell(
      "dir=$(mktemp -d); mkfifo $dir/in $dir/out\n"
      "cutecheck eval --batch < $dir/in > $dir/out &\n"
      "exec 3> $dir/in 4< $dir/out\n"
      "echo '{\"op\":\"size\",\"args\":[\"4:1\"]}' >&3; read -r first <&4; echo \"$first\"\n"
      "echo '{\"op\":\"size\",\"args\":[\"5:1\"]}' >&3; read -r second <&4; echo \"$second\"\n"
      "exec 3>&-; wait; rm -r $dir");
  EXPECT_EQ(talked.out, "{\"result\":\"4\"}\n{\"result\":\"5\"}\n");
}

}  // namespace
}  // namespace cutecheck::cli
