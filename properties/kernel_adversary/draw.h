// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random kernels: every construct that the reference semantics of a kernel has, in every position where it may stand.
#pragma once

#include <map>
#include <string>

#include "properties/generators/random.h"
#include "properties/kernel_adversary/program.h"

namespace cutecheck::kernel_adversary {

// At most about `operations` operations; the printer counts exactly.
Program drawProgram(generators::Random& random, int operations = 30);

// A tensor with one of the layouts that a parameter may have.
Tensor drawTensor(generators::Random& random, Element element);

// No mode is nested.
bool isFlat(const Tensor& tensor);

// Whether an access outside of the tensor is wrong: a stride that only the caller knows may take it out of every number
// of 64 bits, and `cute.in_bounds` requires that it is inside.
bool isWrongOutside(const Program& program, int tensor);

// What its caller promises; `narrow`: a block's number is multiplied in 32 bits.
void drawPremises(Program& program, generators::Random& random, bool narrow);

// A function of the elements `a` and `b`, two where they differ: an extremum, a conversion there and back, a number of the
// thread, a choice. `left`: operations that may still be drawn.
int drawFunction(Program& program, generators::Random& random, std::vector<Statement>& to, int a, int b, int thread, int& left);

// What the program contains, by name ("else", "loop", "partition", "divsi"...): a count for every production.
void countProductions(const Program& program, std::map<std::string, size_t>& counts);
const std::vector<std::string>& productions();

}  // namespace cutecheck::kernel_adversary
