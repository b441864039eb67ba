// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atom and red: one thread at a time reads, computes and writes.
//
// Threads of the machine run one by one, so that every scope and every order between them holds. Which of two
// threads comes first is the machine's choice: a GPU may make another.
#include <cstring>
#include <set>

#include "oracle/ptx/bytes/access.h"
#include "oracle/ptx/bytes/makers.h"
#include "oracle/ptx/bytes/reduction.h"

namespace cutecheck::emulate {

namespace {

// Scopes and orders, which change nothing here.
bool isHint(const std::string& word) {
  static const std::set<std::string, std::less<>> all = {"relaxed", "acquire", "release", "acq_rel",
                                                         "cta",     "cluster", "gpu",     "sys"};
  return all.contains(word);
}

struct Kind {
  std::string operation;
  Space space = Space::kGeneric;
  Type type;
};

std::optional<Kind> kindOf(const Form& form) {
  static const std::set<std::string, std::less<>> operations = {"add", "min", "max", "inc",  "dec",
                                                                "and", "or",  "xor", "exch", "cas"};
  Kind kind;
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || type->lanes != 1 || type->kind == 'p' || type->bits < 16) return std::nullopt;
  kind.type = *type;
  for (size_t i = 1; i + 1 < form.words().size(); ++i) {
    const std::string& word = form.words()[i];
    if (const std::optional<Space> space = spaceNamed(word))
      kind.space = *space;
    else if (operations.contains(word) && kind.operation.empty())
      kind.operation = word;
    else if (!isHint(word) && !(word == "noftz" && kind.type.bits == 16))
      return std::nullopt;
  }
  if (kind.operation.empty()) return std::nullopt;
  const bool isFloat = kind.type.kind == 'f' || kind.type.kind == 'g';
  if (isFloat && kind.operation != "add") return std::nullopt;
  return kind;
}

Expected<Act> atomic(const Form& form) {
  const std::optional<Kind> kind = kindOf(form);
  const size_t results = form.words()[0] == "atom" ? 1 : 0;
  if (!kind || (results == 0 && (kind->operation == "exch" || kind->operation == "cas")))
    return form.unknown();
  const size_t sources = kind->operation == "cas" ? 2 : 1;
  if (form.count() != results + 1 + sources) return form.unknown();
  for (size_t i = 0; i < sources; ++i)
    if (!fitsType(kind->type, form.operand(results + 1 + i), false)) return form.unknown("a value does not fit its type");
  std::optional<size_t> target;
  if (results == 1) {
    CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
    if (to.size() != 1) return form.unknown();
    target = to[0];
  }
  CUTECHECK_TRY(place, Address::make(form, form.operand(results)));
  CUTECHECK_TRY(first, Source::make(form, form.operand(results + 1)));
  std::optional<Source> second;
  if (sources == 2) {
    CUTECHECK_TRY(one, Source::make(form, form.operand(results + 2)));
    second = one;
  }
  const auto size = static_cast<size_t>(kind->type.bits / 8);
  // What it is to compute has to be there for the type.
  if (kind->operation != "exch" && kind->operation != "cas" &&
      !reduced(kind->operation, kind->type.element(), 0, 0))
    return form.unknown();
  return Act([=, kind = *kind](Machine& machine, Thread& thread) {
    const uint64_t address = place(machine, thread);
    uint8_t* bytes = machine.writable(thread, kind.space, address, size, size);
    if (!bytes) return Outcome::kExit;
    uint64_t old = 0;
    std::memcpy(&old, bytes, size);
    const uint64_t value = first(machine, thread) & lowBits(kind.type.bits);
    uint64_t made = value;
    if (kind.operation == "cas")
      made = old == value ? (*second)(machine, thread) : old;
    else if (kind.operation != "exch")
      made = *reduced(kind.operation, kind.type.element(), old, value);
    std::memcpy(bytes, &made, size);
    if (target) thread.registers[*target] = old;
    return Outcome::kNext;
  });
}

}  // namespace

void addAtomics(Makers& makers) {
  makers["atom"] = atomic;
  makers["red"] = atomic;
}

}  // namespace cutecheck::emulate
