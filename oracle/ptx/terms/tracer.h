// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A run of the machine on bytes, with a term beside each byte of data.
//
// What decides control, addresses and predicates has to be a number. Everything without a rule stops the run, by name:
//
//   terms_c1   data, or an address of global memory, where a number has to be
//   terms_c2   an instruction, or a form of it, without a rule for terms
//   terms_c3   what nothing wrote is used
//   terms_c4   the value of a term is not the machine's
//   terms_c5   global memory that threads exchange
//   terms_c6   threads of part of a warp
//   terms_c7   what depends on where the variables of shared memory lie
#pragma once

#include <set>
#include <string>

#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/order/decode.h"
#include "oracle/ptx/order/places.h"
#include "oracle/ptx/terms/rule.h"
#include "oracle/ptx/terms/shadow.h"

namespace cutecheck::terms {

class Tracer : public emulate::DataWatch {
 public:
  // `addresses`: where in the parameters the 8 bytes of a tensor's address lie, and its number; `hidden`: bytes that the
  // kernel does not read as numbers (tensor maps).
  struct Parameters {
    std::map<uint64_t, size_t> addresses;
    std::vector<std::pair<uint64_t, uint64_t>> hidden;
    bool roundingsCount = true;  // the theory is exact
    std::set<size_t> sureAnswers{};  // Subject::sureAnswers
    uint64_t pattern = 128;  // of what the place of a tensor copy is a multiple: the most of the swizzles
  };
  Tracer(Terms& terms, Shadow& shadow, const emulate::Program& program, Parameters parameters,
         std::vector<uint64_t> bases)
      : terms_(terms),
        shadow_(shadow),
        rules_(rulesOf(program, parameters.roundingsCount)),
        program_(program),
        ordered_(program.kernel),
        layout_(ptx::ptxLayoutOf(program.kernel, true)),
        parameters_(std::move(parameters)),
        bases_(std::move(bases)) {
    shadow_.order().counts(countsBarriers(program.kernel));
    for (auto& [name, one] : layout_.variables)
      if (const auto found = program.places.find(name); found != program.places.end()) one.at = found->second;
  }

  void clusterBegins(emulate::Machine& machine) override;
  void before(emulate::Machine& machine, emulate::Thread& thread, bool runs) override;
  void after(emulate::Machine& machine, emulate::Thread& thread, size_t at) override;
  void together(emulate::Machine& machine, std::span<emulate::Thread> group) override;
  void copies(emulate::Machine& machine, const emulate::Thread& thread, uint8_t* to, const uint8_t* from,
              uint64_t bytes) override;
  void assumes(const std::string& what) override { restsOn_.insert(what); }
  void fillsOutside(Element element) override;
  void rounds(emulate::Machine& machine, const emulate::Thread& thread, uint8_t* at, Element from,
              Element to) override;
  void reduces(emulate::Machine& machine, const emulate::Thread& thread, uint8_t* to, const uint8_t* from,
               const std::string& operation, Element element) override;
  std::function<void()> moves(std::vector<emulate::DataMove> all) override;
  void clears(const uint8_t* at, uint64_t bytes) override;
  void changes(emulate::Machine& machine, const emulate::Thread& thread, const char* what) override;
  void multiplies(emulate::Machine& machine, const emulate::Thread& thread,
                  const emulate::DataProduct& product) override;

  // What the run took for granted.
  const std::set<std::string>& restsOn() const { return restsOn_; }
  uint64_t compared() const { return compared_; }

 private:
  struct Value {
    RegisterShadow shadow{};
    uint64_t number = 0;
  };
  Value valueOf(emulate::Machine& machine, const emulate::Thread& thread, const Operand& operand);
  // The term of `bytes` bytes; nothing, and an error, where there is none.
  std::optional<TermId> termOf(emulate::Machine& machine, const emulate::Thread& thread, std::span<const Piece> pieces,
                               uint64_t number);
  std::optional<TermId> termOf(emulate::Machine& machine, const emulate::Thread& thread, const emulate::DataPlace& place,
                               Element type);
  std::optional<TermId> wordOf(emulate::Machine& machine, const emulate::Thread& thread,
                               std::span<const emulate::DataPlace> bits);
  void multipliesBits(emulate::Machine& machine, const emulate::Thread& thread, const emulate::DataProduct& product);
  std::optional<TermId> termOfCopies(emulate::Machine& machine, const emulate::Thread& thread,
                                     std::span<const emulate::DataPlace> copies, Element type);
  std::vector<TermId> rowsOf(emulate::Machine& machine, const emulate::Thread& thread, const emulate::DataProduct& of, bool left);
  void givesProduct(const emulate::DataProduct& product, std::span<const TermId> made);
  bool needsNumbers(emulate::Machine& machine, const emulate::Thread& thread, size_t reg);
  bool needsNumbers(emulate::Machine& machine, const emulate::Thread& thread, const std::vector<size_t>& reads);
  void give(const emulate::Registers& results, const RegisterShadow& shadow);
  // Whether the place is one of global memory by the address of its own tensor, or one of no tensor by a number.
  bool addressFits(emulate::Machine& machine, const emulate::Thread& thread, const Value& base, uint64_t offset,
                   bool global, bool generic, uint64_t bytes = 1);
  // Whether lanes of a warp that come to a .uni branch all take it, or none: else nothing is defined.
  bool isUniform(const emulate::Thread& thread, bool runs);
  bool wholeWarp(emulate::Machine& machine, const Rule& rule, const emulate::Thread& thread, size_t threads);
  void checkBytes(emulate::Machine& machine, const emulate::Thread& thread, std::span<const Piece> pieces, uint64_t number);

