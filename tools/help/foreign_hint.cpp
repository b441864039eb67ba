// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/foreign_hint.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/support/text_cursor.h"
#include "tools/help/predicate_help.h"

namespace cutecheck::help {

namespace {

constexpr auto kAbsent = std::string_view::npos;

bool isOfWord(char c) { return isLetter(c) || isDigit(c) || c == '_'; }

std::string_view wordBefore(std::string_view text) {
  while (text.ends_with(" ")) text.remove_suffix(1);
  size_t begin = text.size();
  while (begin > 0 && isOfWord(text[begin - 1])) --begin;
  return text.substr(begin);
}

std::string_view wordBehind(std::string_view text) {
  while (text.starts_with(" ")) text.remove_prefix(1);
  size_t end = 0;
  while (end < text.size() && isOfWord(text[end])) ++end;
  return text.substr(0, end);
}

bool isNumber(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), isDigit);
}

// Signs of mathematics in UTF-8.
std::string ofSign(std::string_view rest) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 10> kSigns = {
      {{"\u2218", "composition is written o: A o B"},
       {"\u2265", "at least is written >="},
       {"\u2264", "at most is written <="},
       {"\u2260", "unequal is written !=, of integers"},
       {"\u2261", "equality is written =="},
       {"\u00d7", "modes are joined by commas in parentheses: (4,8); a product of integers is *"},
       {"\u00b7", "a product of integers is written *"},
       {"\u2227", "a claim is one relation or predicate, and premises are joined by a comma"},
       {"\u2297", "products of layouts have names: logical_product(A, B)"},
       {"\u2298", "divisions of layouts have names: logical_divide(A, B)"}}};
  for (const auto& [sign, said] : kSigns)
    if (rest.starts_with(sign)) return std::string(said);
  return {};
}

// size<0>(L), get<0>(L): the number of a mode stands in the call.
std::string ofTemplate(std::string_view text, size_t at) {
  const std::string_view mode = wordBefore(text.substr(0, at));
  std::string_view before = text.substr(0, at - mode.size());
  if (!text.substr(at).starts_with(">(") || !isNumber(mode) || !before.ends_with("<")) return {};
  before.remove_suffix(1);
  const std::string name(wordBefore(before));
  if (name.empty()) return {};
  const std::string one = "get(L, " + std::string(mode) + ")";
  return "the number of a mode is an argument: " +
         (name == "get" || name == "layout" ? one : name + "(" + one + ")");
}

// The options that stand behind an expression, of prove, eval and check.
bool isOption(std::string_view word) {
  constexpr std::array<std::string_view, 9> kOptions = {"where", "with",        "strict", "json", "budget",
                                                        "as",    "certificate", "domain", "smt2"};
  return std::find(kOptions.begin(), kOptions.end(), word) != kOptions.end();
}

// A swizzle or the result of an operation, called as a function.
std::string ofCall(std::string_view rest, std::string_view before) {
  if (!rest.starts_with("(")) return {};
  if (before.ends_with(">"))
    if (const size_t open = before.rfind('<'); open != kAbsent)
      if (const std::string_view name = wordBefore(before.substr(0, open));
          name == "S" || name == "Sw" || name == "Swizzle") {
        const std::string swizzle = "S" + std::string(before.substr(open));
        return "of a layout it is " + swizzle + " o 0 o L; of one offset, swizzle_apply(" + swizzle + ", 8)";
      }
  if (!before.ends_with(")")) return {};
  int depth = 0;
  for (size_t i = before.size(); i-- > 0;) {
    depth += before[i] == ')' ? 1 : before[i] == '(' ? -1 : 0;
    if (depth > 0) continue;
    const std::string name(wordBefore(before.substr(0, i)));
    if (name.empty() || name == "o" || !isLetter(name[0]) || before[i - 1] == ' ') return {};
    return "all arguments stand in one pair of parentheses, " + name +
           "(A, B); the offset of a coordinate is call(" + name + "(A), (i,j))";
  }
  return {};
}

