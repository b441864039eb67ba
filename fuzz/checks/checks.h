// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the fuzz targets check of their input, as functions: the fuzzers trap on a finding, the replay
// drivers run them over files, and the tests plant faults to see them found.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::fuzz {

// Each returns what is wrong with the library's answer on these bytes, on one line, or "" when
// nothing is. A refusal is no finding; a wrong refusal is.

// The bytes as a text: every parser of core/notation/parse.h answers with a value that prints and parses back
// to itself, or with a diagnostic that points into the text.
std::string checkNotation(std::string_view bytes);

// The bytes as a text: the parser accepts exactly the language of kLayoutDescriptorGrammar, and what
// it accepts survives printing and normalizing.
std::string checkLayoutDescriptor(std::string_view bytes);

// The bytes decoded to two layouts (fuzz/inputs/composition_input.h): the answer of composition equals
// A(B(c)) at every coordinate; a refusal's witness is the least prefix that no layout of the form has.
std::string checkComposition(std::string_view bytes);

// The bytes decoded to a law of properties/laws and an input of it (fuzz/inputs/law_input.h): core obeys it. The
// first takes the laws of plain layouts, every family of operations, the second those of swizzles and
// composed layouts.
std::string checkAlgebra(std::string_view bytes);
std::string checkSwizzle(std::string_view bytes);
// The same where a law goes through several cases by itself (places, threads, swizzles) of the one that the
// input names: what libFuzzer asks. What these find, those find in the same input.
std::string checkAlgebraCase(std::string_view bytes);
std::string checkSwizzleCase(std::string_view bytes);

// The bytes decoded to a matrix descriptor or to an operand (fuzz/inputs/matrix_descriptor_input.h): a word has the
// fields that the PTX ISA draws and is written back as itself; by the descriptors of an operand the hardware
// reads what the layout says, and where there are none no descriptor does.
std::string checkMatrixDescriptor(std::string_view bytes);

// The bytes decoded to a small claim (fuzz/inputs/claim_input.h): what the oracle says of it is what enumeration
// finds. Only where the oracle is built.
std::string checkClaim(std::string_view bytes);

// The bytes decoded to a question for the engine of lowering/algebra (fuzz/inputs/mixed_input.h): its answer, some
// leaves left to run time and filled in, is core's. Only where the engine is built.
std::string checkMixed(std::string_view bytes);

struct Target {
  std::string_view name;
  std::string (*check)(std::string_view bytes);
};

// Every target, by name.
const std::vector<Target>& targets();

}  // namespace cutecheck::fuzz
