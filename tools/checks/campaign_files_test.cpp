// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The job files of docs/user/campaigns.md: what they hand to a worker, without a cluster.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "tools/checks/source_tree.h"
#include "tools/checks/temporary_tree.h"

namespace cutecheck::checks {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kRoot = CUTECHECK_SOURCE_DIR;

std::string readAll(const std::string& path) {
  std::ifstream in(kRoot + "/" + path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// The lines of the block that begins after the line `marker`, their indentation taken off.
std::string blockAfter(const std::string& text, const std::string& marker) {
  std::istringstream lines(text);
  std::string block;
  bool inside = false;
  size_t indent = 0;
  for (std::string line; std::getline(lines, line);) {
    const size_t at = line.find_first_not_of(' ');
    if (inside && at < indent) break;
    if (inside) block += line.substr(std::min(indent, line.size())) + "\n";
    if (line.ends_with(marker)) {
      inside = true;
      indent = at + 2;
    }
  }
  return block;
}

// A worker that tells its arguments and ends as $STATUS says.
class Worker : public testing::Test {
 protected:
  void SetUp() override { tree_.write("worker", "#!/bin/sh\necho \"worker $*\"\nexit ${STATUS:-0}\n", true); }
  std::string worker() const { return "'" + tree_.root().string() + "/worker'"; }
  std::string folder() const { return "'" + tree_.root().string() + "/out'"; }
  TemporaryTree tree_;
};

TEST(KubernetesJob, ItsFieldsAreThoseOfAnIndexedJob) {
  const std::string job = readAll("tools/campaign/kubernetes.yaml");
  for (const char* field : {"apiVersion: batch/v1\n", "\nkind: Job\n", "\n  completionMode: Indexed\n",
                            "\n  completions: 64\n", "\n      restartPolicy: OnFailure\n",
                            "- name: SHARDS\n              value: \"64\"\n", "persistentVolumeClaim:"})
    EXPECT_THAT(job, HasSubstr(field));
  EXPECT_THAT(job, Not(HasSubstr("\t"))) << "YAML knows no tabs";
}

TEST_F(Worker, KubernetesGivesItsShardAndFailsOnlyWhereItMustRunAgain) {
  tree_.write("script", blockAfter(readAll("tools/campaign/kubernetes.yaml"), "- |"));
  const std::string pod = "JOB_COMPLETION_INDEX=5 SHARDS=64 FOLDER=/campaign sh -c \"$(cat '" +
                          tree_.root().string() + "/script')\" " + worker() + " one two";
  const CommandResult done = runShell(pod);
  EXPECT_EQ(done.status, 0) << done.output;
  EXPECT_EQ(done.output, "worker one two --shard=5/64 --journal=/campaign/5.journal\n");
  for (const auto& [status, left] : {std::pair{1, 0}, {2, 0}, {3, 3}, {4, 4}, {137, 137}})
    EXPECT_EQ(runShell("STATUS=" + std::to_string(status) + " " + pod).status, left) << status;
}

TEST_F(Worker, SlurmGivesItsShardOfTheArray) {
  const std::string task = "SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_MAX=63 ";
  const std::string job =
      "'" + kRoot + "/tools/campaign/slurm.sbatch' " + folder() + " " + worker() + " one two";
  const std::string log = "; status=$?; cat " + folder() + "/5.log; exit $status";
  const CommandResult done = runShell(task + "STATUS=1 " + job + log);
  EXPECT_EQ(done.status, 1) << "the worker's own";
  EXPECT_THAT(done.output, HasSubstr("worker one two --shard=5/64 --journal="));
  EXPECT_THAT(done.output, HasSubstr("/out/5.journal\n"));
  EXPECT_THAT(runShell(task + "CUTECHECK_SHARDS=128 " + job + log).output, HasSubstr("--shard=5/128"));
  EXPECT_EQ(runShell("SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=64 " + job).status,
            3);
  EXPECT_NE(runShell(job).status, 0) << "not a task of an array";
}

// A worker that is killed twice is started a third time; one that always fails is told.
TEST_F(Worker, LocalStartsAKilledWorkerAgain) {
  tree_.write("killed",
              "#!/bin/bash\nfile=${2#--journal=}\necho . >>\"$file\"\n"
              "[ \"$(wc -l <\"$file\")\" -ge 3 ] || kill -KILL $$\n",
              true);
  tree_.write("merge", "#!/bin/sh\necho \"merged $# $1\"\n", true);
  const std::string root = tree_.root().string();
  const std::string local = "CUTECHECK='" + root + "/merge' '" + kRoot +
                            "/tools/campaign/local' --shards=3 --jobs=2 --out='" + root + "/all' -- ";
  const CommandResult ran =
      runShell(local + "'" + root + "/killed'; wc -l <'" + root + "/all.shards/2.journal'");
  EXPECT_THAT(ran.output, HasSubstr("merged 5 merge\n3\n"));
  EXPECT_THAT(runShell(local + "sh -c 'kill -KILL $$'").output,
              HasSubstr("shard 2/3 ended with 137 ten times"));
  EXPECT_EQ(runShell("'" + kRoot + "/tools/campaign/local' --shards=0 --out=x -- true").status, 3);
}

TEST(SlurmPackages, AreInstalledOnRequestAlone) {
  EXPECT_THAT(runShell("'" + kRoot + "/tools/setup' --slurm --print").output, HasSubstr("\nslurm-wlm\n"));
  EXPECT_THAT(runShell("'" + kRoot + "/tools/setup' --print").output, Not(HasSubstr("slurm")));
}

TEST(ClusterFuzzLite, EachTargetOfTheBuildIsATargetOfCore) {
  const std::string build = readAll(".clusterfuzzlite/build.sh");
  const size_t at = build.find("\ntargets='");
  ASSERT_NE(at, std::string::npos);
  std::istringstream names(build.substr(at + 10, build.find('\'', at + 10) - at - 10));
  size_t count = 0;
  for (std::string name; names >> name; ++count) {
    for (const char* suffix : {"cpp", "dict", "options"})
      EXPECT_FALSE(readAll("fuzz/targets/" + name + "_fuzzer." + suffix).empty()) << name << "." << suffix;
    EXPECT_THAT(readAll("fuzz/targets/" + name + "_fuzzer.cpp"), HasSubstr("return report(")) << "which returns 0";
    EXPECT_THAT(readAll("fuzz/targets/" + name + "_fuzzer.cpp"), Not(HasSubstr("oracle/"))) << "needs core alone";
  }
  EXPECT_GE(count, 3u);
  for (const char* suffix : {"cpp", "dict", "options"})
    EXPECT_THAT(build, HasSubstr(std::string("\"$source/fuzz/targets/$name.") + suffix)) << "where they are";
  EXPECT_THAT(build, Not(HasSubstr("/libcutecheck_"))) << "a library that may move";
  EXPECT_THAT(readAll(".clusterfuzzlite/Dockerfile"), HasSubstr("gcr.io/oss-fuzz-base/base-builder"));
  EXPECT_THAT(readAll(".clusterfuzzlite/project.yaml"), HasSubstr("language: c++\n"));
}

}  // namespace
}  // namespace cutecheck::checks
