// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests of pictures ask of a request: its picture, or the rule that refuses it.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tools/draw/picture.h"
#include "tools/draw/request.h"

namespace cutecheck::draw {

inline Picture drawn(const Request& request) {
  Expected<Picture> picture = pictureOf(request);
  EXPECT_TRUE(picture.ok()) << (picture.ok() ? "" : picture.error().str());
  return picture.ok() ? std::move(picture).value() : Picture{};
}

inline std::string ruleOf(const Request& request) {
  const Expected<Picture> picture = pictureOf(request);
  return picture.ok() ? "drawn" : picture.error().rule;
}

}  // namespace cutecheck::draw