// The name here of an element type that C++, Python or a book call otherwise.
std::string_view typeHere(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 18> kTypes = {{{"half", "f16"},
                                                                                     {"half_t", "f16"},
                                                                                     {"fp16", "f16"},
                                                                                     {"float16", "f16"},
                                                                                     {"bfloat16", "bf16"},
                                                                                     {"bfloat16_t", "bf16"},
                                                                                     {"float", "f32"},
                                                                                     {"fp32", "f32"},
                                                                                     {"float32", "f32"},
                                                                                     {"double", "f64"},
                                                                                     {"fp64", "f64"},
                                                                                     {"float64", "f64"},
                                                                                     {"fp8", "e4m3"},
                                                                                     {"int8", "s8"},
                                                                                     {"int8_t", "s8"},
                                                                                     {"uint8", "u8"},
                                                                                     {"uint8_t", "u8"},
                                                                                     {"tfloat32_t", "tf32"}}};
  for (const auto& [there, here] : kTypes)
    if (there == name) return here;
  return {};
}

// Of a file that is given to a command for modules; empty where its name says nothing.
std::string foreignFileHint(std::string_view path) {
  for (const std::string_view ending : {".cu", ".cuh", ".cpp", ".cc", ".h", ".hpp"})
    if (path.ends_with(ending)) return "C++ is compiled first, by nvcc -ptx; cutecheck kernel takes the PTX";
  if (path.ends_with(".ptx")) return "PTX is what cutecheck kernel takes: order, run, prove, compare";
  if (path.ends_with(".ll"))
    return "LLVM IR is validated with what it means: cutecheck validate FILE.ll --meaning FILE.meaning";
  if (path.ends_with(".claims") || path.ends_with(".layouts") || path.ends_with(".calls"))
    return "lines of claims are what cutecheck check takes";
  return {};
}

}  // namespace

std::string moduleHint(const Diagnostic& error, std::string_view path) {
  if (std::string hint = foreignFileHint(path); error.rule == "lower_parse" && !hint.empty()) return hint;
  const auto says = [&](std::string_view part) { return error.message.find(part) != kAbsent; };
  if (error.rule == "vacuity_c1") return "a ? holds 32 bits, and a divisor from 2^31 on needs ?{i64 div=...}";
  if (says("expected string")) return "the text of a layout stands in quotes: !cute.layout<\"(4,8):(1,4)\">";
  if (says("shape and stride profile to match")) return "each extent has its stride: (4,8):(1,4)";
  if (says("expected SSA operand"))
    return "an operand is a value; a layout of numbers is one by %0 = cute.static : "
           "!cute.layout<\"(4,8):(1,4)\">";
  if (says("must be tuple of integers"))
    return "an integer of the algebra has the type !cute.int_tuple<\"?\">, a coordinate !cute.coord<\"?\">";
  if (says("custom op '__global__'") || says("custom op 'template'") || says("custom op 'extern'"))
    return "C++ is compiled first, by nvcc -ptx; cutecheck kernel takes the PTX";
  if (says("'gpu.barrier'")) return "a barrier of all threads is nvvm.barrier0";
  if (says("failed to legalize operation"))
    return "docs/reference/cute.md lists the operations of cute, docs/user/modules.md what may stand beside "
           "them";
  return {};
}

