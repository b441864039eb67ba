// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What ptxas 13.0 refuses of a text as a whole, beside instructions one by one: nobody runs such a text.
//
// Read anew, apart from text.cpp: names that nothing declares above their use, or that stand for something
// else than their place takes; variables of another memory than an address says; types, alignments and
// initial values of variables; linkage, attributes and aliases; lists of labels and functions; .file and
// .loc; the bytes of parameters and constants; characters.
#pragma once

#include <string>
#include <vector>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// Of the text with its comments. Of what is not known of a directive or an opcode nothing is said here.
std::vector<PtxUnread> ptxRefused(const std::string& text);

// Adds to each kernel what is refused of the text, and what is refused of the instructions of the others.
void ptxAddRefused(const std::string& text, std::vector<PtxKernel>& kernels);

}  // namespace cutecheck::ptx
