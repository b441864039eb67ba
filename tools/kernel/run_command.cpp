// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck kernel run: a kernel of PTX on the emulator, on buffers that are given.
#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <string_view>

#include "oracle/ptx/bytes/access_log.h"
#include "oracle/ptx/bytes/program.h"
#include "tools/answers/write_file.h"
#include "tools/console/report.h"
#include "tools/kernel/kernel_buffers.h"
#include "tools/kernel/kernel_subject.h"

namespace cutecheck::cli {

namespace {

struct Buffer {
  size_t parameter = 0;
  uint64_t offset = 0;  // in it
  uint64_t address = 0;
  std::vector<uint8_t> bytes;  // before, then behind the run
  std::string before;          // its hash
  std::string out;             // a file
};

struct KernelRun {
  KernelSubject subject;
  emulate::Program program;
  emulate::Launch launch;
  std::vector<Buffer> buffers;
};

emulate::Dim dimOf(const ptx::PtxLaunch::Extents& extents) {
  return {static_cast<uint32_t>(extents[0]), static_cast<uint32_t>(extents[1]),
          static_cast<uint32_t>(extents[2])};
}

// The bytes of the parameters, and the buffers that they point to.
Expected<std::vector<Buffer>> giveParameters(const KernelOptions& options, const ptx::PtxKernel& kernel,
                                             const emulate::Program& program, emulate::GlobalMemory& memory,
                                             std::vector<uint8_t>& parameters) {
  std::vector<Buffer> buffers;
  // Of each parameter, how many of its bytes are given.
  std::vector<uint64_t> given(kernel.parameters.size());
  parameters.resize(program.parameterBytes);
  std::vector<uint8_t> taken(program.parameterBytes);
  const auto write = [&](const ParameterWord& word, uint64_t value, uint64_t bytes) {
    const uint64_t begin = program.parameterOffsets[word.parameter] + word.offset;
    std::memcpy(parameters.data() + begin, &value, bytes);
    given[word.parameter] += bytes;
    bool twice = false;
    for (uint64_t i = begin; i < begin + bytes; ++i) twice = std::exchange(taken[i], uint8_t{1}) != 0 || twice;
    return twice;
  };
  const auto twice = [](const std::string& text) {
    return kernelError("kernel_c3", text + ": the same bytes of a parameter are given twice");
  };
  for (const std::string& text : options.buffers) {
    CUTECHECK_TRY(word, parameterWord(kernel, text));
    const ptx::PtxParameter& parameter = kernel.parameters[word.parameter];
    if (parameter.bytes < word.offset + 8)
      return kernelError("kernel_c4", "--buffer " + text + ": the parameter has " +
                                          std::to_string(parameter.bytes) + " bytes, a pointer 8");
    CUTECHECK_TRY(bytes, bufferOf(word.value));
    Buffer made{word.parameter, word.offset, memory.allocate(bytes.size()), std::move(bytes), "", ""};
    made.before = hashOf(made.bytes);
    std::memcpy(memory.at(made.address, made.bytes.size()), made.bytes.data(), made.bytes.size());
    if (write(word, made.address, 8)) return twice("--buffer " + text);
    buffers.push_back(std::move(made));
  }
  GivenPlaces places;
  for (const Buffer& one : buffers) places.insert({one.parameter, one.offset});
  for (const std::string& text : options.params) {
    CUTECHECK_TRY(word, parameterWord(kernel, text));
    places.insert({word.parameter, word.offset});
  }
  for (const std::string& text : options.params) {
    CUTECHECK_TRY(word, parameterWord(kernel, text));
    const ptx::PtxParameter& parameter = kernel.parameters[word.parameter];
    CUTECHECK_TRY(read, bytesGiven(kernel, word, places));
    uint64_t bytes = read;
    if (bytes == 0) {
      // No load names it: up to what is given next.
      const auto next = places.upper_bound({word.parameter, word.offset});
      const bool isSame = next != places.end() && next->first == word.parameter;
      bytes = std::min<uint64_t>(8, (isSame ? next->second : parameter.bytes) - word.offset);
    }
    CUTECHECK_TRY(bits, parameterBits(word.value, bytes, parameter.isFloat));
    if (write(word, bits, bytes)) return twice("--param " + text);
  }
  for (const std::string& text : options.outs) {
    CUTECHECK_TRY(word, parameterWord(kernel, text));
    const auto found = std::find_if(buffers.begin(), buffers.end(),
                                    [&](const Buffer& one) { return one.parameter == word.parameter; });
    if (found == buffers.end())
      return kernelError("kernel_c4", "--out " + text + ": no --buffer of this name is given");
    found->out = word.value;
    if (const auto reason = notWritable(found->out)) return kernelError("kernel_c4", "--out: " + *reason);
  }
  for (size_t i = 0; i < given.size(); ++i) {
    const ptx::PtxParameter& parameter = kernel.parameters[i];
    if (given[i] >= parameter.bytes) continue;
    if (given[i] != 0)
      return kernelError("kernel_c3", "of the parameter " + parameter.name + " " + std::to_string(given[i]) +
                                          " of " + std::to_string(parameter.bytes) + " bytes are given");
    return kernelError("kernel_c3", "the parameter " + parameter.name + " of " +
                                        std::to_string(parameter.bytes) + " bytes is not given: --buffer " +
                                        parameter.name + "=BYTES, or --param " + parameter.name + "=VALUE");
  }
  return buffers;
}

Expected<KernelRun> prepared(const KernelOptions& options, emulate::GlobalMemory& memory) {
  KernelRun made;
  CUTECHECK_TRY(subject, kernelSubject(options));
  made.subject = std::move(subject);
  const ptx::PtxKernel& kernel = made.subject.kernel;
  if (!made.subject.block)
    return kernelError("kernel_c2",
                       "the kernel does not say how many threads a block has; give --block X[,Y,Z]");
  CUTECHECK_TRY(program, emulate::makeProgram(made.subject.text, kernel.name));
  made.program = std::move(program);
  made.launch.block = dimOf(*made.subject.block);
  const ptx::PtxLaunch::Extents one = {
      kernel.clusterX, kernel.clusterY,
      std::max<uint64_t>(1, kernel.cluster / (kernel.clusterX * kernel.clusterY))};
  made.launch.grid = dimOf(made.subject.grid.value_or(one));
  made.launch.dynamicShared = static_cast<uint32_t>(options.shared);
  made.launch.order = options.async == "copies" ? emulate::Order::kCopiesFirst
                      : options.async == "once" ? emulate::Order::kAtOnce
                                                : emulate::Order::kProductsFirst;
  CUTECHECK_TRY(buffers, giveParameters(options, kernel, made.program, memory, made.launch.parameters));
  made.buffers = std::move(buffers);
  return made;
}

// Where an address lies that no buffer holds.
std::string placeOf(const emulate::Fault& fault, const KernelRun& run) {
  if (!fault.address) return "";
  const Buffer* nearest = nullptr;
  for (const Buffer& one : run.buffers)
    if (one.address <= *fault.address && (nearest == nullptr || nearest->address < one.address))
      nearest = &one;
  if (nearest == nullptr || *fault.address - nearest->address > uint64_t{1} << 32) return "";
  const uint64_t offset = *fault.address - nearest->address;
  const std::string& name = run.subject.kernel.parameters[nearest->parameter].name;
  return "bytes " + std::to_string(offset) + " to " + std::to_string(offset + fault.bytes - 1) +
         " of buffer " + name + ", which has " + std::to_string(nearest->bytes.size());
}

// What ends a run: whether it refutes the kernel, and what may be changed so that the run goes on.
struct Stop {
  std::string_view rule;
  bool refutes;
  const char* repair;
};
// Rules of oracle/ptx/bytes/machine/machine.h. Another one refutes nothing.
constexpr std::array<Stop, 11> kStops = {{
    {"emulate_c1", false,
     "the machine has no such instruction or form: replace it, or check the order alone"},
    {"emulate_c2", true,
     "guard the access; of shared memory give --shared BYTES, of an address check --param"},
    {"emulate_c3", true, "let all threads that a barrier counts come to it, or count fewer"},
    {"emulate_c4", false, "end the loop: a thread may carry out 2^26 instructions, a cluster 2^29"},
    {"emulate_c5", true, "initialise the barrier in shared memory with the count of its arrivals"},
    {"emulate_c6", true, "allocate tensor memory once, and free all of it before the kernel ends"},
    {"emulate_c7", true,
     "give the operand that the instruction takes: a descriptor, a tensor map, a grid of clusters"},
    {"emulate_c8", true, "let all threads of the warp or warpgroup come to the instruction together"},
    {"emulate_c9", false, "give operands whose result PTX says, or guard the instruction"},
    {"emulate_c10", false, "let whole warps come to it, with a mask of all lanes, or check the order alone"},
    {"emulate_c11", true, "keep what the kernel checks there: no thread may come to the trap"},
}};

Stop stopOf(const std::string& rule) {
  for (const Stop& one : kStops)
    if (one.rule == rule) return one;
  return {rule, false, ""};
}

// By their opcodes, the most frequent first.
std::vector<std::pair<std::string, uint64_t>> byOpcode(const KernelRun& run,
                                                       const std::vector<uint64_t>& carriedOut) {
  std::map<std::string, uint64_t> counts;
  for (size_t i = 0; i < carriedOut.size(); ++i)
    if (carriedOut[i] != 0) counts[run.program.kernel.code[i].opcode] += carriedOut[i];
  std::vector<std::pair<std::string, uint64_t>> all(counts.begin(), counts.end());
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  return all;
}

std::string fixed(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", value);
  return text;
}

std::string padded(std::string text, size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

std::string toText(const KernelRun& run, const std::vector<uint64_t>& carriedOut,
                   const emulate::AccessLog& log) {
  const ptx::PtxKernel& kernel = run.subject.kernel;
  uint64_t all = 0;
  for (const uint64_t one : carriedOut) all += one;
  std::string text = "ran  " + kernel.name + ": " + std::to_string(run.launch.grid.count()) +
                     (run.launch.grid.count() == 1 ? " block of " : " blocks of ") +
                     std::to_string(run.launch.block.count()) + " threads, " + std::to_string(all) +
                     " instructions\n";
  if (!run.buffers.empty()) text += "buffers\n";
  size_t wide = 0;
  for (const Buffer& one : run.buffers) wide = std::max(wide, kernel.parameters[one.parameter].name.size());
  for (const Buffer& one : run.buffers) {
    const std::string hash = hashOf(one.bytes);
    text += "  " + padded(kernel.parameters[one.parameter].name, wide) + "  " +
            std::to_string(one.bytes.size()) + " bytes  " + hash + (hash == one.before ? "  unchanged" : "") +
            "\n";
  }
  text += "instructions, by threads\n";
  for (const auto& [opcode, count] : byOpcode(run, carriedOut))
    text += "  " + padded(opcode, 24) + "  " + std::to_string(count) + "\n";
  const std::vector<emulate::AccessFacts> facts = log.facts();
  if (!facts.empty()) text += "accesses, by warps\n";
  for (const emulate::AccessFacts& one : facts) {
    const ptx::PtxInstruction& instruction = run.program.kernel.code[one.at];
    const auto requests = static_cast<double>(one.requests);
    text += "  line " + padded(std::to_string(instruction.line), 5) + " " + padded(instruction.opcode, 24) +
            "  " + std::to_string(one.requests) + " requests, ";
    if (one.shared)
      text += one.worst <= 1 ? "no bank conflict\n"
                             : std::to_string(one.worst) + "-way bank conflict at worst, " +
                                   fixed(static_cast<double>(one.total) / static_cast<double>(one.least)) +
                                   " times the phases\n";
    else
      text += fixed(static_cast<double>(one.total) / requests) + " sectors each, " +
              fixed(static_cast<double>(one.least) / requests) + " would do\n";
  }
  return text;
}

Json toJson(const KernelOptions& options, const KernelRun& run, const std::vector<uint64_t>& carriedOut,
            const emulate::AccessLog& log) {
  const ptx::PtxKernel& kernel = run.subject.kernel;
  Json json{{"file", options.file},
            {"kernel", kernel.name},
            {"verdict", "ran"},
            {"grid", {run.launch.grid.x, run.launch.grid.y, run.launch.grid.z}},
            {"block", *run.subject.block},
            {"buffers", Json::array()},
            {"instructions", Json::object()},
            {"accesses", Json::array()}};
  for (const Buffer& one : run.buffers) {
    const std::string hash = hashOf(one.bytes);
    json["buffers"].push_back({{"name", kernel.parameters[one.parameter].name},
                               {"bytes", one.bytes.size()},
                               {"fnv1a", hash},
                               {"changed", hash != one.before}});
  }
  for (const auto& [opcode, count] : byOpcode(run, carriedOut)) json["instructions"][opcode] = count;
  for (const emulate::AccessFacts& one : log.facts()) {
    const ptx::PtxInstruction& instruction = run.program.kernel.code[one.at];
    Json access{{"line", instruction.line}, {"opcode", instruction.opcode}, {"requests", one.requests}};
    access[one.shared ? "degree" : "most_sectors"] = one.worst;
    access[one.shared ? "phases" : "sectors"] = one.total;
    access["least"] = one.least;
    json["accesses"].push_back(std::move(access));
  }
  return json;
}

// An error of the machine, or of what reads the text for it: the verdict that it is, its line, and a repair.
ExitStatus stopped(const KernelOptions& options, const Diagnostic& error, size_t line,
                   const std::string& source, const std::string& place, Console& console) {
  const Stop stop = stopOf(error.rule);
  const bool unknown = !stop.refutes;
  // Of an access outside of memory, near a buffer.
  const bool near = stop.rule == "emulate_c2" && !place.empty();
  const std::string repair = near ? "guard the access, or give a larger --buffer" : stop.repair;
  if (options.json) {
    Json json{{"file", options.file},
              {"verdict", unknown ? "Unknown" : "Refuted"},
              {"error", cutecheck::cli::toJson(error)}};
    if (line != 0) json["line"] = line;
    if (!place.empty()) json["place"] = place;
    json["repair"] = repair;
    console.out << answerLine(json);
  } else {
    console.out << (unknown ? "Unknown  " : "Refuted  ") << error.message << '\n';
    if (line != 0) console.out << "  " << options.file << ":" << line << ": " << source << '\n';
    if (!place.empty()) console.out << "  " << place << '\n';
    console.hint(repair);
    console.err << reproduceLine(kernelArguments("run", options));
  }
  return unknown ? ExitStatus::kUnknown : ExitStatus::kRefuted;
}

// "emulate_c1: line 12, ..." names its line.
size_t lineIn(const std::string& message) {
  const size_t at = message.find("line ");
  return at == std::string::npos ? 0
                                 : static_cast<size_t>(std::strtoull(message.c_str() + at + 5, nullptr, 10));
}

}  // namespace

ExitStatus kernelRunCommand(const KernelOptions& options, Console& console) {
  const auto refuse = [&](const Diagnostic& error) {
    return console.refuse(error, {.json = options.json,
                                  .file = options.file,
                                  .reproduce = reproduceLine(kernelArguments("run", options))});
  };
  emulate::GlobalMemory memory;
  Expected<KernelRun> run = prepared(options, memory);
  if (!run.ok() && run.error().rule == "emulate_c1") {
    const size_t line = lineIn(run.error().message);
    const Expected<KernelSubject> subject = kernelSubject(options);
    return stopped(options, run.error(), line, subject ? subject->line(line) : "", "", console);
  }
  if (!run.ok()) return refuse(run.error());
  emulate::Machine machine(memory, run->program, run->launch);
  emulate::AccessLog log;
  machine.watch(log);
  if (const std::optional<Diagnostic> error = machine.run()) {
    const emulate::Fault& fault = machine.fault();
    return stopped(options, *error, fault.line, run->subject.line(fault.line), placeOf(fault, *run), console);
  }
  for (Buffer& one : run->buffers) {
    std::memcpy(one.bytes.data(), memory.at(one.address, one.bytes.size()), one.bytes.size());
    if (one.out.empty()) continue;
    const std::string_view bytes(reinterpret_cast<const char*>(one.bytes.data()), one.bytes.size());
    if (const auto reason = notWritten(one.out, bytes))
      return refuse(kernelError("kernel_c4", "--out: " + *reason));
  }
  if (options.json)
    console.out << answerLine(toJson(options, *run, machine.carriedOut(), log));
  else
    console.out << toText(*run, machine.carriedOut(), log);
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
