// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/descriptor_proof.h"

#include <algorithm>
#include <set>

#include "oracle/smt/cvc5.h"
#include "oracle/smt/solver.h"

namespace cutecheck::oracle {

namespace {

constexpr uint64_t kWindow = uint64_t{1} << 18;

struct ByteMode {
  std::vector<std::pair<uint64_t, uint64_t>> leaves;  // extent, stride in bytes

  uint64_t size() const {
    uint64_t product = 1;
    for (const auto& [extent, stride] : leaves) product *= extent;
    return product;
  }
  uint64_t last() const {
    uint64_t sum = 0;
    for (const auto& [extent, stride] : leaves) sum += (extent - 1) * stride;
    return sum;
  }
  uint64_t at(uint64_t index) const {
    uint64_t sum = 0;
    for (const auto& [extent, stride] : leaves) {
      sum += index % extent * stride;
      index /= extent;
    }
    return sum;
  }
  std::string inSmtlib(const std::string& index) const {
    std::string sum = "(_ bv0 64)", rest = index;
    for (size_t i = 0; i < leaves.size(); ++i) {
      const std::string extent = "(_ bv" + std::to_string(leaves[i].first) + " 64)";
      const std::string digit = i + 1 == leaves.size() ? rest : "(bvurem " + rest + " " + extent + ")";
      sum = "(bvadd " + sum + " (bvmul " + digit + " (_ bv" + std::to_string(leaves[i].second) + " 64)))";
      rest = "(bvudiv " + rest + " " + extent + ")";
    }
    return sum;
  }
};

void gather(const IntTuple& shape, const IntTuple& stride, uint64_t bytes, ByteMode& into, bool& fine) {
  if (shape.isTuple()) {
    for (size_t i = 0; i < shape.rank() && fine; ++i)
      gather(shape.mode(i), stride.mode(i), bytes, into, fine);
  } else if (shape.isInt() && stride.isInt() && stride.value() >= 0) {
    into.leaves.emplace_back(shape.value(), static_cast<uint64_t>(stride.value()) * bytes);
  } else {
    fine = false;
  }
}

std::string number(uint64_t value) { return std::to_string(value); }

class Prover {
 public:
  Prover(const AddressCode& word, const DescriptorClaim& claim, ByteMode mn, ByteMode k)
      : word_(word), claim_(claim), mn_(std::move(mn)), k_(std::move(k)) {}

  Answer prove() {
    answer_.claim = "the word at p reads element (mn, k) of " + std::to_string(mn_.size()) + " x " +
                    std::to_string(k_.size()) + " where the layout has it";
    answer_.premises = {"p % 262144 < " + number(end()), "p % " + number(claim_.alignment) + " == 0"};
    if (enumerate()) bits();
    if (answer_.verdict == Verdict::kUnknown && suffices(answer_.derivations, true))
      answer_.verdict = Verdict::kProved;
    return answer_;
  }

 private:
  // Where starts end: the last element lies below the window's end.
  uint64_t end() const {
    return kWindow - (claim_.offset + mn_.last() + k_.last() + claim_.shape.elementBytes) + 1;
  }
  uint64_t placed(uint64_t start, uint64_t mn, uint64_t k) const {
    const uint64_t address = start % kWindow + claim_.offset + mn_.at(mn) + k_.at(k);
    const Swizzle& s = claim_.swizzle;
    return address ^ (address >> s.shift & ((uint64_t{1} << s.bits) - 1) << s.base);
  }
  uint64_t read(uint64_t start, uint64_t mn, uint64_t k) const {
    return operandAddress(word_.value(start), claim_.shape, mn, k);
  }

  // Each bit of the address alone and all below it, both ends; or all.
  std::set<uint64_t> starts() const {
    const uint64_t step = claim_.alignment, last = (end() - 1) / step * step;
    std::set<uint64_t> all = {0, last, last / 2 / step * step, 0x15555 / step * step, 0x2aaaa / step * step};
    for (uint64_t bit = step; bit < kWindow; bit *= 2)
      all.insert({bit, bit - step, last - std::min(bit, last)});
    if (claim_.everyStart)
      for (uint64_t start = 0; start < end(); start += step) all.insert(start);
    while (*all.rbegin() >= end()) all.erase(*all.rbegin());
    // In another block of the cluster.
    all.insert({kWindow, uint64_t{0xff000000} + last, uint64_t{0xfffc0000}});
    return all;
  }

  bool enumerate() {
    uint64_t points = 0;
    const std::set<uint64_t> all = starts();
    for (const uint64_t start : all) {
      const uint64_t word = word_.value(start);
      for (uint64_t k = 0; k < k_.size(); ++k)
        for (uint64_t mn = 0; mn < mn_.size(); ++mn, ++points)
          if (operandAddress(word, claim_.shape, mn, k) != placed(start, mn, k)) return refute(start, mn, k);
    }
    answer_.samples = points;
    return true;
  }

