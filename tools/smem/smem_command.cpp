// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/smem/smem_command.h"

#include <algorithm>

#include "core/notation/print.h"
#include "core/nvgpu/launch_limits.h"
#include "tools/console/report.h"
#include "tools/descriptor/descriptor_text.h"
#include "tools/facts/operand_layout.h"
#include "tools/help/hint.h"
#include "tools/smem/smem_answer.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kName = 14, kWord = 10;

std::string padded(std::string text, size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string numbers(const std::vector<int64_t>& list) {
  std::string text;
  for (const int64_t n : list) text += (text.empty() ? "" : " ") + std::to_string(n);
  return text;
}

std::string reproduce(const SmemOptions& options) {
  std::string arguments = "smem " + shellQuote(options.layout) + " --type " + shellQuote(options.type);
  if (!options.wanted.empty()) arguments += " --for " + shellQuote(options.wanted);
  if (!options.major.empty()) arguments += " --major " + shellQuote(options.major);
  if (options.arch != "sm90") arguments += " --arch " + options.arch;
  return reproduceLine(arguments);
}

std::string waysText(const Expected<int64_t>& ways) {
  if (!ways.ok()) return "misaligned";
  return *ways <= 1 ? "free" : std::to_string(*ways) + "-way";
}

std::string readerName(const SmemOptions& options) {
  return options.arch == "sm90" ? "wgmma" : "tcgen05.mma";
}

std::string descriptorsText(const SmemFacts& facts, const SmemOptions& options, const std::string& indent) {
  const std::string name = indent + padded(readerName(options), kName - indent.size());
  if (!facts.descriptors.ok()) return name + "no: " + facts.descriptors.error().str() + "\n";
  const SmemDescriptors& d = *facts.descriptors;
  const MatrixDescriptor& first = d.found.instructions[0];
  const auto distance = [](int64_t bytes, bool read) {
    return std::to_string(bytes) + (read ? "" : " (not read)");
  };
  std::string text = name + std::string(modeName(first.mode)) + ", LBO " +
                     distance(first.leadingByteOffset, d.found.read.leading) + ", SBO " +
                     distance(first.strideByteOffset, d.found.read.stride) + "; " +
                     std::to_string(d.words.size()) +
                     (d.words.size() == 1 ? " instruction" : " instructions") + " along k\n";
  constexpr size_t kMost = 4;
  for (size_t i = 0; i < std::min(d.words.size(), kMost); ++i)
    text += std::string(kName, ' ') + hexadecimal(d.words[i]) + ", start " +
            std::to_string(d.found.instructions[i].startAddress) + "\n";
  if (d.words.size() > kMost)
    text += std::string(kName, ' ') + "... " + std::to_string(d.words.size() - kMost) + " more\n";
  if (facts.blockStep)
    text += std::string(kName, ' ') + "each block of 64 along mn starts " + std::to_string(*facts.blockStep) +
            " bytes further\n";
  return text;
}

std::string boxesText(const SmemFacts& facts, const std::string& indent) {
  const std::string name = indent + padded("tma", kName - indent.size());
  if (!facts.boxes.ok()) return name + "no: " + facts.boxes.error().str() + "\n";
  const SmemBoxes& boxes = *facts.boxes;
  std::string text = name + "boxDim " + numbers(boxes.map.box) + ", " +
                     (boxes.map.mode == SwizzleMode::kNone
                          ? "CU_TENSOR_MAP_SWIZZLE_NONE"
                          : "CU_TENSOR_MAP_SWIZZLE_" + std::string(modeName(boxes.map.mode)));
  if (boxes.starts.size() == 1) return text + "\n";
  constexpr size_t kMost = 6;
  const std::vector<int64_t> shown(
      boxes.starts.begin(),
      boxes.starts.begin() + static_cast<std::ptrdiff_t>(std::min(boxes.starts.size(), kMost)));
  return text + "; " + std::to_string(boxes.starts.size()) + " boxes, at bytes " + numbers(shown) +
         (boxes.starts.size() > kMost ? " ..." : "") + "\n";
}

std::string usesText(const SmemFacts& facts, const std::string& indent) {
  std::string text;
  for (const SmemUse& use : facts.uses) {
    if (use.wish != SmemWish::kLdmatrix) continue;
    text += indent + padded("ldmatrix", kName - indent.size());
    if (!use.refusal.empty())
      text += "no: " + use.refusal + "\n";
    else
      for (const SmemAccess& access : accessesOf(facts.tile))
        if (access.name == "ldmatrix") text += "Proved: " + conflictClaim(facts.tile, access) + "\n";
  }
  return text;
}

std::string factsText(const SmemFacts& facts, const SmemOptions& options, const std::string& indent) {
  return descriptorsText(facts, options, indent) + boxesText(facts, indent) + usesText(facts, indent) +
         indent + padded("alignment", kName - indent.size()) + "offset 0 on a multiple of " +
         std::to_string(facts.alignment) + " bytes; " + std::to_string(facts.tile.bytes()) + " bytes" +
         (facts.tile.bytes() > kMostSharedOfBlock
              ? ", more than the " + std::to_string(kMostSharedOfBlock) + " of a block"
              : "") +
         "; vectors of " + std::to_string(facts.vector) + " bytes\n";
}

std::string tableText(const SmemTable& table) {
  size_t width = 0;
  for (const SmemRow& row : table.rows) width = std::max(width, row.access.what.size() + 4);
  std::string text = padded("bank conflicts", width), second = padded("  swizzle in elements", width);
  for (const auto& [name, swizzle] : table.columns) {
    text += padded(name, kWord);
    second += padded(swizzle.bits == 0 ? "-" : toString(swizzle), kWord);
  }
  const auto line = [](std::string one) {
    while (one.ends_with(' ')) one.pop_back();
    return one + "\n";
  };
  text = line(text) + line(second);
  for (const SmemRow& row : table.rows) {
    std::string one = padded("  " + row.access.what, width);
    one.resize(std::max(one.size(), width), ' ');
    for (const auto& ways : row.ways) one += padded(waysText(ways), kWord);
    text += line(one);
  }
  return text;
}

Json factsJson(const SmemFacts& facts, const std::string& arch) {
  Json json{{"layout", facts.tile.text()},
            {"bytes", facts.tile.bytes()},
            {"vector_bytes", facts.vector},
            {"alignment", facts.alignment}};
  if (facts.descriptors.ok()) {
    Json list = Json::array();
    for (size_t i = 0; i < facts.descriptors->words.size(); ++i)
      list.push_back(fieldsJson(facts.descriptors->words[i], facts.descriptors->found.instructions[i]));
    json["descriptors"] = std::move(list);
    if (facts.blockStep) json["block_step"] = *facts.blockStep;
  } else {
    json["descriptors"] = {{"error", toJson(facts.descriptors.error())}};
  }
  if (facts.boxes.ok())
    json["tensor_map"] = {{"box_dim", facts.boxes->map.box},
                          {"swizzle", modeName(facts.boxes->map.mode)},
                          {"modes", facts.boxes->map.modes},
                          {"box", {facts.boxes->mn, facts.boxes->k}},
                          {"starts", facts.boxes->starts}};
  else
    json["tensor_map"] = {{"error", toJson(facts.boxes.error())}};
  Json uses = Json::object();
  for (const SmemUse& use : facts.uses)
    uses[std::string(use.wish == SmemWish::kWgmma && arch != "sm90" ? "umma" : wishName(use.wish))] =
        use.refusal.empty() ? Json(true) : Json(use.refusal);
  json["for"] = std::move(uses);
  return json;
}

Json tableJson(const SmemTable& table) {
  Json rows = Json::array();
  for (const SmemRow& row : table.rows) {
    Json ways = Json::object();
    for (size_t i = 0; i < table.columns.size(); ++i)
      ways[table.columns[i].first] = row.ways[i].ok() ? Json(*row.ways[i]) : Json();
    rows.push_back(
        {{"access", row.access.name}, {"lanes", toString(row.access.lanes)}, {"ways", std::move(ways)}});
  }
  return rows;
}

Diagnostic tooMany(const SmemTile& tile) {
  return makeError(Code::kLimit, "smem_c13",
                   "the tile has " + std::to_string(tile.bytes()) + " bytes, more than the " +
                       std::to_string(kMostSharedOfBlock) + " that a block has");
}

Diagnostic nothingFits(const SmemProposals& proposals) {
  std::string message = "no canonical layout of this shape is good for all of that";
  for (const std::string& reason : proposals.reasons) message += "; " + reason;
  return makeError(Code::kNotCanonical, "smem_c11", message);
}

// Of a tile that nothing reads: it would be read if its swizzle counted elements.
std::string hintOfBytes(const SmemFacts& facts, MatrixArch arch) {
  const int64_t bytes = facts.tile.type.bytes;
  const auto inElements = ofBytesInElements(facts.tile.layout, bytes);
  if (facts.descriptors.ok() || !inElements) return {};
  const auto other = underSwizzle(facts.tile, inElements->swizzle);
  if (!other.ok() || !descriptorsOf(*other, arch).ok()) return {};
  return countsBytes(facts.tile.layout.swizzle, inElements->swizzle, bytes) +
         ", with which there is a descriptor";
}

}  // namespace

