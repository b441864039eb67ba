// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix descriptors: words against the fields that the PTX ISA draws, operands against what the hardware
// reads by their descriptors, both written apart from core.
#include <optional>

#include "core/notation/print.h"
#include "core/operand/operand_descriptor.h"
#include "core/support/integers.h"
#include "fuzz/checks/checks.h"
#include "fuzz/inputs/matrix_descriptor_input.h"
#include "properties/laws/swizzling.h"

namespace cutecheck::fuzz {
namespace {

int64_t field(uint64_t word, int low, int count) {
  return static_cast<int64_t>(word >> low & ((uint64_t{1} << count) - 1));
}

// The word as the ISA reads it; nothing where it has no meaning.
std::optional<MatrixDescriptor> fieldsOf(uint64_t word, MatrixArch arch) {
  MatrixDescriptor d;
  d.arch = arch;
  d.startAddress = field(word, 0, 14) * 16;
  d.leadingByteOffset = field(word, 16, 14) * 16;
  d.strideByteOffset = field(word, 32, 14) * 16;
  d.baseOffset = static_cast<int>(field(word, 49, 3));
  bool known = field(word, 14, 2) == 0 && field(word, 30, 2) == 0;
  if (arch == MatrixArch::kSm90) {
    static constexpr SwizzleMode kModes[] = {SwizzleMode::kNone, SwizzleMode::k128B, SwizzleMode::k64B,
                                             SwizzleMode::k32B};
    d.mode = kModes[field(word, 62, 2)];
    known = known && field(word, 46, 3) == 0 && field(word, 52, 10) == 0;
  } else {
    d.leadingAbsolute = field(word, 52, 1) != 0;
    known = known && field(word, 46, 3) == 1 && field(word, 53, 8) == 0;
    switch (field(word, 61, 3)) {
      case 0:
        d.mode = SwizzleMode::kNone;
        break;
      case 1:
        d.mode = SwizzleMode::k128BAtom32B;
        break;
      case 2:
        d.mode = SwizzleMode::k128B;
        break;
      case 4:
        d.mode = SwizzleMode::k64B;
        break;
      case 6:
        d.mode = SwizzleMode::k32B;
        break;
      default:
        known = false;
    }
  }
  if (!known) return std::nullopt;
  return d;
}

std::string hex(uint64_t word) {
  std::string text = "0x";
  for (int i = 60; i >= 0; i -= 4) text += "0123456789abcdef"[word >> i & 15];
  return text;
}

std::string checkWord(uint64_t word, MatrixArch arch) {
  const auto expected = fieldsOf(word, arch);
  const auto got = decodeMatrixDescriptor(word, arch);
  if (got.ok() != expected.has_value())
    return hex(word) +
           (got.ok() ? " is read although it has no meaning" : " is refused: " + got.error().str());
  if (!got.ok())
    return got.error().code == Code::kUsage ? "" : hex(word) + " is refused for no stated reason";
  if (*got != *expected) return hex(word) + " is read as other fields";
  const auto back = encode(*got);
  if (!back.ok()) return hex(word) + " cannot be written again: " + back.error().str();
  return *back == word ? "" : hex(word) + " is written as " + hex(*back);
}

// What the hardware does between an element and a bit of shared memory.
class Hardware {
 public:
  Hardware(const OperandForm& form, SwizzleMode mode, int base)
      : form_(form), mode_(mode), base_(base), row_(rowBits() / form.elementBits) {
    static constexpr int64_t kFlipped[] = {0, 1, 3, 7};
    flipped_ = wideAtoms() ? 3 : kFlipped[static_cast<int>(mode)];
    lowest_ = wideAtoms() ? 5 : 4;
  }

  // How many whole rows of the pattern, and groups of eight of them (four with atoms of 32 bytes), lie before
  // (mn, k).
  int64_t rows(int64_t mn, int64_t k) const { return (kMajor() ? k : mn) / row_; }
  int64_t groups(int64_t mn, int64_t k) const { return (kMajor() ? mn : k) / together(); }
  // The element at which the second row of the pattern begins, and the second group of eight rows.
  std::pair<int64_t, int64_t> firstOfRow() const {
    return kMajor() ? std::pair{int64_t{0}, row_} : std::pair{row_, int64_t{0}};
  }
  std::pair<int64_t, int64_t> firstOfGroup() const {
    return kMajor() ? std::pair{together(), int64_t{0}} : std::pair{int64_t{0}, together()};
  }
  // Whether the leading distance lies between rows, the stride distance between groups; else the other way.
  bool leadingIsOfRows() const { return kMajor() || mode_ != SwizzleMode::kNone; }

