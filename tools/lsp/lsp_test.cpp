// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck lsp, asked as an editor asks.
#include <gtest/gtest.h>

#include <sstream>

#include "tools/lsp/findings.h"
#include "tools/lsp/message.h"
#include "tools/lsp/server.h"
#include "tools/process/run_program.h"

namespace cutecheck::lsp {
namespace {

using cli::Json;

std::string framed(const Json& message) {
  std::ostringstream out;
  writeMessage(out, message);
  return out.str();
}

std::string asked(const char* method, const Json& params, int id = -1) {
  Json message{{"jsonrpc", "2.0"}, {"method", method}, {"params", params}};
  if (id >= 0) message["id"] = id;
  return framed(message);
}

std::string opened(const std::string& path, const std::string& text) {
  return asked("textDocument/didOpen",
               {{"textDocument",
                 {{"uri", "file://" + path}, {"languageId", "claims"}, {"version", 1}, {"text", text}}}});
}
std::string changed(const std::string& path, const std::string& text) {
  return asked("textDocument/didChange", {{"textDocument", {{"uri", "file://" + path}, {"version", 2}}},
                                          {"contentChanges", Json::array({{{"text", text}}})}});
}
std::string hovered(const std::string& path, int line, int character, int id) {
  return asked("textDocument/hover",
               {{"textDocument", {{"uri", "file://" + path}}},
                {"position", {{"line", line}, {"character", character}}}},
               id);
}

struct Told {
  int status = -1;
  std::vector<Json> messages;