ExitStatus smemCommand(const SmemOptions& options, Console& console) {
  const bool tensorMemory =
      options.wanted.find("umma") != std::string::npos || options.wanted.find("tcgen05") != std::string::npos;
  if (tensorMemory && options.arch == "sm90") {
    SmemOptions other = options;
    other.arch = "sm100";
    return smemCommand(other, console);
  }
  const auto refused = [&](const Diagnostic& error) {
    return console.refuse(error, {.json = options.json,
                                  .text = options.layout,
                                  .reproduce = reproduce(options),
                                  .hint = help::hintOf(error, options.layout)});
  };
  const auto read = readSmemTile(options.layout, options.type, options.major);
  if (!read.ok()) return refused(read.error());
  const auto wishes = smemWishes(options.wanted);
  if (!wishes.ok()) return refused(wishes.error());
  if (!wishes->empty() && read->tile.bytes() > kMostSharedOfBlock) return refused(tooMany(read->tile));
  const MatrixArch arch = options.arch == "sm90" ? MatrixArch::kSm90 : MatrixArch::kSm100;
  const bool products = std::find(wishes->begin(), wishes->end(), SmemWish::kWgmma) != wishes->end();
  if (const auto unread = descriptorsOf(read->tile, arch);
      products && !unread.ok() && unread.error().rule == "smem_c8")
    return refused(unread.error());
  const SmemFacts given = smemFacts(read->tile, arch, *wishes);
  SmemProposals proposals;
  const bool propose = !wishes->empty() && (read->shapeOnly || !given.good());
  if (propose) proposals = smemProposals(read->tile, arch, *wishes);
  if (read->shapeOnly && propose && proposals.good.empty()) return refused(nothingFits(proposals));
  const bool passed = read->shapeOnly || given.good();
  if (options.json) {
    Json json{{"type", options.type},
              {"major", given.tile.major == Major::kK ? "k" : "mn"},
              {"accesses", tableJson(smemTable(read->tile))}};
    if (!read->shapeOnly || !propose) json["given"] = factsJson(given, options.arch);
    if (propose) {
      json["proposals"] = Json::array();
      for (const SmemFacts& one : proposals.good) json["proposals"].push_back(factsJson(one, options.arch));
    }
    console.out << answerLine(json);
    return passed ? ExitStatus::kPassed : ExitStatus::kRefuted;
  }
  std::ostream& out = console.out;
  const std::string what =
      ", " + options.type + ", " + (given.tile.major == Major::kK ? "k" : "mn") + " contiguous\n";
  if (!read->shapeOnly || !propose)
    out << padded("layout", kName) << given.tile.text() << what << factsText(given, options, "");
  else
    out << padded("shape", kName) << "(" << given.tile.mn << "," << given.tile.k << ")" << what;
  if (!read->shapeOnly || !propose) out << tableText(smemTable(read->tile));
  if (propose && proposals.good.empty()) {
    out << padded("proposal", kName) << "none\n";
    for (const std::string& reason : proposals.reasons) out << "  " << reason << '\n';
  } else if (propose) {
    out << padded("proposal", kName) << proposals.good[0].tile.text() << '\n'
        << factsText(proposals.good[0], options, "  ");
    for (size_t i = 1; i < proposals.good.size(); ++i)
      out << padded("or", kName) << proposals.good[i].tile.text() << '\n';
    if (read->shapeOnly) out << tableText(smemTable(proposals.good[0].tile));
  }
  if (!read->shapeOnly) console.hint(hintOfBytes(given, arch));
  if (!passed) console.err << reproduce(options);
  return passed ? ExitStatus::kPassed : ExitStatus::kRefuted;
}

}  // namespace cutecheck::cli
