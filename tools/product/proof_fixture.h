// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A folder for modules that a test lowers, and what the program says of their PTX.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "oracle/smt/process.h"

namespace cutecheck::product {

class ProofFixture : public testing::Test {
 protected:
  ProofFixture()
      : folder_(std::filesystem::path(testing::TempDir()) / ("product_proof_" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(folder_);
  }
  ~ProofFixture() override { std::filesystem::remove_all(folder_); }

  static std::string said(const std::string& arguments) {
    const Expected<oracle::Ran> ran = oracle::runShellLine(CUTECHECK_PROGRAM " " + arguments + " 2>&1");
    return ran.ok() ? ran->output : "";
  }
  // The file of the PTX of a module.
  std::string ptxOf(const std::string& kernel, const std::string& module) const {
    const std::string base = (folder_ / kernel).string();
    std::ofstream(base + ".mlir") << module;
    EXPECT_EQ(said("lower " + base + ".mlir --emit=ptx > " + base + ".ptx"), "");
    return base + ".ptx";
  }
  static std::string proved(const std::string& ptx, const std::string& spec) {
    return said("kernel prove " + ptx + " --spec " CUTECHECK_SOURCE_DIR "/tools/product/specs/" + spec +
                ".spec");
  }

  std::filesystem::path folder_;
};

}  // namespace cutecheck::product
