// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/topic.h"

#include "core/support/nearest_name.h"
#include "core/eval/operation_alias.h"
#include "tools/draw/atom_table.h"
#include "tools/help/operation_help.h"
#include "tools/help/predicate_help.h"
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

std::string nearest(std::string_view topic) {
  std::vector<std::string_view> names;
  for (const PredicateHelp& row : predicateHelp()) names.push_back(row.name);
  for (const Operation& row : operationTable()) names.push_back(row.name);
  for (const OperationAlias& row : operationAliases()) names.push_back(row.name);
  for (const draw::AtomLayout& row : draw::atomTable()) names.push_back(row.atom);
  for (const TermHelp& row : termHelp()) names.push_back(row.names);
  // Of two letters nearly every name is three edits away.
  return std::string(nearestName(topic, names, topic.size() < 4 ? 1 : 3));
}

}  // namespace

bool isTopic(std::string_view word) { return predicateOf(word) != nullptr || findOperation(word).ok(); }

Expected<std::string> topicText(std::string_view topic) {
  if (topic == "predicates") return predicatePage();
  std::string text;
  if (const PredicateHelp* predicate = predicateOf(topic)) text = toText(*predicate);
  if (const Expected<const Operation*> operation = findOperation(topic); operation.ok())
    text += (text.empty() ? "" : "\n") + toText(operationHelp(**operation));
  if (const TermHelp* term = findTerm(topic)) text += (text.empty() ? "" : "\n") + toText(*term);
  if (text.empty()) text = atomText(topic);
  if (text.empty()) text = labelHelp(topic);
  if (!text.empty()) return text;
  std::string message = "no command, predicate, operation, atom, rule, code, verdict or sign named '" +
                        std::string(topic.substr(0, 64)) + "'";
  if (const std::string near = nearest(topic); !near.empty()) message += ", did you mean '" + near + "'?";
  return makeError(Code::kUsage, "help_c1", message + "; cutecheck help predicates lists the predicates, "
                                            "docs/reference/spec.md the operations");
}

}  // namespace cutecheck::help
