// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Foreign parsers and verifiers: texts that they must take or refuse as ours do.
#pragma once

#include <functional>
#include <optional>

#include "properties/generators/random.h"
#include "tools/conform/conform_findings.h"

namespace cutecheck::cli {

struct TextLaw {
  std::string law;        // "parse_descriptor_agrees"
  std::string operation;  // of the subject: takes one text
  std::string word;       // what the texts are of, "a text of the grammar"
  bool lines = false;     // a text shrinks by lines, not by bytes
  std::function<std::string(generators::Random&)> random;
  // What ours says of a text.
  std::function<std::optional<Diagnostic>(const std::string&)> refused;
  // What is wrong with an answer to a text that ours takes too; empty: nothing.
  std::function<std::string(const std::string& text, const std::string& answer)> differs;
};

// parse_descriptor: random texts of the grammar of core/notation/layout_descriptor.h, half of them with one byte
// changed. What the subject prints must read as the same descriptor.
TextLaw descriptorLaw();
// verify_module: random modules of the cute dialect, half of them with one fault. Their verdict counts, not
// what is printed. Only where the lowering is built.
TextLaw moduleLaw();

// All that there are here.
std::vector<TextLaw> textLaws();

// `count` texts from `seed`; nothing where the subject lacks the operation. A failure of a group that
// `before` has is counted, not shrunk again.
Findings checkTexts(const TextLaw& law, RemoteSubject& subject, uint64_t seed, int64_t count,
                    const Findings& before);

}  // namespace cutecheck::cli
