// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a module or a template says should come of it.
//
//   // expect: Refuted
//   // expect: kBadRequest lower_parse
//
// A comment line of the file: a verdict, or the code of a refusal with a text that the diagnostic holds.
// Without one, a module is to be Proved, and a template as its name says: NAME.fault-WHAT.ll Refuted, NAME.ll
// Proved.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::cli {

struct Expectation {
  std::string word;  // "Proved", "Refuted", "Unknown", or a code's name
  std::string text;  // after the code; may be empty
  std::optional<Code> refusal{};  // the code that the word names

  bool isRefusal() const { return refusal.has_value(); }
  std::string str() const { return text.empty() ? word : word + " " + text; }
  // Whether `diagnostic` has this code and holds this text.
  bool matches(const Diagnostic& diagnostic) const;
};

// The expectation in the comments of `file` ("//" or ";" at the beginning of a line), or `otherwise`. Fails
// with kSyntax (verify_c1) for an unknown word, for text after a verdict, and when two lines say different
// things.
Expected<Expectation> expectationIn(std::string_view file, std::string_view comment,
                                    const std::string& otherwise);

// The targets that the comments of `file` restrict it to (`targets: sm_90a sm_100a`), a subset of `known`;
// none where no line says. Fails with kSyntax (verify_c6) for a name that is not known and a line
// without one.
Expected<std::vector<std::string>> targetsIn(std::string_view file, std::string_view comment,
                                             const std::vector<std::string>& known);

}  // namespace cutecheck::cli
