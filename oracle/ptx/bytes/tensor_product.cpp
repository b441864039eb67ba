// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tcgen05.mma: a product of one block or of a pair, D in tensor memory, carried out late.
#include "oracle/ptx/bytes/tensor_product.h"

#include <cmath>

#include "oracle/nvgpu/product_shape.h"
#include "oracle/ptx/bytes/shared_operand.h"
#include "oracle/ptx/bytes/sparse.h"

namespace cutecheck::emulate {

namespace {

struct Product {
  UmmaKind kind = UmmaKind::kF16;
  uint32_t group = 1;
  bool stationary = false, sparse = false, tensorA = false;
  std::string name;
  uint64_t factors = 0;  // scale factors of a row: 0 without block scaling
  Address d, addressA, metadata, scaleA, scaleB;
  Source wordA, wordB, descriptor, adds;
  std::vector<Source> disabled;  // a bit for each lane of D that is not written
  int scaleD = 0;                // D is halved as often
};

struct Issued {
  uint64_t d = 0, a = 0, b = 0, metadata = 0, scaleA = 0, scaleB = 0;
  uint32_t descriptor = 0;
  bool adds = false;
  std::vector<uint32_t> disabled;
};

class Multiplication {
 public:
  Multiplication(Machine& machine, Thread& thread, const Product& of, const Issued& issued)
      : machine_(machine), thread_(thread), of_(of), issued_(issued) {}

  void run() {
    const Expected<InstructionDescriptor> read =
        oracle::descriptorOf(issued_.descriptor, {of_.kind, of_.group, of_.stationary, of_.sparse});
    if (!read) return refuse(read.error().message);
    what_ = *read;
    const auto m = static_cast<uint32_t>(what_.m), n = static_cast<uint32_t>(what_.n);
    const std::optional<DataPath> path = DataPath::of(m, n, of_.group, of_.stationary, of_.sparse);
    if (!path) return refuse("no shape " + std::to_string(m) + " by " + std::to_string(n) + " of this kind");
    if (what_.k96 || what_.maximumShift != 0) return lacks("K of 96, or a shift");
    path_ = *path;
    a_ = elementOf(what_.a), b_ = elementOf(what_.b);
    const bool packed = of_.kind == UmmaKind::kMxF4 || of_.kind == UmmaKind::kMxF4NvF4;
    padded_ = !packed;
    k_ = packed ? 64 : of_.kind == UmmaKind::kF16 ? 16 : of_.kind == UmmaKind::kTf32 ? 8 : 32;
    blocks_ = pairOf(machine_, thread_, of_.group);
    const std::optional<Matrix> b = readB();
    for (Block* block : blocks_) {
      if (machine_.failed() || !b) return;
      multiplyIn(*block, *b);
    }
  }

 private:
  void refuse(const std::string& why) { machine_.fail(thread_, "emulate_c7", why); }
  void lacks(const std::string& what) {
    machine_.fail(thread_, "emulate_c1", "the machine does not have " + what);
  }

  static bool below8(Element element) { return bitsOf(element) < 8; }

  // Each block of a pair has half of the columns.
  std::optional<Matrix> readB() {
    const uint64_t rows = static_cast<uint64_t>(what_.n) / of_.group, k = k_ * (of_.sparse ? 2 : 1);
    Matrix all(static_cast<uint64_t>(what_.n), k);
    for (uint64_t i = 0; i < blocks_.size(); ++i) {
      const std::optional<Matrix> part =
          readOperand(machine_, thread_, *blocks_[i], issued_.b, MatrixArch::kSm100,
                      {b_, what_.bMn ? Major::kMn : Major::kK, rows, k, padded_ && below8(b_)},
                      machine_.data() != nullptr ? &rightPlaces_ : nullptr);
      if (!part) return std::nullopt;
      std::copy(part->values.begin(), part->values.end(),
                all.values.begin() + static_cast<int64_t>(i * rows * k));
    }
    if (what_.negateB)
      for (double& value : all.values) value = -value;
    return all;
  }

  std::optional<Matrix> readA(Block& block, DataProduct* told) {
    std::vector<DataPlace>* places = told == nullptr ? nullptr : &told->left;
    std::optional<Matrix> a;
    if (of_.tensorA) {
      if (below8(a_) && padded_) {
        lacks("elements below a byte in tensor memory");
        return std::nullopt;
      }
      a = readTensorOperand(machine_, thread_, block, issued_.a, path_, a_, k_, places,
                            told == nullptr ? nullptr : &told->copiesOfLeft);
    } else {
      a = readOperand(machine_, thread_, block, issued_.a, MatrixArch::kSm100,
                      {a_, what_.aMn ? Major::kMn : Major::kK, path_.rows, k_, padded_ && below8(a_)}, places);
    }
    if (!a || !of_.sparse) return a;
    const auto selector = static_cast<uint32_t>(what_.sparsitySelector);
    const bool pairs = bitsOf(packedElement()) == 32;
    if (told != nullptr) told->metadata = {pairs, k_ / (pairs ? 1 : 2), std::vector<DataPlace>(path_.rows * k_ / (pairs ? 1 : 2))};
    std::optional<Matrix> made = expanded(*a, packedElement(), [&](uint64_t row, uint64_t chunk) {
      DataPlace* place = told == nullptr ? nullptr : &told->metadata.places[row * told->metadata.chunks + chunk];
      return readMetadata(machine_, thread_, block, issued_.metadata, packedElement(), row, chunk, selector, place)
          .value_or(0);
    });
    if (!made && !machine_.failed()) refuse("metadata that says nothing");
    return made;
  }
  // Elements of a byte or less are sparse as those of a byte, packed ones in pairs.
  Element packedElement() const { return padded_ && below8(a_) ? Element::kU8 : a_; }