namespace {

// What a line of a specification was meant to be: a parameter with a type, a launch in two lines, ensure,
// forall.
std::string ofSpecLine(std::string_view said, std::string_view line) {
  const std::string_view name = wordBehind(line);
  const auto says = [said](std::string_view part) { return said.find(part) != kAbsent; };
  const auto behind = [line](std::string_view word) {
    std::string_view rest = line.substr(std::min(line.size(), line.find(word) + word.size()));
    while (rest.starts_with(" ") || rest.starts_with(":")) rest.remove_prefix(1);
    return std::string(rest);
  };
  if (says("expected kernel, sizes")) {
    if (name == "grid" || name == "block") return "the launch is one line: launch block 256 grid 4";
    if (name == "ensure" || name == "ensured" || name == "post" || name == "postcondition" ||
        name == "assert" || name == "output")
      return "what the kernel computes stands behind ensures: ensures " + behind(name);
    if (name == "require" || name == "assume" || name == "pre" || name == "where")
      return "a premise stands behind requires: requires " + behind(name);
    if (name == "size" || name == "let" || name == "const") return "numbers stand behind sizes: sizes N = 64";
    if (name == "params" || name == "parameter" || name == "arg" || name == "scalar")
      return "a number of a parameter stands behind param: param " + behind(name);
    if (name == "tensor" || name == "buffer") return "a tensor is NAME: TYPE LAYOUT, such as x: f32 N:1";
    if (name == "forall" || name == "for")
      return "an equation is about all indices: ensures z[i] == x[i] + y[i], without forall";
  }
  // n: u32 = N
  const size_t colon = line.find(':'), equals = line.find('=');
  if (says("found '='") && colon != kAbsent && equals != kAbsent && colon < equals &&
      !line.starts_with("ensures") && !line.starts_with("requires"))
    return "a number of a parameter has no type here: param " + std::string(name) + " =" +
           std::string(line.substr(equals + 1));
  if (says("expected kernel NAME"))
    return "the name stands alone: kernel " + std::string(wordBehind(behind("kernel")));
  if (says("found 'and'") || says("found '&'"))
    return "premises are joined by a comma: requires N > 0, N < 5";
  if (says("expected an integer: a number, a size") &&
      (says("ceil") || line.find("ceil") != kAbsent || line.find("cdiv") != kAbsent))
    return "a quotient that is rounded up is written (N+255)/256";
  if (says("nothing defines ") && line.starts_with("ensures")) {
    std::string_view undefined = said.substr(said.find("nothing defines ") + 16);
    undefined = undefined.substr(0, undefined.find_first_of(";:,"));
    const size_t open = line.find('[');
    if (undefined.size() == 1 && open != kAbsent)
      return "an index is one of the left side, " +
             std::string(line.substr(open, line.find(']', open) + 1 - open)) + ", or of a sum: sum(" +
             std::string(undefined) + " < N, ...)";
    for (const auto& [there, sign] :
         {std::pair("fadd", "+"), {"add", "+"}, {"fmul", "*"}, {"mul", "*"}, {"fsub", "-"}, {"sub", "-"}})
      if (undefined == there) return std::string("write ") + sign + ": x[i] " + sign + " y[i]";
  }
  if (says(" modes, and ") && says(" indices are given"))
    return "an element has an index for each mode of its layout: z[i] of z: f32 N:1";
  if (says("found '='") && line.starts_with("ensures") &&
      line.substr(0, std::min(equals, line.size())).find('[') == kAbsent)
    return "an equation is about elements: ensures z[i] == x[i] + y[i]; equality is written ==";
  return {};
}

}  // namespace

std::string specHint(const Diagnostic& error, std::string_view line) {
  const std::string_view said = error.message;
  const auto says = [&](std::string_view part) { return said.find(part) != kAbsent; };
  if (std::string hint = ofSpecLine(said, line); !hint.empty()) return hint;
  if (says("expected an element type"))
    if (const size_t open = said.find('\''); open != kAbsent) {
      const std::string_view name = said.substr(open + 1),
                             plain = name.substr(0, name.find_first_of("'*[&<"));
      const std::string_view here = typeHere(plain);
      if (!here.empty()) return "write " + std::string(here);
      if (name.size() > plain.size() && name[plain.size()] != '\'')
        return "write " + std::string(plain) + ", and the layout behind it: x: f32 N:1";
    }
  if (line.starts_with(".version") || line.starts_with(".target"))
    return "this is PTX; the kernel stands first, and --spec names what is proved of it";
  const std::string_view name = wordBehind(line);
  if (says("expected kernel, sizes") &&
      wordBehind(line.substr(std::min(line.size(), line.find(name) + name.size()))).empty() &&
      line.find('=') != kAbsent)
    return "a name of a number is given by sizes: sizes " + std::string(line) +
           "; a parameter of the kernel by param: param " + std::string(line);
  if (error.code != Code::kSyntax) return {};
  if (said.ends_with("found '='")) return "equality is written ==";
  if (said.ends_with("found '.'"))
    return "a number is an integer, converted by the name of a type: f32(2), f32(3)/2";
  if (said.ends_with("found ';'")) return "a statement is a line, without ';'";
  if (said.ends_with("found '{'"))
    return "what the kernel computes is an equation of elements: ensures y[i] == x[i] + y[i]";
  return {};
}

