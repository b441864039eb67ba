// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rules that keep the repository readable and its documents true. Each returns what breaks it.
#pragma once

#include <string>
#include <vector>

#include "tools/checks/source_tree.h"

namespace cutecheck::checks {

// No file names a place on somebody's machine (a home folder, a work folder).
std::vector<Violation> machinePaths(const SourceTree& tree);

// No source carries a mark of unfinished work.
std::vector<Violation> unfinishedMarks(const SourceTree& tree);

// No source has more than `limit` lines: such a file holds two ideas.
std::vector<Violation> longFiles(const SourceTree& tree, size_t limit);

// No line of a header or a .cpp has more than `columns` characters, raw strings and tables included: a raw
// string is closed and opened again where its language has no line break.
std::vector<Violation> longLines(const SourceTree& tree, size_t columns);

// Every source, description and script of the build begins with the licence that it is under.
std::vector<Violation> unlicensed(const SourceTree& tree);

// Every header begins, below the licence, with its essay, then #pragma once; every .cpp of core/ that has a
// header of its own includes it first, which shows that the header stands alone.
std::vector<Violation> headerForm(const SourceTree& tree);

// Every operation of `names` that has a file of its own in core/ has its header, source and test, and a
// section in docs/reference/spec.md; the others, variants that share a file, are named in the section that they belong to.
std::vector<Violation> incompleteOperations(const SourceTree& tree, const std::vector<std::string>& names);

// Every `docs/FILE.md#anchor` in a source names a heading of that file; every rule label (an
// operation's name, _c and a number) of core/ is explained in docs/reference/spec.md, and every label explained
// there occurs in core/, in what is known of atoms (lowering/cute_nvgpu/), or in tools/draw/.
std::vector<Violation> brokenReferences(const SourceTree& tree);

// No source of the product holds the switch of a planted fault or includes what plants one: the faults are rows of
// properties/mutation/faults, and the build writes the copies that hold them.
std::vector<Violation> faultSwitches(const SourceTree& tree);

// No two sources of one folder have, in namespaces without a name, functions of one name that one call could mean:
// compiled as one unit (cutecheck_unity), a call would silently mean the other.
std::vector<Violation> confusedOverloads(const SourceTree& tree);

// Every link of a document to a file of the repository leads to one, and its anchor to a heading there.
std::vector<Violation> brokenLinks(const SourceTree& tree);

}  // namespace cutecheck::checks
