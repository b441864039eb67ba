// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// readForeign: what a command is given, in the notation, with a note of what was dropped or converted.
#pragma once

#include "core/notation/foreign.h"
#include "tools/console/console.h"

namespace cutecheck::cli {

inline Expected<NativeText> readForeign(const std::string& text, bool json, Console& console) {
  Expected<NativeText> native = nativeText(text);
  if (!native.ok() || json) return native;
  for (const std::string& note : native->notes) console.err << "note: " << note << '\n';
  return native;
}

}  // namespace cutecheck::cli
