// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/topic.h"

#include "core/eval/operation_alias.h"
#include "core/support/nearest_name.h"
#include "tools/draw/atom_picture.h"
#include "tools/draw/atom_table.h"
#include "tools/draw/matrix_atom.h"
#include "tools/help/foreign_atom.h"
#include "tools/help/operation_help.h"
#include "tools/help/predicate_help.h"
#include "tools/help/statement_hint.h"
#include "tools/help/term_help.h"

namespace cutecheck::help {

namespace {

const PredicateHelp* predicateOf(std::string_view name) {
  for (const PredicateHelp& row : predicateHelp())
    if (row.name == name) return &row;
  return nullptr;
}

std::string atomText(std::string_view name) {
  std::string rows;
  for (const draw::AtomLayout& row : draw::atomTable())
    if (row.atom == name) rows += "  " + std::string(row.operand) + "  " + std::string(row.layout) + "\n";
  if (rows.empty()) return {};
  const bool copy = rows.starts_with("  src") || rows.starts_with("  dst");
  return std::string(name) + "    atom (cutecheck draw --atom)\n\n" +
         (copy ? "For each side of the copy (thread, bit) -> bit.\n"
               : "For each operand (thread, value) -> column-major index in its tile.\n") +
         rows + "\nUnits: " + (copy ? "threads and bits" : "threads and elements") +
         "\nExample: cutecheck draw --atom " + std::string(name) + "\n";
}

// "wgmma, A of 64 x 16 in registers": what the name of an atom of wgmma or tcgen05.mma says.
std::string matrixText(const std::string& name) {
  const auto atom = draw::matrixAtom(name);
  if (!atom) return {};
  const auto of = [](int64_t rows, int64_t columns) {
    return std::to_string(rows) + " x " + std::to_string(columns);
  };
  const std::string where = atom->tcgen05 ? "tensor memory" : "registers";
  return name + "    atom (cutecheck draw --atom)\n\n" + (atom->tcgen05 ? "tcgen05.mma" : "wgmma") +
         (atom->ctas == 2 ? " of two CTAs" : "") + ": C (m,n) of " + of(atom->m, atom->n) + ", " + atom->d +
         ", in " + where + "; A (m,k) of " + of(atom->m, atom->k) + ", " + atom->a + ", in " +
         (atom->aInRegisters ? "registers" : "shared memory") + "; B (n,k) of " + of(atom->n, atom->k) +
         ", " + atom->b + ", in shared memory.\n\nUnits: elements\nExample: cutecheck draw --atom " + name +
         "\n";
}

// A name as `draw --list` prints it, with N for the columns or the option in front, or without the option.
std::string listedText(std::string_view topic) {
  for (const draw::MatrixFamily& family : draw::matrixFamilies())
    if (family.name == topic) {
      std::string one = family.name;
      one.replace(one.find("xN") + 1, 1, family.columns.substr(0, family.columns.find(',')));
      return family.name + "    atoms (cutecheck draw --atom), N of " + family.columns + "\n\n" +
             matrixText(one);
    }
  for (const draw::ListedAtom& one : draw::drawnNames("--")) {
    const size_t name = one.name.find(' ') + 1;
    if (one.name != topic && (topic.size() < 2 || one.name.substr(name) != topic)) continue;
    return one.name + "    option of draw\n\n" +
           (one.name.starts_with("--shared")
                ? one.holds
                : "The data path of an accumulator of tcgen05.mma in tensor memory: " + one.holds) +
           ".\nExample: cutecheck draw " + one.name + "\n";
  }
  return {};
}

// "zipped_divide", "logical_divide": the operations and predicates that have the word as a part of their
// name.
std::string namesWith(std::string_view part) {
  constexpr size_t kMost = 5;
  std::vector<std::string_view> names;
  for (const PredicateHelp& row : predicateHelp()) names.push_back(row.name);
  for (const Operation& row : operationTable()) names.push_back(row.name);
  std::string list;
  size_t count = 0;
  for (const std::string_view name : names)
    if (part.size() > 2 &&
        ("_" + std::string(name) + "_").find("_" + std::string(part) + "_") != std::string::npos &&
        ++count <= kMost)
      list += (list.empty() ? "" : ", ") + std::string(name);
  return list + (count > kMost ? ", ..." : "");
}

std::string nearest(std::string_view topic) {
  std::vector<std::string_view> names;
  for (const PredicateHelp& row : predicateHelp()) names.push_back(row.name);
  for (const Operation& row : operationTable()) names.push_back(row.name);
  for (const OperationAlias& row : operationAliases()) names.push_back(row.name);
  for (const draw::AtomLayout& row : draw::atomTable()) names.push_back(row.atom);
  for (const TermHelp& row : termHelp()) names.push_back(row.names);
  return std::string(nearestName(topic, names, 3));
}

}  // namespace

bool isTopic(std::string_view word) { return predicateOf(word) != nullptr || findOperation(word).ok(); }

Expected<std::string> topicText(std::string_view topic) {
  if (topic == "predicates") return predicatePage();
  if (topic.empty())
    return makeError(Code::kUsage, "help_c1", "a name is missing; cutecheck help lists the commands");
  std::string text;
  if (const PredicateHelp* predicate = predicateOf(topic)) text = toText(*predicate);
  if (const Expected<const Operation*> operation = findOperation(topic); operation.ok())
    text += (text.empty() ? "" : "\n") + toText(operationHelp(**operation));
  if (const TermHelp* term = findTerm(topic)) text += (text.empty() ? "" : "\n") + toText(*term);
  if (text.empty()) text = atomText(topic);
  if (text.empty()) text = matrixText(std::string(topic));
  if (text.empty()) text = listedText(topic);
  if (text.empty()) text = labelHelp(topic);
  if (!text.empty()) return text;
  const std::string ofThreads = threadsHint(topic);
  if (const std::string meant = ofThreads.empty() ? foreignAtomHint(topic) : ofThreads; !meant.empty())
    return makeError(Code::kUsage, "help_c1",
                     "'" + std::string(topic.substr(0, 64)) + "' is a name of CuTe C++: " + meant);
  std::string message = "no command, predicate, operation, atom, rule, code, verdict or sign named '" +
                        std::string(topic.substr(0, 64)) + "'";
  if (const std::string names = namesWith(topic); !names.empty())
    message += ", there are " + names;
  else if (const std::string near = nearest(topic); !near.empty())
    message += ", did you mean '" + near + "'?";
  return makeError(Code::kUsage, "help_c1", message + "; cutecheck help predicates lists the predicates, "
                                            "docs/reference/spec.md the operations");
}

}  // namespace cutecheck::help
