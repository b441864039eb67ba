// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What stands around the code of a PTX file: comments, .version, .target and .address_size, .loc and .file,
// declarations.
#pragma once

#include <string>
#include <vector>

#include "core/support/expected.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// The text with blanks for its comments, so that lines stay what they are. In strings there are none.
std::string ptxWithoutComments(const std::string& text);

// Whether it is what stands behind .loc or .file: numbers, then names of files and functions, and no code.
bool ptxIsPlaceOfSource(const std::string& text);

// What is wrong with .version, .target or .address_size: instructions are read for 64-bit addresses, and for
// the machines and versions of target.h, without options that change what an instruction computes. "" where
// nothing is.
std::string ptxWrongHead(const std::string& name, const std::string& said);

// What is wrong with both together: the version does not know the machine. "" where nothing is, or one is not
// known.
std::string ptxWrongHeads(const std::string& target, const std::string& version);

// Why a directive may not stand in the head of a kernel, or of a function, of this machine and version; ""
// where it may, or one of them is not known.
std::string ptxWrongDirective(const std::string& name, bool ofFunction, const std::string& target,
                              const std::string& version);

// The kernels of the text, without declarations of those that it defines. Fails with kUsage (kernel_c1) where
// it defines one twice.
Expected<std::vector<PtxKernel>> definitionsInPtx(const std::string& text);

}  // namespace cutecheck::ptx
