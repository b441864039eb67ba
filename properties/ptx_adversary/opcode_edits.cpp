// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <array>
#include <cstdlib>

#include "properties/ptx_adversary/edits.h"

namespace cutecheck::ptx_adversary {

namespace {

using Words = std::vector<std::string>;

bool isAmong(const std::string& word, std::initializer_list<const char*> all) {
  return std::any_of(all.begin(), all.end(), [&](const char* one) { return word == one; });
}

// 's', 'u', 'b' or 'f' with 8 to 64 bits; 0 where it is no type.
int bitsOf(const std::string& word) {
  if (word.size() < 2 || !isAmong(word.substr(0, 1), {"s", "u", "b", "f"})) return 0;
  const int bits = std::atoi(word.c_str() + 1);
  return word.substr(1) == std::to_string(bits) && (bits == 8 || bits == 16 || bits == 32 || bits == 64)
             ? bits
             : 0;
}

bool isFloating(const std::string& word) {
  return isAmong(word, {"f16", "f32", "f64", "bf16", "f16x2", "bf16x2", "tf32"});
}

class OpcodeEdits {
 public:
  OpcodeEdits(const Kernel& kernel, const Statement& statement, std::vector<Edit>& edits)
      : kernel_(kernel), s_(statement), edits_(edits), words_(wordsOf(kernel.of(statement.opcode))) {}

  void add() {
    opcodes();
    comparisons();
    for (size_t i = 1; i < words_.size(); ++i) {
      signedness(i);
      widths(i);
      spaces(i);
    }
    modifiers();
    vectors();
    words();
  }

 private:
  void opcode(const char* operation, const Words& words) {
    edits_.push_back({operation, s_.opcode, joined(words)});
  }
  void opcode(const char* operation, const std::string& text) {
    edits_.push_back({operation, s_.opcode, text});
  }
  Words with(size_t i, const std::string& word) const {
    Words made = words_;
    made[i] = word;
    return made;
  }
  Words without(size_t i) const {
    Words made = words_;
    made.erase(made.begin() + static_cast<std::ptrdiff_t>(i));
    return made;
  }

  // Another operation of as many operands of these types.
  void opcodes() {
    const std::string& first = words_[0];
    const std::string type = words_.back();
    if (words_.size() < 2) return;
    if (isFloating(type) && isAmong(first, {"add", "sub", "mul", "min", "max", "div"})) {
      for (const char* other : {"add", "sub", "mul", "min", "max"}) {
        Words made = with(0, other);
        if (isAmong(other, {"min", "max"}))
          std::erase_if(made, [](const std::string& word) {
            return isAmong(word, {"rn", "rz", "rm", "rp", "sat", "full", "approx"});
          });
        opcode("other opcode", made);
      }
    } else if (isAmong(first,
                       {"add", "sub", "mul", "min", "max", "and", "or", "xor", "shl", "shr", "div", "rem"}) &&
               bitsOf(type) >= 16 && std::find(words_.begin(), words_.end(), "wide") == words_.end()) {
      const std::string bits = std::to_string(bitsOf(type));
      for (const char* other :
           {"add.s", "sub.s", "mul.lo.s", "mul.hi.s", "mul.hi.u", "min.s", "min.u", "max.s", "max.u", "and.b",
            "or.b", "xor.b", "shl.b", "shr.u", "shr.s", "div.u", "rem.u", "div.s", "rem.s"})
        opcode("other opcode", other + bits);
    } else if (isAmong(first, {"fma", "mad"})) {
      opcode("other opcode", with(0, first == "fma" ? "mad" : "fma"));
      for (size_t i = 1; i < words_.size(); ++i)
        if (isAmong(words_[i], {"lo", "hi"}))
          opcode("other opcode", with(i, words_[i] == "lo" ? "hi" : "lo"));
      for (size_t i = 1; i < words_.size(); ++i)
        if (words_[i] == "lo" || words_[i] == "hi") opcode("other opcode", "mad24.lo." + type);
    } else if (isAmong(first, {"neg", "abs", "not", "cnot", "mov", "popc", "clz", "brev"}) &&
               s_.operands.size() == 2) {
      const std::string bits = std::to_string(bitsOf(type));
      if (isFloating(type))
        for (const char* other : {"neg", "abs"}) opcode("other opcode", other + ("." + type));
      else if (bits != "0")
        for (const char* other : {"neg.s", "abs.s", "not.b", "mov.b", "brev.b", "cnot.b"})
          opcode("other opcode", other + bits);
    } else if (isAmong(first, {"sqrt", "rcp", "rsqrt", "ex2", "lg2", "sin", "cos", "tanh"})) {
      for (const char* other : {"sqrt", "rcp", "ex2", "lg2"}) opcode("other opcode", with(0, other));
    }
    for (size_t i = 1; i < words_.size(); ++i) {
      for (const char* other : {"up", "down", "bfly", "idx"})
        if (first == "shfl" && isAmong(words_[i], {"up", "down", "bfly", "idx"}))
          opcode("other opcode", with(i, other));
      for (const char* other : {"add", "min", "max", "and", "or", "xor", "inc", "dec", "exch"})
        if (isAmong(first, {"red", "atom", "redux", "cp"}) &&
            isAmong(words_[i], {"add", "min", "max", "and", "or", "xor", "inc", "dec", "exch"}))
          opcode("other opcode", with(i, other));
      if (words_[i] == "wide") opcode("other opcode", with(i, "lo"));
      if (isAmong(words_[i], {"row", "col"}))
        opcode("other opcode", with(i, words_[i] == "row" ? "col" : "row"));
      if (isAmong(words_[i], {"sync", "arrive"}) && isAmong(first, {"bar", "barrier"}))
        opcode("other opcode", with(i, words_[i] == "sync" ? "arrive" : "sync"));
      if (words_[i] == "hi" && first == "mul") opcode("other opcode", with(i, "lo"));
      if (words_[i] == "lo" && first == "mul") opcode("other opcode", with(i, "hi"));
    }
  }

