// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/golden_specs.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <regex>
#include <sstream>
#include <vector>

namespace cutecheck::terms {

namespace {

using std::to_string;

std::vector<int64_t> numbers(const std::string& text) {
  std::vector<int64_t> all;
  std::istringstream in(text);
  for (std::string one; std::getline(in, one, ',');)
    if (one != "-") all.push_back(std::stoll(one));
  return all;
}

std::string list(const std::vector<int64_t>& all) {
  std::string text;
  for (const int64_t one : all) text += (text.empty() ? "" : ",") + to_string(one);
  return "(" + text + ")";
}

std::string plus(const std::string& text, int64_t number) {
  return number == 0 ? text : text + (number < 0 ? " - " + to_string(-number) : " + " + to_string(number));
}

// What the comments say.
struct Copy {
  std::string type, format, call, reduction;  // format: of the map, where it is none of the elements'

  bool im2col = false;
  std::vector<int64_t> extents, strides, box, lower, upper, start, offsets;
  int64_t swizzle = 0, base = 0, memory = 0, bytes = 1;
  int64_t pitch() const { return swizzle != 0 ? swizzle : box[0] * bytes; }
  int64_t rows() const {
    int64_t all = 1;
    for (size_t d = 1; d < box.size(); ++d) all *= box[d];
    return all;
  }
};

bool read(const std::string& module, Copy& made) {
  static const std::regex map(
      "// tensor map: (tiled|im2col) (\\w+), tensor ([\\d,]+), strides ([\\d,-]+), box ([\\d,]+)"
      "(?:, corners ([\\d,-]+) ([\\d,-]+))?, swizzle (\\d+)\n");
  static const std::regex call("// call: (\\w+)(?: ([A-Z]+))? at ([\\d,-]+)(?: offsets ([\\d,]+))?, tile at (\\d+)\n");
  static const std::regex memory("// memory: (\\d+) bytes\n");
  static const std::map<std::string, std::string> types = {
      {"U8", "u8"},      {"U16", "u16"},      {"U32", "u32"},      {"S32", "s32"},
      {"U64", "u64"},    {"S64", "s64"},      {"F16_RN", "f16"},   {"F32_RN", "f32"},
      {"F64_RN", "f64"}, {"BF16_RN", "bf16"}, {"TF32_RN", "tf32"}, {"F32_FTZ_RN", "f32.ftz"}};
  std::smatch m, c, b;
  if (!std::regex_search(module, m, map) || !std::regex_search(module, c, call) || !std::regex_search(module, b, memory))
    return false;
  const auto type = types.find(m[2]);
  if (type == types.end()) return false;
  made.type = type->second;
  if (made.type == "tf32" || made.type == "f32.ftz") made.format = made.type, made.type = "f32";
  made.bytes = made.type == "u8" ? 1 : made.type.ends_with("16") ? 2 : made.type.ends_with("32") ? 4 : 8;
  made.im2col = m[1] == "im2col";
  made.extents = numbers(m[3]), made.strides = numbers(m[4]), made.box = numbers(m[5]);
  made.lower = numbers(m[6]), made.upper = numbers(m[7]);
  made.swizzle = std::stoll(m[8]);
  made.call = c[1], made.reduction = c[2];
  made.start = numbers(c[3]), made.offsets = numbers(c[4]);
  made.base = std::stoll(c[5]), made.memory = std::stoll(b[1]);
  return true;
}

// The pattern of TMA on a place in bytes: its 16 bytes are others by its row of 128, bit by bit. It is its own inverse.
std::string swizzled(const std::string& place, int64_t swizzle) {
  if (swizzle == 0) return place;
  const int64_t chunks = swizzle / 16;
  std::string made = "(" + place + ")/" + to_string(16 * chunks) + "*" + to_string(16 * chunks) + " + (" + place + ")%16";
  for (int64_t bit = 1; bit < chunks; bit *= 2)
    made += " + " + to_string(16 * bit) + "*(((" + place + ")/" + to_string(16 * bit) + " + (" + place + ")/" +
            to_string(128 * bit) + ")%2)";
  return made;
}

// Pixels of im2col by the number of each in the corners' box, the innermost first.
struct Pixels {
  std::vector<int64_t> counts;
  int64_t first = 0;  // of the base pixel of the copy
  explicit Pixels(const Copy& of) {
    int64_t step = 1;
    for (size_t d = 0; d < of.lower.size(); ++d) {
      counts.push_back(of.extents[d + 1] + of.upper[d] - of.lower[d]);
      first += step * (of.start[d + 1] - of.lower[d]);
      step *= counts[d];
    }
    first += step * of.start.back();
  }
};

// Coordinates of the element in row `row` and place `i` of the box, of one mode each.
std::vector<std::string> coordinates(const Copy& of, const std::string& row, const std::string& i) {
  std::vector<std::string> at = {plus(i, of.start[0])};
  if (!of.im2col) {
    int64_t step = 1;
    for (size_t d = 1; d < of.extents.size(); ++d) {
      at.push_back(plus("(" + row + ")/" + to_string(step) + "%" + to_string(of.box[d]), of.start[d]));
      step *= of.box[d];
    }
    return at;
  }
  const Pixels pixels(of);
  const std::string number = "(" + plus(row, pixels.first) + ")";
  int64_t step = 1;
  for (size_t d = 0; d < of.lower.size(); ++d) {
    const int64_t offset = d < of.offsets.size() ? of.offsets[d] : 0;
    at.push_back(plus(number + "/" + to_string(step) + "%" + to_string(pixels.counts[d]), of.lower[d] + offset));
    step *= pixels.counts[d];
  }
  at.push_back(number + "/" + to_string(step));
  return at;
}

std::string header(const Copy& of, int64_t blocks) {
  std::string spec = "kernel tma_" + of.call + "\nlaunch block 128 grid " + to_string(blocks) + " shared " +
                     to_string(of.memory + 256) + "\n";
  if (of.call == "reduce" && of.type[0] != 'u' && of.type[0] != 's') spec += "theory real\n";
  return spec;
}

// NAME: TYPE (...):(...) at 0, box ...
std::string mapped(const Copy& of, const std::string& name) {
  std::vector<int64_t> strides = {1};
  for (const int64_t one : of.strides) strides.push_back(one / of.bytes);
  std::string spec = name + ": " + of.type + " " + list(of.extents) + ":" + list(strides) + " at 0, " +
                     (of.im2col ? "im2col " : "box ") + list(of.box);
  if (of.im2col) spec += ", lower " + list(of.lower) + ", upper " + list(of.upper);
  if (!of.format.empty()) spec += ", format " + of.format;
  return spec + (of.swizzle != 0 ? ", swizzle " + to_string(of.swizzle) : "") + "\n";
}

std::string joined(const std::vector<std::string>& all, const char* between = ",") {
  std::string text;
  for (const std::string& one : all) text += (text.empty() ? "" : between) + one;
  return text;
}

// Shared memory behind a load: the box, zeros where it is outside of the tensor, and what was there before.
std::string loadSpec(const Copy& of, bool wrong) {
  const bool several = of.call == "multicast";
  const std::string count = to_string(of.memory / of.bytes);
  // What is loaded is rounded where the map is one of tf32.
  const std::string held = of.format == "tf32" ? "tf32" : of.type;
  std::string spec =
      header(of, several ? 2 : 1) + mapped(of, "a") + "was: " + held + " " + count + ":1 at 1\n";
  spec += "d: " + held + (several ? " (" + count + ",2):(1," + count + ")" : " " + count + ":1") + " at 2\n";
  const std::string place = "(" + plus(swizzled(to_string(of.bytes) + "*e", of.swizzle), -of.base) + ")";
  const std::string row = place + "/" + to_string(of.pitch()),
                    i = place + "%" + to_string(of.pitch()) + "/" + to_string(of.bytes);
  const std::string left = std::string("ensures d[e") + (several ? ",b" : "") + "] == ";
  const std::string inBox = " for " + place + " >= 0, " + row + " < " + to_string(of.rows()) + ", " + i +
                            " < " + to_string(of.box[0]);
  const std::vector<std::string> at = coordinates(of, row, i);
  std::string inside;
  for (size_t d = 0; d < at.size(); ++d) inside += ", " + at[d] + " >= 0, " + at[d] + " < " + to_string(of.extents[d]);
  std::vector<std::string> element = at;
  if (wrong) element[0] = "(" + at[0] + " + 1)%" + to_string(of.extents[0]);
  const std::string loaded = "a[" + joined(element) + "]";
  spec += left + (held == "tf32" ? "tf32(" + loaded + ")" : loaded) + inBox + inside + "\n";
  // Only where there are such elements: a statement about none is refused.
  for (size_t d = 0; d < at.size(); ++d) {
    spec += "optional " + left + "0" + inBox + ", " + at[d] + " < 0\n";
    spec += "optional " + left + "0" + inBox + ", " + at[d] + " >= " + to_string(of.extents[d]) + "\n";
  }
  spec += "optional " + left + "was[e] for " + place + " < 0\n";
  spec += "optional " + left + "was[e] for " + row + " >= " + to_string(of.rows()) + "\n";
  spec += "optional " + left + "was[e] for " + i + " >= " + to_string(of.box[0]) + "\n";
  return spec;
}

// The tensor behind a store: elements of the box, combined with what was there.
std::string storeSpec(const Copy& of, bool wrong) {
  std::string spec = header(of, 1) + mapped(of, "d") + "s: " + of.type + " " + to_string(of.memory / of.bytes) + ":1 at 1\n";
  std::vector<std::string> names, conditions;
  for (size_t d = 0; d < of.extents.size(); ++d) names.push_back("x" + to_string(d));
  const auto within = [&](size_t d, int64_t first, int64_t count) {
    conditions.push_back(names[d] + " >= " + to_string(first));
    conditions.push_back(names[d] + " < " + to_string(first + count));
  };
  within(0, of.start[0], of.box[0]);
  std::string row;
  int64_t step = 1;
  if (of.im2col) {
    const Pixels pixels(of);
    for (size_t d = 0; d < of.lower.size(); ++d) {
      within(d + 1, of.lower[d], pixels.counts[d]);
      row += (row.empty() ? "" : " + ") + to_string(step) + "*(" + plus(names[d + 1], -of.lower[d]) + ")";
      step *= pixels.counts[d];
    }
    row = plus(row + " + " + to_string(step) + "*" + names.back(), -pixels.first);
    conditions.push_back(row + " >= 0");
    conditions.push_back(row + " < " + to_string(of.box[1]));
  } else {
    for (size_t d = 1; d < of.extents.size(); ++d) {
      within(d, of.start[d], of.box[d]);
      row += (row.empty() ? "" : " + ") + to_string(step) + "*(" + plus(names[d], -of.start[d]) + ")";
      step *= of.box[d];
    }
    if (row.empty()) row = "0";
  }
  const std::string own = wrong ? "(" + names[0] + " - " + to_string(of.start[0]) + " + 1)%" + to_string(of.box[0])
                                : plus(names[0], -of.start[0]);
  const std::string place = swizzled(to_string(of.base) + " + " + to_string(of.pitch()) + "*(" + row + ") + " +
                                         to_string(of.bytes) + "*(" + own + ")", of.swizzle);
  const std::string value = "s[(" + place + ")/" + to_string(of.bytes) + "]", old = "d[" + joined(names) + "]";
  std::string name = of.reduction;
  std::transform(name.begin(), name.end(), name.begin(), [](char c) { return static_cast<char>(c | 32); });
  const std::string result = name.empty() ? value : name == "add" ? old + " + " + value : name + "(" + old + ", " + value + ")";
  return spec + "ensures " + old + " == " + result + " for " + joined(conditions, ", ") + "\n";
}

}  // namespace

namespace {

// wgmma.mma_async.sp: half of each chunk of a row of A is held, chosen by four bits of metadata, which threads hold in a word each
// (PTX ISA 9.0, "Matrix fragments for sparse wgmma.mma_async.sp").
std::string sparseSpec(const std::smatch& part, bool wrong) {
  const std::string a = part[5], b = part[6], d = part[7], rest = part[8];
  const bool bytes = a == "s8" || a == "u8" || a[0] == 'e', pairs = a == "tf32",
             inRange = rest.find("satfinite") != std::string::npos;
  const std::string selector(1, rest[rest.find("_sp") + 3]);
  const std::string wide = inRange ? "s64" : d[0] == 'f' ? "f32" : "s32";
  const std::string chunk = pairs ? "(k/2)" : "(k/4)", quad = "32*(i/16) + 4*(i%8) + ";
  const std::string thread = bytes ? quad + "i%16/8 + 2*(" + chunk + "/8)" : quad + "2*" + selector + " + " + chunk + "/4";
  const std::string byte = bytes ? chunk + "%8/2" : "2*(i%16/8) + " + chunk + "%4/2";
  const std::string said = "u4(e[" + byte + "," + thread + "], " + chunk + "%2)";
  const std::string held = pairs ? "pick(" + said + ", k%2, a[i,k/2])" : "pick(" + said + ", k%4, a[i,k/4*2], a[i,k/4*2+1])";
  const std::string sum = "sum(k < K, " + wide + "(" + held + ") * " + wide + "(b[j," + (wrong ? "(k+1)%K" : "k") + "]))";
  std::string spec = "kernel wgmma\nsizes M = " + part[2].str() + ", N = " + part[3].str() + ", K = " + part[4].str() + "\n";
  spec += "a: " + a + " (M,K/2):(K/2,1) at 0\nb: " + b + " (N,K):(K,1) at 1\n";
  spec += "c: " + d + " (M,N):(N,1) at 2\ne: u8 (4,128):(1,4) at 3, metadata " + std::string(pairs ? "1:2" : "2:4") + "\n";
  spec += "d: " + d + " (M,N):(N,1) at 4\nlaunch block 128 grid 1, shared 98304\ntheory real\nensures d[i,j] == ";
  if (inRange) return spec + "satfinite(s64(c[i,j]) + " + sum + ")\n";
  return spec + "c[i,j] " + (rest.find("_neg_b") != std::string::npos ? "- " : "+ ") +
         (d == wide ? sum : d + "(" + sum + ")") + "\n";
}

}  // namespace

std::string productSpec(const std::string& name, bool wrong) {
  static const std::regex product(
      "(mma_sync|wgmma|wgmma_descriptors)/m(\\d+)n(\\d+)k(\\d+)_([a-z0-9]+)_([a-z0-9]+)_([a-z0-9]+)(_.*)?");
  std::smatch part;
  if (!std::regex_match(name, part, product)) return "";
  const std::string a = part[5], b = part[6], d = part[7], rest = part[8];
  if (rest.find("_sp") != std::string::npos) return sparseSpec(part, wrong);
  const bool floats = d[0] == 'f';
  const std::string wide = d == "f64" ? "f64" : floats ? "f32" : "s32";
  const bool negated = rest.find("_neg_a") != std::string::npos ? rest.find("_neg_ab") == std::string::npos
                                                                 : rest.find("_neg_b") != std::string::npos;
  const std::string sum = "sum(k < K, " + wide + "(a[i,k]) * " + wide + "(b[j," + (wrong ? "(k+1)%K" : "k") + "]))";
  std::string spec = "kernel " + std::string(part[1] == "mma_sync" ? "mma" : "wgmma") + "\n";
  spec += "sizes M = " + part[2].str() + ", N = " + part[3].str() + ", K = " + part[4].str() + "\n";
  spec += "a: " + a + " (M,K):(K,1) at 0\nb: " + b + " (N,K):(K,1) at 1\n";
  spec += "c: " + d + " (M,N):(N,1) at 2\nd: " + d + " (M,N):(N,1) at 3\n";
  spec += std::string("launch block ") + (part[1] == "mma_sync" ? "32" : "128") + " grid 1, shared 98304\ntheory real\n";
  if (rest.find("satfinite") != std::string::npos || a == "s4" || a == "u4" || a == "b1") {
    // Bytes and words that hold several, and sums that are kept in range.
    const bool four = a == "s4" || a == "u4", bits = a == "b1", inRange = rest.find("satfinite") != std::string::npos;
    const std::string held = four ? "K/2" : bits ? "K/32" : "K", stored = four ? "u8" : bits ? "u32" : "";
    const std::string k = wrong ? "((k+1)%(" + std::string(bits ? "K/32" : "K") + "))" : "k";
    // One word of each row: no other to take, but another row.
    const std::string row = wrong && bits ? "(N-1-j)" : "j";
    const auto element = [&](const std::string& type, const std::string& name, const std::string& at) {
      const std::string one = four ? type + "(" + name + "," + at + "/2], " + at + "%2)" : name + "," + at + "]";
      return std::string(inRange ? "s64(" : "s32(") + one + ")";
    };
    std::string text = "kernel " + std::string(part[1] == "mma_sync" ? "mma" : "wgmma") + "\nsizes M = " + part[2].str() +
                       ", N = " + part[3].str() + ", K = " + part[4].str() + "\n";
    text += "a: " + (stored.empty() ? a : stored) + " (M," + held + "):(" + held + ",1) at 0\n";
    text += "b: " + (stored.empty() ? b : stored) + " (N," + held + "):(" + held + ",1) at 1\n";
    text += "c: s32 (M,N):(N,1) at 2\nd: s32 (M,N):(N,1) at 3\n";
    text += std::string("launch block ") + (part[1] == "mma_sync" ? "32" : "128") +
            " grid 1, shared 98304\ntheory real\nensures d[i,j] == ";
    if (bits)
      return text + "c[i,j] + sum(k < K/32, s32(popc(" + (rest.find("xor") != std::string::npos ? "xor" : "and") + "(a[i,k], b[" +
             row + "," + (wrong ? "k" : k) + "]))))\n";
    const std::string total = "sum(k < K, " + element(a, "a[i", "k") + " * " + element(b, "b[j", k) + ")";
    return text + (inRange ? "satfinite(s64(c[i,j]) + " + total + ")\n" : "c[i,j] + " + total + "\n");
  }
  const std::string added = d == wide ? sum : d + "(" + sum + ")";
  return spec + "ensures d[i,j] == c[i,j] " + (negated ? "- " : "+ ") + added + "\n";
}

std::string tensorCopySpec(const std::string& name, const std::string& module, bool wrong) {
  Copy of;
  if (!name.starts_with("tma_") || !read(module, of)) return "// a format whose numbers a copy may change\n";
  if (of.call == "update") return "// the kernel changes its tensor map\n";
  return of.call == "store" || of.call == "reduce" ? storeSpec(of, wrong) : loadSpec(of, wrong);
}

std::string tensorMemorySpec(const std::string& name, bool wrong) {
  static const std::regex copy("tmem_(load|store)/(16|32)x(32|64|128|256)b(x2)?_x([0-9]+)(_pack|_unpack)?");
  static const std::regex rows("tmem_cp/((4|32|64|128)x(128|256)b(_warpx(4|2_02_13|2_01_23))?)(_pair)?");
  std::smatch part;
  if (std::regex_match(name, part, copy)) {
    const int64_t bits = std::stoll(part[3]) * (part[4].matched ? 2 : 1) * std::stoll(part[5]);
    return "kernel tmem\nsizes N = " + to_string(128 * bits / 16) +
           "\na: u16 N:1 at 0\nd: u16 N:1 at 1\nlaunch block 128 grid 1, shared 1024\nensures d[i] == a[" +
           (wrong ? "N-1-i" : "i") + "]\n";
  }
  if (!std::regex_match(name, part, rows)) return "";
  // Lane l of block b gets a row of its block's own, or keeps what it had.
  const std::string shape = part[1];
  const int64_t words = std::stoll(part[3]) / 32, blocks = part[6].matched ? 2 : 1;
  const std::string row = shape.starts_with("128x")  ? "l"
                          : shape.starts_with("4x")  ? "(l/32)"
                          : shape.ends_with("02_13") ? "(l%64)"
                          : shape.ends_with("01_23") ? "(l%32 + l/64*32)"
                                                     : "(l%32)";
  std::string spec = "kernel s2t\nsizes R = " + part[2].str() + ", W = " + to_string(words) + ", B = " + to_string(blocks) +
                     "\na: u32 (W,R,B):(1,W,W*R) at 0\nc: u32 (W,128,B):(1,W,128*W) at 1\nd: u32 (W,128,B):(1,W,128*W) at 2\n";
  spec += "launch block 128 grid " + to_string(blocks) + ", shared 8192\n";
  const bool some = shape.starts_with("4x");
  spec += "ensures d[w,l,b] == a[" + std::string(wrong ? "W-1-w" : "w") + "," + row + ",b]" + (some ? " for l%32 == 0" : "") + "\n";
  return some ? spec + "ensures d[w,l,b] == c[w,l,b] for l%32 > 0\n" : spec;
}

std::string bulkReductionSpec(const std::string& name, bool wrong) {
  static const std::regex reduction("bulk/reduce_(?:shared_)?([a-z]+)_([a-z]+)(\\d+)");
  std::smatch part;
  if (!std::regex_match(name, part, reduction)) return "";
  const std::string operation = part[1], kind = part[2] == "b" ? "u" : part[2].str(), type = kind + part[3].str();
  const bool floats = kind == "f" || kind == "bf";
  const std::string other = wrong ? "s[N-1-i]" : "s[i]";
  return "kernel bulk\nsizes N = 128\na: " + type + " N:1 at 0\ns: " + type + " N:1 at 1\nd: " + type +
         " N:1 at 2\nlaunch block 32 grid 1, shared 8192\n" + (floats ? "theory real\n" : "") + "ensures d[i] == " +
         (operation == "add" ? "a[i] + " + other : operation + "(a[i], " + other + ")") + "\n";
}

}  // namespace cutecheck::terms
