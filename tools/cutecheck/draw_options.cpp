// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <CLI/CLI.hpp>

#include "tools/cutecheck/at_least_one.h"
#include "tools/cutecheck/draw_command.h"

namespace cutecheck::cli {

void addDrawOptions(CLI::App* command, DrawOptions& options) {
  draw::Request& request = options.request;
  CLI::Option* expressions =
      command->add_option("EXPR", request.expressions, "a layout, or two to be compared")->expected(1, 2);
  command->add_option("--with", request.bindings, "numbers for symbols, such as M=8,N=4")
      ->type_name("NAME=INTEGER,...");
  CLI::Option* tile = command
                          ->add_option("--tile", request.tile,
                                       "EXPR maps (thread, value) to an index in a tile of these extents")
                          ->needs(expressions)
                          ->type_name("SHAPE");
  CLI::Option* access = command
                            ->add_option("--banks", request.access,
                                         "EXPR maps lanes to offsets in shared memory: show their banks")
                            ->needs(expressions)
                            ->excludes(tile)
                            ->type_name("8|16|32|64|128|ldmatrix|stmatrix");
  command
      ->add_option("--element", request.element,
                   "bytes of an element, or its type, such as f16; 4 by default")
      ->needs(access)
      ->transform(&bytesOfElement)
      ->check(wholeNumber("number of bytes, such as 2, and no type, such as f16"));
  command->add_option("--claim", request.claim, "a claim, and the coordinates that refute it");
  command->add_option("--where", options.where, "premises of the claim, separated by commas");
  CLI::Option* atom =
      command->add_option("--atom", request.atom, "the operands of an MMA or copy atom")->type_name("NAME");
  command->add_option("--operand", request.operand, "operand of the atom; all by default")
      ->needs(atom)
      ->type_name("A|B|C|src|dst");
  command->add_option("--shared", request.shared, "a canonical tile of shared memory")
      ->type_name("K_SW128|MN_SW64|...");
  command
      ->add_option("--bits", request.bits,
                   "bits of an element of a tile or a copy atom; 16 or, in tensor memory, 32 by default")
      ->check(atLeastOne("number of bits from 1 on, such as 16"));
  CLI::Option* path =
      command->add_option("--tensor-memory", request.dataPath, "an accumulator of tcgen05.mma, by data path")
          ->type_name("A..G");
  command->add_option("--columns", request.columns, "columns of the accumulator; 16 by default")
      ->needs(path)
      ->check(wholeNumber("number of columns, such as 16"));
  command->add_option("--slice", request.slice, "highlight the elements at this coordinate, such as (2,_)")
      ->needs(expressions)
      ->excludes(tile)
      ->excludes(access)
      ->type_name("COORDINATE");
  command->add_option("--zoom", request.zoom, "show only these rows and columns, such as 0:16,32:48")
      ->type_name("ROWS,COLUMNS");
  command->add_flag("--every-cell", request.everyCell,
                    "draw each cell of a large picture, even if labels do not fit");
  command->add_flag("--narrow", request.narrow, "put panels below each other, for a narrow page");
  command
      ->add_option("--colour-by", request.colourBy,
                   "colour each cell by an integer, such as offset / 8 % 4; or by row, column, thread, value")
      ->type_name("EXPR");
  command->add_option("--title", request.title, "title of the picture");
  command->add_flag(
      "--list", options.list,
      "list the names that --atom, --shared and --tensor-memory take, or those that contain EXPR");
  command->add_option("--svg", options.svg, "write an SVG document to FILE; - is standard output")
      ->type_name("FILE");
  command->add_option("--png", options.png, "write a PNG file; needs rsvg-convert of librsvg")
      ->type_name("FILE");
  command->add_option("--pdf", options.pdf, "write a PDF file; needs rsvg-convert of librsvg")
      ->type_name("FILE");
  command->add_flag("--terminal", options.terminal, "draw in the terminal; the default without --svg");
  command->add_option("--theme", options.theme, "auto (default) follows the reader's system")
      ->check(CLI::IsMember({"auto", "light", "dark"}))
      ->type_name("auto|light|dark");
  CLI::Option* colour =
      command->add_flag("--colour", options.colour, "use colours even when the output is not a terminal");
  command->add_flag("--no-colour", options.noColour, "use characters only")->excludes(colour);
  command->add_option("--width", options.width, "most characters in a line; 100 by default")
      ->check(atLeastOne("number of characters from 1 on; without --width it is 100"));
}

}  // namespace cutecheck::cli
