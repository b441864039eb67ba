// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of mbarriers, drawn, and edited so that their order is broken: each is kept as it is, and none with
// an edit.
//
// In each round a thread stores to its place, arrives at the first barrier, waits, loads what its neighbour
// stored, arrives at the second barrier and waits again. CUTECHECK_CASES and CUTECHECK_SEED ask for other
// draws.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "oracle/ptx/order/order.h"

namespace cutecheck::ptx {
namespace {

uint64_t setting(const char* name, uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

enum class Is : uint8_t { kOther, kInit, kStore, kArrive, kWait, kLoad, kPlace, kLastMeeting, kEnd };

struct Line {
  std::string text;
  Is is = Is::kOther;
  size_t barrier = 0, round = 0;
};

class Draw {
 public:
  explicit Draw(uint64_t seed) : random_(seed) {
    threads_ = 32 * (1 + below(4));
    rounds_ = 1 + below(3);
    byState_ = below(2) == 0;
    build();
  }

  std::string text() const {
    std::string all =
        ".version 9.0\n.target sm_90a\n.address_size 64\n.visible .entry k(\n\t.param .u64 .ptr .align 16 "
        "y\n)\n.reqntid " +
        std::to_string(threads_) + "\n{\n\t.reg .pred %p<4>;\n\t.reg .b32 %r<16>;\n\t.reg .b64 %rd<16>;\n" +
        "\t.shared .align 8 .b8 bars[16];\n\t.shared .align 16 .b8 tile[" + std::to_string(4 * threads_) +
        "];\n";
    for (const Line& line : lines_) all += "\t" + line.text + "\n";
    return all + "\tret;\n}\n";
  }

  // Breaks the order, and says how; nothing where there is no place for the edit.
  std::string edit(size_t kind) {
    const size_t round = below(rounds_);
    const bool last = round + 1 == rounds_;
    switch (kind) {
      case 0:  // the phase may be complete without a thread
        insert(find(Is::kArrive, 0, round) + 1, "@%p1 mbarrier.arrive.shared::cta.b64 _, [bars];");
        return "an arrival too many";
      case 1:
        replace(lines_[find(Is::kInit, below(2), 0)].text, ", " + std::to_string(threads_),
                ", " + std::to_string(threads_ - 1));
        return rounds_ == 1 &&
                       lines_[find(Is::kInit, 0, 0)].text.ends_with(", " + std::to_string(threads_) + ";")
                   ? ""
                   : "a count too small";
      case 2:
        if (byState_ && round == 0) return "";
        if (byState_)
          replace(lines_[find(Is::kWait, 0, round)].text, "%rd2", "%rd3");
        else
          replace(lines_[find(Is::kWait, 0, round)].text, round % 2 == 0 ? ", 0;" : ", 1;",
                  round % 2 == 0 ? ", 1;" : ", 0;");
        return byState_ ? "a state of another barrier" : "another parity";
      case 3:
        insert(find(Is::kWait, below(2), rounds_ - 1), below(2) == 0
                                                           ? "@%p1 mbarrier.inval.shared::cta.b64 [bars+8];"
                                                           : "@%p1 mbarrier.inval.shared::cta.b64 [bars];");
        return "ended early";
      case 4:
        lines_.erase(lines_.begin() + at(find(Is::kLastMeeting, 0, 0)));
        return "ended by one thread";
      case 5:
        lines_[find(Is::kWait, 0, round)].text = "atom.shared.add.u32 %r9, [%r4], 0;";
        return "an own atomic for a wait";
      case 6:
        lines_[find(Is::kArrive, below(2), round)].text.insert(0, below(2) == 0 ? "@%p1 " : "@!%p1 ");
        return "an arrival under a predicate";
      case 7: {
        std::string& wait = lines_[find(Is::kWait, 0, round)].text;
        wait = (below(2) == 0 ? "@%p1 bra $L_past;\n\t" : "@!%p1 bra $L_past;\n\t") + wait + "\n$L_past:";
        return threads_ > 1 ? "a wait under a predicate" : "";
      }
      case 8:
        lines_[find(Is::kPlace, 0, 0)].text.insert(0, "@%p1 ");
        return "a place under a predicate";
      case 9:
        if (last) return "";
        lines_.erase(lines_.begin() + at(find(Is::kWait, 1, round)));
        return "a wait left out";
      case 10:
        std::swap(lines_[find(Is::kStore, 0, round)], lines_[find(Is::kArrive, 0, round)]);
        return "a store behind its arrival";
      default:
        std::swap(lines_[find(Is::kLoad, 0, round)], lines_[find(Is::kWait, 0, round)]);
        return "a load before its wait";
    }
  }
  static constexpr size_t kEdits = 12;

 private:
  size_t below(size_t n) { return random_() % n; }
  static std::ptrdiff_t at(size_t i) { return static_cast<std::ptrdiff_t>(i); }
  size_t find(Is is, size_t barrier, size_t round) const {
    const auto found = std::find_if(lines_.begin(), lines_.end(), [&](const Line& line) {
      return line.is == is && line.barrier == barrier && line.round == round;
    });
    return static_cast<size_t>(found - lines_.begin());
  }
  void insert(size_t before, const std::string& text) {
    lines_.insert(lines_.begin() + at(before), Line{text});
  }
  static void replace(std::string& in, const std::string& from, const std::string& to) {
    const size_t found = in.rfind(from);
    ASSERT_NE(found, std::string::npos) << in;
    in.replace(found, from.size(), to);
  }

  void build() {
    const std::string count = std::to_string(threads_);
    const auto add = [&](std::string text, Is is = Is::kOther, size_t barrier = 0, size_t round = 0) {
      lines_.push_back({std::move(text), is, barrier, round});
    };
    for (const char* text : {"ld.param.u64 %rd1, [y];", "mov.u32 %r1, %tid.x;", "mov.u32 %r2, tile;",
                             "shl.b32 %r3, %r1, 2;", "add.s32 %r4, %r2, %r3;", "add.s32 %r5, %r1, 1;"})
      add(text);
    add("setp.eq.s32 %p2, %r5, " + count + ";");
    for (const char* text : {"selp.b32 %r5, 0, %r5, %p2;", "shl.b32 %r6, %r5, 2;"}) add(text);
    add("add.s32 %r7, %r2, %r6;", Is::kPlace);
    add("setp.eq.s32 %p1, %r1, 0;");
    const char* const names[] = {"[bars]", "[bars+8]"};
    for (size_t b : {0, 1})
      add("@%p1 mbarrier.init.shared::cta.b64 " + std::string(names[b]) + ", " + count + ";", Is::kInit, b);
    add("bar.sync 0;");
    for (size_t round = 0; round < rounds_; ++round) {
      add("st.shared.u32 [%r4], %r1;", Is::kStore, 0, round);
      for (size_t b : {0, 1}) {
        const std::string state = b == 0 ? "%rd2" : "%rd3";
        add("mbarrier.arrive.shared::cta.b64 " + std::string(byState_ ? state : "_") + ", " + names[b] + ";",
            Is::kArrive, b, round);
        add("{ .reg .pred p; WAIT: mbarrier.try_wait" + std::string(byState_ ? "" : ".parity") +
                ".shared::cta.b64 p, " + names[b] + ", " + (byState_ ? state : std::to_string(round % 2)) +
                "; @p bra DONE; bra WAIT; DONE: }",
            Is::kWait, b, round);
        if (b == 0) add("ld.shared.u32 %r8, [%r7];", Is::kLoad, 0, round);
      }
    }
    for (const char* text :
         {"mul.wide.u32 %rd4, %r1, 4;", "add.s64 %rd5, %rd1, %rd4;", "st.global.u32 [%rd5], %r8;"})
      add(text);
    add("bar.sync 0;", Is::kLastMeeting);
    for (size_t b : {0, 1})
      add("@%p1 mbarrier.inval.shared::cta.b64 " + std::string(names[b]) + ";", Is::kEnd, b);
  }

  std::mt19937_64 random_;
  size_t threads_ = 32, rounds_ = 1;
  bool byState_ = false;
  std::vector<Line> lines_;
};

OrderReport orderHere(const std::string& text) {
  PtxLaunch launch;
  launch.grid = PtxLaunch::Extents{1, 1, 1};
  launch.isStated = true;
  return orderOf(text, launch);
}

TEST(OrderEdits, AreKeptBeforeAndNotBehind) {
  const uint64_t cases = setting("CUTECHECK_CASES", 240), seed = setting("CUTECHECK_SEED", 1);
  std::map<std::string, size_t> edits;
  for (uint64_t k = 0; k < cases; ++k) {
    const uint64_t own = seed * 1'000'003 + k;
    Draw draw(own);
    if (k % Draw::kEdits == 0) {
      const OrderReport whole = orderHere(draw.text());
      EXPECT_TRUE(whole.isKept()) << "draw " << own << ": " << toString(whole) << "\n" << draw.text();
    }
    const std::string edit = draw.edit(k % Draw::kEdits);
    if (edit.empty()) continue;
    ++edits[edit];
    EXPECT_FALSE(orderHere(draw.text()).isKept()) << "draw " << own << ", " << edit << "\n" << draw.text();
  }
  for (const auto& [edit, count] : edits) std::cout << edit << ": " << count << "\n";
  EXPECT_EQ(edits.size(), Draw::kEdits + 1);
}

}  // namespace
}  // namespace cutecheck::ptx
