// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/module_text.h"
#include "lowering/pipeline/lower.h"
#include "tools/conform/conform_texts.h"

namespace cutecheck::cli {

TextLaw moduleLaw() {
  return {"verify_module_agrees",
          "verify_module",
          "a module that verifies",
          true,
          [texts = std::make_shared<fuzz::ModuleTexts>()](generators::Random& random) {
            return texts->random(random);
          },
          [](const std::string& text) -> std::optional<Diagnostic> {
            const Expected<std::string> read = lowering::readModule(text);
            return read.ok() ? std::nullopt : std::optional<Diagnostic>(read.error());
          },
          [](const std::string&, const std::string&) { return std::string(); }};
}

}  // namespace cutecheck::cli
