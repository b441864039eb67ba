// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tcgen05.mma: where the elements of a golden kernel lie, by its name, as PTX ISA 9.0 says ("Data Path Layout Organization", the
// layouts of scale factors, "Sparse Matrices").
#include <algorithm>
#include <cstdint>
#include <regex>

#include "oracle/ptx/terms/golden_specs.h"

namespace cutecheck::terms {

namespace {

using std::to_string;

bool isSmall(const std::string& type) { return type == "e2m1" || type == "e2m3" || type == "e3m2"; }
int64_t bitsOf(const std::string& type) {
  if (type == "e2m1") return 4;
  if (isSmall(type)) return 6;
  return type.ends_with("16") ? 16 : type.ends_with("32") ? 32 : 8;
}

struct Product {
  std::string a, b, d, scaled;
  int64_t m = 0, n = 0, k = 0, blocks = 1, vector = 0, exponent = 0, selector = -1;
  bool tensorA = false, stationary = false, inRange = false, copied = false, wrong = false;

  bool sparse() const { return selector >= 0; }
  int64_t rows() const { return m / blocks; }
  // 16 rows in each 32 lanes.
  bool apart() const { return (blocks == 1 && !stationary && m == 64) || (blocks == 2 && m == 128 && sparse()); }
  // Parts of N lie in lanes one above the other.
  int64_t parts() const { return apart() ? 1 : 128 / rows(); }
  int64_t columns() const { return n / parts(); }
  int64_t held() const { return sparse() ? k / 2 : k; }
  int64_t factors() const { return vector == 0 ? 0 : k / vector; }
  std::string row() const { return apart() ? "l%16 + l/32*16" : "l%" + to_string(rows()); }  // of D in lane l of its block
  std::string i() const { return (blocks == 2 ? to_string(rows()) + "*p + " : "") + row(); }
  std::string j() const { return parts() == 1 ? "x" : "x + l/" + to_string(rows()) + "*" + to_string(columns()); }
};

bool read(const std::string& name, Product& of) {
  static const std::regex form(
      "umma/m(\\d+)n(\\d+)k(\\d+)_([a-z0-9]+)_([a-z0-9]+)_([a-z0-9]+)_(?:k|mn)_(?:k|mn)_(ss|ts)(_pair)?"
      "(?:_(mxf8f6f4|mxf4|mxf4nvf4)_(16|32))?(_ws)?(?:_sp([0-3]))?(?:_shift\\d+)?(_satfinite)?(?:_scale(\\d+))?"
      "(?:_sw(?:0|32|64|128_32))?(_cp)?");
  std::smatch part;
  if (!std::regex_match(name, part, form)) return false;
  of.m = std::stoll(part[1]), of.n = std::stoll(part[2]), of.k = std::stoll(part[3]);
  of.a = part[4], of.b = part[5], of.d = part[6], of.scaled = part[9];
  of.tensorA = part[7] == "ts";
  of.blocks = part[8].matched ? 2 : 1;
  if (part[10].matched) of.vector = std::stoll(part[10]);
  of.stationary = part[11].matched, of.inRange = part[13].matched, of.copied = part[15].matched;
  if (part[12].matched) of.selector = std::stoll(part[12]);
  if (part[14].matched) of.exponent = std::stoll(part[14]);
  return true;
}

// An operand in rows of shared memory: its statement, and an element of it. Floats of fewer than 8 bits lie 16 in 16 bytes, the low
// ones packed; of the 4-bit kinds two in a byte.
std::string operand(const Product& of, const std::string& name, const std::string& type, const std::string& rows, int64_t depth,
                    int64_t parameter) {
  const bool packed = of.scaled.starts_with("mxf4");
  const std::string held = to_string(isSmall(type) && packed ? depth / 2 : depth);
  return name + ": " + (isSmall(type) ? "u8" : type) + " (" + rows + "," + held + "):(" + held + ",1) at " +
         to_string(parameter) + "\n";
}
std::string element(const Product& of, const std::string& name, const std::string& type,
                    const std::string& row, const std::string& k) {
  const std::string begin = name + "[" + row + ",";
  if (!isSmall(type)) return begin + k + "]";
  if (of.scaled.starts_with("mxf4")) return type + "(" + begin + k + "/2], " + k + "%2*4)";
  const std::string bit = "(" + k + "%16*" + to_string(bitsOf(type)) + ")", byte = k + "/16*16 + " + bit + "/8";
  return type + "(join(" + begin + byte + "], " + begin + byte + " + 1]), " + bit + "%8)";
}

// Tensor memory before and behind, its lanes row by row, of a pair of blocks one behind the other: D, then A, metadata and scale
// factors, as far as they are there. What is no D comes back as it was.
class Image {
 public:
  explicit Image(const Product& of) : of_(of), cell_(of.sparse() ? 4 : bitsOf(of.d) / 8) {
    columnsOfA_ = of.tensorA ? of.held() * bitsOf(of.a) / 32 : 0;
    columnsOfMetadata_ = of.sparse() ? 4 : 0;
    columnsOfFactors_ = of.vector == 0 ? 0 : 4 + 4 * ((of.n + 127) / 128);
    lane_ = cell_ * (of.columns() + columnsOfA_ + columnsOfMetadata_ + columnsOfFactors_);
  }

