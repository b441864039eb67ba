// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A text of PTX cut into tokens: names, directives and the words of opcodes, numbers, strings, signs.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::ptx {

struct PtxToken {
  enum class Kind { kEnd, kName, kDirective, kNumber, kString, kSign };
  Kind kind = Kind::kEnd;
  std::string text;  // ".b32", "%tid", "0f3f800000", "[", a string with its quotes
  size_t line = 0;   // from 1

  bool is(std::string_view sign) const { return kind != Kind::kString && text == sign; }
  bool isName() const { return kind == Kind::kName; }
  bool isNumber() const { return kind == Kind::kNumber; }
};

using PtxTokens = std::span<const PtxToken>;

// Of a text without comments; at its end one of kind kEnd.
std::vector<PtxToken> ptxTokens(std::string_view text);

// The parts between signs outside of brackets, braces and parentheses; of no tokens no part.
std::vector<PtxTokens> ptxParts(PtxTokens all, std::string_view sign);

// Reads tokens one behind the other; past the last there is one of kind kEnd.
class PtxCursor {
 public:
  explicit PtxCursor(PtxTokens all) : all_(all) {}

  const PtxToken& now() const;
  const PtxToken& behind() const;
  const PtxToken& next();                 // the one it was at
  bool take(std::string_view sign);       // whether it is there; then it is behind it
  PtxTokens upTo(std::string_view sign);  // what stands before the sign outside of brackets, which is taken
  bool atEnd() const { return now().kind == PtxToken::Kind::kEnd; }

 private:
  PtxTokens all_;
  size_t at_ = 0;
};

}  // namespace cutecheck::ptx