  void bits() {
    const std::string mn = "((_ zero_extend 32) mn)", k = "((_ zero_extend 32) k)";
    const std::string address = "(bvadd start (bvadd " + mn_.inSmtlib(mn) + " (bvadd (_ bv" +
                                number(claim_.offset) + " 64) " + k_.inSmtlib(k) + ")))";
    const Swizzle& s = claim_.swizzle;
    const auto word64 = [](uint64_t value) { return "(_ bv" + number(value) + " 64)"; };
    const std::string script =
        "(declare-const p (_ BitVec 32))(declare-const mn (_ BitVec 32))(declare-const k (_ BitVec 32))\n"
        "(define-fun w () (_ BitVec 64) " +
        word_.inSmtlib("p") +
        ")\n"
        "(define-fun start () (_ BitVec 64) ((_ zero_extend 46) ((_ extract 17 0) p)))\n"
        "(define-fun a () (_ BitVec 64) " +
        address +
        ")\n"
        "(assert (bvult start (_ bv" +
        number(end()) +
        " 64)))\n"
        "(assert (= (bvurem p (_ bv" +
        number(claim_.alignment) +
        " 32)) (_ bv0 32)))\n"
        "(assert (bvult mn (_ bv" +
        number(mn_.size()) +
        " 32)))\n"
        "(assert (bvult k (_ bv" +
        number(k_.size()) +
        " 32)))\n"
        "(assert (not (= " +
        operandAddressInSmtlib("w", claim_.shape, mn, k) + " (bvxor a (bvand (bvlshr a " +
        word64(static_cast<uint64_t>(s.shift)) + ") " + word64(((uint64_t{1} << s.bits) - 1) << s.base) +
        ")))))\n";
    // The elements above were those of some starts only: that is no derivation, and the second is cvc5's.
    for (const auto& ask : {solveScript, solveScriptByCvc5}) {
      const Solved solved = ask(script, {"p", "mn", "k"}, claim_.budget);
      answer_.units += solved.units;
      if (auto derivation = Derivation::of(solved, Method::kBitVectors, "every start, every element")) {
        answer_.derivations.push_back(*std::move(derivation));
        continue;
      }
      if (solved.status == Solved::Status::kUnknown) {
        answer_.missing.push_back(methodName(Method::kBitVectors, solved.engine) + ": " + solved.reason);
        continue;
      }
      const auto of = [&](const char* name) { return static_cast<uint64_t>(solved.model.at(name)); };
      if (!solved.fits || read(of("p"), of("mn"), of("k")) == placed(of("p"), of("mn"), of("k"))) {
        answer_.verdict = Verdict::kInconsistent;
        answer_.missing = {"the solver's model does not refute the claim"};
      } else if (!answer_.derivations.empty()) {
        answer_.verdict = Verdict::kInconsistent;
        answer_.missing = {"one solver proves what the other refutes"};
      } else {
        refute(of("p"), of("mn"), of("k"));
      }
      return;
    }
  }

  bool refute(uint64_t start, uint64_t mn, uint64_t k) {
    answer_.verdict = Verdict::kRefuted;
    answer_.derivations.clear();
    const std::string at = "(" + number(mn) + "," + number(k) + ") from " + number(start);
    answer_.counterexample = Counterexample{
        {{"p", static_cast<int64_t>(start)}},
        {static_cast<int64_t>(mn), static_cast<int64_t>(k)},
        {{"read of " + at, number(read(start, mn, k))}, {"laid at " + at, number(placed(start, mn, k))}},
        "the descriptor reads another byte than the layout has"};
    return false;
  }

  const AddressCode& word_;
  const DescriptorClaim& claim_;
  ByteMode mn_, k_;
  Answer answer_;
};

}  // namespace

Expected<Answer> proveDescriptor(const AddressCode& word, const DescriptorClaim& claim) {
  const auto refused = [](const std::string& message) {
    return makeError(Code::kBadRequest, "descriptor_proof_c1", message);
  };
  if (!claim.layout.shape().isTuple() || claim.layout.rank() != 2) return refused("expects a layout (mn, k)");
  ByteMode modes[2];
  bool fine = true;
  for (size_t i = 0; i < 2; ++i) {
    const Layout mode = claim.layout.mode(i);
    gather(mode.shape(), mode.stride(), claim.shape.elementBytes, modes[i], fine);
  }
  if (!fine) return refused("expects static extents, and strides at or above 0");
  if (claim.offset + modes[0].last() + modes[1].last() + claim.shape.elementBytes > kWindow)
    return refused("expects an operand within 2^18 bytes");
  return Prover(word, claim, modes[0], modes[1]).prove();
}

}  // namespace cutecheck::oracle
