// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/kernel_command.h"

#include <CLI/CLI.hpp>

namespace cutecheck::cli {

namespace {

void addLaunch(CLI::App* part, KernelOptions& options) {
  part->add_option("FILE", options.file, "PTX")->required();
  part->add_option("--kernel", options.kernel, "the kernel, where FILE has several")->type_name("NAME");
  part->add_option("--block", options.block, "threads of a block, where the kernel does not require them")
      ->type_name("X[,Y,Z]");
  part->add_option("--grid", options.grid, "blocks of the grid")->type_name("X[,Y,Z]");
  part->add_option("--cluster", options.cluster,
                   "blocks of a cluster, where .reqnctapercluster does not say them")
      ->type_name("X[,Y,Z]");
  part->add_option(
          "--param", options.params,
          "an integer or a number with a point for the parameter NAME, or of its number; NAME+OFFSET=VALUE "
          "for the bytes at an offset of a structure")
      ->type_name("NAME=VALUE")
      ->expected(1)
      ->take_all();
}

void addSpecification(CLI::App* part, KernelOptions& options) {
  addLaunch(part, options);
  part->add_option("--spec", options.spec, "the specification: tensors, sizes, launch, postcondition")
      ->type_name("FILE")
      ->required();
}

}  // namespace

void addKernelParts(KernelOptions& options, const AddKernelPart& add) {
  CLI::App* order = add("order", "check the order of what all threads do, at one launch", kernelOrderCommand);
  addLaunch(order, options);
  order
      ->add_option(
          "--box", options.boxes,
          "bytes that a copy by the tensor map NAME brings, and of shared memory from the first to the last")
      ->type_name("NAME[+OFFSET]=BYTES[:REACH]")
      ->expected(1)
      ->take_all();
  CLI::App* run = add("run", "run the kernel on an emulator, on given buffers", kernelRunCommand);
  addLaunch(run, options);
  run->add_option("--buffer", options.buffers,
                  "memory for the pointer NAME: a number of zero bytes, a file, or random:SEED:TYPE:COUNT")
      ->type_name("NAME=BYTES|FILE|random:...")
      ->expected(1)
      ->take_all();
  run->add_option("--out", options.outs, "write the buffer of NAME to FILE, as the kernel leaves it")
      ->type_name("NAME=FILE")
      ->expected(1)
      ->take_all();
  run->add_option("--shared", options.shared, "bytes of dynamic shared memory");
  run->add_option("--async", options.async,
                  "which asynchronous work ends first: products (default) or copies; or all at once")
      ->check(CLI::IsMember({"products", "copies", "once"}))
      ->type_name("products|copies|once");
  CLI::App* prove = add("prove", "prove that the kernel computes what a specification says, for all elements",
                        kernelProveCommand);
  addSpecification(prove, options);
  CLI::App* compare = add("compare", "prove that two kernels compute the same", kernelCompareCommand);
  addSpecification(compare, options);
  compare->add_option("OTHER", options.other, "PTX of the second kernel")->required();
  CLI::App* init = add("init", "write a first specification from the PTX", kernelInitCommand);
  init->add_option("FILE", options.file, "PTX")->required();
  init->add_option("--kernel", options.kernel, "the kernel, where FILE has several")->type_name("NAME");
}

}  // namespace cutecheck::cli
