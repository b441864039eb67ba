// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The figures that README.md and, in docs/evidence/, status.md and trust.md say in words, and what keeps each.
//
// A figure is a number outside of code blocks, code in backquotes and the targets of links: those are notation, or runs
// that are made again. figures.tsv has a row for each: the page, the figure with words around it, the kind of its keeper
// and the keeper. A heading in place of the words stands for all rows of the table below it.
//
//   test NAME            a test of the tree; its file reads the page, or holds the figure
//   record FILE          the figure stands in FILE
//   count FILES REGEX    so many lines of FILES (a `*` ends a prefix) match
//   version, name, notation, bound   no figure of what was measured or counted: REASON instead of a keeper
#pragma once

#include <string>
#include <vector>

#include "tools/checks/source_tree.h"

namespace cutecheck::checks {

struct Figure {
  int line = 0;         // from 1
  size_t column = 0;    // from 0, in the line as `readable` leaves it
  std::string digits;   // without separators of thousands
};

// The line without code in backquotes and without targets of links; of the same length.
std::string readable(const std::string& line);

// The figures of a page, outside of its code blocks.
std::vector<Figure> figuresOf(const SourceFile& page);

// Each figure without a row, each row that matches nothing, and each keeper that is not there or keeps something else.
// `list` holds the lines of figures.tsv.
std::vector<Violation> unkeptFigures(const SourceTree& tree, const std::vector<std::string>& list);

}  // namespace cutecheck::checks
