// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/prove_command.h"

#include <vector>

#include "core/notation/compact_layout.h"
#include "core/notation/foreign_place.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"

#include "oracle/algebra/denote.h"
#include "oracle/algebra/tuple_divisions.h"
#include "tools/answers/write_file.h"
#include "tools/console/read_foreign.h"
#include "tools/console/report.h"
#include "tools/explain/refusal_hint.h"
#include "tools/explain/swapped_call.h"
#include "tools/facts/operand_layout.h"
#include "tools/help/hint.h"

namespace cutecheck::cli {

namespace {

std::optional<Diagnostic> write(const Expected<std::string>& text, const std::string& file) {
  if (!text.ok()) return text.error();
  if (const auto reason = notWritten(file, *text)) return makeError(Code::kUsage, "prove_c1", *reason);
  return std::nullopt;
}

// The claim with another layout in the place of conflict_free's first argument, when that is Proved.
bool isProvedWith(const std::string& layout, const Decision& decision, const DecideOptions& options,
                  int64_t element = 0) {
  const std::vector<Expression>& arguments = decision.claim.children;
  DecideOptions other = options;
  const std::string access =
      arguments[2].kind == Expression::Kind::kInt ? toString(arguments[2]) : arguments[2].name;
  other.claim = "conflict_free(" + layout + ", " +
                (element > 0 ? std::to_string(element) : toString(arguments[1])) + ", " + access + ")";
  return decide(other).is(oracle::Verdict::kProved);
}

// Of a refuted conflict_free(S o n o L, bytes, ldmatrix): the swizzle counts bytes, or L is a tile and not
// the lanes'.
std::string hintOfConflict(const Decision& decision, const DecideOptions& options) {
  const Expression& claim = decision.claim;
  if (claim.kind != Expression::Kind::kCall || claim.name != "conflict_free" || claim.children.size() != 3)
    return {};
  const std::string text = toString(claim.children[0]);
  const auto composed = parseComposedLayout(text);
  const auto plain = parseLayout(text);
  if (claim.children[1].kind != Expression::Kind::kInt || (!composed.ok() && !plain.ok())) return {};
  const int64_t bytes = claim.children[1].value;
  const auto inElements = composed.ok() ? ofBytesInElements(*composed, bytes) : std::nullopt;
  if (inElements && isProvedWith(toString(*inElements), decision, options))
    return countsBytes(composed->swizzle, inElements->swizzle, bytes) + ", with which the claim is Proved";
  // An element of 16 bits is 2 bytes.
  if ((bytes == 8 || bytes == 16 || bytes == 32 || bytes == 64) &&
      isProvedWith(text, decision, options, bytes / 8))
    return "an element is given by its bytes: " + std::to_string(bytes) + " bits are " +
           std::to_string(bytes / 8) + ", with which the claim is Proved";
  const IntTuple shape = (composed.ok() ? composed->layout : *plain).shape();
  const int64_t step = bytes == 0 ? 0 : 16 / bytes;  // the elements of a row of a matrix
  const bool matrices = claim.children[2].name == "ldmatrix" || claim.children[2].name == "stmatrix";
  if (!matrices || step < 1 || shape.rank() != 2 || !shape.mode(0).isInt() || !shape.mode(1).isInt())
    return {};
  const int64_t rows = shape.mode(0).value(), columns = shape.mode(1).value();
  if (rows < 8 || columns < step || columns % step != 0 || rows > 4096 || columns > 4096) return {};
  const std::string lanes =
      "(8," + std::to_string(columns / step) + "):(1," + std::to_string(rows * step) + ")";
  const bool proved = isProvedWith("composition(" + text + ", " + lanes + ")", decision, options);
  if (!proved && inElements) {
    // Both at once: the swizzle of bytes, and the tile for its lanes.
    const std::string other = toString(*inElements);
    if (isProvedWith("composition(" + other + ", " + lanes + ")", decision, options))
      return toString(composed->swizzle) +
             " counts bytes, and the layout is the tile, not the element of each lane: of elements of " +
             std::to_string(bytes) + " bytes it is " + other + ", and with composition(L, " + lanes +
             "), the rows of its matrices, the claim is Proved";
  }
  if (!proved) return {};
  return "the layout gives the element of each lane, not the whole tile: with composition(L, " + lanes +
         "), the rows of its matrices, the claim is Proved";
}

std::optional<std::string> settled(DecideOptions options);

// Of aligned(L, 2, 16): the same with bytes and element in the other order, and its verdict; empty where it
// is not decided soon.
std::string alignedSwapped(const Expression& claim, int64_t element, const DecideOptions& options) {
  const std::string bytes =
      toString(claim.children[claim.children[1].kind == Expression::Kind::kInt ? 1 : 2]);
  DecideOptions other = options;
  other.claim =
      "aligned(" + toString(claim.children[0]) + ", " + bytes + ", " + std::to_string(element) + ")";
  const auto verdict = settled(other);
  return verdict ? "did you mean " + other.claim + "? It is " + *verdict : std::string();
}

// The name of an element type, which the notation reads as a symbol.
std::string hintOfType(const Expression& claim, const DecideOptions& options) {
  if (claim.kind != Expression::Kind::kCall) return {};
  for (const Expression& argument : claim.children) {
    const int bytes = help::bytesOfType(argument.name);
    if (argument.kind != Expression::Kind::kSymbol || bytes == 0) continue;
    if (claim.name == "aligned" && claim.children.size() == 3 && &argument == &claim.children[1])
      if (const std::string hint = alignedSwapped(claim, bytes, options); !hint.empty())
        return "the bytes stand before the element, aligned(L, bytes, element); " + hint;
    const std::string read = argument.name + " is read as a symbol, any integer; ";
    return claim.name == "aligned" ? read + "an element is given by its bytes, " + std::to_string(bytes)
                                   : read + claim.name + " takes no element type: cutecheck help " + claim.name;
  }
  return {};
}

// What holds with the bytes of an element of 16, 32 or 64 bits, where the claim has that number of bytes.
std::string bitsAsBytes(const Decision& decision, const DecideOptions& options) {
  const Expression& claim = decision.claim;
  const size_t place = claim.name == "aligned" ? 2 : 1;
  if (claim.kind != Expression::Kind::kCall || (claim.name != "aligned" && claim.name != "conflict_free") ||
      claim.children.size() != 3 || claim.children[place].kind != Expression::Kind::kInt)
    return {};
  const int64_t bits = claim.children[place].value;
  if (bits != 16 && bits != 32 && bits != 64) return {};
  Expression other = claim;
  other.children[place].value = bits / 8;
  DecideOptions asked = options;
  asked.claim = toString(other);
  const Decision with = decide(asked);
  if (!with.answer.ok()) return {};
  return "an element is given by its bytes: " + std::to_string(bits) + " bits are " + std::to_string(bits / 8) +
         ", with which the claim is " + std::string(with.word());
}

constexpr int64_t kBudgetOfHint = 20'000;

// The verdict where the claim is decided soon.
std::optional<std::string> settled(DecideOptions options) {
  options.budget = kBudgetOfHint;
  const Decision decision = decide(options);
  const bool is = decision.is(oracle::Verdict::kProved) || decision.is(oracle::Verdict::kRefuted);
  return is ? std::optional(std::string(decision.word())) : std::nullopt;
}

// Of a claim that is refused: arguments, or claim and premises, in the wrong order.
std::string hintOfPlaces(const Decision& decision, const DecideOptions& options) {
  DecideOptions other = options;
  if (decision.refusedIn == oracle::ClaimText::kClaim)
    return hintOfOrder(decision.answer.error(), options.claim, [&](const std::string& claim) {
      other.claim = claim;
      return settled(other);
    });
  std::swap(other.claim, other.where);
  const auto verdict = settled(other);
  return verdict ? "did you mean cutecheck " + proveArguments(other) + "? It is " + *verdict : std::string();
}

std::string hintOf(const Decision& decision, const DecideOptions& options) {
  if (!decision.answer.ok()) {
    const Diagnostic& error = decision.answer.error();
    if (std::string hint = hintOfPlaces(decision, options); !hint.empty()) return hint;
    if (error.code == Code::kNotStatic)
      return "this operation takes numbers there, in a claim too: write one for each of its symbols";
    const std::string hint = help::hintOf(error, decision.refusedText);
    return hint.empty() ? hintOfRefusal(error, std::string(decision.refusedText)) : hint;
  }
  if (!decision.is(oracle::Verdict::kRefuted) && !decision.is(oracle::Verdict::kUnknown)) return {};
  const auto integerAndTuple = [&](size_t i) {
    const std::vector<Expression>& sides = decision.claim.children;
    return oracle::denotesInteger(sides[i]) && oracle::denotesTuple(sides[1 - i]) && !oracle::denotesInteger(sides[1 - i]);
  };
  if (decision.claim.kind == Expression::Kind::kRelation && (integerAndTuple(0) || integerAndTuple(1)))
    return "a tuple is no integer: M*N is the product, (M,N) a tuple, and size((M,N)) the product of its extents";
  if (std::string hint = hintOfConflict(decision, options); !hint.empty()) return hint;
  if (std::string hint = hintOfType(decision.claim, options); !hint.empty()) return hint;
  return bitsAsBytes(decision, options);
}

// Of a relation of a shape and a layout: what the shape stands for.
std::string compactLayouts(const Expression& claim) {
  if (claim.kind != Expression::Kind::kRelation) return {};
  const auto isShape = [](const Expression& e) { return oracle::denotesInteger(e) || oracle::denotesTuple(e); };
  for (const size_t i : {size_t{0}, size_t{1}}) {
    const Expression& side = claim.children[i];
    if (!isShape(side) || isShape(claim.children[1 - i])) continue;
    const auto shape = toIntTuple(side);
    const auto layout = shape.ok() ? compactLayout(*shape) : Expected<Layout>(shape.error());
    return toString(side) + " stands for its compact layout" + (layout.ok() ? ", " + toString(*layout) : "");
  }
  return {};
}

// aligned(L, 2, 16) says nothing of L: each multiple of an element of 16 bytes is one of 2.
std::string trivialAlignment(const Expression& claim, const DecideOptions& options) {
  if (claim.kind != Expression::Kind::kCall || claim.name != "aligned" || claim.children.size() != 3)
    return {};
  const Expression &bytes = claim.children[1], &element = claim.children[2];
  const bool numbers = bytes.kind == Expression::Kind::kInt && element.kind == Expression::Kind::kInt;
  if (!numbers || bytes.value < 2 || element.value <= bytes.value || element.value % bytes.value != 0)
    return {};
  Expression swapped = claim;
  std::swap(swapped.children[1], swapped.children[2]);
  DecideOptions other = options;
  other.claim = toString(swapped);
  const auto verdict = settled(other);
  if (!verdict || *verdict == oracle::verdictName(oracle::Verdict::kProved)) return {};
  return "every layout of elements of " + toString(element) + " bytes is aligned to " + toString(bytes) +
         "; did you mean " + other.claim + "? It is " + *verdict;
}

// Of a Proved claim: the number of bits of an element was perhaps taken for its bytes.
std::string noteOf(const Decision& decision, const DecideOptions& options) {
  if (!decision.is(oracle::Verdict::kProved)) return {};
  if (const std::string other = trivialAlignment(decision.claim, options); !other.empty()) return other;
  const std::string note = bitsAsBytes(decision, options);
  return note.ends_with(oracle::verdictName(oracle::Verdict::kProved)) ? "" : note;
}

// The command again, with the files that it writes.
std::string reproduce(const DecideOptions& options, const ProveFiles& files) {
  std::string arguments = proveArguments(options);
  if (!files.smt2.empty()) arguments += " --emit-smt2 " + shellQuote(files.smt2);
  if (!files.certificate.empty()) arguments += " --certificate " + shellQuote(files.certificate);
  return reproduceLine(arguments);
}

}  // namespace

ExitStatus proveCommand(const DecideOptions& given, const ProveFiles& files, bool json, Console& console) {
  DecideOptions options = given;
  if (const Expected<NativeText> native = readForeign(given.claim, json, console); native.ok())
    options.claim = native->text;
  else
    return console.refuse(native.error(),
                          {.json = json, .text = given.claim, .reproduce = reproduce(given, files)});
  if (!files.smt2.empty()) {
    if (const auto error = write(smt2Of(options), files.smt2)) {
      (void)console.refuse(
          *error,
          {.json = json, .text = options.claim, .given = given.claim, .reproduce = reproduce(given, files)});
      return ExitStatus::kBadInput;
    }
  }
  DecideOptions asked = options;
  asked.nearest = true;
  Decision decision = decide(asked);
  const std::string hint = json ? "" : hintOf(decision, options);
  if (!decision.answer.ok() && decision.refusedText == options.claim && options.claim != given.claim) {
    decision.answer = placedInGiven(decision.answer.error(), given.claim, options.claim);
    decision.refusedText = given.claim;
  }
  ExitStatus status = decision.status();
  std::optional<Diagnostic> uncertified;
  if (!files.certificate.empty() && decision.is(oracle::Verdict::kProved))
    uncertified = write(certificateOf(options), files.certificate);
  if (uncertified) status = statusOf(*uncertified);
  if (json) {
    Json answer = toJson(decision);
    if (uncertified) answer["error"] = toJson(*uncertified);
    console.out << answerLine(answer);
  } else {
    // Of an error nothing was decided.
    (decision.answer.ok() ? console.out : console.err) << toText(decision);
    console.hint(hint);
    if (const std::string note = decision.answer.ok() ? compactLayouts(decision.claim) : ""; !note.empty())
      console.err << "note: " << note << '\n';
    if (const std::string note = noteOf(decision, options); !note.empty()) console.err << "note: " << note << '\n';
    if (uncertified) console.out << renderDiagnostic(*uncertified, {});
  }
  if (status != ExitStatus::kPassed) console.err << reproduce(given, files);
  return status;
}

}  // namespace cutecheck::cli
