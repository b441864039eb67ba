// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/ptx_adversary/apart.h"

#include <csignal>

#include "properties/campaign/child.h"

namespace cutecheck::ptx_adversary {

Judged judgedApart(Judge& judge, const std::vector<Case>& cases, const Mutant& mutant, size_t number) {
  judge.prepare(mutant);
  const campaign::Ended ended =
      campaign::inChild([&](const campaign::Tell& tell) { tell(lineOf(judge.judge(mutant, number))); },
                        {.processorSeconds = kSecondsForOne});
  if (ended.whole()) return judgedOf(ended.told);
  Judged judged{cases[mutant.of].name,
                mutant.edit ? mutant.edit->operation : "",
                "Not judged",
                "",
                "not compared",
                "",
                ""};
  if (ended.how == campaign::Ended::How::kNotStarted) return judged;
  const int signal = ended.how == campaign::Ended::How::kSignal ? ended.status : 0;
  if (signal == SIGXCPU || signal == SIGKILL)
    judged.reason = "more processor time than a mutant may take";
  else
    judged.finding = "the process was ended by signal " + std::to_string(signal);
  return judged;
}

}  // namespace cutecheck::ptx_adversary
