// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// foreign: what CuTe C++, pycute and the CuTe DSL print and write, in the notation of core/notation/expression.h.
//
//   _128  Int<128>{}  C<128>            128            Shape<a,b>  tuple<a,b>  make_shape(a,b)  (a,)     (a,b), (a)
//   Layout<S,D>{}  Layout(S,D)          a layout       make_layout(S, stride=D)                         make_layout(S,D)
//   Swizzle<3,3,3>{}  make_swizzle(..)  S<3,3,3>       ComposedLayout<Swizzle<..>,n,L>                   S<..> o n o L
//   smem_ptr[16b](0x..) o L             L: an address is no layout, and a note says that it was dropped
//   Sw<3,4,3> o smem_ptr[16b](unset) o L, Sw<3,4,3>_smem_ptr[16b](0x..) o L
//                                       the swizzle acts on bytes: S<3,3,3> o 0 o L in elements of 16 bits
//
// A text is rewritten only where the notation itself does not read it, or reads a name that is no operation. What
// stands for no one layout is refused with its place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck {

struct NativeText {
  std::string text;
  std::vector<std::string> notes;  // what was dropped, or put in other units
};

// The text as the notation has it; itself where nothing in it is foreign. Fails with kSyntax, kUsage or kLimit and
// the byte offset in `text`.
Expected<NativeText> nativeText(std::string_view text);

}  // namespace cutecheck