std::string foreignHint(std::string_view text, size_t at) {
  if (at >= text.size()) return {};
  const std::string_view rest = text.substr(at), before = text.substr(0, at), left = wordBefore(before);
  if (std::string hint = ofSign(rest); !hint.empty()) return hint;
  if (std::string hint = ofTemplate(text, at); !hint.empty()) return hint;
  if (std::string hint = ofCall(rest, before); !hint.empty()) return hint;
  if (left == "forall" || left == "exists")
    return left == "forall" ? "a claim is about all values of its symbols; leave out 'forall " +
                                  std::string(wordBehind(rest)) + ":'"
                            : "a claim is about all values of its symbols; a Refuted one has the values for "
                              "which it is false";
  if (rest.starts_with(".") && (left == "ld" || left == "st"))
    return "an access is the bits of each lane: 32 for one f32, 128 for a vector of 16 bytes; or ldmatrix, "
           "stmatrix";
  if (rest.starts_with("[") && before.ends_with(")"))
    return "a mode is get(L, 1), the offset of a coordinate call(L, (i,j))";
  if (rest.starts_with(".") && (left == "ldmatrix" || left == "stmatrix"))
    return "write " + std::string(left) + " alone: each of its matrices is a phase of its own";
  if (const size_t option = rest.starts_with("--") ? at : before.rfind("--");
      option != kAbsent && !wordBehind(text.substr(option + 2)).empty())
    if (const std::string name(wordBehind(text.substr(option + 2))); isOption(name))
      return "--" + name + " is an option: it stands outside of the quotes around the expression";
  const std::string_view word = wordBehind(rest);
  if (word == "divides" && !left.empty() && !wordBehind(rest.substr(word.size())).empty()) {
    const std::string right(wordBehind(rest.substr(word.size())));
    return "a divisor is a premise of the remainder: " + right + "%" + std::string(left) + " == 0" +
           (isNumber(left) ? "" : ", " + std::string(left) + " >= 1");
  }
  // 128x64; 0x10 is a number to the base 16.
  if (word.size() > 1 && word[0] == 'x' && isNumber(left) && isNumber(word.substr(1)) && left != "0")
    return "extents stand in parentheses, (" + std::string(left) + "," + std::string(word.substr(1)) + ")";
  return {};
}

std::optional<Diagnostic> gluedOption(std::string_view text) {
  for (size_t at = text.find("--"); at != kAbsent; at = text.find("--", at + 2)) {
    const std::string_view name = text.substr(at + 2);
    const bool apart = at == 0 || text[at - 1] == ' ';
    if (!apart || name.starts_with(" ") || !isOption(wordBehind(name))) continue;
    Diagnostic error =
        makeError(Code::kSyntax, "expression_c1",
                  "expected the end of the text, found the option --" + std::string(wordBehind(name)));
    error.position = at;
    return error;
  }
  return std::nullopt;
}

std::string foreignNameHint(const Diagnostic& diagnostic, std::string_view text) {
  const std::string_view said = diagnostic.message;
  if (diagnostic.rule == "smem_c6" || diagnostic.rule == "descriptor_c1") {
    const size_t open = said.find("of type '");
    if (open == kAbsent) return {};
    const std::string_view name = said.substr(open + 9);
    const std::string_view here = typeHere(name.substr(0, name.find('\'')));
    return here.empty() ? std::string() : "write --type " + std::string(here);
  }
  if (diagnostic.rule == "claim_c1") {
    for (const std::string_view same : {"equal", "equals", "is_equal", "same", "equivalent", "eq"})
      if (said.starts_with("no predicate " + std::string(same) + ";"))
        return "equality is written ==: A == B";
    for (const PredicateHelp& row : predicateHelp())
      if (said == "no layout operation " + std::string(row.name))
        return "a predicate is a claim by itself: write " + std::string(text.substr(0, text.find(" =="))) +
               ", without a relation";
    if (said.starts_with("layouts are related by"))
      return "decide A == B: where it is Refuted, they differ, and the counterexample says where";
  }
  if (diagnostic.rule == "premise_c1" && said.find("expected a relation between integers") != kAbsent)
    return "such as M > 0 or M%8 == 0";
  if (diagnostic.rule != "layout_c1") return {};
  for (const std::string_view right : {"LayoutRight", "GenRowMajor", "RowMajor", "row_major"})
    if (said.find("stride " + std::string(right) + " ") != kAbsent)
      return std::string(right) + " is read as a symbol; a row-major layout has its strides, (4,8):(8,1)";
  for (const std::string_view left :
       {"LayoutLeft", "GenColMajor", "ColumnMajor", "ColMajor", "col_major", "column_major"})
    if (said.find("stride " + std::string(left) + " ") != kAbsent)
      return std::string(left) + " is read as a symbol; a shape alone is column-major: make_layout((4,8))";
  return {};
}

}  // namespace cutecheck::help