  void comparisons() {
    if (!isAmong(words_[0], {"setp", "set"}) || words_.size() < 3) return;
    for (const char* other : {"eq", "ne", "lt", "le", "gt", "ge"}) opcode("comparison", with(1, other));
    for (size_t i = 2; i < words_.size(); ++i)
      for (const char* other : {"and", "or", "xor"})
        if (isAmong(words_[i], {"and", "or", "xor"})) opcode("comparison", with(i, other));
    if (isFloating(words_.back()))
      for (const char* other : {"ltu", "gtu", "equ", "neu", "nan", "num"})
        opcode("comparison", with(1, other));
  }

  void signedness(size_t i) {
    const std::string& word = words_[i];
    if (bitsOf(word) == 0 || word[0] == 'f') return;
    for (const char* other : {"s", "u", "b"}) opcode("signedness", with(i, other + word.substr(1)));
  }

  void widths(size_t i) {
    const std::string& word = words_[i];
    if (bitsOf(word) == 0 ||
        !isAmong(words_[0], {"ld",  "st", "cvt", "mov",  "mul",  "mad", "shl", "shr",  "add", "sub",
                             "and", "or", "xor", "setp", "selp", "red", "cp",  "prmt", "bfe", "bfi"}))
      return;
    for (const char* bits : {"8", "16", "32", "64"}) opcode("width", with(i, word.substr(0, 1) + bits));
    // As bits, what was a float, and the other way.
    if (word[0] == 'f')
      opcode("width", with(i, "b" + word.substr(1)));
    else if (isAmong(words_[0], {"ld", "st"}))
      opcode("width", with(i, "f" + word.substr(1)));
  }

  void spaces(size_t i) {
    if (!isAmong(words_[i], {"global", "shared", "local", "const", "param"})) return;
    for (const char* other : {"global", "shared", "local", "const"}) opcode("state space", with(i, other));
    if (isAmong(words_[0], {"ld", "st", "red", "atom"})) opcode("state space", without(i));
  }

