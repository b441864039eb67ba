// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/ptx_adversary/apart.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace cutecheck::ptx_adversary {

Judged judgedApart(Judge& judge, const std::vector<Case>& cases, const Mutant& mutant, size_t number) {
  judge.prepare(mutant);
  Judged judged{cases[mutant.of].name,
                mutant.edit ? mutant.edit->operation : "",
                "Not judged",
                "",
                "not compared",
                "",
                ""};
  int ends[2];
  if (pipe(ends) != 0) return judged;
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    const rlimit limit{kSecondsForOne, kSecondsForOne};
    setrlimit(RLIMIT_CPU, &limit);
    const std::string line = lineOf(judge.judge(mutant, number));
    const bool written = ::write(ends[1], line.data(), line.size()) == static_cast<ssize_t>(line.size());
    _exit(written ? 0 : 1);
  }
  close(ends[1]);
  std::string line;
  char buffer[4096];
  for (ssize_t got = 0; (got = ::read(ends[0], buffer, sizeof buffer)) > 0;)
    line.append(buffer, static_cast<size_t>(got));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return judgedOf(line);
  const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  if (signal == SIGXCPU || signal == SIGKILL)
    judged.reason = "more processor time than a mutant may take";
  else
    judged.finding = "the process was ended by signal " + std::to_string(signal);
  return judged;
}

}  // namespace cutecheck::ptx_adversary