  // The bit of the element relative to a start, distances left out.
  int64_t inside(int64_t mn, int64_t k) const {
    const int64_t along = kMajor() ? k : mn, across = kMajor() ? mn : k;
    return across % together() * rowBits() + along % row_ * form_.elementBits;
  }
  // Bits 4.. of a byte address flipped by the bits three above them, as counted from the pattern; of atoms of
  // 32 bytes bits 5 and 6 by the bits two above.
  int64_t swizzled(int64_t bit) const {
    const int64_t byte = bit / 8, from = byte - base_ * 128;
    return (byte ^ ((from >> 7 & flipped_) << lowest_)) * 8 + bit % 8;
  }

 private:
  bool kMajor() const { return form_.major == Major::kK; }
  bool wideAtoms() const { return mode_ == SwizzleMode::k128BAtom32B; }
  int64_t together() const { return wideAtoms() ? 4 : 8; }
  int64_t rowBits() const { return wideAtoms() ? 1024 : int64_t{128} << static_cast<int>(mode_); }

  OperandForm form_;
  SwizzleMode mode_;
  int base_;
  int64_t row_;
  int64_t flipped_ = 0;  // which of the bits from 7 on
  int lowest_ = 0;       // and the lowest one that they flip
};

// An operand by the places of its elements, in bits.
struct Operand {
  int64_t mn = 0, k = 0;
  std::vector<int64_t> bits;
  int64_t at(int64_t i, int64_t j) const { return bits[static_cast<size_t>(i + j * mn)]; }
};

std::optional<Operand> placed(const MatrixDescriptorInput& in) {
  const auto mn = laws::sizeOf(in.layout.layout.shape().mode(0)),
             k = laws::sizeOf(in.layout.layout.shape().mode(1));
  if (!mn || !k) return std::nullopt;
  Operand a{static_cast<int64_t>(*mn), static_cast<int64_t>(*k), {}};
  // Counted up leaf by leaf: extents and strides of an input are small (fuzz/inputs/byte_layout.h).
  const auto flat = laws::flat(in.layout.layout);
  std::vector<int64_t> digits(flat->shape.size());
  a.bits.resize(static_cast<size_t>(a.mn * a.k));
  int64_t offset = 0;
  for (int64_t& bit : a.bits) {
    if (offset < 0) return std::nullopt;
    bit = laws::move(in.layout.swizzle, offset) * in.form.elementBits + in.address * 8;
    size_t leaf = 0;
    for (; leaf < digits.size() && ++digits[leaf] == flat->shape[leaf]; ++leaf) {
      offset -= (digits[leaf] - 1) * flat->stride[leaf];
      digits[leaf] = 0;
    }
    if (leaf < digits.size()) offset += flat->stride[leaf];
  }
  return a;
}

// Where an instruction's descriptor reads another bit than the layout's; nothing where it reads all.
std::optional<int64_t> misread(const Operand& a, const OperandForm& form, const MatrixDescriptor& d,
                               int64_t first) {
  const Hardware hardware(form, d.mode, d.baseOffset);
  const int64_t row = (hardware.leadingIsOfRows() ? d.leadingByteOffset : d.strideByteOffset) * 8;
  const int64_t group = (hardware.leadingIsOfRows() ? d.strideByteOffset : d.leadingByteOffset) * 8;
  // Before the swizzle a place is a sum: what mn makes of it, and what k does.
  const auto place = [&](int64_t mn, int64_t k) {
    return hardware.inside(mn, k) + hardware.rows(mn, k) * row + hardware.groups(mn, k) * group;
  };
  std::vector<int64_t> ofMn;
  ofMn.reserve(static_cast<size_t>(a.mn));
  for (int64_t mn = 0; mn < a.mn; ++mn) ofMn.push_back(place(mn, 0));
  const int64_t* expected = a.bits.data() + first * a.mn;
  for (int64_t k = 0; k < 256 / form.elementBits; ++k) {
    const int64_t start = d.startAddress * 8 + place(0, k);
    for (const int64_t before : ofMn) {
      if (hardware.swizzled(start + before) != *expected) return expected - a.bits.data();
      ++expected;
    }
  }
  return std::nullopt;
}

std::string wrongAnswer(const MatrixDescriptorInput& in, const Operand& a, const OperandDescriptors& got) {
  const int64_t step = 256 / in.form.elementBits;
  if (static_cast<int64_t>(got.instructions.size()) * step != a.k)
    return "has another number of instructions";
  for (size_t i = 0; i < got.instructions.size(); ++i) {
    const MatrixDescriptor& d = got.instructions[i];
    const auto word = encode(d);
    if (!word.ok()) return "has fields that do not fit: " + word.error().str();
    if (const std::string wrong = checkWord(*word, in.arch); !wrong.empty()) return wrong;
    const auto back = decodeMatrixDescriptor(*word, in.arch);
    if (!back.ok() || *back != d) return "is not what its word says: " + hex(*word);
    if (const auto at = misread(a, in.form, d, static_cast<int64_t>(i) * step))
      return "reads another element at " + std::to_string(*at) + " by " + hex(*word);
  }
  return "";
}

// A mode, a base offset, two distances and starts by which the operand is read. A swizzle is its own inverse,
// so that each number is that of the first element that needs it.
std::string missed(const MatrixDescriptorInput& in, const Operand& a) {
  const int64_t step = 256 / in.form.elementBits;
  // Of 32 bits, MN-major, tcgen05.mma has the mode with atoms of 32 bytes alone.
  const bool wide = in.form.major == Major::kMn && in.form.elementBits == 32;
  for (int mode = wide ? 4 : 0; mode < (wide ? 5 : 4); ++mode)
    for (int base = 0; base < 8; ++base) {
      MatrixDescriptor d;
      d.arch = in.arch;
      d.mode = static_cast<SwizzleMode>(mode);
      d.baseOffset = base;
      const Hardware hardware(in.form, d.mode, base);
      const auto before = [&](int64_t mn, int64_t k) { return hardware.swizzled(a.at(mn, k)) / 8; };
      const auto distance = [&](std::pair<int64_t, int64_t> to) -> std::optional<int64_t> {
        if (to.first >= a.mn || to.second >= step) return std::nullopt;
        return before(to.first, to.second) - before(0, 0);
      };
      const auto row = distance(hardware.firstOfRow()), group = distance(hardware.firstOfGroup());
      d.leadingByteOffset = (hardware.leadingIsOfRows() ? row : group).value_or(16);
      d.strideByteOffset = (hardware.leadingIsOfRows() ? group : row).value_or(16);
      bool reads = true;
      for (int64_t first = 0; reads && first < a.k; first += step) {
        d.startAddress = before(0, first);
        reads = !misread(a, in.form, d, first) && encode(d).ok();
      }
      if (reads)
        return "is refused although mode " + std::string(modeName(d.mode)) + " and base offset " +
               std::to_string(base) + " read it";
    }
  return "";
}

std::string wrongRefusal(const MatrixDescriptorInput& in, const Diagnostic& d) {
  // Most operands are refused for their widths or extents: then nothing has to be placed.
  const bool mayBeCanonical = in.canonical && (in.form.major == Major::kK || in.form.elementBits == 16 ||
                                               (in.form.elementBits == 8 && in.arch == MatrixArch::kSm100));
  if (!mayBeCanonical && d.code != Code::kNotCanonical && d.rule.starts_with("operand_descriptor_c"))
    return "";
  const std::optional<Operand> a = placed(in);
  if (mayBeCanonical && a && a->k % (256 / in.form.elementBits) == 0)
    return "is refused although it is canonical";
  if (d.code != Code::kNotCanonical)
    return d.rule.starts_with("operand_descriptor_c") || !a ? "" : "has no rule";
  if (!a) return "is refused as not canonical although it leaves shared memory";
  return missed(in, *a);
}

std::string checkOperand(const MatrixDescriptorInput& in) {
  const auto got = operandDescriptors(in.layout, in.arch, in.form, in.address);
  if (!got.ok()) return wrongRefusal(in, got.error());
  const std::optional<Operand> a = placed(in);
  return a ? wrongAnswer(in, *a, *got) : "is answered although an offset is negative";
}

}  // namespace

std::string checkMatrixDescriptor(std::string_view bytes) {
  const MatrixDescriptorInput in = decodeMatrixInput(bytes);
  if (!in.isOperand) return checkWord(in.word, in.arch);
  const std::string wrong = checkOperand(in);
  if (wrong.empty()) return "";
  return toString(in.layout) + (in.arch == MatrixArch::kSm90 ? " (sm_90, " : " (sm_100, ") +
         (in.form.major == Major::kK ? "K-major, " : "MN-major, ") + std::to_string(in.form.elementBits) +
         " bits, address " + std::to_string(in.address) + ") " + wrong;
}

}  // namespace cutecheck::fuzz
