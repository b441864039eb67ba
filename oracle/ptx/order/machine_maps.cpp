// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor maps of the machine: where the kernel writes them, and which copies read them (maps.h).
#include "oracle/ptx/order/machine.h"

namespace cutecheck::ptx {

namespace {

using Shows = PtxMaps::Shows;

// .cluster, .gpu and .sys have other blocks.
bool isWideFence(const PtxInstruction& instruction) { return !instruction.has("cta"); }

}  // namespace

PtxValue PtxMachine::globalAt(const Thread& thread, const PtxOperand& operand) const {
  const PtxValue at = valueOf(thread, operand);
  return at && *at >= kPtxPointers && (originsOf(thread, operand) & kOfLaunch) == 0 ? at : std::nullopt;
}

void PtxMachine::writesMap(const Thread& thread, const PtxInstruction& instruction,
                           const PtxDecoded& decoded) {
  if (!program_.changesMaps || decoded.addresses.empty()) return;
  const bool ofWarp = instruction.is("tensormap.cp_fenceproxy");
  const PtxValue at = globalAt(thread, instruction.operands[decoded.addresses[0]]);
  if (!at && instruction.is("tensormap")) maps_.changesAny(instruction.line);
  if (!at || (ofWarp && !thread.leads)) return;
  const Shows shows = !ofWarp ? Shows::kNothing : isWideFence(instruction) ? Shows::kCluster : Shows::kBlock;
  const std::string found = maps_.writes(thread.index, {*at, *at + decoded.bytes}, instruction.line, ofWarp,
                                         shows, program_.shapesMaps || !instruction.is("tensormap"));
  if (!found.empty()) doubt(instruction.line, found);
}

void PtxMachine::fencesMaps(const Thread& thread, const PtxInstruction& instruction) {
  if (instruction.operands.empty()) return maps_.release(thread.index, isWideFence(instruction));
  const PtxValue at = globalAt(thread, instruction.operands[0]);
  const bool whole =
      instruction.operands.size() > 1 && valueOf(thread, instruction.operands[1]) == kPtxMapBytes;
  if (!whole)
    doubt(instruction.line, "a fence of a tensor map has the 128 bytes of one, and this one another count");
  if (at && whole) maps_.acquire(thread.index, *at, isWideFence(instruction));
}

// A map is encoded for one rank, and for tiles, im2col or rows that are gathered (PTX ISA, "tensor-mode").
void PtxMachine::hasOneMode(const Thread& thread, const PtxInstruction& instruction, const PtxOperand& map) {
  const PtxValue at = valueOf(thread, map);
  if (!at) return;
  std::string mode = "tile", rank;
  for (const std::string& word : instruction.words) {
    if (word.size() == 2 && word[1] == 'd') rank = word;
    if (word == "tile::gather4" || word == "tile::scatter4") mode = "rows";
    if (word.starts_with("im2col")) mode = word == "im2col_no_offs" ? "im2col" : word;
  }
  const auto [first, fresh] = modes_.try_emplace(*at, rank + " " + mode, instruction.line);
  if (!fresh && first->second.first != rank + " " + mode)
    doubt(instruction.line, "the tensor map is used as one of " + rank + " " + mode + ", and at line " +
                                std::to_string(first->second.second) + " as one of " + first->second.first);
}

void PtxMachine::usesMap(const Thread& thread, const PtxInstruction& instruction, const PtxOperand& map,
                         std::vector<size_t> copies) {
  hasOneMode(thread, instruction, map);
  const PtxValue at = globalAt(thread, map);
  if (at && *at >= kPtxParameters) return;  // parameters are only read
  std::string found;
  if (program_.changesMaps)
    found = maps_.uses(thread.index, at, instruction.line, std::move(copies));
  else if (const auto behind = at ? PtxGlobal::at(*at) : std::nullopt;
           at && !program_.storedParameters.empty() &&
           (!behind || program_.storedParameters.contains(behind->parameter)))
    found = "the kernel stores by the pointer that leads to the tensor map, and has no fence.proxy.tensormap";
  if (!found.empty()) doubt(instruction.line, found);
}

// PTX ISA, "prefetch": of local memory, or of a tensor map in a parameter or in constants.
void PtxMachine::prefetches(const Thread& thread, const PtxInstruction& instruction) {
  if (instruction.operands.empty()) return;
  const PtxValue at = valueOf(thread, instruction.operands[0]);
  const bool ofLaunch = (originsOf(thread, instruction.operands[0]) & kOfLaunch) != 0;
  const bool isLocal = at && *at >= kPtxLocal, isParameter = at && *at >= kPtxParameters && !isLocal;
  if (instruction.has("local")) {
    if (!isLocal)
      doubt(instruction.line, "the address is of no variable of local memory, and the prefetch names .local");
    return;
  }
  if (!instruction.has("tensormap")) return;
  const bool wrong = instruction.has("param")   ? !isParameter
                     : instruction.has("const") ? true
                                                : isLocal || (at && *at < kPtxPointers && !ofLaunch);
  if (wrong)
    doubt(instruction.line,
          "a prefetch of a tensor map at an address that is of none, or where none is known to lie");
}

}  // namespace cutecheck::ptx
