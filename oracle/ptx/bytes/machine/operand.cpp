// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/machine/operand.h"

#include <cctype>
#include <cstdlib>

namespace cutecheck::emulate {

namespace {

const std::map<std::string, Special, std::less<>>& specials() {
  static const std::map<std::string, Special, std::less<>> all = {
      {"%tid.x", Special::kTidX},
      {"%tid.y", Special::kTidY},
      {"%tid.z", Special::kTidZ},
      {"%ntid.x", Special::kNtidX},
      {"%ntid.y", Special::kNtidY},
      {"%ntid.z", Special::kNtidZ},
      {"%ctaid.x", Special::kCtaidX},
      {"%ctaid.y", Special::kCtaidY},
      {"%ctaid.z", Special::kCtaidZ},
      {"%nctaid.x", Special::kNctaidX},
      {"%nctaid.y", Special::kNctaidY},
      {"%nctaid.z", Special::kNctaidZ},
      {"%laneid", Special::kLane},
      {"%warpid", Special::kWarp},
      {"%cluster_ctarank", Special::kClusterRank},
      {"%cluster_nctarank", Special::kClusterSize},
      {"%cluster_ctaid.x", Special::kInClusterX},
      {"%cluster_nctaid.x", Special::kClusterX},
      {"%clusterid.x", Special::kClusterIdX},
      {"%nclusterid.x", Special::kClustersX},
      {"%cluster_ctaid.y", Special::kInClusterY},
      {"%cluster_nctaid.y", Special::kClusterY},
      {"%clusterid.y", Special::kClusterIdY},
      {"%nclusterid.y", Special::kClustersY},
      {"%cluster_ctaid.z", Special::kInClusterZ},
      {"%cluster_nctaid.z", Special::kClusterZ},
      {"%clusterid.z", Special::kClusterIdZ},
      {"%nclusterid.z", Special::kClustersZ},
      {"%dynamic_smem_size", Special::kDynamicShared},
  };
  return all;
}

uint64_t valueOf(Special special, const Machine& machine, const Thread& thread) {
  const Dim &threads = machine.launch().block, &blocks = machine.launch().grid, &block = thread.block->index;
  const Dim cluster = clusterOf(machine.program().kernel);
  switch (special) {
    case Special::kTidX:
      return thread.id % threads.x;
    case Special::kTidY:
      return thread.id / threads.x % threads.y;
    case Special::kTidZ:
      return thread.id / threads.x / threads.y;
    case Special::kNtidX:
      return threads.x;
    case Special::kNtidY:
      return threads.y;
    case Special::kNtidZ:
      return threads.z;
    case Special::kCtaidX:
      return block.x;
    case Special::kCtaidY:
      return block.y;
    case Special::kCtaidZ:
      return block.z;
    case Special::kNctaidX:
      return blocks.x;
    case Special::kNctaidY:
      return blocks.y;
    case Special::kNctaidZ:
      return blocks.z;
    case Special::kLane:
      return thread.id % 32;
    case Special::kWarp:
      return thread.id / 32;
    case Special::kClusterRank:
      return thread.block->rank;
    case Special::kClusterSize:
      return cluster.count();
    case Special::kInClusterX:
      return block.x % cluster.x;
    case Special::kInClusterY:
      return block.y % cluster.y;
    case Special::kInClusterZ:
      return block.z % cluster.z;
    case Special::kClusterX:
      return cluster.x;
    case Special::kClusterY:
      return cluster.y;
    case Special::kClusterZ:
      return cluster.z;
    case Special::kClusterIdX:
      return block.x / cluster.x;
    case Special::kClusterIdY:
      return block.y / cluster.y;
    case Special::kClusterIdZ:
      return block.z / cluster.z;
    case Special::kClustersX:
      return blocks.x / cluster.x;
    case Special::kClustersY:
      return blocks.y / cluster.y;
    case Special::kClustersZ:
      return blocks.z / cluster.z;
    case Special::kDynamicShared:
      return machine.launch().dynamicShared;
  }
  return 0;
}

}  // namespace

Diagnostic Form::unknown(const std::string& why) const {
  return makeError(
      Code::kUsage, "emulate_c1",
      "emulate_c1: line " + std::to_string(instruction.line) + ", " + instruction.opcode + ": " + why);
}

Expected<Source> Source::make(const Form& form, const ptx::PtxOperand& operand) {
  using Kind = ptx::PtxOperand::Kind;
  Source made;
  if (operand.kind == Kind::kNumber) {
    made.number_ = operand.number;
    return made;
  }
  if (operand.kind == Kind::kRegister) {
    made.kind_ = operand.negated ? Source::Kind::kNot : Source::Kind::kRegister;
    made.reg_ = operand.reg;
    return made;
  }
  if (operand.kind == Kind::kName) {
    if (const auto found = form.shared.find(operand.name); found != form.shared.end()) {
      made.kind_ = Source::Kind::kShared;
      made.number_ = found->second;
      return made;
    }
    if (const auto found = form.parameters.find(operand.name); found != form.parameters.end()) {
      made.number_ = found->second;
      return made;
    }
    if (const auto found = specials().find(operand.name); found != specials().end()) {
      made.kind_ = Source::Kind::kSpecial;
      made.special_ = found->second;
      return made;
    }
  }
  return form.unknown(
      operand.name +
      " names no register, parameter or variable that is modelled (.local and .const variables are not)");
}

uint64_t Source::operator()(const Machine& machine, const Thread& thread) const {
  switch (kind_) {
    case Kind::kConstant:
      return number_;
    case Kind::kRegister:
      return thread.registers[reg_];
    case Kind::kNot:
      return thread.registers[reg_] == 0 ? 1 : 0;
    case Kind::kShared:
      return number_ | windowOfRank(thread.block->rank);
    case Kind::kSpecial:
      return valueOf(special_, machine, thread);
  }
  return 0;
}

LaneValues Source::of(const Lanes& lanes, LaneWords& room) const {
  const std::span<Thread> warp = lanes.warp();
  switch (kind_) {
    case Kind::kRegister:
      return lanes.row(reg_);
    case Kind::kNot:
      for (size_t lane = 0; lane < kWarpLanes; ++lane) room[lane] = lanes.row(reg_)[lane] == 0 ? 1 : 0;
      break;
    case Kind::kConstant:
      room.fill(number_);
      break;
    case Kind::kShared:
      room.fill(number_ | windowOfRank(warp[0].block->rank));
      break;
    case Kind::kSpecial:
      for (size_t lane = 0; lane < kWarpLanes; ++lane)
        room[lane] = lane < warp.size() ? valueOf(special_, lanes.machine(), warp[lane]) : 0;
      break;
  }
  return room.data();
}

Expected<Address> Address::make(const Form& form, const ptx::PtxOperand& operand) {
  if (operand.kind != ptx::PtxOperand::Kind::kAddress) return form.unknown("an operand is no address");
  CUTECHECK_TRY(base, Source::make(form, operand.parts.front()));
  return Address{base, operand.number};
}

Expected<SharedAddress> SharedAddress::make(const Form& form, const ptx::PtxOperand& operand) {
  if (!form.has("shared") && !form.has("shared::cta") && !form.has("shared::cluster"))
    return form.unknown("generic addresses of shared memory are not supported here");
  CUTECHECK_TRY(address, Address::make(form, operand));
  return SharedAddress{address};
}

std::optional<uint64_t> SharedAddress::operator()(Machine& machine, const Thread& thread) const {
  const uint64_t at = address(machine, thread);
  if (!Machine::isGenericShared(at)) return at;
  machine.fail(thread, "emulate_c7", "a generic address, where the instruction names shared memory");
  return std::nullopt;
}

Expected<Registers> registersOf(const Form& form, const ptx::PtxOperand& operand) {
  Registers all;
  const bool list = operand.kind == ptx::PtxOperand::Kind::kList;
  for (size_t i = 0; i < (list ? operand.parts.size() : 1); ++i) {
    const ptx::PtxOperand& one = list ? operand.parts[i] : operand;
    if (one.kind == ptx::PtxOperand::Kind::kRegister)
      all.emplace_back(one.reg);
    else if (one.name == "_")
      all.emplace_back(std::nullopt);
    else
      return form.unknown("a result is no register");
  }
  return all;
}

Expected<std::vector<Source>> sourcesOf(const Form& form, const ptx::PtxOperand& operand) {
  std::vector<Source> all;
  const bool list = operand.kind == ptx::PtxOperand::Kind::kList;
  for (size_t i = 0; i < (list ? operand.parts.size() : 1); ++i) {
    CUTECHECK_TRY(one, Source::make(form, list ? operand.parts[i] : operand));
    all.push_back(one);
  }
  return all;
}

Element Type::element() const {
  if (kind == 'g') return Element::kBf16;
  if (kind == 'f') return bits == 16 ? Element::kF16 : bits == 32 ? Element::kF32 : Element::kF64;
  if (kind == 's')
    return bits == 8 ? Element::kS8 : bits == 16 ? Element::kS16 : bits == 32 ? Element::kS32 : Element::kS64;
  return bits == 8 ? Element::kU8 : bits == 16 ? Element::kU16 : bits == 32 ? Element::kU32 : Element::kU64;
}

std::optional<Type> typeNamed(const std::string& word) {
  if (word == "pred") return Type{'p', 1, 1};
  Type type;
  std::string rest = word;
  if (rest.ends_with("x2")) {
    type.lanes = 2;
    rest.resize(rest.size() - 2);
  }
  if (rest.starts_with("bf")) {
    type.kind = 'g';
    rest = rest.substr(2);
  } else {
    if (rest.empty() || std::string("usbf").find(rest[0]) == std::string::npos) return std::nullopt;
    type.kind = rest[0];
    rest = rest.substr(1);
  }
  if (rest != "8" && rest != "16" && rest != "32" && rest != "64") return std::nullopt;
  type.bits = std::atoi(rest.c_str());
  return type;
}

}  // namespace cutecheck::emulate
