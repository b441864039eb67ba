// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/names.h"

#include <algorithm>

namespace cutecheck::ptx {

void ptxResolve(const PtxKernel& kernel, PtxOperand& operand) {
  for (PtxOperand& part : operand.parts) ptxResolve(kernel, part);
  if (operand.kind != PtxOperand::Kind::kName) return;
  using enum PtxOperand::Means;
  const std::string& name = operand.name;
  const auto means = [&](PtxOperand::Means what, uint64_t number = 0) {
    operand.means = what;
    operand.number = number;
  };
  const uint64_t x = kernel.threads == 0 ? 128 : kernel.threadsX;
  const uint64_t y = kernel.threads == 0 ? 1 : kernel.threadsY;
  const uint64_t all = kernel.threads == 0 ? 128 : kernel.threads;
  if (const auto found = kernel.shared.find(name); found != kernel.shared.end())
    return means(kShared, found->second);
  for (size_t i = 0; i < kernel.parameters.size(); ++i)
    if (kernel.parameters[i].name == name) return means(kParameter, i);
  if (name.starts_with("__local_depot")) return means(kLocal);
  if (name == "%tid.x") return means(kTidX, x);
  if (name == "%tid.y") return means(kTidY, y);
  if (name == "%tid.z") return means(kTidZ);
  if (name == "%laneid") return means(kLane);
  if (name == "%warpid") return means(kWarp);
  if (name == "%cluster_ctarank") return means(kRank);
  // Where its cluster stands in the grid, and how many there are, only a launch says.
  operand.ofLaunch = name.starts_with("%ctaid") || name.starts_with("%nctaid") ||
                     name.starts_with("%clusterid") || name.starts_with("%nclusterid") ||
                     name.starts_with("%gridid");
  if (name == "%ctaid.x" || name == "%cluster_ctaid.x") return means(kBlockX, kernel.clusterX);
  if (name == "%ctaid.y" || name == "%cluster_ctaid.y") return means(kBlockY, kernel.clusterY);
  if (name == "%ctaid.z" || name == "%cluster_ctaid.z") return means(kBlockZ);
  if (name == "%ntid.x") return means(kNumber, x);
  if (name == "%ntid.y") return means(kNumber, y);
  if (name == "%ntid.z") return means(kNumber, all / std::max<uint64_t>(1, x * y));
  if (name == "%cluster_nctarank") return means(kNumber, kernel.cluster);
  if (name == "%nctaid.x" || name == "%cluster_nctaid.x") return means(kNumber, kernel.clusterX);
  if (name == "%nctaid.y" || name == "%cluster_nctaid.y") return means(kNumber, kernel.clusterY);
  if (name == "%nctaid.z" || name == "%cluster_nctaid.z")
    return means(kNumber, kernel.cluster / std::max<uint64_t>(1, kernel.clusterX * kernel.clusterY));
  if (name.starts_with("%nclusterid.")) return means(kNumber, 1);
  if (name.starts_with("%clusterid.")) return means(kNumber, 0);
}

void ptxAddShared(const PtxOperand& operand, std::set<uint64_t>& into) {
  if (operand.means == PtxOperand::Means::kShared) into.insert(operand.number);
  for (const PtxOperand& part : operand.parts) ptxAddShared(part, into);
}

bool ptxNamesShared(const PtxOperand& operand, const std::string& name) {
  return (operand.means == PtxOperand::Means::kShared && operand.name == name) ||
         std::any_of(operand.parts.begin(), operand.parts.end(),
                     [&](const PtxOperand& part) { return ptxNamesShared(part, name); });
}

void setBlock(PtxKernel& kernel, const std::array<uint64_t, 3>& threads) {
  kernel.threads = threads[0] * threads[1] * threads[2];
  kernel.threadsX = threads[0];
  kernel.threadsY = threads[1];
  kernel.threadsAreExact = true;
  for (PtxInstruction& instruction : kernel.code)
    for (PtxOperand& operand : instruction.operands) ptxResolve(kernel, operand);
}

}  // namespace cutecheck::ptx
