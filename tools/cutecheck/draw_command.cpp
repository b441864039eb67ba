// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/draw_command.h"

#include <cctype>
#include <filesystem>

#include "core/support/in_option.h"
#include "tools/answers/claim_answer.h"
#include "tools/answers/collect.h"
#include "tools/answers/write_file.h"
#include "tools/console/report.h"
#include "tools/cutecheck/help_command.h"
#include "tools/draw/atom_picture.h"
#include "tools/draw/svg.h"
#include "tools/draw/terminal.h"
#include "tools/help/hint.h"
#include "tools/process/subprocess.h"
#include "tools/process/temporary_file.h"

namespace cutecheck::cli {

namespace {

std::string reproduce(const DrawOptions& options) {
  std::string arguments = "draw";
  const draw::Request& request = options.request;
  for (const std::string& expression : request.expressions) arguments += " " + shellQuote(expression);
  const auto add = [&arguments](const char* name, const std::string& value) {
    if (!value.empty()) arguments += " --" + std::string(name) + " " + shellQuote(value);
  };
  add("claim", request.claim);
  add("where", options.where);
  add("with", request.bindings);
  add("tile", request.tile);
  add("banks", request.access);
  if (!request.access.empty() && request.element != 4) add("element", std::to_string(request.element));
  add("atom", request.atom);
  add("operand", request.operand);
  add("shared", request.shared);
  if (request.bits != 0) add("bits", std::to_string(request.bits));
  add("tensor-memory", request.dataPath);
  if (!request.dataPath.empty() && request.columns != 16) add("columns", std::to_string(request.columns));
  add("slice", request.slice);
  add("zoom", request.zoom);
  add("colour-by", request.colourBy);
  add("title", request.title);
  if (request.everyCell) arguments += " --every-cell";
  if (request.narrow) arguments += " --narrow";
  add("svg", options.svg);
  add("png", options.png);
  add("pdf", options.pdf);
  if (options.theme != "auto") add("theme", options.theme);
  if (options.terminal) arguments += " --terminal";
  if (options.width != DrawOptions().width) add("width", std::to_string(options.width));
  return reproduceLine(arguments);
}

ExitStatus refuse(const Diagnostic& error, const DrawOptions& options, Console& console) {
  std::vector<std::string> texts = options.request.expressions;
  if (!options.request.claim.empty()) texts.push_back(options.request.claim);
  if (error.rule == "draw_c10") texts = {options.request.atom};
  for (const auto& [option, text] : {std::pair("tile", options.request.tile),
                                     {"slice", options.request.slice},
                                     {"colour-by", options.request.colourBy}})
    if (isInOption(error, option)) texts = {text};
  if (const std::string note = help::bitsNote(options.request.element);
      !note.empty() && !options.request.access.empty())
    return console.refuse(error, {.json = options.json, .reproduce = reproduce(options), .hint = note});
  return refuseWithHint(error,
                        {.json = options.json,
                         .text = texts.size() == 1 ? std::string_view(texts[0]) : std::string_view(),
                         .reproduce = reproduce(options)},
                        console);
}

draw::Theme themeOf(const std::string& name) {
  return name == "dark" ? draw::Theme::kDark : name == "light" ? draw::Theme::kLight : draw::Theme::kAuto;
}

Json toJson(const draw::Picture& picture) {
  Json panels = Json::array();
  for (const draw::Panel& panel : picture.panels) {
    Json cells = Json::array();
    for (const draw::Cell& cell : panel.cells) {
      Json one{{"at", cell.coordinate}, {"label", cell.label}};
      if (cell.mark != draw::Mark::kNone)
        one["mark"] = cell.mark == draw::Mark::kWitness ? "witness" : "marked";
      cells.push_back(std::move(one));
    }
    panels.push_back(Json{{"title", panel.title},
                          {"rows", panel.rows},
                          {"columns", panel.columns},
                          {"cells", std::move(cells)},
                          {"notes", panel.notes}});
  }
  return Json{{"title", picture.title}, {"description", picture.description}, {"panels", std::move(panels)}};
}

std::optional<Diagnostic> writeSvg(const draw::Picture& picture, const DrawOptions& options,
                                   Console& console) {
  const std::string text = draw::toSvg(picture, {themeOf(options.theme)});
  if (options.svg == "-") {
    console.out << text;
    return std::nullopt;
  }
  if (const auto reason = notWritten(options.svg, text)) return makeError(Code::kUsage, "draw_c6", *reason);
  return std::nullopt;
}

// PNG and PDF are made of the SVG, by a library that is there or is named.
std::optional<Diagnostic> convert(const draw::Picture& picture, const DrawOptions& options,
                                  const std::string& format, const std::string& file) {
  const auto program = findProgram("rsvg-convert");
  if (!program)
    return makeError(Code::kUsage, "draw_c14",
                     "rsvg-convert is not installed, which writes --" + format +
                         " (Debian: librsvg2-bin); --svg needs nothing");
  // A picture of a page has the theme of its reader; a file has one.
  const draw::Theme theme =
      themeOf(options.theme) == draw::Theme::kDark ? draw::Theme::kDark : draw::Theme::kLight;
  const TemporaryFile svg(draw::toSvg(picture, {theme}), "picture.svg");
  if (!svg.written()) return makeError(Code::kUsage, "draw_c6", "cannot write a temporary file");
  // Twice the pixels of a screen.
  const std::string scale = format == "png" ? " --zoom 2" : "";
  const std::string made = svg.path() + "." + format;
  const auto finished = runToEnd(shellQuote(*program) + " --format " + format + scale + " --output " +
                                 shellQuote(made) + " " + shellQuote(svg.path()));
  const Expected<std::string> bytes = readFile(made);
  if (!finished || finished->status != 0 || !bytes.ok())
    return makeError(Code::kUsage, "draw_c6",
                     "rsvg-convert makes no --" + format + " of it" +
                         (finished && !finished->output.empty() ? ": " + finished->output : ""));
  if (const auto reason = notWritten(file, *bytes)) return makeError(Code::kUsage, "draw_c6", *reason);
  return std::nullopt;
}

ExitStatus listNames(const DrawOptions& options, Console& console) {
  const std::vector<draw::ListedAtom> names =
      draw::drawnNames(options.request.expressions.empty() ? std::string() : options.request.expressions[0]);
  if (names.empty()) {
    const std::string& part = options.request.expressions[0];
    const std::string near = draw::nearestDrawn(part);
    return console.refuse(
        makeError(Code::kUsage, "draw_c10",
                  "no name contains '" + part + "'" + (near.empty() ? "" : "; the nearest is " + near) +
                      "; cutecheck draw --list has all"),
        {.json = options.json, .reproduce = reproduceLine("draw --list " + shellQuote(part))});
  }
  if (options.json) {
    Json list = Json::array();
    for (const draw::ListedAtom& one : names) list.push_back({{"name", one.name}, {"holds", one.holds}});
    console.out << answerLine(Json{{"names", std::move(list)}});
    return ExitStatus::kPassed;
  }
  size_t width = 0;
  for (const draw::ListedAtom& one : names) width = std::max(width, one.name.size());
  for (const draw::ListedAtom& one : names)
    console.out << one.name << std::string(width - one.name.size() + 2, ' ') << one.holds << '\n';
  return ExitStatus::kPassed;
}

// A claim with symbols that have no numbers is put to the oracle: its counterexample has them.
Expected<draw::Request> withCounterexample(const DrawOptions& options) {
  draw::Request request = options.request;
  const Decision decision = decide({.claim = request.claim, .where = options.where});
  if (!decision.is(oracle::Verdict::kRefuted) || !decision.answer->counterexample)
    return makeError(Code::kUsage, "draw_c11",
                     "the claim is " + std::string(decision.word()) +
                         ": there is no counterexample to draw; --with gives its symbols numbers");
  request.bindings.clear();
  for (const auto& [name, value] : decision.answer->counterexample->assignment)
    request.bindings += (request.bindings.empty() ? "" : ",") + name + "=" + std::to_string(value);
  return request;
}

// A file whose name says another format than its option: an SVG called a.png opens nowhere.
std::optional<Diagnostic> namedOtherwise(const DrawOptions& options) {
  const std::pair<std::string, std::string> files[] = {
      {"svg", options.svg}, {"png", options.png}, {"pdf", options.pdf}};
  const auto ends = [](const std::string& file, const std::string& format) {
    std::string extension = std::filesystem::path(file).extension().string();
    for (char& c : extension) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return extension == "." + format;
  };
  for (const auto& [format, file] : files) {
    for (const auto& [other, unused] : files)
      if (other != format && ends(file, other))
        return makeError(Code::kUsage, "draw_c6",
                         "--" + format + " does not write '" + file + "': the name says " + other +
                             "; write --" + other + " " + shellQuote(file));
    for (const char* image : {"jpg", "jpeg", "gif", "webp", "eps", "ps", "bmp", "tiff"})
      if (ends(file, image))
        return makeError(Code::kUsage, "draw_c6",
                         "--" + format + " does not write '" + file +
                             "': there is no picture in the format " + image + "; write --svg " +
                             shellQuote(std::filesystem::path(file).replace_extension("svg").string()) +
                             ", --png or --pdf");
  }
  return std::nullopt;
}

}  // namespace

ExitStatus drawCommand(const DrawOptions& asked, Console& console) {
  DrawOptions options = asked;
  if (options.list) return listNames(options, console);
  if (options.request.expressions.size() == 2)
    for (const char* format : {"svg", "png", "pdf"})
      if (const std::string& file = options.request.expressions[1]; file.ends_with(std::string(".") + format))
        return refuse(
            makeError(Code::kUsage, "draw_c6", "'" + file + "' is a file: write --" + format + " " + file),
            options, console);
  if (const auto error = namedOtherwise(options)) return refuse(*error, options, console);
  Expected<draw::Picture> picture = draw::pictureOf(options.request);
  if (!picture && !options.request.claim.empty() && picture.error().rule == "draw_c1") {
    Expected<draw::Request> request = withCounterexample(options);
    if (!request) return refuse(request.error(), options, console);
    options.request = std::move(request).value();
    picture = draw::pictureOf(options.request);
  }
  if (!picture) return refuse(picture.error(), options, console);
  if (!options.svg.empty())
    if (const auto error = writeSvg(*picture, options, console)) return refuse(*error, options, console);
  for (const auto& [format, file] : {std::pair("png", options.png), std::pair("pdf", options.pdf)})
    if (!file.empty())
      if (const auto error = convert(*picture, options, format, file))
        return refuse(*error, options, console);
  if (const std::string note = help::bitsNote(options.request.element);
      !note.empty() && !options.request.access.empty() && !options.json)
    console.err << "note: " << note << '\n';
  const bool written = !options.svg.empty() || !options.png.empty() || !options.pdf.empty();
  if (options.json)
    console.out << answerLine(toJson(*picture));
  else if (!written || options.terminal)
    console.out << draw::toTerminal(*picture, {options.colour || (console.colour && !options.noColour),
                                               themeOf(options.theme), options.width});
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
