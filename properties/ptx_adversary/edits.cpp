// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/ptx_adversary/edits.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <tuple>

namespace cutecheck::ptx_adversary {

const std::vector<std::string>& operators() {
  static const std::vector<std::string> all = {"constant",
                                               "swap operands",
                                               "other register",
                                               "special register",
                                               "address offset",
                                               "parameter",
                                               "barrier or lanes",
                                               "other opcode",
                                               "comparison",
                                               "signedness",
                                               "width",
                                               "modifier",
                                               "state space",
                                               "vector",
                                               "word",
                                               "drop",
                                               "drop barrier",
                                               "twice",
                                               "swap neighbours",
                                               "predicate",
                                               "branch target",
                                               "shared size",
                                               "launch directive",
                                               "operand count",
                                               "machine",
                                               "early end",
                                               "trap",
                                               "participants",
                                               "guard of data"};
  return all;
}

bool isOfThreadsTogether(const std::string& opcode) {
  for (const char* first : {"bar.", "barrier.", "shfl.", "vote.", "match.", "redux.", "elect.", "mbarrier.",
                            "cp.async.wait", "cp.async.bulk.wait", "wgmma.wait", "setmaxnreg", "activemask"})
    if (opcode.starts_with(first)) return true;
  return false;
}

std::string edited(const std::string& text, const Edit& edit) {
  return text.substr(0, edit.at.begin) + edit.with + text.substr(edit.at.end);
}

std::vector<Edit> editsOf(const Kernel& kernel) {
  std::vector<Edit> all;
  addOperandEdits(kernel, all);
  addOpcodeEdits(kernel, all);
  addStatementEdits(kernel, all);
  addThreadEdits(kernel, all);
  std::set<std::tuple<size_t, size_t, std::string>> seen;
  std::vector<Edit> made;
  for (Edit& one : all)
    if (kernel.of(one.at) != one.with && seen.insert({one.at.begin, one.at.end, one.with}).second)
      made.push_back(std::move(one));
  return made;
}

namespace {

struct Number {
  uint64_t value = 0;
  bool isFloat = false, isDouble = false;
};

Number numberOf(const std::string& text) {
  if (text.starts_with("0f") || text.starts_with("0F"))
    return {std::strtoull(text.c_str() + 2, nullptr, 16), true, false};
  if (text.starts_with("0d") || text.starts_with("0D"))
    return {std::strtoull(text.c_str() + 2, nullptr, 16), true, true};
  return {std::strtoull(text.c_str(), nullptr, 0), false, false};
}

// Other numbers in its place, in the form in which it stands there.
std::vector<std::string> othersOf(const std::string& text) {
  const Number number = numberOf(text);
  std::vector<std::string> made;
  if (number.isFloat) {
    const int digits = number.isDouble ? 16 : 8;
    const uint64_t exponent = number.isDouble ? uint64_t{1} << 52 : uint64_t{1} << 23,
                   sign = number.isDouble ? uint64_t{1} << 63 : uint64_t{1} << 31;
    for (const uint64_t other :
         {number.value + 1, number.value - 1, number.value + exponent, number.value ^ sign,
          number.isDouble ? uint64_t{1023} << 52 : uint64_t{0x3f800000}}) {
      char bits[24];
      const uint64_t kept = number.isDouble ? other : other & 0xffffffff;
      std::snprintf(bits, sizeof bits, "%0*llx", digits, static_cast<unsigned long long>(kept));
      made.push_back(text.substr(0, 2) + bits);
    }
    return made;
  }
  const bool isHex = text.starts_with("0x") || text.starts_with("0X");
  for (const uint64_t other :
       {number.value + 1, number.value - 1, number.value * 2, number.value / 2, uint64_t{0}}) {
    if (number.value == 0 && other == number.value - 1) continue;
    char word[32];
    std::snprintf(word, sizeof word, isHex ? "0x%llx" : "%llu", static_cast<unsigned long long>(other));
    made.emplace_back(word);
  }
  return made;
}

bool isAddress(const std::string& operand) { return operand.starts_with("["); }

const char* const kSpecial[] = {"%tid.x",  "%tid.y",           "%ctaid.x",        "%ctaid.y",
                                "%ntid.x", "%ntid.y",          "%nctaid.x",       "%laneid",
                                "%warpid", "%cluster_ctarank", "%cluster_ctaid.x"};

}  // namespace

void addOperandEdits(const Kernel& kernel, std::vector<Edit>& edits) {
  const std::string& text = kernel.text();
  std::set<std::string> used;
  std::vector<std::string> parameters;
  for (const Statement& one : kernel.statements()) {
    if (one.directive) continue;
    for (const Span& operand : one.operands)
      for (const Token& token : kernel.tokens(operand))
        if (token.kind == Token::Kind::kName && !kernel.typeOf(kernel.of(token.at)).empty())
          used.insert(kernel.of(token.at));
    if (kernel.of(one.opcode).starts_with("ld.param.") && one.operands.size() == 2)
      for (const Token& token : kernel.tokens(one.operands[1]))
        if (token.kind == Token::Kind::kName) parameters.push_back(kernel.of(token.at));
  }
  for (const Statement& one : kernel.statements()) {
    if (one.directive) continue;
    const std::string opcode = kernel.of(one.opcode);
    const bool together = isOfThreadsTogether(opcode), ofParameter = opcode.starts_with("ld.param."),
               branches = opcode.starts_with("bra");
    if (branches) continue;
    for (size_t i = 1; i < one.operands.size(); ++i)
      for (size_t j = i + 1; j < one.operands.size(); ++j)
        edits.push_back({"swap operands",
                         {one.operands[i].begin, one.operands[j].end},
                         kernel.of(one.operands[j]) +
                             text.substr(one.operands[i].end, one.operands[j].begin - one.operands[i].end) +
                             kernel.of(one.operands[i])});
    if (one.operands.size() == 2 && opcode.starts_with("st."))
      edits.push_back({"swap operands",
                       {one.operands[0].begin, one.operands[1].end},
                       kernel.of(one.operands[1]) + ", " + kernel.of(one.operands[0])});
    for (const Span& operand : one.operands) {
      const std::string whole = kernel.of(operand);
      if (whole.starts_with("{")) {
        const std::vector<Span> parts = kernel.parts({operand.begin + 1, operand.end - 1});
        for (size_t i = 0; i + 1 < parts.size(); ++i)
          edits.push_back({"swap operands",
                           {parts[i].begin, parts[i + 1].end},
                           kernel.of(parts[i + 1]) + ", " + kernel.of(parts[i])});
      }
      if (isAddress(whole) && !ofParameter && whole.find('+') == std::string::npos &&
          whole.find(',') == std::string::npos)
        for (const char* further : {"+4", "+-4", "+1", "+16"})
          edits.push_back({"address offset", {operand.end - 1, operand.end}, std::string(further) + "]"});
      if (ofParameter && isAddress(whole))
        for (const char* further : {"+4", "+8"})
          edits.push_back({"parameter", {operand.end - 1, operand.end}, std::string(further) + "]"});
      for (const Token& token : kernel.tokens(operand)) {
        const std::string word = kernel.of(token.at);
        if (token.kind == Token::Kind::kNumber) {
          const char* operation = isAddress(whole) ? (ofParameter ? "parameter" : "address offset")
                                  : together       ? "barrier or lanes"
                                                   : "constant";
          for (const std::string& other : othersOf(word)) edits.push_back({operation, token.at, other});
          if (together)
            for (const char* other : {"0xffff", "0xfffffffe", "32", "31"})
              edits.push_back({operation, token.at, other});
        } else if (token.kind == Token::Kind::kName) {
          const std::string type = kernel.typeOf(word);
          if (!type.empty())
            for (const std::string& other : used)
              if (other != word && kernel.typeOf(other) == type)
                edits.push_back({"other register", token.at, other});
          if (ofParameter && isAddress(whole))
            for (const std::string& other : parameters) edits.push_back({"parameter", token.at, other});
          if (std::find(std::begin(kSpecial), std::end(kSpecial), word) != std::end(kSpecial))
            for (const char* other : kSpecial) edits.push_back({"special register", token.at, other});
        }
      }
    }
  }
}

}  // namespace cutecheck::ptx_adversary
