// The meaning text: what a function of LLVM IR must compute (docs/meaning.md).
//
// Reading only: lines become parameters, premises and results with parsed expressions. What the
// expressions denote is said in meaning_value.h.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/expression.h"

namespace cutecheck::oracle {

// One integer leaf of the parameters and what it carries.
struct MeaningParameter {
  std::vector<unsigned> path;  // parameter index, then field indices
  unsigned width = 0;
  // A symbol, a constant the caller passes, or neither.
  enum class Kind : uint8_t { kSymbol, kConstant, kAny } kind = Kind::kAny;
  std::string symbol;  // kSymbol; kAny gets a name that no text can spell
  int64_t constant = 0;
  size_t line = 0;
};

struct MeaningResult {
  unsigned index = 0;  // among the scalars of the result, depth first
  unsigned width = 0;
  bool stated = false;  // false for `_`
  Expression expression;
  std::string text;
  size_t line = 0;
};

struct MeaningFunction {
  std::string name;
  size_t line = 0;
  std::vector<MeaningParameter> parameters;
  std::vector<Expression> premises;
  std::vector<std::string> premiseTexts;
  std::vector<MeaningResult> results;
  std::map<std::string, int64_t> symbols;  // name and the divisor promised, over the whole function
};

struct MeaningText {
  std::vector<MeaningFunction> functions;
};

// Fails with the rule of docs/meaning.md, the line in the message, and the byte offset of the line.
Expected<MeaningText> parseMeaning(std::string_view text);

// A diagnostic "line N: ...".
Diagnostic meaningError(size_t line, Code code, std::string rule, const std::string& message);

// "2.0.1"
std::string pathText(const std::vector<unsigned>& path);

}  // namespace cutecheck::oracle
