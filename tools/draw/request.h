// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// request: what a user asks to see, and the picture of it.
#pragma once

#include <string>
#include <vector>

#include "tools/draw/picture.h"

namespace cutecheck::draw {

// Expressions, a claim, an atom, a canonical tile, or a data path of tensor memory: one of them.
struct Request {
  std::vector<std::string> expressions{};  // one, or two to be compared
  std::string bindings{};                  // numbers of symbols: "M=8, N=4"
  std::string tile{};                      // of one expression that is (thread, value) -> index in this tile
  std::string access{};  // of one expression that is lane -> offset: an access to shared memory
  int64_t element = 4;   // bytes that these offsets count in
  std::string claim{};
  std::string atom{}, operand{};  // an empty operand is all of them
  std::string shared{};           // K_SW128, ...
  int64_t bits = 0;               // of its elements, and those of a copy atom; 0: what is usual
  std::string dataPath{};         // A to G
  int64_t columns = 16;           // of its accumulator
  std::string slice{};            // of one layout: a coordinate with _ whose elements stand out
  std::string zoom{};             // rows and columns to show, 0:16,32:48
  std::string colourBy{};         // an integer of each cell, offset / 8 % 4
  std::string title{};            // instead of what the picture says of itself
  bool everyCell = false;         // one by one, also where there is no room for their labels
  bool narrow = false;            // panels below each other, for a page as narrow as a phone
};

// Reads, evaluates and draws; one divide is drawn as whole and tiles. Fails as the notation and the
// operations fail, with kUsage for what cannot be drawn together (draw_c5), and as each kind of picture does;
// `position` is a byte of the expression that failed.
Expected<Picture> pictureOf(const Request& request);

}  // namespace cutecheck::draw
