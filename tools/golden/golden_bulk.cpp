// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of bulk copies: one thread names all bytes, the others see them behind a barrier, or in global
// memory.
#include <algorithm>

#include "lowering/cute_nvgpu/atoms/bulk_rows.h"
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "tools/golden/golden_barrier.h"
#include "tools/golden/golden_tiles.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

constexpr int64_t kThreads = 32, kReduced = 128;
constexpr const char* kCluster = "nvvm.cluster_dim = array<i32: 1>";

std::string number(int64_t value) { return std::to_string(value); }
std::string flat(int64_t count) { return number(count) + ":1"; }

std::string typeOf(const std::string& kind, int64_t bytes) {
  return "!cute_nvgpu.atom.bulk_" + kind + "<f32, " + number(8 * bytes) + " b>";
}

// Stores of all threads are seen by what thread 0 does next.
void publish(KernelText& kernel, bool global = false) {
  kernel.statement(
      "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}");
  if (global) kernel.statement("nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>}");
  kernel.statement("nvvm.barrier0");
}

// Thread 0's copy in a group of its own, awaited.
void copyInGroup(KernelText& kernel, const std::string& type, const KernelView& from, const KernelView& to) {
  beginFirst(kernel);
  kernel.statement("cute.copy_atom_call" + callOf(type, {from, to}));
  kernel.statement("nvvm.cp.async.bulk.commit.group");
  kernel.statement("nvvm.cp.async.bulk.wait_group 0");
  endFirst(kernel);
}

// Thread 0's copy, whose bytes the barrier counts; all threads wait for them.
void copyToBarrier(KernelText& kernel, const std::string& type, const KernelView& from, const KernelView& to,
                   int64_t bytes, const std::string& block) {
  const std::string bare = kernel.defined("bare", "cute.make_atom() : " + type);
  const std::string expected = integer(kernel, "expected", bytes);
  const std::string barrier = "!cute.ptr<i64, smem, align<1024>>";
  kernel.statement("%atom = cute_nvgpu.atom.with_mbarrier(" + bare + ", %barrier" +
                   (block.empty() ? "" : ", " + block) + ") : (" + type + ", " + barrier +
                   (block.empty() ? "" : ", i32") + ") -> " + type);
  beginFirst(kernel);
  kernel.statement("nvvm.mbarrier.arrive.expect_tx %raw, " + expected + " : !llvm.ptr<3>, i32");
  kernel.statement("cute.copy_atom_call" + callOf(type, {from, to}));
  endFirst(kernel);
  awaitParity(kernel, 0);
}

GoldenVariant variantOf(const std::string& name, const std::string& type, int64_t bytes, KernelText& kernel,
                        const std::string& attribute = "") {
  return {"bulk/" + name, type, number(bytes) + " bytes", kernel.text(attribute)};
}

GoldenVariant globalToShared(int64_t bytes) {
  const std::string type = typeOf("copy_g2s", bytes);
  KernelText kernel("bulk", type + "\nThrough shared memory.", kThreads);
  const int64_t count = bytes / 4;
  const KernelView source = kernel.parameter("source", "f32", flat(count));
  const KernelView words = kernel.shared("words", "f32", flat(count), kBehindBarrier, "");
  defineBarrier(kernel);
  initBarrier(kernel, 1);
  copyToBarrier(kernel, type, source, words, bytes, "");
  kernel.fill(words, kernel.parameter("result", "f32", flat(count)), count);
  return variantOf("g2s_" + number(bytes), type, bytes, kernel);
}

GoldenVariant sharedToGlobal(int64_t bytes) {
  const std::string type = typeOf("copy_s2g", bytes);
  KernelText kernel("bulk", type + "\nThrough shared memory.", kThreads);
  const int64_t count = bytes / 4;
  const KernelView source = kernel.parameter("source", "f32", flat(count));
  const KernelView words = kernel.shared("words", "f32", flat(count), kBehindBarrier, "");
  const KernelView result = kernel.parameter("result", "f32", flat(count));
  defineBarrier(kernel);
  kernel.statement("%atom = cute.make_atom() : " + type);
  kernel.fill(source, words, count);
  publish(kernel);
  copyInGroup(kernel, type, words, result);
  return variantOf("s2g_" + number(bytes), type, bytes, kernel);
}

