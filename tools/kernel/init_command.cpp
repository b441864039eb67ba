// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck kernel init: a first specification from what the PTX says.
#include "tools/console/report.h"
#include "tools/kernel/kernel_subject.h"

namespace cutecheck::cli {

ExitStatus kernelInitCommand(const KernelOptions& options, Console& console) {
  const Expected<KernelSubject> subject = kernelSubject(options);
  if (!subject.ok())
    return console.refuse(subject.error(), {.json = options.json,
                                            .file = options.file,
                                            .reproduce = reproduceLine(kernelArguments("init", options))});
  const ptx::PtxKernel& kernel = subject->kernel;
  std::string text = "kernel " + kernel.name + "\nsizes N = 64\n", numbers, last;
  for (size_t i = 0; i < kernel.parameters.size(); ++i) {
    const ptx::PtxParameter& one = kernel.parameters[i];
    const std::string name = "p" + std::to_string(i), at = " at " + std::to_string(i);
    if (one.bytes == 128 && one.aggregate) {
      text += name + ": f16 (N,N):(N,1)" + at + ", box (64,64), swizzle 128   // " + one.name + ", a tensor map\n";
      last = name + "[i,j]";
    } else if (one.aggregate) {
      text += name + ": f32 N:1" + at + "+0   // " + one.name + ", a structure of " + std::to_string(one.bytes) +
              " bytes: where its pointer stands; `param " + std::to_string(i) + "+OFFSET = VALUE` for its numbers\n";
      last = name + "[i]";
    } else if (one.bytes == 8) {
      text += name + ": f32 N:1" + at + "   // " + one.name + ": a pointer; of a number: param " + std::to_string(i) +
              " = VALUE\n";
      last = name + "[i]";
    } else {
      numbers += "param " + std::to_string(i) + " = N   // " + one.name + "\n";
    }
  }
  text +=
      numbers + "launch block " +
      (subject->block ? std::to_string((*subject->block)[0]) + "," + std::to_string((*subject->block)[1]) +
                            "," + std::to_string((*subject->block)[2])
                      : "128") +
      " grid ";
  text += std::to_string(kernel.cluster) + "\ntheory exact   // or real: sums and products in any order, without rounding\n";
  if (!last.empty())
    text += "ensures " + last +
            " == " + (last.starts_with("p0") ? last : "p0" + last.substr(last.find('['))) + "\n";
  if (options.json)
    console.out << answerLine(Json{{"file", options.file}, {"kernel", kernel.name}, {"specification", text}});
  else
    console.out << text;
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