  // Of which variable of shared memory a register holds an address (place_steps.cpp).
  struct Follows {
    bool computes = false, readsBits = false, shuffles = false, maps = false, halves = false;
  };
  static std::vector<Follows> followsOf(const ptx::PtxKernel& kernel);
  std::vector<ptx::PtxPlace>& placesOf(const emulate::Thread& thread);
  ptx::PtxPlace placeOf(const emulate::Thread& thread, const ptx::PtxOperand& operand);
  ptx::PtxValue numberOf(const emulate::Thread& thread, const ptx::PtxOperand& operand) const;
  std::string wrongPlace(const emulate::Thread& thread, const ptx::PtxInstruction& instruction, size_t i);
  std::string wrongAddress(const emulate::Thread& thread, const ptx::PtxInstruction& instruction, const ptx::PtxOperand& base,
                           uint64_t offset);
  bool movesParts(const emulate::Thread& thread, const ptx::PtxInstruction& instruction);
  bool isNumberElsewhere(const emulate::Thread& thread, const ptx::PtxInstruction& instruction,
                         const ptx::PtxOperand& operand);
  void followPlaces(emulate::Machine& machine, emulate::Thread& thread, bool runs);
  void placesTogether(std::span<emulate::Thread> group);

  void step(emulate::Machine& machine, emulate::Thread& thread, const Rule& rule);
  void floats(emulate::Machine& machine, emulate::Thread& thread, const Rule& rule);
  void integers(emulate::Machine& machine, emulate::Thread& thread, const Rule& rule);
  void logic(emulate::Machine& machine, emulate::Thread& thread, const Rule& rule);
  bool movesBytes(const Rule& rule, std::span<const Value> values, int bytes, RegisterShadow& made) const;
  void converts(emulate::Machine& machine, emulate::Thread& thread, const Rule& rule);
  void moves(emulate::Machine& machine, emulate::Thread& thread, const Rule& rule);
  void loads(emulate::Machine& machine, emulate::Thread& thread, const Rule& rule);
  void stores(emulate::Machine& machine, emulate::Thread& thread, const Rule& rule);
  void asksForCopy(emulate::Machine& machine, emulate::Thread& thread, const Rule& rule);
  void shuffles(emulate::Machine& machine, std::span<emulate::Thread> warp, const Rule& rule);
  void movesMatrices(emulate::Machine& machine, std::span<emulate::Thread> warp, const Rule& rule);

  Terms& terms_;
  Shadow& shadow_;
  std::vector<Rule> rules_;
  uint64_t steps_ = 0;  // of all threads
  // Whether lanes of a warp took a .uni branch, and the wait's numbers where it leaves one, by warp, branch
  // and how often the lane came there; and that, by lane and branch.
  std::map<std::array<uint64_t, 3>, std::vector<uint64_t>> uniform_;
  std::map<std::pair<const emulate::Thread*, size_t>, uint64_t> arrivals_;
  const emulate::Program& program_;
  const ptx::PtxProgram ordered_;
  const std::vector<Follows> follows_ = followsOf(program_.kernel);  // by instruction
  ptx::PtxLayout layout_;
  Parameters parameters_;
  std::vector<uint64_t> bases_;  // the device's addresses of the tensors
  std::vector<std::pair<size_t, RegisterShadow>> pending_;
  std::unordered_map<const emulate::Thread*, std::vector<ptx::PtxPlace>> places_;
  std::vector<std::pair<size_t, ptx::PtxPlace>> pendingPlaces_;
  std::set<std::string> restsOn_;
  uint64_t compared_ = 0;
};

// The state of a barrier, which is a number of nobody's choice; the address of the first parameter, by their numbers.
inline constexpr TermId kState = 0xfffffff0, kFirstParameter = 0xffff8000;
inline bool isParameter(TermId id) { return id >= kFirstParameter && id < kState; }

}  // namespace cutecheck::terms
