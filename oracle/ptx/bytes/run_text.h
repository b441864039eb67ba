// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running PTX text of a test on the machine: buffers in, buffers out.
#pragma once

#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "oracle/ptx/bytes/program.h"

namespace cutecheck::emulate {

struct TextRun {
  std::vector<std::vector<uint8_t>> buffers;  // parameters in order: pointers to them, copied back
  std::vector<uint64_t> numbers;              // then 64-bit numbers
  uint32_t blocks = 1, threads = 128, shared = 65536;
  Order order = Order::kProductsFirst;
  bool oneByOne = false;
  std::vector<uint64_t> carriedOut;  // by instruction
  std::string error;  // of the machine, or of what reads the text
};

inline void runText(const std::string& ptx, const std::string& kernel, TextRun& run) {
  Expected<Program> program = makeProgram(ptx, kernel);
  if (!program) {
    run.error = program.error().message;
    return;
  }
  GlobalMemory memory;
  std::vector<uint64_t> arguments;
  for (const auto& buffer : run.buffers) {
    arguments.push_back(memory.allocate(buffer.size()));
    std::memcpy(memory.at(arguments.back(), buffer.size()), buffer.data(), buffer.size());
  }
  for (size_t i = 0; i < run.numbers.size(); ++i) arguments.push_back(run.numbers[i]);
  Launch launch{{run.blocks, 1, 1}, {run.threads, 1, 1}, run.shared, {}, run.order};
  launch.oneByOne = run.oneByOne;
  launch.parameters.resize(program->parameterBytes);
  for (size_t i = 0; i < program->parameterOffsets.size() && i < arguments.size(); ++i)
    std::memcpy(launch.parameters.data() + program->parameterOffsets[i], &arguments[i], 8);
  Machine machine(memory, *program, launch);
  if (const auto fault = machine.run()) run.error = fault->message;
  run.carriedOut = machine.carriedOut();
  for (size_t i = 0; i < run.buffers.size(); ++i)
    std::memcpy(run.buffers[i].data(), memory.at(arguments[i], run.buffers[i].size()), run.buffers[i].size());
}

}  // namespace cutecheck::emulate