  // `prefix`: "" before, "n" behind.
  std::string statements(const std::string& prefix, int64_t parameter) {
    const std::string host = prefix + "m", bytes = to_string(lane_);
    std::string made = host + ": u8 (" + bytes + ",128,P):(1," + bytes + ",128*" + bytes + ") at " + to_string(parameter) + "\n";
    covered_ = 0;
    whole_ = true;
    made += part(prefix + "c", of_.d, of_.columns(), cell_, 0, "");
    if (of_.tensorA) made += part(prefix + "a", of_.a, of_.held(), bitsOf(of_.a) / 8, cell_ * of_.columns(), "");
    const int64_t behindA = cell_ * (of_.columns() + columnsOfA_);
    if (of_.sparse()) made += part(prefix + "e", "u8", 16, 1, behindA, bitsOf(of_.a) == 32 ? ", metadata 1:2" : ", metadata 2:4");
    if (of_.vector == 0 || (of_.copied && prefix.empty())) return made;
    const int64_t parts = of_.blocks == 2 && of_.m == 128 ? 2 : 1;
    made += factors(prefix + "s", of_.rows(), 1, behindA + 4 * columnsOfMetadata_);
    return made + factors(prefix + "t", of_.n, parts, behindA + 4 * columnsOfMetadata_ + 16);
  }

  // Scale factors in global memory, which the kernel copies to every 32 lanes, each lane four words.
  std::string copied(int64_t parameter) const {
    const auto one = [&](const std::string& name, int64_t rows, int64_t at) {
      return name + "m: u8 (16,32):(1,16) at " + to_string(at) + "\n" + name + ": " + typeOfFactors() + " (" +
             to_string(of_.factors()) + ",(" + to_string(std::min<int64_t>(32, rows)) + "," +
             to_string((rows + 31) / 32) + ")):(1,(16,4)) in " + name + "m from 0\n";
    };
    return one("s", of_.rows(), parameter) + one("t", of_.n, parameter + 1);
  }

  // What is kept, and what is copied.
  std::string kept() const {
    if (of_.copied) {
      const std::string first = to_string(lane_ - 4 * columnsOfFactors_),
                        second = to_string(lane_ - 4 * columnsOfFactors_ + 16);
      return "ensures ns[f,r,p] == s[f,r]\nensures nt[f,r,p] == t[f,r]\n" +
             (of_.factors() == 4 ? ""
                                 : "ensures nm[b,l,p] == sm[b - " + first + ",l%32] for b >= " + first +
                                       ", b < " + second + "\n") +
             "ensures nm[b,l,p] == tm[b - " + second + ",l%32] for b >= " + second + "\n";
    }
    std::string made;
    if (of_.tensorA) made += "ensures na[k,l,p] == a[k,l,p]\n";
    if (of_.sparse()) made += "ensures ne[b,l,p] == e[b,l,p]\n";
    if (of_.vector != 0) made += "ensures ns[f,r,p] == s[f,r,p]\nensures nt[f,r,p] == t[f,r,p]\n";
    return covered_ == lane_ && whole_ ? made : made + "ensures nm[b,l,p] == m[b,l,p]\n";
  }

 private:
  // Elements one behind the other in each lane, so many bytes apart.
  std::string part(const std::string& name, const std::string& type, int64_t count, int64_t apart,
                   int64_t from, const std::string& more) {
    const int64_t bytes = bitsOf(type) / 8;
    covered_ += count * bytes;
    return name + ": " + type + " (" + to_string(count) + ",128,P):(" + to_string(apart / bytes) + "," +
           to_string(lane_ / bytes) + ",128*" + to_string(lane_ / bytes) + ") in " +
           (name[0] == 'n' ? "nm" : "m") + " from " + to_string(from) + more + "\n";
  }
  std::string typeOfFactors() const { return of_.vector == 32 ? "ue8m0" : "ue4m3"; }
  // Row r is in lane r % 32 of each 32 lanes, in column r / 32; of parts of N each has its own lanes.
  std::string factors(const std::string& name, int64_t rows, int64_t parts, int64_t from) {
    const int64_t each = rows / parts, lanes = std::min<int64_t>(32, each), columns = (each + 31) / 32;
    covered_ += of_.factors() * columns;
    whole_ = whole_ && lanes == 32;
    return name + ": " + typeOfFactors() + " (" + to_string(of_.factors()) + ",(" + to_string(lanes) + "," +
           to_string(columns) + "," + to_string(parts) + "),P):(1,(" + to_string(lane_) + ",4," +
           to_string(lane_ * 128 / parts) + "),128*" + to_string(lane_) + ") in " +
           (name[0] == 'n' ? "nm" : "m") + " from " + to_string(from) + ", copies " + to_string(4 / parts) +
           ":" + to_string(32 * lane_) + "\n";
  }

