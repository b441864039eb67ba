// Rules that keep the repository readable and its documents true. Each returns what breaks it.
#pragma once

#include <vector>

#include "tools/checks/source_tree.h"

namespace cutecheck::checks {

// No file names a place on somebody's machine (a home folder, a work folder).
std::vector<Violation> machinePaths(const SourceTree& tree);

// No source carries a mark of unfinished work.
std::vector<Violation> unfinishedMarks(const SourceTree& tree);

// No source has more than `limit` lines: such a file holds two ideas.
std::vector<Violation> longFiles(const SourceTree& tree, size_t limit);

// Every header begins with its essay, then #pragma once; every .cpp of core/ includes its own header
// first, which shows that the header stands alone.
std::vector<Violation> headerForm(const SourceTree& tree);

// Every operation, that is, every stem of CUTECHECK_ALGEBRA with an implementation, has a _test.cpp.
std::vector<Violation> untestedOperations(const SourceTree& tree);

// Every `docs/FILE.md#anchor` in a source names a heading of that file; every rule label (an
// operation's name, _c and a number) of core/ is explained in docs/spec.md, and every label explained
// there occurs in core/.
std::vector<Violation> brokenReferences(const SourceTree& tree);

}  // namespace cutecheck::checks
