#include "tools/cutecheck/draw_command.h"

#include <fstream>

#include "tools/cutecheck/report.h"
#include "tools/draw/svg.h"
#include "tools/draw/terminal.h"

namespace cutecheck::cli {

namespace {

std::string reproduce(const DrawOptions& options) {
  std::string arguments = "draw";
  const draw::Request& request = options.request;
  for (const std::string& expression : request.expressions) arguments += " " + shellQuote(expression);
  const auto add = [&arguments](const char* name, const std::string& value) {
    if (!value.empty()) arguments += " --" + std::string(name) + " " + shellQuote(value);
  };
  add("with", request.bindings);
  return reproduceLine(arguments);
}

ExitStatus refuse(const Diagnostic& error, const DrawOptions& options, Console& console) {
  const std::vector<std::string>& texts = options.request.expressions;
  if (options.json)
    console.out << dump(Json{{"error", toJson(error)}}) << '\n';
  else
    console.err << renderDiagnostic(error, texts.size() == 1 ? texts[0] : std::string());
  console.err << reproduce(options);
  return statusOf(error);
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
  std::ofstream out(options.svg, std::ios::binary);
  out << text << std::flush;
  if (!out) return makeError(Code::kUsage, "draw_c6", "cannot write " + options.svg);
  return std::nullopt;
}

}  // namespace

ExitStatus drawCommand(const DrawOptions& options, Console& console) {
  const Expected<draw::Picture> picture = draw::pictureOf(options.request);
  if (!picture) return refuse(picture.error(), options, console);
  if (!options.svg.empty())
    if (const auto error = writeSvg(*picture, options, console)) return refuse(*error, options, console);
  if (options.json)
    console.out << dump(toJson(*picture)) << '\n';
  else if (options.svg.empty() || options.terminal)
    console.out << draw::toTerminal(*picture, {options.colour || (console.colour && !options.noColour),
                                               themeOf(options.theme), options.width});
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
