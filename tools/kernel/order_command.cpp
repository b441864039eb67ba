// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck kernel order: the order of what all threads of a kernel do, at one launch.
#include <algorithm>
#include <regex>
#include <set>

#include "oracle/ptx/order/order.h"
#include "tools/console/report.h"
#include "tools/kernel/kernel_subject.h"

namespace cutecheck::cli {

namespace {

struct Checked {
  KernelSubject subject;
  ptx::OrderReport report;
};

// What of the text was not read, where that may be why nothing is there.
std::string unreadOf(const ptx::PtxKernel& kernel) {
  if (kernel.unread.empty()) return {};
  const ptx::PtxUnread& first = kernel.unread.front();
  return "; line " + std::to_string(first.line) + " was not read: " + first.what;
}

constexpr uint64_t kMapAlign = 64;  // CUDA driver API, CUtensorMap

// BYTES or BYTES:REACH, of what one copy by a tensor map brings and from where to where in shared memory it
// lies.
Expected<ptx::PtxBox> boxOf(const std::string& value, const std::string& word) {
  const size_t colon = value.find(':');
  ptx::PtxBox box;
  CUTECHECK_TRY(bytes, parameterBits(value.substr(0, colon), 8));
  box.bytes = bytes;
  if (colon == std::string::npos) return box;
  CUTECHECK_TRY(reach, parameterBits(value.substr(colon + 1), 8));
  box.reach = reach;
  if (reach == bytes) return box;
  // As many rows of a swizzle, none of them longer than it.
  for (const uint64_t span : {uint64_t{32}, uint64_t{64}, uint64_t{128}}) {
    const uint64_t rows = reach / span;
    if (reach % span == 0 && rows != 0 && bytes != 0 && bytes % rows == 0 && bytes / rows < span &&
        bytes / rows % 16 == 0)
      return box;
  }
  return makeError(Code::kUsage, "kernel_c3",
                   "--box " + word + ": no box of " + std::to_string(bytes) + " bytes reaches " +
                       std::to_string(reach) +
                       " bytes of shared memory: a swizzle of 32, 64 or 128 bytes gives each row as many");
}

Expected<Checked> checked(const KernelOptions& options) {
  Checked made;
  CUTECHECK_TRY(subject, kernelSubject(options));
  made.subject = std::move(subject);
  const ptx::PtxKernel& kernel = made.subject.kernel;
  ptx::PtxLaunch launch;
  launch.isStated = true;
  launch.grid = made.subject.grid;
  GivenPlaces places;
  for (const std::string& word : options.params) {
    CUTECHECK_TRY(one, parameterWord(kernel, word));
    if (!places.insert({one.parameter, one.offset}).second)
      return makeError(Code::kUsage, "kernel_c3", "--param " + word + ": this parameter is given twice");
  }
  for (const std::string& word : options.params) {
    CUTECHECK_TRY(one, parameterWord(kernel, word));
    const ptx::PtxParameter& parameter = kernel.parameters[one.parameter];
    if (one.value == "pointer") {
      launch.pointers.insert(one.parameter);
      continue;
    }
    CUTECHECK_TRY(bytes, bytesGiven(kernel, one, places));
    if (bytes == 0)
      return makeError(
          Code::kUsage, "kernel_c3",
          "--param " + word + ": the kernel does not read a number at this offset of the structure");
    CUTECHECK_TRY(bits, parameterBits(one.value, bytes, parameter.isFloat));
    if (parameter.aggregate)
      launch.give(one.parameter, one.offset, bits, bytes);
    else
      launch.scalars[one.parameter] = bits;
  }
  for (const std::string& word : options.boxes) {
    CUTECHECK_TRY(one, parameterWord(kernel, word, true));
    CUTECHECK_TRY(box, boxOf(one.value, word));
    if (one.offset % kMapAlign != 0)
      return makeError(Code::kUsage, "kernel_c3",
                       "--box " + word + ": a tensor map lies at a multiple of 64 bytes");
    if (!launch.boxes.try_emplace({one.parameter, one.offset}, box).second)
      return makeError(Code::kUsage, "kernel_c3", "--box " + word + ": this tensor map is given twice");
  }
  made.report = ptx::orderOf(kernel, launch);
  const bool nothing = made.report.isKept() && !made.report.shares;
  if (made.report.ordered == 0 || (nothing && !kernel.unread.empty()))
    return makeError(Code::kEmpty, "kernel_c1",
                     "the kernel " + kernel.name +
                         " has nothing to order: no rule of order speaks of an instruction of it" +
                         unreadOf(kernel));
  return made;
}

// What to give so that an answer becomes known.
std::string hintOf(const std::string& open) {
  if (open.find("how many threads") != std::string::npos)
    return "give the threads of a block, --block X[,Y,Z]";
  if (open.find("the grid is not given") != std::string::npos)
    return "give the blocks of the grid, --grid X[,Y,Z]";
  if (open.find("its value is not given") != std::string::npos)
    return "give the value, --param NAME=VALUE, or --param NAME=pointer";
  if (open.find("the box of its tensor map") != std::string::npos)
    return "give the bytes of a box, --box NAME=BYTES, NAME the parameter of the tensor map, NAME+OFFSET "
           "where that lies in it";
  return "";
}

// The instructions that a message is about: its own line first, then those that it names.
std::vector<size_t> linesOf(const ptx::OrderFault& fault) {
  static const std::regex kAtLine("at line ([0-9]+)");
  std::vector<size_t> lines{fault.line};
  for (std::sregex_iterator at(fault.message.begin(), fault.message.end(), kAtLine), end; at != end; ++at) {
    const auto line = static_cast<size_t>(std::stoull((*at)[1].str()));
    if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
  }
  return lines;
}

const char* verdictOf(const ptx::OrderReport& report) {
  return report.refutes() ? "Refuted" : report.isKept() ? "kept" : "Unknown";
}

// What is told of the report: certain faults alone where there are some, then what is open.
std::vector<ptx::OrderFault> toldOf(const ptx::OrderReport& report) {
  std::vector<ptx::OrderFault> told;
  for (ptx::OrderFault one : report.faults) {
    if (report.refutes() && !one.certain) continue;
    if (!one.certain) one.message += " (in a run that need not happen)";
    told.push_back(std::move(one));
  }
  if (report.refutes()) return told;
  told.insert(told.end(), report.open.begin(), report.open.end());
  for (const size_t line : report.unreached)
    told.push_back({"order_open", line, "no thread came to this instruction", false});
  return told;
}

Json toJson(const Checked& made, const KernelOptions& options) {
  const auto& [subject, report] = made;
  Json json{{"file", options.file}, {"kernel", subject.kernel.name}, {"verdict", verdictOf(report)}};
  if (subject.block) json["block"] = *subject.block;
  if (subject.grid) json["grid"] = *subject.grid;
  json["ordered"] = report.ordered;
  json["clusters"] = report.clusters;
  const char* found = report.refutes() ? "faults" : "open";
  if (!report.isKept()) json[found] = Json::array();
  for (const ptx::OrderFault& one : toldOf(report))
    json[found].push_back(
        {{"rule", one.rule}, {"line", one.line}, {"message", one.message}, {"lines", linesOf(one)}});
  if (!report.shares) json["shares"] = false;
  if (!report.dead.empty()) json["dead"] = report.dead;
  if (!report.restsOn.empty()) json["rests_on"] = report.restsOn;
  return json;
}

std::string toText(const Checked& made, const KernelOptions& options) {
  const auto& [subject, report] = made;
  std::string text = std::string(verdictOf(report)) + "  " + subject.kernel.name + ": " +
                     std::to_string(report.ordered) +
                     (report.ordered == 1 ? " ordered instruction" : " ordered instructions");
  if (subject.block) text += ", blocks of " + toString(*subject.block) + " threads";
  if (subject.grid) text += ", grid of " + toString(*subject.grid);
  if (report.clusters > 1) text += ", each cluster run";
  text += "\n";
  for (const ptx::OrderFault& one : toldOf(report)) {
    text +=
        "  " + options.file + ":" + std::to_string(one.line) + ": " + one.rule + ": " + one.message + "\n";
    for (const size_t line : linesOf(one)) {
      const std::string number = std::to_string(line);
      text += std::string(number.size() < 6 ? 6 - number.size() : 0, ' ') + number + " | " +
              subject.line(line) + "\n";
    }
  }
  if (!report.shares)
    text +=
        "  between its threads there is nothing to order: no instruction reaches shared memory, tensor "
        "memory or a "
        "barrier (accesses to global memory are not ordered here)\n";
  if (!report.dead.empty()) {
    text += "  no thread comes, with these sizes, to line";
    for (size_t i = 0; i < report.dead.size(); ++i)
      text += (i == 0 ? " " : ", ") + std::to_string(report.dead[i]);
    text += "\n";
  }
  for (const std::string& one : report.restsOn) text += "  rests on: " + one + "\n";
  return text;
}

}  // namespace

ExitStatus kernelOrderCommand(const KernelOptions& options, Console& console) {
  const Expected<Checked> made = checked(options);
  const std::string reproduce = reproduceLine(kernelArguments("order", options));
  if (!made.ok())
    return console.refuse(made.error(), {.json = options.json, .file = options.file, .reproduce = reproduce});
  const ptx::OrderReport& report = made->report;
  console.out << (options.json ? answerLine(toJson(*made, options)) : toText(*made, options));
  const ExitStatus status = report.refutes()  ? ExitStatus::kRefuted
                            : report.isKept() ? ExitStatus::kPassed
                                              : ExitStatus::kUnknown;
  if (options.json || status == ExitStatus::kPassed) return status;
  std::set<std::string> hints;
  if (!report.refutes())
    for (const ptx::OrderFault& one : report.open)
      if (std::string hint = hintOf(one.message); !hint.empty()) hints.insert(std::move(hint));
  for (const std::string& hint : hints) console.hint(hint);
  console.err << reproduce;
  return status;
}

}  // namespace cutecheck::cli
