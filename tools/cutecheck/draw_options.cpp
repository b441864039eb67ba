#include <CLI/CLI.hpp>

#include "tools/cutecheck/draw_command.h"

namespace cutecheck::cli {

void addDrawOptions(CLI::App* command, DrawOptions& options) {
  draw::Request& request = options.request;
  command->add_option("EXPR", request.expressions, "a layout, or two to be compared")
      ->required()
      ->expected(1, 2);
  command->add_option("--with", request.bindings, "numbers of symbols, M=8,N=4")
      ->type_name("NAME=INTEGER,...");
  command->add_option("--svg", options.svg, "write an SVG document there; - is the output")
      ->type_name("FILE");
  command->add_flag("--terminal", options.terminal, "draw in the terminal; the default without --svg");
  command->add_option("--theme", options.theme, "auto (default): as the reader's system is set")
      ->check(CLI::IsMember({"auto", "light", "dark"}))
      ->type_name("auto|light|dark");
  CLI::Option* colour =
      command->add_flag("--colour", options.colour, "colours also where the output is no terminal");
  command->add_flag("--no-colour", options.noColour, "characters alone")->excludes(colour);
  command->add_option("--width", options.width, "characters that a line may have; 100 by default")
      ->check(CLI::PositiveNumber);
}

}  // namespace cutecheck::cli
