// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/kernel/proof_subject.h"

namespace cutecheck::cli {

namespace {

// What is wrong with a launch that the specification gives names it, and no option.
Diagnostic asGiven(Diagnostic error, const KernelOptions& given) {
  for (const auto& [word, option] :
       {std::pair{"block", &given.block}, {"grid", &given.grid}, {"cluster", &given.cluster}}) {
    const std::string before = std::string("--") + word + " ";
    if (option->empty() && error.message.starts_with(before))
      error.message = given.spec + ": launch " + error.message.substr(2);
  }
  return error;
}

}  // namespace

Expected<ProofSubject> proofSubject(const KernelOptions& given, const std::string& file,
                                    const std::string& kernel, const terms::Spec& spec) {
  KernelOptions options = given;
  options.file = file;
  options.kernel = kernel;
  if (options.block.empty()) options.block = spec.block;
  if (options.grid.empty()) options.grid = spec.grid;
  if (options.cluster.empty()) options.cluster = spec.cluster;
  options.shared = spec.shared.value_or(0);
  const auto line = [&](size_t number) { return given.spec + ", line " + std::to_string(number) + ": "; };
  ProofSubject all;
  Expected<KernelSubject> subject = kernelSubject(options);
  if (!subject.ok()) return asGiven(subject.error(), given);
  all.subject = std::move(*subject);
  const ptx::PtxKernel& of = all.subject.kernel;
  if (!all.subject.block)
    return kernelError(
        "kernel_c2", "the threads of a block are not given; write launch block X[,Y,Z] in the specification");
  if (!all.subject.grid)
    return kernelError("kernel_c2", "the grid is not given; write launch grid X[,Y,Z] in the specification");
  all.made.text = all.subject.text;
  all.made.kernel = of;
  all.made.block = *all.subject.block;
  all.made.grid = *all.subject.grid;
  GivenPlaces places;
  for (const terms::SpecTensor& tensor : spec.tensors)
    if (const Expected<ParameterWord> word = parameterWord(of, tensor.parameter + "=0"); word.ok())
      places.insert({word->parameter, tensor.offset});
  std::vector<std::string> texts = given.params;
  for (const terms::SpecParameter& one : spec.parameters) texts.push_back(one.name + "=" + one.value);
  for (const std::string& text : texts)
    if (const Expected<ParameterWord> word = parameterWord(of, text); word.ok())
      places.insert({word->parameter, word->offset});
  const auto add = [&](const std::string& text, const std::string& where) -> std::optional<Diagnostic> {
    const auto inLine = [&](const Diagnostic& error) {
      return kernelError(error.rule.c_str(), where + error.message);
    };
    const Expected<ParameterWord> word = parameterWord(of, text);
    if (!word.ok()) return inLine(word.error());
    const ptx::PtxParameter& parameter = of.parameters[word->parameter];
    const Expected<uint64_t> count = bytesGiven(of, *word, places);
    if (!count.ok()) return inLine(count.error());
    const uint64_t bytes = *count;
    if (bytes == 0)
      return kernelError(
          "kernel_c3", where + text + ": the kernel does not read a number at this offset of the structure");
    const Expected<uint64_t> bits = parameterBits(word->value, bytes, parameter.isFloat);
    if (!bits.ok()) return inLine(bits.error());
    all.made.numbers.push_back({word->parameter, word->offset, *bits, bytes});
    return std::nullopt;
  };
  for (const terms::SpecParameter& one : spec.parameters)
    if (auto error = add(one.name + "=" + one.value, line(one.line))) return *error;
  for (const std::string& one : given.params)
    if (auto error = add(one, "--param: ")) return *error;
  for (const terms::SpecTensor& tensor : spec.tensors) {
    if (!tensor.host.empty()) {
      all.made.places.emplace_back();
      continue;
    }
    const Expected<ParameterWord> word = parameterWord(of, tensor.parameter + "=0");
    if (!word.ok())
      return kernelError(word.error().rule.c_str(),
                         line(tensor.line) + word.error().message + "; write `at` and its number");
    all.made.places.emplace_back(word->parameter, tensor.offset);
  }
  return all;
}

}  // namespace cutecheck::cli
