// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/descriptor/descriptor_command.h"

#include <charconv>

#include "core/notation/parse.h"
#include "core/operand/operand_descriptor.h"
#include "core/support/in_option.h"
#include "tools/console/report.h"
#include "tools/descriptor/descriptor_text.h"
#include "tools/facts/operand_layout.h"
#include "tools/facts/operand_type.h"
#include "tools/help/hint.h"

namespace cutecheck::cli {

namespace {

Diagnostic usage(const char* rule, std::string message) {
  return makeError(Code::kUsage, rule, std::move(message));
}

MatrixArch archOf(const DescriptorOptions& options) {
  return options.arch == "sm90" ? MatrixArch::kSm90 : MatrixArch::kSm100;
}

Expected<OperandForm> formOf(const DescriptorOptions& options) {
  CUTECHECK_TRY(bits, operandBits(options.type, options.arch));
  return OperandForm{options.major == "k" ? Major::kK : Major::kMn, bits};
}

Expected<uint64_t> wordOf(const DescriptorOptions& options) {
  const std::string& text = options.word;
  const bool hex = text.starts_with("0x") || text.starts_with("0X");
  uint64_t word = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data() + (hex ? 2 : 0), end, word, hex ? 16 : 10);
  if (error != std::errc() || rest != end)
    return usage("descriptor_c2", "'" + text + "' is not a 64-bit number, such as 0x4000404000010000");
  return word;
}

ExitStatus refuse(const Diagnostic& error, const std::string& arguments, const DescriptorOptions& options,
                  Console& console, const std::string& hint = {}) {
  const std::string& text = isInOption(error, "shape") ? options.shape : options.layout;
  return console.refuse(error, {.json = options.json,
                                .text = text,
                                .reproduce = reproduceLine("descriptor " + arguments),
                                .hint = hint.empty() ? help::hintOf(error, text) : hint});
}

// Of a layout that no descriptor describes: it would be one if its swizzle counted elements.
std::string hintOfBytes(const DescriptorOptions& options) {
  const auto operand = parseOperandLayout(options.layout);
  const auto form = formOf(options);
  if (!operand.ok() || !form.ok()) return {};
  const int64_t bytes = form->elementBits / 8;
  const auto inElements = ofBytesInElements(*operand, bytes);
  if (!inElements || !operandDescriptors(*inElements, archOf(options), *form, options.address).ok())
    return {};
  return countsBytes(operand->swizzle, inElements->swizzle, bytes) + ", with which there is a descriptor";
}

std::string formArguments(const DescriptorOptions& options) {
  return " --type " + shellQuote(options.type) + " --major " + options.major + " --arch " + options.arch;
}

struct Encoded {
  OperandDescriptors found;
  OperandForm form;
  std::vector<uint64_t> words;
};

Expected<Encoded> compute(const DescriptorOptions& options) {
  CUTECHECK_TRY(form, formOf(options));
  CUTECHECK_TRY(operand, parseOperandLayout(options.layout));
  CUTECHECK_TRY(found, operandDescriptors(operand, archOf(options), form, options.address));
  Encoded encoded{std::move(found), form, {}};
  for (const MatrixDescriptor& d : encoded.found.instructions) {
    CUTECHECK_TRY(word, encode(d));
    encoded.words.push_back(word);
  }
  return encoded;
}

Expected<int64_t> rowsOf(const DescriptorOptions& options, const OperandForm& form) {
  if (options.shape.empty()) return int64_t{64};
  const Expected<IntTuple> read = parseIntTuple(options.shape);
  if (!read.ok()) return inOption(read.error(), "shape");
  const IntTuple& shape = *read;
  if (shape.rank() != 2 || !shape.mode(0).isInt() || !shape.mode(1).isInt(instructionK(form)) ||
      shape.mode(0).value() < 8 || shape.mode(0).value() > 256 || shape.mode(0).value() % 8 != 0)
    return usage("descriptor_c3", "the shape of one instruction is (mn," +
                                      std::to_string(instructionK(form)) + "), mn a multiple of 8 to 256");
  return shape.mode(0).value();
}

}  // namespace