// To block 0 of the cluster, here the block itself. An H200 takes the copy for an illegal instruction where
// the kernel does not say that it is launched in clusters.
GoldenVariant sharedToShared(int64_t bytes) {
  const std::string type = typeOf("copy_s2s", bytes);
  KernelText kernel("bulk", type + "\nFrom one place in shared memory to another.", kThreads);
  const int64_t count = bytes / 4, second = kBehindBarrier + (bytes + 1023) / 1024 * 1024;
  const KernelView source = kernel.parameter("source", "f32", flat(count));
  const KernelView words = kernel.shared("words", "f32", flat(count), kBehindBarrier, "");
  const KernelView others = kernel.shared("others", "f32", flat(count), second, "");
  defineBarrier(kernel);
  initBarrier(kernel, 1);
  kernel.fill(source, words, count);
  publish(kernel);
  copyToBarrier(kernel, type, words, others, bytes, "%zero");
  kernel.fill(others, kernel.parameter("result", "f32", flat(count)), count);
  return variantOf("s2s_" + number(bytes), type, bytes, kernel, kCluster);
}

GoldenVariant prefetched(int64_t bytes) {
  const std::string operation = "cute_nvgpu.bulk_prefetch";
  KernelText kernel("bulk", operation + "\nA copy whose source is fetched before.", kThreads);
  const int64_t count = bytes / 4;
  const KernelView source = kernel.parameter("source", "f32", flat(count));
  defineBarrier(kernel);
  beginFirst(kernel);
  kernel.statement(operation + " (" + source.value + ") : (" + source.type + ") -> ()");
  endFirst(kernel);
  kernel.fill(source, kernel.parameter("result", "f32", flat(count)), count);
  return variantOf("prefetch_" + number(bytes), operation, bytes, kernel);
}

// In global memory, or in shared memory of block 0 of the cluster.
GoldenVariant reduced(const BulkReduceRow& row) {
  const bool isInteger = row.element.find('i') != std::string::npos,
             global = row.memory == ReducedMemory::kGlobal;
  const std::string stored = row.element.starts_with("u") ? row.element.substr(1) : row.element;
  const int64_t bits = isInteger ? std::stoll(stored.substr(1)) : bitsOfElement(row.element);
  const int64_t bytes = kReduced * bits / 8;
  const std::string type = std::string("!cute_nvgpu.atom.bulk_reduce_s2") + (global ? "g<" : "s<") +
                           row.element + ", " + number(8 * bytes) + " b, " +
                           std::string(spelled(row.reduction)) + ">";
  KernelText kernel(
      "bulk", type + "\nThe result becomes the first source, and then what it makes of that and the second.",
      kThreads);
  const KernelView before = kernel.parameter("before", stored, flat(kReduced));
  const KernelView source = kernel.parameter("source", stored, flat(kReduced));
  const KernelView words = kernel.shared("words", stored, flat(kReduced), kBehindBarrier, "");
  const KernelView others =
      global ? words : kernel.shared("others", stored, flat(kReduced), 2 * kBehindBarrier, "");
  const KernelView result = kernel.parameter("result", stored, flat(kReduced));
  defineBarrier(kernel);
  if (global) kernel.statement("%atom = cute.make_atom() : " + type);
  if (!global) initBarrier(kernel, 1);
  kernel.fill(before, global ? result : others, kReduced);
  kernel.fill(source, words, kReduced);
  publish(kernel, global);
  if (global) {
    copyInGroup(kernel, type, words, result);
  } else {
    copyToBarrier(kernel, type, words, others, bytes, "%zero");
    kernel.fill(others, result, kReduced);
  }
  // "add.noftz.f16": operation and type.
  const std::string ptx = ptxReduction(row.reduction, row.element, row.memory).value();
  const std::string name = std::string("reduce_") + (global ? "" : "shared_") + ptx.substr(0, ptx.find('.')) +
                           "_" + ptx.substr(ptx.rfind('.') + 1);
  return variantOf(name, type, bytes, kernel, global ? "" : kCluster);
}

}  // namespace

std::vector<GoldenVariant> bulkVariants() {
  std::vector<GoldenVariant> all;
  for (const int64_t bytes : {16, 48, 2048, 16384}) {
    all.push_back(globalToShared(bytes));
    all.push_back(sharedToGlobal(bytes));
    all.push_back(sharedToShared(bytes));
  }
  for (const int64_t bytes : {16, 16384}) all.push_back(prefetched(bytes));
  // Where two rows are one instruction, as bits have no sign, the first is kept.
  for (const BulkReduceRow& row : bulkReduceRows()) {
    GoldenVariant one = reduced(row);
    const auto same = [&](const GoldenVariant& other) { return other.name == one.name; };
    if (std::none_of(all.begin(), all.end(), same)) all.push_back(std::move(one));
  }
  return all;
}

}  // namespace cutecheck::cli
