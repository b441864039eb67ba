// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of barriers: each thread writes a word of shared memory, arrives, waits as the kernel's name
// says, and reads the word that the thread at the other end wrote.
#include "tools/golden/golden_barrier.h"
#include "tools/golden/golden_tiles.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

namespace {

constexpr int64_t kThreads = 32;
constexpr const char* kCoord = "!cute.coord<\"?\">";

std::string at(KernelText& kernel, const std::string& index) {
  return kernel.defined("at", "cute.make_coord(" + index + ") : (i32) -> " + kCoord);
}
std::string load(KernelText& kernel, const KernelView& view, const std::string& index) {
  return kernel.defined("value", "cute.memref.load(" + view.value + ", " + at(kernel, index) + ") : (" +
                                     view.type + ", " + kCoord + ") -> f32");
}
void store(KernelText& kernel, const KernelView& view, const std::string& index, const std::string& value) {
  kernel.statement("cute.memref.store(" + view.value + ", " + at(kernel, index) + ", " + value + ") : (" +
                   view.type + ", " + kCoord + ", f32) -> ()");
}

std::string arrive(KernelText& kernel) {
  return kernel.defined("state", "nvvm.mbarrier.arrive %raw : !llvm.ptr<3> -> i64");
}

// What stands between the write and the read; the name of an i1 that says whether the phase is complete, none
// where the wait itself says so.
struct Way {
  const char* name;
  int64_t count;  // of arrivals
  std::string (*between)(KernelText&);
};

std::string completed(KernelText& kernel, const std::string& wait, const std::string& phase,
                      const char* type) {
  kernel.statement("nvvm.barrier0");
  return kernel.defined("done",
                        "nvvm.mbarrier." + wait + " %raw, " + phase + " : !llvm.ptr<3>, " + type + " -> i1");
}

// By thread 0, behind a barrier for the writes of the others: bytes that are expected, and completed by hand.
std::string transaction(KernelText& kernel, const std::vector<std::string>& statements) {
  kernel.statement("nvvm.barrier0");
  beginFirst(kernel);
  kernel.statement("%expected = arith.constant 64 : i32");
  for (const std::string& one : statements) kernel.statement(one);
  endFirst(kernel);
  awaitParity(kernel, 0);
  return "";
}

constexpr const char* kComplete = "nvvm.mbarrier.complete_tx %raw, %expected : !llvm.ptr<3>, i32";

const Way kWays[] = {
    {"arrive_test_wait", kThreads, [](KernelText& k) { return completed(k, "test.wait", arrive(k), "i64"); }},
    {"arrive_test_wait_parity", kThreads,
     [](KernelText& k) {
       arrive(k);
       return completed(k, "test.wait", "%zero", "i32");
     }},
    {"arrive_try_wait", kThreads, [](KernelText& k) { return completed(k, "try_wait", arrive(k), "i64"); }},
    {"arrive_try_wait_parity", kThreads,
     [](KernelText& k) {
       arrive(k);
       awaitParity(k, 0);
       return std::string();
     }},
    {"arrive_count", 2 * kThreads,
     [](KernelText& k) {
       const std::string two = integer(k, "two", 2);
       k.defined("state", "nvvm.mbarrier.arrive %raw, " + two + " : !llvm.ptr<3> -> i64");
       awaitParity(k, 0);
       return std::string();
     }},
    {"arrive_nocomplete", 2 * kThreads,
     [](KernelText& k) {
       k.defined("state", "nvvm.mbarrier.arrive.nocomplete %raw, %one : !llvm.ptr<3>, i32 -> i64");
       arrive(k);
       awaitParity(k, 0);
       return std::string();
     }},
    {"two_phases", kThreads,
     [](KernelText& k) {
       for (const int parity : {0, 1}) {
         arrive(k);
         awaitParity(k, parity);
       }
       return std::string();
     }},
    // Half of the threads leave with their first arrival: the second phase waits for the others alone.
    {"arrive_drop", kThreads,
     [](KernelText& k) {
       const std::string half = integer(k, "half", kThreads / 2);
       k.statement("%leaves = arith.cmpi slt, %tid, " + half + " : i32");
       k.statement("scf.if %leaves {");
       k.defined("state", "nvvm.mbarrier.arrive_drop %raw : !llvm.ptr<3> -> i64");
       k.statement("} else {");
       arrive(k);
       k.statement("}");
       awaitParity(k, 0);
       k.statement("scf.if %leaves {");
       k.statement("} else {");
       arrive(k);
       k.statement("}");
       awaitParity(k, 1);
       return std::string();
     }},
    {"arrive_expect_tx", 1,
     [](KernelText& k) {
       return transaction(k,
                          {"nvvm.mbarrier.arrive.expect_tx %raw, %expected : !llvm.ptr<3>, i32", kComplete});
     }},
    {"arrive_drop_expect_tx", 1,
     [](KernelText& k) {
       return transaction(
           k, {"%dropped = nvvm.mbarrier.arrive_drop.expect_tx %raw, %expected : !llvm.ptr<3>, i32 -> i64",
               kComplete});
     }},
    {"expect_tx", 1,
     [](KernelText& k) {
       return transaction(k, {"nvvm.mbarrier.expect_tx %raw, %expected : !llvm.ptr<3>, i32", kComplete,
                              "%arrived = nvvm.mbarrier.arrive %raw : !llvm.ptr<3> -> i64"});
     }},
    {"inval", kThreads,
     [](KernelText& k) {
       arrive(k);
       awaitParity(k, 0);
       k.statement("nvvm.barrier0");
       beginFirst(k);
       k.statement("nvvm.mbarrier.inval %raw : !llvm.ptr<3>");
       endFirst(k);
       initBarrier(k, 1);
       beginFirst(k);
       arrive(k);
       endFirst(k);
       awaitParity(k, 0);
       return std::string();
     }},
};

GoldenVariant mbarrierVariant(const Way& way) {
  const std::string atom = "cute_nvgpu.mbarrier.init";
  KernelText kernel("mbarrier",
                    atom + "\nThe words of the source from the last to the first, through shared memory.",
                    kThreads);
  const KernelView source = kernel.parameter("source", "f32", "32:1");
  const KernelView words = kernel.shared("words", "f32", "32:1", kBehindBarrier, "");
  defineBarrier(kernel);
  initBarrier(kernel, way.count);
  store(kernel, words, "%tid", load(kernel, source, "%tid"));
  const std::string done = way.between(kernel);
  const std::string last = integer(kernel, "last", kThreads - 1);
  std::string value = load(kernel, words, kernel.defined("other", "arith.subi " + last + ", %tid : i32"));
  if (!done.empty()) {
    kernel.statement("%nothing = arith.constant 0.0 : f32");
    value = kernel.defined("word", "arith.select " + done + ", " + value + ", %nothing : f32");
  }
  store(kernel, kernel.parameter("result", "f32", "32:1"), "%tid", value);
  return {std::string("mbarrier/") + way.name, atom, std::to_string(way.count) + " arrivals", kernel.text()};
}

// One thread, and a word of shared memory that mbarrier.init takes for itself.
GoldenVariant ownWordVariant() {
  const std::string atom = "cute_nvgpu.mbarrier.init", pointer = "!cute.ptr<i64, smem, align<8>>";
  KernelText kernel("mbarrier", atom + "\nOne word, through shared memory, by one thread.", 1);
  const KernelView source = kernel.parameter("source", "f32", "1:0");
  const KernelView words = kernel.shared("words", "f32", "1:0", 0, "");
  kernel.statement("%zero = arith.constant 0 : i32");
  kernel.statement("%one = arith.constant 1 : i32");
  kernel.statement("%barrier = cute_nvgpu.mbarrier.init(%one) : (i32) -> " + pointer);
  kernel.statement("%raw = builtin.unrealized_conversion_cast %barrier : " + pointer + " to !llvm.ptr<3>");
  store(kernel, words, "%zero", load(kernel, source, "%zero"));
  arrive(kernel);
  awaitParity(kernel, 0);
  store(kernel, kernel.parameter("result", "f32", "1:0"), "%zero", load(kernel, words, "%zero"));
  return {"mbarrier/own_word", atom, "1 arrivals", kernel.text()};
}

// What is copied, and not stored, is what this arrival tells of.
GoldenVariant copiesVariant() {
  const std::string atom = "cute_nvgpu.mbarrier.init",
                    copy = "!cute_nvgpu.atom.simt_async_copy<f32, cache = always, 32 b>";
  KernelText kernel("mbarrier",
                    atom + "\nThe words of the source from the last to the first, copied into shared memory.",
                    kThreads);
  const KernelSplit one = {parsedLayout("32:1"), parsedLayout("1:0")};
  const KernelView source = kernel.sliced(kernel.parameter("source", "f32", one), one);
  const KernelView words = kernel.shared("words", "f32", "(32,1):(1,0)", kBehindBarrier, "");
  const KernelView own = kernel.sliced(words, one);
  defineBarrier(kernel);
  initBarrier(kernel, kThreads);
  kernel.statement("%atom = cute.make_atom() : " + copy);
  kernel.statement("cute.copy_atom_call" + callOf(copy, {source, own}));
  kernel.statement("nvvm.cp.async.mbarrier.arrive %raw {noinc = true} : !llvm.ptr<3>");
  awaitParity(kernel, 0);
  const std::string last = integer(kernel, "last", kThreads - 1);
  const std::string value =
      load(kernel, words, kernel.defined("other", "arith.subi " + last + ", %tid : i32"));
  store(kernel, kernel.parameter("result", "f32", "32:1"), "%tid", value);
  return {"mbarrier/cp_async_arrive", atom, std::to_string(kThreads) + " arrivals", kernel.text()};
}

}  // namespace

std::vector<GoldenVariant> mbarrierVariants() {
  std::vector<GoldenVariant> all = {ownWordVariant(), copiesVariant()};
  for (const Way& way : kWays) all.push_back(mbarrierVariant(way));
  return all;
}

}  // namespace cutecheck::cli
