// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/program.h"

#include <algorithm>
#include <set>

#include "oracle/ptx/bytes/operand.h"
#include "oracle/ptx/bytes/words.h"

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

}  // namespace

std::vector<std::string> opcodes() {
  std::vector<std::string> all;
  for (const auto& [name, maker] : allMakers()) all.push_back(name);
  return all;
}

Expected<Program> makeProgram(const std::string& ptx, const std::string& kernel, uint64_t apart) {
  Program made;
  for (ptx::PtxKernel& one : ptx::readPtx(ptx))
    if (one.name == kernel) made.kernel = std::move(one);
  if (made.kernel.name.empty())
    return makeError(Code::kEmpty, "emulate_c1", "the text has no kernel " + kernel);
  // Nothing is known of what stands behind a directive that was not read.
  for (const auto& [line, what] : made.kernel.unread)
    return makeError(Code::kUsage, "emulate_c1", "emulate_c1: line " + std::to_string(line) + ", " + what);
  layShared(made, apart);
  std::map<std::string, uint64_t> parameters;
  for (const ptx::PtxParameter& parameter : made.kernel.parameters) {
    const uint64_t align = parameter.aggregate ? 128 : 8;
    made.parameterBytes = (made.parameterBytes + align - 1) / align * align;
    made.parameterOffsets.push_back(made.parameterBytes);
    parameters[parameter.name] = made.parameterBytes;
    made.parameterBytes += parameter.bytes;
  }
  for (const ptx::PtxInstruction& instruction : made.kernel.code) {
    const Form form{instruction, made.kernel.shared, parameters};
    if (!instruction.unread.empty()) return form.unknown(instruction.unread);
    if (instruction.words.empty() || instruction.opcode.ends_with('.')) return form.unknown();
    const auto maker = allMakers().find(instruction.words.front());
    if (maker == allMakers().end()) return form.unknown();
    if (const std::string wrong = wrongCount(form); !wrong.empty()) return form.unknown(wrong);
    if (const auto word = unknownWord(form)) return form.unknown("'." + *word + "' is not supported here");
    CUTECHECK_TRY(act, maker->second(form));
    made.acts.push_back(std::move(act));
  }
  return made;
}

}  // namespace cutecheck::emulate
