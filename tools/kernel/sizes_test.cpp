// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of corpus/kernels at the sizes of its sizes.tsv: the golden PTX of each is Proved, and a wrong
// statement Refuted.
#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

// A row of the table.
struct Given {
  std::string kernel, target, sizes, grid, from, to;
};

std::vector<Given> rows() {
  std::vector<Given> all;
  std::istringstream in(readAll(sourcePath("corpus/kernels/sizes.tsv")));
  const std::regex row("([^.#]+)[.]([^\t]+)\t([^\t]+)\t([0-9]+)\t(.+) => (.+)");
  for (std::string line; std::getline(in, line);) {
    std::smatch found;
    if (std::regex_match(line, found, row))
      all.push_back({found[1], found[2], found[3], found[4], found[5], found[6]});
    else
      EXPECT_TRUE(line.starts_with("#")) << "sizes.tsv: not a row: " << line;
  }
  return all;
}

class GivenSizes : public testing::TestWithParam<Given> {
 protected:
  static int statusOf(const std::string& spec) {
    const Given& given = GetParam();
    const std::string ptx = "corpus/golden/kernels/" + given.target + "/" + given.kernel + ".ptx";
    const Ran ran = run({"kernel", "prove", ptx, "--spec", temporaryFile("sizes.spec", spec)});
    SCOPED_TRACE(ran.out + ran.err);
    return ran.status;
  }
  static std::string specification() {
    const Given& given = GetParam();
    std::string spec = readAll("corpus/kernels/" + given.kernel + "." + given.target + ".spec");
    spec = std::regex_replace(spec, std::regex("\nsizes [^\n]*"), "\nsizes " + given.sizes);
    return std::regex_replace(spec, std::regex(" grid [0-9]+"), " grid " + given.grid);
  }
};

TEST_P(GivenSizes, AreProved) { EXPECT_EQ(statusOf(specification()), 0); }

TEST_P(GivenSizes, OfAWrongStatementAreRefuted) {
  std::string spec = specification();
  const size_t at = spec.rfind(GetParam().from);
  ASSERT_NE(at, std::string::npos) << GetParam().from;
  spec.replace(at, GetParam().from.size(), GetParam().to);
  EXPECT_EQ(statusOf(spec), 1) << spec;
}

INSTANTIATE_TEST_SUITE_P(Kernels, GivenSizes, testing::ValuesIn(rows()), [](const auto& row) {
  std::string name = row.param.kernel;
  for (const char letter : row.param.sizes) {
    if (letter >= '0' && letter <= '9') name += letter;
    if (letter == '=') name += '_';
  }
  return name;
});

}  // namespace
}  // namespace cutecheck::cli
