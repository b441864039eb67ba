// corpus/vectors: the answers through the batch form, and an explanation for each difference from pycute.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/cutecheck/answer.h"
#include "tools/cutecheck/run_program.h"

namespace cutecheck::cli {
namespace {

std::vector<nlohmann::json> readVectors() {
  std::vector<nlohmann::json> rows;
  for (const auto& entry : std::filesystem::directory_iterator(sourcePath("corpus/vectors"))) {
    if (entry.path().extension() != ".jsonl") continue;
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) rows.push_back(nlohmann::json::parse(line));
  }
  return rows;
}

// The first column of the table in the README.
std::set<std::string> explainedClasses() {
  std::ifstream in(sourcePath("corpus/vectors/README.md"));
  std::set<std::string> classes;
  for (std::string line; std::getline(in, line);)
    if (line.starts_with("| ")) classes.insert(line.substr(2, line.find(" |", 2) - 2));
  return classes;
}

// The differences that have no class, or one that the table does not list.
size_t unexplained(const std::vector<nlohmann::json>& rows, const std::set<std::string>& classes) {
  size_t count = 0;
  for (const nlohmann::json& row : rows)
    count += row.contains("pycute") && !classes.contains(row.value("class", "")) ? 1 : 0;
  return count;
}

TEST(Vectors, EachDifferenceFromPycuteIsExplained) {
  const std::vector<nlohmann::json> rows = readVectors();
  ASSERT_GE(rows.size(), 3487u);
  EXPECT_EQ(unexplained(rows, explainedClasses()), 0u);
}

TEST(Vectors, AnUnexplainedDifferenceIsCounted) {
  std::vector<nlohmann::json> rows = {{{"pycute", "3:0"}, {"class", "no such class"}}, {{"pycute", "3:0"}}};
  EXPECT_EQ(unexplained(rows, explainedClasses()), 2u);
}

TEST(Vectors, BatchAnswersAreThoseOfTheFiles) {
  const std::vector<nlohmann::json> rows = readVectors();
  std::string requests;
  for (size_t i = 0; i < rows.size(); ++i)
    requests += nlohmann::json{{"op", rows[i]["op"]}, {"args", rows[i]["args"]}, {"id", i}}.dump() + "\n";
  const Ran batch = run({"eval", "--batch"}, requests);
  ASSERT_EQ(batch.status, 0);
  std::istringstream lines(batch.out);
  size_t number = 0, same = 0;
  for (std::string line; std::getline(lines, line); ++number) {
    ASSERT_LT(number, rows.size());
    const nlohmann::json answer = nlohmann::json::parse(line);
    const nlohmann::json& row = rows[number];
    EXPECT_EQ(answer["id"], number);
    const bool asWritten = row.contains("result")
                               ? row["result"] == answer.value("result", "")
                               : answer.contains("error") && answer["error"]["code"] == row["error"];
    // Another text may be the same function: that is judged where the files are.
    same += asWritten || judgeVectorLine(row.dump()).asExpected() ? 1 : 0;
    EXPECT_TRUE(asWritten || row.contains("result")) << row << "\n" << line;
  }
  EXPECT_EQ(number, rows.size());
  EXPECT_EQ(same, rows.size());
}

}  // namespace
}  // namespace cutecheck::cli