  void modifiers() {
    constexpr std::array kModifiers = {"rn",     "rz",   "rm",        "rp",  "rna",  "rni",
                                       "rzi",    "rmi",  "rpi",       "ftz", "sat",  "relu",
                                       "approx", "full", "satfinite", "NaN", "noftz"};
    const auto isModifier = [&](const std::string& word) {
      return std::find(kModifiers.begin(), kModifiers.end(), word) != kModifiers.end();
    };
    for (size_t i = 1; i < words_.size(); ++i) {
      if (!isModifier(words_[i])) continue;
      opcode("modifier", without(i));
      if (isAmong(words_[i], {"rn", "rz", "rm", "rp"}))
        for (const char* other : {"rn", "rz", "rm", "rp"}) opcode("modifier", with(i, other));
      if (isAmong(words_[i], {"rni", "rzi", "rmi", "rpi"}))
        for (const char* other : {"rni", "rzi", "rmi", "rpi"}) opcode("modifier", with(i, other));
    }
    const bool floats = std::any_of(words_.begin(), words_.end(), isFloating);
    if (!floats || !isAmong(words_[0], {"add", "sub", "mul", "fma", "mad", "div", "min", "max", "neg", "abs",
                                        "sqrt", "rcp", "rsqrt", "ex2", "lg2", "cvt", "setp", "set"}))
      return;
    // Before the type; behind the rounding, where there is one.
    const size_t types = words_[0] == "cvt" ? words_.size() - 2 : words_.size() - 1;
    for (const char* word : {"ftz", "sat", "relu", "NaN", "rz"}) {
      Words made = words_;
      made.insert(made.begin() + static_cast<std::ptrdiff_t>(types), word);
      opcode("modifier", made);
    }
  }

  // A vector of another size, its list with it; a matrix less; transposed or not.
  void vectors() {
    for (size_t i = 1; i < words_.size(); ++i) {
      const std::string& word = words_[i];
      if (word == "trans") opcode("vector", without(i));
      if (isAmong(words_[0], {"ldmatrix", "stmatrix"}) && isAmong(word, {"x1", "x2", "x4"})) {
        Words made = words_;
        made.insert(made.begin() + static_cast<std::ptrdiff_t>(i) + 1, "trans");
        opcode("vector", made);
      }
      const size_t count = isAmong(word, {"v2", "x2"}) ? 2 : isAmong(word, {"v4", "x4"}) ? 4 : 0;
      if (count == 0) continue;
      for (const Span& operand : s_.operands) {
        const std::string list = kernel_.of(operand);
        if (!list.starts_with("{")) continue;
        const std::vector<Span> parts = kernel_.parts({operand.begin + 1, operand.end - 1});
        if (parts.size() != count) continue;
        for (const size_t first : {size_t{0}, count / 2}) {
          std::string kept;
          for (size_t p = first; p < first + count / 2; ++p)
            kept += (kept.empty() ? "" : ", ") + kernel_.of(parts[p]);
          const bool single = count == 2 && word[0] == 'v';
          const Words made = single ? without(i) : with(i, word.substr(0, 1) + std::to_string(count / 2));
          const std::string& text = kernel_.text();
          edits_.push_back({"vector",
                            {s_.opcode.begin, operand.end},
                            joined(made) + text.substr(s_.opcode.end, operand.begin - s_.opcode.end) +
                                (single ? kept : "{" + kept + "}")});
        }
      }
    }
  }

  // Any word but the first left out; a scope, a cache or an order for another.
  void words() {
    for (size_t i = 1; i < words_.size(); ++i) {
      opcode("word", without(i));
      for (const std::initializer_list<const char*> same :
           {std::initializer_list<const char*>{"cta", "cluster", "gpu", "sys"},
            {"acquire", "release", "relaxed", "acq_rel"},
            {"ca", "cg"},
            {"all", "any", "uni", "ballot"},
            {"wait", "try_wait", "test_wait"}})
        if (isAmong(words_[i], same))
          for (const char* other : same) opcode("word", with(i, other));
    }
  }

  const Kernel& kernel_;
  const Statement& s_;
  std::vector<Edit>& edits_;
  Words words_;
};

}  // namespace

void addOpcodeEdits(const Kernel& kernel, std::vector<Edit>& edits) {
  for (const Statement& one : kernel.statements())
    if (!one.directive) OpcodeEdits(kernel, one, edits).add();
}

}  // namespace cutecheck::ptx_adversary
