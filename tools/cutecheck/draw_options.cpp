// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <CLI/CLI.hpp>

#include "tools/cutecheck/at_least_one.h"
#include "tools/cutecheck/draw_command.h"

namespace cutecheck::cli {

void addDrawOptions(CLI::App* command, DrawOptions& options) {
  draw::Request& request = options.request;
  CLI::Option* expressions =
      command->add_option("EXPR", request.expressions, "a layout, or two to be compared")->expected(1, 2);
  command->add_option("--with", request.bindings, "numbers of symbols, M=8,N=4")
      ->type_name("NAME=INTEGER,...");
  CLI::Option* tile =
      command
          ->add_option("--tile", request.tile, "EXPR is (thread, value) -> index in a tile of these extents")
          ->needs(expressions)
          ->type_name("SHAPE");
  CLI::Option* access = command
                            ->add_option("--banks", request.access,
                                         "EXPR is lane -> offset in shared memory: the banks it asks for")
                            ->needs(expressions)
                            ->excludes(tile)
                            ->type_name("8|16|32|64|128|ldmatrix|stmatrix");
  command
      ->add_option("--element", request.element,
                   "bytes that these offsets count in, or a type, f16; 4 by default")
      ->needs(access)
      ->transform(&bytesOfElement);
  command->add_option("--claim", request.claim, "a claim, and the coordinates that refute it");
  command->add_option("--where", options.where, "premises of the claim, separated by commas");
  CLI::Option* atom =
      command->add_option("--atom", request.atom, "the operands of an MMA or copy atom")->type_name("NAME");
  command->add_option("--operand", request.operand, "of the atom; all by default")
      ->needs(atom)
      ->type_name("A|B|C|src|dst");
  command->add_option("--shared", request.shared, "a canonical tile of shared memory")
      ->type_name("K_SW128|MN_SW64|...");
  command
      ->add_option("--bits", request.bits, "of the elements of a tile or a copy atom; 16, or 32, by default")
      ->check(atLeastOne("number of bits from 1 on, such as 16"));
  CLI::Option* path =
      command->add_option("--tensor-memory", request.dataPath, "an accumulator of tcgen05.mma, by data path")
          ->type_name("A..G");
  command->add_option("--columns", request.columns, "of the accumulator; 16 by default")->needs(path);
  command
      ->add_option("--slice", request.slice,
                   "of one layout: the elements at this coordinate stand out, (2,_)")
      ->needs(expressions)
      ->excludes(tile)
      ->excludes(access)
      ->type_name("COORDINATE");
  command->add_option("--zoom", request.zoom, "show these rows and columns alone, 0:16,32:48")
      ->type_name("ROWS,COLUMNS");
  command->add_flag("--every-cell", request.everyCell,
                    "no summary of a large picture: each cell, also without its label");
  command->add_flag("--narrow", request.narrow, "panels below each other, for a page as narrow as a phone");
  command->add_option("--colour-by", request.colourBy, "an integer of each cell gives its colour, offset / 8 % 4; row, column, offset, thread, value")
      ->type_name("EXPR");
  command->add_option("--title", request.title, "a title of your own");
  command->add_flag("--list", options.list,
                    "list the names that --atom, --shared and --tensor-memory take; EXPR is a part of them");
  command->add_option("--svg", options.svg, "write an SVG document there; - is the output")
      ->type_name("FILE");
  command->add_option("--png", options.png, "write a PNG file there, by rsvg-convert of librsvg")
      ->type_name("FILE");
  command->add_option("--pdf", options.pdf, "write a PDF file there, by rsvg-convert of librsvg")
      ->type_name("FILE");
  command->add_flag("--terminal", options.terminal, "draw in the terminal; the default without --svg");
  command->add_option("--theme", options.theme, "auto (default): as the reader's system is set")
      ->check(CLI::IsMember({"auto", "light", "dark"}))
      ->type_name("auto|light|dark");
  CLI::Option* colour =
      command->add_flag("--colour", options.colour, "colours also where the output is no terminal");
  command->add_flag("--no-colour", options.noColour, "characters alone")->excludes(colour);
  command->add_option("--width", options.width, "characters that a line may have; 100 by default")
      ->check(atLeastOne("number of characters from 1 on; without --width it is 100"));
}

}  // namespace cutecheck::cli
