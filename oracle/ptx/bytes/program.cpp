// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/program.h"

#include <algorithm>
#include <set>

#include "oracle/ptx/bytes/makers.h"
#include "oracle/ptx/bytes/words.h"
#include "oracle/ptx/read/heads.h"

namespace cutecheck::emulate {

namespace {

const Makers& allMakers() {
  static const Makers all = [] {
    Makers makers;
    for (const auto add : {addScalars, addConversions, addAccesses, addAtomics, addControl, addBarriers,
                           addBulk, addMatrixMoves, addWarpProducts, addWarpgroupProducts, addTensorMemory})
      add(makers);
    return makers;
  }();
  return all;
}

// Where the symbols of shared memory lie, and the holes between them: with `apart` bytes before each.
void layShared(Program& made, uint64_t apart) {
  ptx::PtxKernel& kernel = made.kernel;
  std::set<uint64_t> all;
  for (const auto& [name, at] : kernel.shared) all.insert(at);
  uint64_t room = 0, end = 0;
  for (const uint64_t at : all) {
    room += apart;
    made.places[at] = at + room;
    if (at + room > end) made.holes.emplace_back(end, at + room);
    const auto extent = kernel.extents.find(at);
    // Arrays of no extent stand behind all others.
    end = extent == kernel.extents.end() ? ~uint64_t{0} : std::max(end, at + room + extent->second);
  }
  if (!all.empty() && end != ~uint64_t{0}) made.holes.emplace_back(end, ~uint64_t{0});
  for (auto& [name, at] : kernel.shared) at = made.places[at];
  kernel.staticShared += room;
}

// Whether who carries out the instruction comes to a call, which the machine does not have, with no way past it.
bool leadsToCall(const ptx::PtxKernel& kernel, size_t at) {
  const std::vector<ptx::PtxInstruction>& code = kernel.code;
  for (; at < code.size(); ++at) {
    if (code[at].guarded) return false;
    const std::string& name = code[at].words.empty() ? code[at].opcode : code[at].words.front();
    if (name == "call") return true;
    // Nothing here decides where to go on, or waits.
    static const std::set<std::string, std::less<>> kPasses = {"mov", "cvta", "st", "ld", "add", "cvt"};
    if (!kPasses.contains(name)) return false;
  }
  return false;
}

// One that is not known: Unknown when a thread comes to it.
Outcome comesToCall(Machine& machine, Thread& thread) {
  return machine.fail(thread, "emulate_c1", "it leads to a call, which the machine does not have");
}

}  // namespace

std::vector<std::string> opcodes() {
  std::vector<std::string> all;
  for (const auto& [name, maker] : allMakers()) all.push_back(name);
  return all;
}

Expected<Program> makeProgram(const std::string& ptx, const std::string& kernel, uint64_t apart) {
  Program made;
  Expected<std::vector<ptx::PtxKernel>> all = ptx::definitionsInPtx(ptx);
  if (!all.ok()) return makeError(Code::kUsage, "emulate_c1", all.error().message);
  for (ptx::PtxKernel& one : *all)
    if (one.name == kernel) made.kernel = std::move(one);
  if (made.kernel.name.empty())
    return makeError(Code::kEmpty, "emulate_c1", "the text has no kernel " + kernel);
  if (made.kernel.code.empty())
    return makeError(Code::kEmpty, "emulate_c1", "the kernel " + kernel + " has no instruction");
  // Nothing is known of what stands behind a directive that was not read.
  for (const ptx::PtxUnread& one : made.kernel.unread)
    return makeError(Code::kUsage, "emulate_c1",
                     "emulate_c1: line " + std::to_string(one.line) + ", " + one.what);
  layShared(made, apart);
  std::map<std::string, uint64_t> parameters;
  for (const ptx::PtxParameter& parameter : made.kernel.parameters) {
    const uint64_t align = parameter.aggregate ? 128 : 8;
    made.parameterBytes = (made.parameterBytes + align - 1) / align * align;
    made.parameterOffsets.push_back(made.parameterBytes);
    parameters[parameter.name] = made.parameterBytes;
    made.parameterBytes += parameter.bytes;
  }
  const auto actOf = [](const Form& form) -> Expected<Act> {
    const ptx::PtxInstruction& instruction = form.instruction;
    if (!instruction.unread.empty()) return form.unknown(instruction.unread);
    if (instruction.words.empty() || instruction.opcode.ends_with('.')) return form.unknown();
    const auto maker = allMakers().find(instruction.words.front());
    if (maker == allMakers().end()) return form.unknown();
    if (const auto word = unknownWord(form)) return form.unknown("'." + *word + "' is not supported here");
    return maker->second(form);
  };
  for (size_t at = 0; at < made.kernel.code.size(); ++at) {
    const Form form{made.kernel.code[at], made.kernel.shared, parameters};
    Expected<Act> act = actOf(form);
    // What leads to the call of an assertion matters where the assertion fails.
    if (!act.ok() && !leadsToCall(made.kernel, at)) return act.error();
    const ptx::PtxInstruction& instruction = made.kernel.code[at];
    made.guards.push_back({instruction.guard, instruction.guarded, instruction.guardNegated});
    made.acts.push_back(act.ok() ? std::move(*act) : Act(comesToCall));
  }
  return made;
}

}  // namespace cutecheck::emulate