ExitStatus encodeDescriptorCommand(const DescriptorOptions& options, Console& console) {
  const auto encoded = compute(options);
  if (!encoded.ok())
    return refuse(encoded.error(),
                  "encode " + shellQuote(options.layout) + formArguments(options) + " --address " +
                      std::to_string(options.address),
                  options, console, encoded.error().code == Code::kNotCanonical ? hintOfBytes(options) : "");
  if (options.json) {
    Json list = Json::array();
    for (size_t i = 0; i < encoded->words.size(); ++i)
      list.push_back(fieldsJson(encoded->words[i], encoded->found.instructions[i]));
    console.out << answerLine(Json{{"descriptors", std::move(list)},
                                   {"leading_read", encoded->found.read.leading},
                                   {"stride_read", encoded->found.read.stride}});
    return ExitStatus::kPassed;
  }
  const int64_t step = instructionK(encoded->form);
  for (size_t i = 0; i < encoded->words.size(); ++i) {
    const MatrixDescriptor& d = encoded->found.instructions[i];
    const auto distance = [](int64_t bytes, bool read) {
      return std::to_string(bytes) + (read ? "" : " (not read)");
    };
    console.out << hexadecimal(encoded->words[i]) << "  k " << static_cast<int64_t>(i) * step << ".."
                << static_cast<int64_t>(i + 1) * step - 1 << ": " << modeName(d.mode) << ", start "
                << d.startAddress << ", LBO " << distance(d.leadingByteOffset, encoded->found.read.leading)
                << ", SBO " << distance(d.strideByteOffset, encoded->found.read.stride);
    if (d.baseOffset != 0) console.out << ", base offset " << d.baseOffset;
    console.out << '\n';
  }
  return ExitStatus::kPassed;
}

ExitStatus decodeDescriptorCommand(const DescriptorOptions& options, Console& console) {
  const std::string arguments = "decode " + shellQuote(options.word) + " --arch " + options.arch;
  const auto word = wordOf(options);
  if (!word.ok()) return refuse(word.error(), arguments, options, console);
  const auto d = decodeMatrixDescriptor(*word, archOf(options));
  if (!d.ok()) {
    const ExitStatus status = refuse(d.error(), arguments, options, console);
    if (!options.json && options.word.size() == 16 && !options.word.starts_with("0x"))
      console.hint("a number to the base 16 begins with 0x: 0x" + options.word);
    return status;
  }
  if (options.json)
    console.out << answerLine(fieldsJson(*word, *d));
  else
    console.out << fieldsText(*word, *d);
  return ExitStatus::kPassed;
}

ExitStatus explainDescriptorCommand(const DescriptorOptions& options, Console& console) {
  const std::string arguments = "explain " + shellQuote(options.word) + formArguments(options) +
                                (options.shape.empty() ? "" : " --shape " + shellQuote(options.shape));
  const auto explain = [&]() -> Expected<std::string> {
    CUTECHECK_TRY(form, formOf(options));
    CUTECHECK_TRY(word, wordOf(options));
    CUTECHECK_TRY(d, decodeMatrixDescriptor(word, archOf(options)));
    CUTECHECK_TRY(mn, rowsOf(options, form));
    if (d.mode == SwizzleMode::k128BAtom32B || d.leadingAbsolute)
      return usage("descriptor_c4", "what is read in this mode is not known; decode shows the fields");
    const std::string head = "reads, of " + options.type + ", " + (form.major == Major::kK ? "K" : "MN") +
                             "-major, " + std::to_string(mn) + " x " + std::to_string(instructionK(form)) +
                             ", the bytes\n";
    return fieldsText(word, d, form, mn) + head + readText(d, form, mn);
  };
  const auto text = explain();
  if (!text.ok()) return refuse(text.error(), arguments, options, console);
  if (options.json)
    console.out << answerLine(Json{{"text", *text}});
  else
    console.out << *text;
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