  void scale(Matrix& matrix, const Matrix& factors) {
    const uint64_t each = matrix.columns / factors.columns;
    for (uint64_t row = 0; row < matrix.rows; ++row)
      for (uint64_t k = 0; k < matrix.columns; ++k) matrix.at(row, k) *= factors.at(row, k / each);
  }

  void multiplyIn(Block& block, Matrix b) {
    DataWatch* data = machine_.data();
    DataProduct told;
    std::optional<Matrix> a = readA(block, data != nullptr ? &told : nullptr);
    if (!a) return;
    if (what_.negateA)
      for (double& value : a->values) value = -value;
    if (of_.factors != 0) {
      const Element element = what_.scale == ScaleElement::kUe8m0 ? Element::kUe8m0 : Element::kUe4m3;
      const auto ofA = readScales(machine_, thread_, block, issued_.scaleA, a->rows, of_.factors,
                                  static_cast<uint32_t>(what_.scaleIdA), element, 1,
                                  data != nullptr ? &told.factorsOfLeft : nullptr);
      const auto ofB = readScales(machine_, thread_, block, issued_.scaleB, b.rows, of_.factors,
                                  static_cast<uint32_t>(what_.scaleIdB), element, path_.parts,
                                  data != nullptr ? &told.factorsOfRight : nullptr);
      if (!ofA || !ofB) return;
      scale(*a, *ofA);
      scale(b, *ofB);
    }
    if (data != nullptr) tell(*data, block, std::move(told));
    if (machine_.failed()) return;
    const Element element = elementOf(what_.d);
    const TensorAddress base = TensorAddress::of(issued_.d);
    Matrix d(path_.rows, b.rows);
    const auto each = [&](auto&& visit) {
      for (uint32_t m = 0; m < path_.rows; ++m)
        for (uint32_t n = 0; n < b.rows; ++n) {
          const uint32_t lane = base.lane + path_.lane(m, n);
          uint32_t* word = tensorWord(machine_, thread_, block, lane, base.column + path_.column(n));
          if (!word) return;
          visit(d.at(m, n), *word, lane);
        }
    };
    if (issued_.adds)
      each([&](double& value, uint32_t& word, uint32_t) {
        value = std::ldexp(valueOf(element, word), -of_.scaleD);
      });
    multiply(*a, b, d);
    each([&](double& value, uint32_t& word, uint32_t lane) {
      if (isDisabled(block, lane)) return;
      const uint32_t mask = element == Element::kF16 ? 0xffffU : ~0U;
      word = (word & ~mask) | static_cast<uint32_t>(resultBits(element, value, what_.saturate));
    });
  }

  // For who follows the data, the product of this block as places of its elements.
  void tell(DataWatch& data, Block& block, DataProduct made) {
    made.name = of_.name + (of_.sparse ? ".sp" : "") + ".m" + std::to_string(what_.m) + "n" + std::to_string(what_.n);
    made.a = a_, made.b = b_, made.c = made.d = elementOf(what_.d);
    made.m = path_.rows, made.n = static_cast<uint64_t>(what_.n), made.k = k_ * (of_.sparse ? 2 : 1);
    made.scale = what_.negateA != what_.negateB ? -1 : 1;
    made.negates = what_.negateA || what_.negateB;
    made.sumScale = std::ldexp(1.0, -of_.scaleD);
    made.saturates = what_.saturate, made.adds = issued_.adds;
    made.right = rightPlaces_;
    const TensorAddress base = TensorAddress::of(issued_.d);
    for (uint32_t m = 0; m < path_.rows; ++m)
      for (uint32_t n = 0; n < made.n; ++n) {
        const uint32_t lane = base.lane + path_.lane(m, n);
        const uint32_t* word = tensorWord(machine_, thread_, block, lane, base.column + path_.column(n));
        if (!word) return;
        const DataPlace place{reinterpret_cast<const uint8_t*>(word), nullptr, 0, 0};
        made.sum.push_back(place);
        made.result.push_back(isDisabled(block, lane) ? DataPlace{} : place);
      }
    data.multiplies(machine_, thread_, made);
  }

  bool isDisabled(const Block& block, uint32_t lane) const {
    if (issued_.disabled.empty()) return false;
    const uint32_t first = block.rank % of_.group * TensorMemory::kLanes;
    return (issued_.disabled[(first + lane) / 32] >> (lane % 32) & 1) != 0;
  }