  const Product& of_;
  int64_t cell_, columnsOfA_ = 0, columnsOfMetadata_ = 0, columnsOfFactors_ = 0, lane_ = 0, covered_ = 0;
  bool whole_ = true;
};

// The element k of the row of A that lane l of D has.
std::string elementOfA(const Product& of) {
  const auto held = [&](const std::string& k) {
    return of.tensorA ? "a[" + k + ",l,p]" : element(of, "a", of.a, of.i(), k);
  };
  if (!of.sparse()) return held("k");
  const bool pairs = bitsOf(of.a) == 32, wide = bitsOf(of.a) >= 16;
  const std::string row = "(" + of.row() + ")", chunk = pairs ? "(k/2)" : "(k/4)";
  // Of 16 and 32 bits a word has the chunks of two rows, 8 apart, and those of K above 3 are 8 lanes on; of 8
  // bits a lane has its own row's in two words.
  const std::string lane = wide ? row + "%8 + 8*(" + chunk + "/4) + " + row + "/16*16" : row;
  const std::string byte = to_string(4 * of.selector) + " + " + (wide ? "2*(" + row + "/8%2) + " + chunk + "%4/2" : chunk + "/2");
  const std::string said = "u4(e[" + byte + "," + lane + ",p], " + chunk + "%2)";
  if (pairs) return "pick(" + said + ", k%2, " + held("(k/2)") + ")";
  return "pick(" + said + ", k%4, " + held("(k/4*2)") + ", " + held("(k/4*2+1)") + ")";
}

}  // namespace

std::string tensorProductSpec(const std::string& name, bool wrong) {
  Product of;
  if (!read(name, of)) return "";
  const bool image = of.tensorA || of.sparse() || of.vector != 0;
  std::string spec = "kernel umma\nsizes M = " + to_string(of.m) + ", N = " + to_string(of.n) + ", K = " + to_string(of.k) +
                     ", X = " + to_string(of.columns()) + ", P = " + to_string(of.blocks) + "\n";
  const int64_t next = of.tensorA ? 0 : 1;
  if (!of.tensorA) spec += operand(of, "a", of.a, "M", of.held(), 0);
  spec += operand(of, "b", of.b, "N", of.k, next);
  Image memory(of);
  const std::string result = image ? "nc" : "d";
  if (image) {
    if (of.copied) spec += memory.copied(next + 1);
    const int64_t at = next + (of.copied ? 3 : 1);
    spec += memory.statements("", at) + memory.statements("n", at + 1);
  } else {
    for (const char* one : {"c", "d"})
      spec += std::string(one) + ": " + of.d + " (X,128,P):(1,X,128*X) at " + (one[0] == 'c' ? "2" : "3") + "\n";
  }
  spec += "launch block 128 grid " + to_string(of.blocks) + ", shared 131072\ntheory real\nensures " + result + "[x,l,p] == ";
  const std::string wide = of.inRange ? "s64" : of.d[0] == 'f' ? "f32" : "s32";
  std::string term = wide + "(" + elementOfA(of) + ") * " + wide + "(" +
                     element(of, "b", of.b, of.j(), wrong ? "((k+1)%K)" : "k") + ")";
  if (of.vector != 0) {
    const std::string block = "k/" + to_string(of.vector);
    const std::string end = of.copied ? "])" : ",p])";
    term += " * f32(s[" + block + "," + of.row() + end + " * f32(t[" + block + "," + of.j() + end;
  }
  const std::string sum = "sum(k < K, " + term + ")";
  const std::string old = of.exponent == 0 ? "c[x,l,p]"
                                           : "c[x,l,p] * " + of.d + "(1)/" + of.d + "(" +
                                                 to_string(int64_t{1} << of.exponent) + ")";
  spec += of.inRange     ? "satfinite(s64(" + old + ") + " + sum + ")"
          : of.d == wide ? old + " + " + sum
                         : old + " + " + of.d + "(" + sum + ")";
  if (!of.apart()) return spec + "\n" + (image ? memory.kept() : "");
  return spec + " for l%32 < 16\nensures " + result + "[x,l,p] == c[x,l,p] for l%32 >= 16\n" + (image ? memory.kept() : "");
}

}  // namespace cutecheck::terms