  // What was last published.
  Json diagnostics() const {
    for (auto at = messages.rbegin(); at != messages.rend(); ++at)
      if (at->value("method", "") == "textDocument/publishDiagnostics") return (*at)["params"]["diagnostics"];
    return {};
  }
  Json answer(const Json& id) const {
    for (const Json& message : messages)
      if (message.contains("id") && message["id"] == id) return message;
    return {};
  }
};

Told tell(const std::string& messages, bool shut = true) {
  const std::string begin =
      asked("initialize", {{"capabilities", Json::object()}}, 1000) + asked("initialized", Json::object());
  const std::string end = shut ? asked("shutdown", nullptr, 1001) + asked("exit", nullptr) : "";
  const cli::Ran ran = cli::run({"lsp"}, begin + messages + end);
  EXPECT_EQ(ran.err, "");
  Told told{ran.status, {}};
  std::istringstream in(ran.out);
  while (const auto message = readMessage(in)) told.messages.push_back(*message);
  return told;
}

constexpr const char* kClaims =
    "# tilings\n"
    "expect Proved: injective((4,8):(1,4))\n"
    "expect Proved: injective((4,8):(1,3))\n"
    "  expect Proved: (M,8):(1,M) == M*8:1 where M=8\n"
    "expect Unknown: conflict_free(S<3,4,3> o 0 o (128,64):(64,1), 2, ldmatrix)\n"
    "injective((M,8):(1,M))\n"
    "expect Proved: injectve((4,8):(1,4))\n";

TEST(Lsp, EachLineOfClaimsHasItsVerdictAtItsPlace) {
  const Told told = tell(opened("/a/b.claims", kClaims));
  EXPECT_EQ(told.status, 0);
  const Json capabilities = told.answer(1000)["result"]["capabilities"];
  EXPECT_EQ(capabilities["textDocumentSync"]["change"], 1);
  const Json d = told.diagnostics();
  ASSERT_EQ(d.size(), 6u) << d;
  EXPECT_EQ(d[0]["range"]["start"]["line"], 1);
  EXPECT_EQ(d[0]["severity"], 4);
  EXPECT_EQ(d[0]["code"], "Proved");
  EXPECT_EQ(d[1]["severity"], 1);
  EXPECT_EQ(d[1]["code"], "Refuted");
  EXPECT_NE(d[1]["message"].get<std::string>().find("expected Proved, got Refuted"), std::string::npos)
      << d[1];
  // In the premise, at the =.
  EXPECT_EQ(d[2]["code"], "kSyntax");
  EXPECT_EQ(d[2]["range"]["start"]["character"], 45);
  EXPECT_EQ(d[3]["severity"], 3);
  EXPECT_EQ(d[4]["severity"], 2);
  EXPECT_NE(d[4]["message"].get<std::string>().find("write: expect Proved: injective((M,8):(1,M))"),
            std::string::npos)
      << d[4];
  EXPECT_EQ(d[5]["severity"], 1);
  EXPECT_EQ(d[5]["range"]["start"]["character"], 15);
}

// A refusal stands in the text that it counts in, whatever its words are; that of the claim is beside it.
TEST(Lsp, ARefusalStandsInItsText) {
  const Json d = tell(opened("/c.claims",
                             "expect Proved: M:1 == M:1 where M>0, M%2199023255552==0\n"
                             "expect Proved: M{div=2199023255552}:1 == M:1 where M>0\n"))
                     .diagnostics();
  ASSERT_EQ(d.size(), 2u) << d;
  EXPECT_EQ(d[0]["code"], "kLimit");
  EXPECT_EQ(d[0]["range"]["start"]["character"], 37) << d[0];
  EXPECT_EQ(d[1]["code"], "kLimit");
  EXPECT_EQ(d[1]["range"]["start"]["character"], 15) << d[1];
}

TEST(Lsp, WhatIsTypedIsJudgedAnewAndNothingElse) {
  const std::string first = "expect Proved: injective((4,8):(1,4))\n";
  const Told told = tell(opened("/b.claims", first) +
                         changed("/b.claims", first + "expect Proved: injective((4,8):(1,3))\n") +
                         changed("/b.claims", first + "expect Refuted: injective((4,8):(1,3))\n"));
  ASSERT_EQ(told.diagnostics().size(), 2u);
  EXPECT_EQ(told.diagnostics()[1]["severity"], 4);
  Judge judge({});
  const auto go = [] { return false; };
  ASSERT_EQ(judge.judge("/b.claims", kClaims, go)->size(), 6u);
  const size_t before = judge.judged();
  ASSERT_EQ(judge.judge("/b.claims", std::string(kClaims) + "expect Proved: 4:1 == 4:1\n", go)->size(), 7u);
  EXPECT_EQ(judge.judged(), before + 1);
  EXPECT_FALSE(judge.judge("/b.claims", "expect Proved: 5:1 == 5:1\n", [] { return true; }).has_value());
}

TEST(Lsp, LayoutsAndCallsAndUnknownFiles) {
  EXPECT_EQ(
      tell(opened("/a.layouts", "one | (4,8):(1,4) | size(32) injective\n")).diagnostics()[0]["severity"], 4);
  EXPECT_EQ(tell(opened("/a.layouts", "one | (4,8):(1,4) | size(31)\n")).diagnostics()[0]["severity"], 1);
  EXPECT_EQ(tell(opened("/a.calls", "size((4,8):(1,4)) -> 32\n")).diagnostics()[0]["severity"], 4);
  EXPECT_TRUE(tell(opened("/a.txt", "size((4,8):(1,4)) -> 32\n")).diagnostics().empty());
  // A file that is closed has no verdicts any more.
  EXPECT_TRUE(tell(opened("/a.calls", "size(4:1) -> 5\n") +
                   asked("textDocument/didClose", {{"textDocument", {{"uri", "file:///a.calls"}}}}))
                  .diagnostics()
                  .empty());
}

TEST(Lsp, HoverExplainsAWordOrTheVerdict) {
  const Told told = tell(opened("/c.claims", kClaims) + hovered("/c.claims", 1, 16, 1) +
                         hovered("/c.claims", 2, 26, 2) + hovered("/c.claims", 0, 3, 3));
  EXPECT_NE(told.answer(1)["result"]["contents"]["value"].get<std::string>().find("injective(L)"),
            std::string::npos)
      << told.answer(1);
  EXPECT_NE(told.answer(2)["result"]["contents"]["value"].get<std::string>().find("counterexample"),
            std::string::npos)
      << told.answer(2);
  EXPECT_TRUE(told.answer(3)["result"].is_null());
}

TEST(Lsp, VerdictsAreInlayHintsToo) {
  const Json range = {{"start", {{"line", 0}, {"character", 0}}}, {"end", {{"line", 2}, {"character", 0}}}};
  const Told told = tell(opened("/d.claims", kClaims) +
                         asked("textDocument/inlayHint",
                               {{"textDocument", {{"uri", "file:///d.claims"}}}, {"range", range}}, 5));
  const Json hints = told.answer(5)["result"];
  ASSERT_EQ(hints.size(), 2u);
  EXPECT_EQ(hints[0]["label"], "Proved");
  EXPECT_EQ(hints[1]["label"], "Refuted");
  EXPECT_EQ(hints[0]["position"]["character"], 37);
}

TEST(Lsp, PlacesCountUtf16Units) {
  EXPECT_EQ(unitsOf("a\xC3\xA4z"), 3u);
  EXPECT_EQ(unitsOf("\xF0\x9F\x98\x80!"), 3u);
  EXPECT_EQ(pathOf("file:///a%20b/c.claims"), "/a b/c.claims");
}

TEST(Lsp, AnEndWithoutShutdownAndForeignMessagesAreNoCrash) {
  EXPECT_EQ(tell("", false).status, 1);
  const Told told = tell(asked("textDocument/unheardOf", Json::object(), 7) + framed(Json::array()) +
                         "Content-Length: 3\r\n\r\n{{{" + hovered("/none.claims", 0, 0, 8) +
                         asked("textDocument/didChange", Json::object()));
  EXPECT_EQ(told.status, 0);
  EXPECT_EQ(told.answer(7)["error"]["code"], -32601);
  EXPECT_TRUE(told.answer(8)["result"].is_null());
  std::istringstream none("Content-Length: x\r\n\r\n{}"), cut("Content-Length: 9\r\n\r\n{}"),
      huge("Content-Length: 99999999999\r\n\r\n{}");
  for (std::istringstream* in : {&none, &cut, &huge}) EXPECT_FALSE(readMessage(*in).has_value());
}

// JSON-RPC 2.0, section 5.1: the error has the id null, and what comes behind it is answered.
TEST(Lsp, WhatIsNoJsonOrNoRequestIsAnsweredWithItsError) {
  const auto raw = [](const std::string& text) {
    return "Content-Length: " + std::to_string(text.size()) + "\r\n\r\n" + text;
  };
  for (const auto& [text, code] :
       std::vector<std::pair<std::string, int>>{{"{{{", -32700},
                                                {"{\"jsonrpc\":\"2.0\",", -32700},
                                                {"", -32700},
                                                {"\xff\xfe", -32700},
                                                {"[]", -32600},
                                                {"7", -32600},
                                                {"{}", -32600},
                                                {"{\"id\":4}", -32600},
                                                {"{\"id\":4,\"method\":7}", -32600}}) {
    const Told told = tell(raw(text) + asked("textDocument/unheardOf", Json::object(), 7) +
                           opened("/e.claims", "expect Proved: 4:1 == 4:1\n"));
    EXPECT_EQ(told.status, 0) << text;
    EXPECT_EQ(told.answer(7)["error"]["code"], -32601) << text;
    EXPECT_EQ(told.answer(nullptr)["error"]["code"], code) << text;
    ASSERT_EQ(told.diagnostics().size(), 1u) << text;
  }
  // An answer of the client is no request, and not answered.
  EXPECT_TRUE(tell(framed({{"jsonrpc", "2.0"}, {"id", 9}, {"result", nullptr}})).answer(nullptr).is_null());
}

TEST(Lsp, AModuleHasItsVerdictOrItsFault) {
  const std::string module = cli::readAll(cli::sourcePath("corpus/modules/offset.mlir"));
  Json d = tell(opened("/m.mlir", module)).diagnostics();
  ASSERT_EQ(d.size(), 1u);
  if (d[0]["code"] == "command_line") GTEST_SKIP() << "this build has no LLVM";
  EXPECT_EQ(d[0]["severity"], 4);
  EXPECT_EQ(d[0]["code"], "Proved");
  EXPECT_EQ(d[0]["range"]["start"]["line"], 1);
  std::string broken = module;
  broken.replace(broken.find("cute.crd2idx"), 12, "cute.crd2id");
  d = tell(opened("/m.mlir", broken)).diagnostics();
  ASSERT_EQ(d.size(), 1u);
  EXPECT_EQ(d[0]["severity"], 1);
  EXPECT_EQ(d[0]["range"]["start"]["line"], 2);
  EXPECT_EQ(d[0]["range"]["start"]["character"], 7);
  std::string bounds = cli::readAll(cli::sourcePath("corpus/modules/out_of_bounds.mlir"));
  const size_t expect = bounds.find("// expect");
  ASSERT_NE(expect, std::string::npos);
  bounds.replace(expect, 9, "// exp");
  d = tell(opened("/m.mlir", bounds)).diagnostics();
  ASSERT_EQ(d.size(), 1u);
  EXPECT_EQ(d[0]["code"], "Refuted");
  EXPECT_NE(d[0]["message"].get<std::string>().find("witness: "), std::string::npos) << d[0];
}

}  // namespace
}  // namespace cutecheck::lsp
