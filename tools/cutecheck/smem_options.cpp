// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/smem_options.h"

#include <CLI/CLI.hpp>

namespace cutecheck::cli {

void addSmemOptions(CLI::App* command, SmemOptions& options) {
  command->add_option("LAYOUT", options.layout, "a tile (mn,k), offsets in elements; or its shape")
      ->required();
  command->add_option("--type", options.type,
                      "element type: f16 (default), bf16, tf32, f32, f64, e4m3, e5m2, s8, u8, ...");
  command
      ->add_option("--for", options.wanted, "what the layout must fit; if it does not, propose one that does")
      ->type_name("wgmma,tma,ldmatrix");
  command->add_option("--major", options.major, "contiguous extent of a shape: k (default) or mn")
      ->check(CLI::IsMember({"k", "mn"}))
      ->type_name("k|mn");
  command->add_option("--arch,--target", options.arch, "sm90 (default): wgmma; sm100: tcgen05.mma")
      ->transform([](std::string name) {
        if (name == "sm_90" || name == "sm_90a") name = "sm90";
        if (name == "sm_100" || name == "sm_100a") name = "sm100";
        return name;
      })
      ->check(CLI::IsMember({"sm90", "sm100"}))
      ->type_name("sm90|sm100");
}

}  // namespace cutecheck::cli