  Machine& machine_;
  Thread& thread_;
  const Product& of_;
  const Issued& issued_;
  InstructionDescriptor what_;
  DataPath path_;
  Element a_ = Element::kF16, b_ = Element::kF16;
  bool padded_ = false;
  uint64_t k_ = 0;
  std::vector<Block*> blocks_;
  std::vector<DataPlace> rightPlaces_;
};

// Scale factors of a row: .scale_vec or .block, or what the kind has where neither stands.
std::optional<uint64_t> factorsOf(const Form& form, UmmaKind kind) {
  if (!isBlockScaled(kind)) return 0;
  if (!form.has("block_scale")) return std::nullopt;
  if (kind == UmmaKind::kMxF8F6F4) return 1;
  if (kind == UmmaKind::kMxF4) return 2;
  if (form.has("scale_vec::4X") || form.has("block16")) return 4;
  if (form.has("scale_vec::2X") || form.has("block32")) return 2;
  return std::nullopt;
}

// [d], a, b{, [metadata]}, descriptor{, [scales of a], [scales of b]}{, {disabled lanes}}, adds{, scale of d}
Expected<Product> productOf(const Form& form) {
  Product of;
  const auto kind = oracle::kindNamed([&](const std::string& word) { return form.has(word); });
  const auto group = groupOf(form);
  if (!kind || !group || form.has("ashift")) return form.unknown();
  of.kind = *kind, of.group = *group;
  of.name = "tcgen05.mma.kind::" + std::string(kindName(*kind));
  of.stationary = form.has("ws"), of.sparse = form.has("sp");
  const auto factors = factorsOf(form, *kind);
  if (!factors || (of.sparse && *factors != 0)) return form.unknown();
  of.factors = *factors;
  if (form.count() < 5) return form.unknown();
  using Kind = ptx::PtxOperand::Kind;
  CUTECHECK_TRY(d, Address::make(form, form.operand(0)));
  of.d = d;
  of.tensorA = form.operand(1).kind == Kind::kAddress;
  if (of.tensorA) {
    CUTECHECK_TRY(a, Address::make(form, form.operand(1)));
    of.addressA = a;
  } else {
    CUTECHECK_TRY(a, Source::make(form, form.operand(1)));
    of.wordA = a;
  }
  CUTECHECK_TRY(b, Source::make(form, form.operand(2)));
  of.wordB = b;
  size_t next = 3;
  const auto address = [&](Address& into) -> std::optional<Diagnostic> {
    if (next >= form.count()) return form.unknown();
    Expected<Address> one = Address::make(form, form.operand(next++));
    if (!one) return one.error();
    into = *one;
    return std::nullopt;
  };
  if (of.sparse)
    if (auto error = address(of.metadata)) return *error;
  if (next >= form.count()) return form.unknown();
  CUTECHECK_TRY(descriptor, Source::make(form, form.operand(next++)));
  of.descriptor = descriptor;
  if (of.factors != 0) {
    if (auto error = address(of.scaleA)) return *error;
    if (auto error = address(of.scaleB)) return *error;
  }
  if (next < form.count() && form.operand(next).kind == Kind::kList) {
    CUTECHECK_TRY(disabled, sourcesOf(form, form.operand(next++)));
    of.disabled = disabled;
    if (disabled.size() != 4 * of.group) return form.unknown();
  }
  if (next >= form.count()) return form.unknown();
  CUTECHECK_TRY(adds, Source::make(form, form.operand(next++)));
  of.adds = adds;
  if (next < form.count()) {
    if (of.stationary || form.operand(next).kind != Kind::kNumber || form.operand(next).number > 15)
      return form.unknown();
    of.scaleD = static_cast<int>(form.operand(next++).number);
  }
  return next == form.count() ? Expected<Product>(of) : form.unknown();
}

}  // namespace

Expected<Act> tensorProduct(const Form& form) {
  CUTECHECK_TRY(made, productOf(form));
  return Act([of = std::make_shared<Product>(made)](Machine& machine, Thread& thread) {
    Issued issued;
    issued.d = of->d(machine, thread) & lowBits(32);
    issued.a = of->tensorA ? of->addressA(machine, thread) & lowBits(32) : of->wordA(machine, thread);
    issued.b = of->wordB(machine, thread);
    issued.descriptor = static_cast<uint32_t>(of->descriptor(machine, thread));
    issued.adds = of->adds(machine, thread) != 0;
    if (of->sparse) issued.metadata = of->metadata(machine, thread) & lowBits(32);
    if (of->factors != 0) {
      issued.scaleA = of->scaleA(machine, thread) & lowBits(32);
      issued.scaleB = of->scaleB(machine, thread) & lowBits(32);
    }
    for (const Source& one : of->disabled)
      issued.disabled.push_back(static_cast<uint32_t>(one(machine, thread)));
    machine.later(Unit::kProduct,
                  [of, issued, &machine, &thread] { Multiplication(machine, thread, *of, issued).run(); });
    return Outcome::kNext;
  });
}

}  // namespace cutecheck::emulate
