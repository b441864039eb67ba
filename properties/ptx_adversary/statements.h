// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The statements of one kernel in a text of PTX, each where it stands: read for edits, and by rules of its
// own.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace cutecheck::ptx_adversary {

struct Span {
  size_t begin = 0, end = 0;
  bool empty() const { return begin == end; }
};

struct Statement {
  Span all;    // from the guard to behind the semicolon
  Span guard;  // "@!%p1", or empty
  Span opcode;
  std::vector<Span> operands;
  bool directive = false;  // ".reg .b32 %r<8>;"
  bool behindLabel = false;
};

// A word of an operand: a name, a number, or one sign.
struct Token {
  enum class Kind : unsigned char { kName, kNumber, kSign };
  Kind kind = Kind::kSign;
  Span at;
};

class Kernel {
 public:
  // Without statements where the text has no such kernel.
  Kernel(const std::string& text, const std::string& name);

  const std::string& text() const { return text_; }
  std::string of(const Span& span) const { return text_.substr(span.begin, span.end - span.begin); }
  // The head behind the name: parameters and directives of the launch, up to the brace.
  const Span& head() const { return head_; }
  const std::vector<Statement>& statements() const { return statements_; }
  const std::vector<std::string>& labels() const { return labels_; }
  // As the register is declared, "b32"; "" where it is none.
  std::string typeOf(const std::string& name) const;
  std::vector<Token> tokens(const Span& span) const;
  // The parts of a text between commas that no bracket holds.
  std::vector<Span> parts(const Span& span) const;

 private:
  void readStatement(size_t begin, size_t end, bool behindLabel);
  void declare(const Statement& statement);

  std::string text_;
  Span head_;
  std::vector<Statement> statements_;
  std::vector<std::string> labels_;
  std::map<std::string, std::string> registers_, families_;  // by name; by what stands before a number
};

// The words of an opcode.
std::vector<std::string> wordsOf(const std::string& opcode);
std::string joined(const std::vector<std::string>& words);

}  // namespace cutecheck::ptx_adversary
