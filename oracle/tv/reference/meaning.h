// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The reference semantics: what a function of LLVM IR must compute, or which memory a kernel must access
// (docs/reference/meaning.md).
//
// Reading only: lines become parameters, premises, results and accesses with parsed expressions. What the
// expressions denote is said in meaning_value.h.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/expression.h"
#include "core/notation/swizzle.h"

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

// A scalar parameter of floating point: an unknown value with a name.
struct MeaningDatum {
  std::vector<unsigned> path;
  std::string type;  // "f32"
  std::string name;
  size_t line = 0;
};

struct MeaningResult {
  unsigned index = 0;  // among the scalars of the result, depth first
  unsigned width = 0;
  bool stated = false;  // false for `_`
  // Where a pointer points: into which of MeaningFunction::pointers, the expression counting bytes.
  std::optional<size_t> pointer;
  Expression expression;
  std::string text;
  size_t line = 0;
};

// What else holds wherever the premises do.
struct MeaningClaim {
  Expression expression;
  std::string text;
  size_t line = 0;
  std::optional<size_t> fold = std::nullopt;  // of whose index it speaks: it is said of each turn
};

// A pointer of the parameters, or the start of a block's shared memory; or of nothing: what a barrier is said
// to store to, and what lanes that exchange values are said to store to and to load from.
struct MeaningPointer {
  enum class Kind : uint8_t { kParameter, kShared, kBarrier, kLanes } kind = Kind::kParameter;
  std::vector<unsigned> path;  // kParameter
  std::string name;
  unsigned space = 1;  // 1 global, 3 shared, 0 of nothing
  uint64_t align = 1;  // bytes; what the caller promises
  // kShared: how many bytes a launch gives, the symbol of the address where they begin, and where an element
  // lies: element e at the byte that the swizzle makes of the address of byte e * size.
  uint64_t bytes = 0;
  std::string address;
  Swizzle swizzle;
  size_t line = 0;
};

// A special register that a kernel reads: "ctaid.x".
struct MeaningRegister {
  std::string name;
  MeaningParameter carries;  // without a path
};

// What a launch of a kernel must have: the extents of a block and of a cluster, where they are stated.
struct MeaningLaunch {
  using Extents = std::array<uint32_t, 3>;
  std::optional<Extents> block, cluster;
};

// One access of one element.
struct MeaningAccess {
  bool store = false;
  bool barrier = false;  // a store of nothing: all threads of the block wait for one another
  std::string name;     // of what a load yields
  std::string type;     // "f32"
  unsigned bytes = 0;   // of an element
  size_t pointer = 0;   // among MeaningFunction::pointers
  Expression offset;    // in elements
  bool conditional = false;
  Expression condition;
  Expression value;     // what is stored
  bool numeric = false; // a load whose number expressions may speak of: its name is a symbol
  std::optional<size_t>
      fold;             // among MeaningFunction::folds, where it happens once a turn; the condition says so
  std::string text;     // the line
  size_t line = 0;
};

// A loop of run-time length that loads and computes, and exchanges through shared memory: its index is 0, 1,
// ... below the number of turns. No turn is taken where that is 0 or less.
struct MeaningFold {
  std::string index;
  Expression turns;
  bool conditional = false;
  Expression condition;
  bool open = true;  // while its lines are read
  size_t line = 0;
};

// A value that a fold carries from turn to turn. Within the fold its name stands for what the turn begins with, behind
// it for what the last turn left.
struct MeaningCarried {
  std::string name, type;  // "f32"
  size_t fold = 0;
  Expression first, next;
  size_t line = 0, nextLine = 0;
};

// An element of an input, of which an ensured value speaks.
struct MeaningElement {
  std::string type;  // "f32"
  unsigned bytes = 0;
  size_t pointer = 0;  // among MeaningFunction::pointers
  Expression offset;   // in elements
};

// Of `next` for each index below `turns`: a fold in order, from `first` on, in which `sum` is what was made
// before; or, in real numbers and in no order, their sum or the largest of them. Of no values that is 0, and
// minus infinity.
struct MeaningReduction {
  enum class Kind : uint8_t { kFold, kSum, kMaximum } kind = Kind::kFold;
  std::string index, sum;  // sum: of a fold alone
  Expression turns, first, next;
};

// What a launch leaves in an output: out[outOffset] == value for all indices below their extents.
struct MeaningEnsures {
  std::string type;  // "f32"
  unsigned bytes = 0;
  size_t out = 0;        // among MeaningFunction::pointers
  Expression outOffset;  // in elements
  std::vector<MeaningElement> in;
  // Symbols for the elements of `in` (elementSymbol), parameters, choices, functions of them, and reductions
  // (isFoldCall).
  Expression value;
  std::vector<MeaningReduction> reductions;  // one speaks of those before it alone; a fold is the only one
  std::vector<std::pair<std::string, Expression>> indices;  // and their extents
  std::vector<std::pair<std::string, Expression>>
      writer;  // of each register's symbol: of the thread that writes the element
  std::string text;
  size_t line = 0;

  bool hasIndex(const std::string& name) const {
    return std::ranges::any_of(reductions, [&](const MeaningReduction& r) { return r.index == name; }) ||
           std::ranges::any_of(indices, [&](const auto& one) { return one.first == name; });
  }
  // Whether it is said of real numbers.
  bool real() const { return !reductions.empty() && reductions[0].kind != MeaningReduction::Kind::kFold; }
};

struct MeaningFunction {
  std::string name;
  bool kernel = false;
  size_t line = 0;
  std::string form;  // the LLVM type of the code, as a caller expects it: "i64 ({ i32, i32 })"; empty where
                     // no line says it
  std::vector<MeaningParameter> parameters;
  std::map<std::string, Expression> definitions;  // already put in place of their names everywhere
  std::vector<std::string> definitionTexts;
  std::vector<Expression> premises;
  std::vector<std::string> premiseTexts;
  std::vector<MeaningResult> results;
  std::vector<MeaningClaim> claims;
  std::vector<MeaningPointer> pointers;
  std::vector<MeaningDatum> data;
  MeaningLaunch launch;
  std::vector<MeaningRegister> registers;
  std::vector<MeaningAccess> accesses;
  std::vector<MeaningFold> folds;
  std::vector<MeaningCarried> carried;
  std::vector<MeaningEnsures> ensures;
  std::map<std::string, int64_t> symbols;  // name and the divisor promised, over the whole function

  // Whether pointers are followed: in kernels, and in functions that name one.
  bool hasMemory() const { return kernel || !pointers.empty(); }

  // What the register carries; null where no line speaks of it.
  const MeaningParameter* registerNamed(std::string_view which) const {
    for (const MeaningRegister& r : registers)
      if (r.name == which) return &r.carries;
    return nullptr;
  }
  // Whether a parameter or a register carries the symbol.
  bool carries(const std::string& symbol) const {
    return std::ranges::any_of(parameters, [&](const MeaningParameter& p) { return p.symbol == symbol; }) ||
           std::ranges::any_of(registers, [&](const MeaningRegister& r) { return r.carries.symbol == symbol; });
  }
};

struct MeaningText {
  std::vector<MeaningFunction> functions;
};

// Fails with the rule of docs/reference/meaning.md, the line in the message, and the byte offset of the line.
Expected<MeaningText> parseMeaning(std::string_view text);

// A diagnostic "line N: ...".
Diagnostic meaningError(size_t line, Code code, std::string rule, const std::string& message);

// "2.0.1"
std::string pathText(const std::vector<unsigned>& path);

}  // namespace cutecheck::oracle
