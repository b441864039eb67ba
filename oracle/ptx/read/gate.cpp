// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/gate.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

#include "core/support/clipped.h"
#include "oracle/ptx/read/constant.h"
#include "oracle/ptx/read/declared.h"
#include "oracle/ptx/read/heads.h"
#include "oracle/ptx/read/initial.h"
#include "oracle/ptx/read/opcode.h"
#include "oracle/ptx/read/scopes.h"
#include "oracle/ptx/read/signature.h"
#include "oracle/ptx/read/target.h"
#include "oracle/ptx/read/tokens.h"
#include "oracle/ptx/read/uses.h"

namespace cutecheck::ptx {

namespace {

using What = PtxSymbol::What;
using Names = std::set<std::string, std::less<>>;

const Names kSpaces = {".reg", ".local", ".shared", ".global", ".const", ".param"};

class Gate {
 public:
  explicit Gate(const std::string& text) : tokens_(ptxTokens(text)), at_(tokens_) {}

  std::vector<PtxUnread> read() {
    while (!at_.atEnd()) module();
    constexpr uint64_t kMostConstant = 65536;
    if (constant_ > kMostConstant)
      refuse(constantLine_, "the variables of constant memory have " + std::to_string(constant_) +
                                " bytes, and at most " + std::to_string(kMostConstant));
    for (const auto& [name, line] : namesOfFunctions_)
      if (!labelsOfSections_.contains(name)) refuse(line, "no section has the label " + name);
    if (debugLine_ != 0 && !hasDebug_)
      refuse(debugLine_, ".target debug needs a section of debug information");
    std::sort(refused_.begin(), refused_.end(), [](const auto& a, const auto& b) {
      return std::pair(a.line, std::string_view(a.what)) < std::pair(b.line, std::string_view(b.what));
    });
    return std::move(refused_);
  }

 private:
  void refuse(size_t line, const std::string& what) {
    constexpr size_t kMost = 200;
    refused_.push_back({line, clipped(what, kMost)});
  }

  // What stands outside of code.
  void module() {
    const PtxToken token = at_.next();
    const std::string& name = token.text;
    const size_t line = token.line;
    static const Names kLinkage = {".extern", ".visible", ".weak", ".common"};
    if (kLinkage.contains(name)) {
      if (!linkage_.empty()) refuse(line, name + " stands behind " + linkage_);
      linkage_ = name;
      return;
    }
    if (token.kind != PtxToken::Kind::kDirective) return;
    if (name == ".align") return void(at_.next());  // ptxas takes it before the space
    const std::string linkage = std::exchange(linkage_, "");
    const bool isFunction = name == ".entry" || name == ".func", isVariable = kSpaces.contains(name);
    if (!linkage.empty() && !isFunction && !isVariable && name != ".attribute")
      refuse(line, linkage + " stands before " + name);
    if (linkage == ".common" && name != ".global" && name != ".attribute")
      refuse(line, ".common is of variables of global memory, and stands before " + name);
    if (name == ".version") {
      version_ = ptxVersionOf(at_.now().text).value_or(0);
    } else if (name == ".target") {
      target(line);
    } else if (name == ".file") {
      file(line);
    } else if (name == ".section") {
      section(line);
    } else if (name == ".alias") {
      alias(at_.upTo(";"), line);
    } else if (name == ".pragma") {
      at_.upTo(";");
    } else if (name == ".tex") {
      refuse(line, ".tex is taken no more");
      at_.upTo(";");
    } else if (name == ".attribute") {
      PtxDeclared ignored;
      if (std::string wrong = ptxWrongAttribute(at_, ignored); !wrong.empty()) refuse(line, wrong);
      linkage_ = linkage;
    } else if (name == ".loc" || name == ".branchtargets" || name == ".calltargets" ||
               name == ".callprototype") {
      refuse(line, name + " stands outside of a kernel");
    } else if (isVariable) {
      variables(name, at_.upTo(";"), line, linkage == ".extern");
    } else if (isFunction) {
      function(name == ".entry", linkage == ".extern", line);
    }
  }

  void target(size_t line) {
    Names told;
    while (at_.now().isName() || at_.now().is(",")) told.insert(at_.next().text);
    if (told.contains("debug")) debugLine_ = line;
    hasSamplers_ = told.contains("texmode_independent");
    if (told.contains("texmode_unified") && told.contains("texmode_independent"))
      refuse(line, "texmode_unified and texmode_independent exclude each other");
  }

  // N "name" {, time {, bytes}}
  void file(size_t line) {
    const PtxToken number = at_.next();
    if (!number.isNumber() || at_.now().kind != PtxToken::Kind::kString)
      return refuse(line, "what stands behind .file is not read: it takes a number and a name");
    at_.next();
    for (int i = 0; i < 2 && at_.take(","); ++i)
      if (!at_.next().isNumber())
        refuse(line, "what stands behind .file is not read: no number behind a comma");
    if (!files_.insert(ptxNumber(number.text).value_or(0)).second)
      refuse(line, ".file " + number.text + " stands twice");
  }

  // Labels, and the types .b8 to .b64 with values behind them.
  void section(size_t line) {
    const PtxToken section = at_.next();
    if (section.text.starts_with(".debug")) hasDebug_ = true;
    if (section.kind != PtxToken::Kind::kDirective || !at_.take("{"))
      return refuse(line, "what stands behind .section is not read");
    PtxCursor in(at_.upTo("}"));
    while (!in.atEnd()) {
      const PtxToken one = in.next();
      if (one.isName() && in.take(":")) {
        if (!labelsOfSections_.insert(one.text).second)
          refuse(one.line, "the label " + one.text + " of a section stands twice");
        continue;
      }
      static const Names kSized = {".b8", ".b16", ".b32", ".b64"};
      bool isRead = kSized.contains(one.text);
      do isRead = isRead && isDebugValue(in, one.text);
      while (isRead && in.take(","));
      if (!isRead) return refuse(one.line, "what stands in " + section.text + " is not read: " + one.text);
    }
  }
  // 4, -1, name, .debug_str, with + or - and another behind it.
  static bool isDebugValue(PtxCursor& in, const std::string& type) {
    const bool isNegative = in.take("-");
    if (in.now().isNumber()) {
      const uint64_t most = type == ".b8" ? 255 : type == ".b16" ? 65535 : ~uint64_t{0};
      const std::optional<uint64_t> number = ptxNumber(in.next().text);
      return number && *number <= (isNegative ? most / 2 + 1 : most);
    }
    const bool isPlace = in.now().isName() || in.now().kind == PtxToken::Kind::kDirective;
    if (isNegative || !isPlace) return false;
    in.next();
    if (!in.take("+") && !in.take("-")) return true;
    const PtxToken other = in.next();
    return other.isNumber() || other.isName();
  }

  // a, b
  void alias(PtxTokens of, size_t line) {
    if (of.size() != 3 || !of[0].isName() || !of[1].is(",") || !of[2].isName())
      return refuse(line, "what stands behind .alias is not read");
    for (const size_t i : {size_t{0}, size_t{2}}) {
      const PtxSymbol* symbol = scopes_.find(of[i].text, 0);
      if (!symbol || symbol->what != What::kFunction)
        refuse(line, ".alias names " + of[i].text + ", and no function of this name is declared above");
      else if (symbol->isEntry)
        refuse(line, ".alias names " + of[i].text + ", which is a kernel");
    }
  }

  // Behind ".shared" and others, up to the semicolon.
  void variables(const std::string& directive, PtxTokens of, size_t line, bool isExtern) {
    PtxDeclared made;
    made.space = directive.substr(1);
    PtxCursor at(of);
    const auto refused = [&](const std::string& wrong) {
      if (!wrong.empty()) refuse(line, "a declaration of " + directive + " is refused: " + wrong);
      return !wrong.empty();
    };
    if (refused(ptxWrongHeadOf(at, made, version_, false))) return;
    if (made.type == "samplerref" && !hasSamplers_)
      return void(refused("it needs .target texmode_independent"));
    std::vector<PtxNamed> all;
    while (!at.atEnd()) {
      PtxCursor part(at.upTo(","));
      PtxNamed one;
      if (refused(ptxWrongNameOf(part, made, one))) return;
      const bool has = part.take("=");
      if (has && refused(wrongInitial(made, one, part.upTo(";"), isExtern))) return;
      if (one.isOpen() && !isExtern && !has && refused(one.name + " has no extent")) return;
      if (!part.atEnd() && refused("what stands behind " + one.name + " is not read")) return;
      all.push_back(std::move(one));
    }
    for (const PtxNamed& one : all) {
      add(made, one, made.space == "reg" ? What::kRegister : What::kVariable);
      if (made.space != "const" || isExtern) continue;
      constant_ = (constant_ + made.alignment() - 1) / made.alignment() * made.alignment() + made.bytes(one);
      constantLine_ = line;
    }
    declares_ = declares_ || made.space == "reg";
  }

  void add(const PtxDeclared& of, const PtxNamed& one, What what) {
    PtxSymbol symbol{what, of.space};
    if (of.space == "reg") symbol.what = What::kRegister;
    if (one.family)
      scopes_.addFamily(one.name, symbol, *one.family);
    else
      scopes_.add(one.name, symbol);
  }

  std::string wrongInitial(const PtxDeclared& of, const PtxNamed& one, PtxTokens value, bool isExtern) {
    if (of.space != "global" && of.space != "const") return one.name + " has an initial value";
    if (isExtern) return one.name + " is .extern, and has an initial value";
    const PtxPlaceOf place = [&](const std::string& name, bool isGeneric) -> std::string {
      const PtxSymbol* symbol = scopes_.find(name, scopes_.now());
      if (!symbol) return "nothing above declares " + name;
      if (symbol->what == What::kFunction && !isGeneric) return "";
      const bool fits =
          symbol->what == What::kVariable && (symbol->space == "global" || symbol->space == "const");
      return fits ? "" : name + " is no variable of global or constant memory";
    };
    return ptxWrongInitial(value, {of.type, of.parts, one.extents}, place);
  }

  // {(results)} name {(parameters)} {directives} ; or its code in braces.
  void function(bool isEntry, bool isExtern, size_t line) {
    PtxDeclared ignored;
    if (at_.take(".attribute"))
      if (std::string wrong = ptxWrongAttribute(at_, ignored); !wrong.empty()) refuse(line, wrong);
    PtxTokens results, parameters;
    if (at_.take("(")) results = at_.upTo(")");
    const std::string name = at_.next().text;
    if (name == "WARP_SZ") refuse(line, name + " is a word of PTX, and no name");
    if (at_.take("(")) parameters = at_.upTo(")");
    PtxSymbol symbol{What::kFunction};
    symbol.isEntry = isEntry;
    symbol.arguments = ptxParts(parameters, ",").size(), symbol.results = ptxParts(results, ",").size();
    const PtxSymbol* before = scopes_.find(name, 0);
    const std::optional<PtxSymbol> declared = before ? std::optional(*before) : std::nullopt;
    scopes_.add(name, symbol);
    declares_ = false;
    scopes_.open();
    symbol.form = given(results, What::kResult, isEntry, line);
    symbol.form += "->" + given(parameters, What::kInput, isEntry, line);
    scopes_.addToModule(name, symbol);
    const bool isOther = declared && (declared->what != What::kFunction || declared->isEntry != isEntry ||
                                      declared->form != symbol.form);
    if (isOther) refuse(line, name + " is declared twice, and not alike");
    if (defined_.contains(name)) refuse(line, name + " is declared behind its code");
    while (!at_.atEnd() && !at_.now().is("{") && !at_.now().is(";") && !at_.now().is(".entry") &&
           !at_.now().is(".func"))
      at_.next();
    if (at_.take("{")) {
      if (isExtern || extern_.contains(name)) refuse(line, name + " is .extern, and has code");
      defined_.insert(name);
      const size_t around = scopes_.now();
      depth_ = 1;
      while (depth_ > 0 && !at_.atEnd()) statement();
      while (scopes_.now() != around) scopes_.close();
      late();
    } else {
      at_.take(";");
      if (isExtern) extern_.insert(name);
    }
    scopes_.close();
  }

  // The parameters of a kernel or a function, and how many bytes those of a kernel have; returns what a
  // declaration of another place has to say alike.
  std::string given(PtxTokens all, What what, bool isEntry, size_t line) {
    uint64_t bytes = 0;
    std::string form;
    for (const PtxTokens part : ptxParts(all, ",")) {
      PtxCursor at(part);
      const PtxToken space = at.next();
      if (!space.is(".param") && (isEntry || !space.is(".reg"))) return "";  // text.cpp says it
      PtxDeclared made;
      made.space = space.text.substr(1);
      PtxNamed one;
      std::string wrong = ptxWrongHeadOf(at, made, version_, true);
      if (wrong.empty()) wrong = ptxWrongNameOf(at, made, one);
      if (wrong.empty() && isEntry && one.isOpen()) wrong = one.name + " has no extent";
      if (wrong.empty() && !at.atEnd()) wrong = "what stands behind " + one.name + " is not read";
      if (!wrong.empty()) {
        refuse(space.line, "a parameter is refused: " + wrong);
        return "";
      }
      add(made, one, what);
      declares_ = declares_ || made.space == "reg";
      bytes = (bytes + made.alignment() - 1) / made.alignment() * made.alignment() + made.bytes(one);
      form += made.space + " " + made.type + " " + std::to_string(made.alignment()) + " " +
              std::to_string(made.bytes(one)) + ",";
    }
    constexpr unsigned kLarge = 801;
    const uint64_t most = version_ == 0 || version_ >= kLarge ? 32764 : 4352;
    if (isEntry && bytes > most)
      refuse(line, "the parameters of a kernel have " + std::to_string(bytes) + " bytes, and at most " +
                       std::to_string(most));
    return form;
  }

  // In the code of a function.
  void statement() {
    const PtxToken token = at_.now();
    if (token.is("{")) {
      at_.next(), ++depth_, scopes_.open();
    } else if (token.is("}")) {
      at_.next(), --depth_;
      if (depth_ > 0) scopes_.close();
    } else if (token.isName() && at_.behind().is(":")) {
      at_.next(), at_.next();
      label(token);
    } else if (token.kind == PtxToken::Kind::kDirective) {
      directive();
    } else if (token.isName()) {
      instruction(at_.upTo(";"));
    } else if (token.is("@")) {
      at_.next();
      at_.take("!");
      const PtxToken guard = at_.next();
      if (!ptxIsSpecialRegister(guard.text)) use({}, {guard.text, guard.line, std::nullopt, false});
    } else {
      at_.next();
    }
  }

  void label(const PtxToken& name) {
    if (name.text == "WARP_SZ") refuse(name.line, name.text + " is a word of PTX, and no name");
    const std::string list = at_.now().text;
    if (list != ".branchtargets" && list != ".calltargets" && list != ".callprototype")
      return scopes_.add(name.text, {What::kLabel});
    const size_t line = at_.next().line;
    scopes_.add(name.text, {What::kTable});
    const PtxTokens of = at_.upTo(";");
    if (list == ".callprototype") return prototype(of, line);
    for (const PtxTokens one : ptxParts(of, ",")) {
      if (one.size() != 1 || !one[0].isName())
        return refuse(line, "what stands behind " + list + " is not read");
      if (list == ".branchtargets") {
        late_.push_back({{one[0].text, one[0].line, std::nullopt, true}, {}, scopes_.now()});
        continue;
      }
      const PtxSymbol* symbol = scopes_.find(one[0].text, scopes_.now());
      if (!symbol || symbol->what != What::kFunction || symbol->isEntry)
        refuse(line,
               ".calltargets names " + one[0].text + ", and no function of this name is declared above");
    }
    if (of.empty()) refuse(line, "what stands behind " + list + " is not read");
  }

  // {(results)} _ {(parameters)} {.noreturn and others}
  void prototype(PtxTokens of, size_t line) {
    PtxCursor at(of);
    std::vector<PtxTokens> parts;
    if (at.take("(")) parts = ptxParts(at.upTo(")"), ",");
    bool isRead = at.take("_");
    if (at.take("("))
      for (const PtxTokens one : ptxParts(at.upTo(")"), ",")) parts.push_back(one);
    isRead = isRead && (at.atEnd() || at.now().kind == PtxToken::Kind::kDirective);
    for (const PtxTokens one : parts) {
      PtxCursor in(one);
      PtxDeclared made;
      PtxNamed name;
      const std::string space = in.next().text;
      made.space = space.empty() ? space : space.substr(1);
      isRead = isRead && (space == ".param" || space == ".reg") &&
               ptxWrongHeadOf(in, made, version_, true).empty() && in.now().isName();
    }
    if (!isRead) refuse(line, "what stands behind .callprototype is not read");
  }

  void directive() {
    const PtxToken token = at_.next();
    const std::string& name = token.text;
    if (kSpaces.contains(name)) return variables(name, at_.upTo(";"), token.line, false);
    if (name == ".loc") return place(token.line);
    if (name == ".branchtargets" || name == ".calltargets" || name == ".callprototype")
      refuse(token.line, name + " has no label before it");
    if (name == ".file" || name == ".section" || name == ".alias" || name == ".tex")
      refuse(token.line, name + " stands in a kernel");
    if (name == ".align") return void(at_.next());
    if (name == ".section") return section(token.line);
    if (name == ".file") return void((at_.next(), at_.next()));
    at_.upTo(";");
  }

  // file line column {, function_name label {+ number}, inlined_at file line column}
  void place(size_t line) {
    const auto three = [&]() -> std::optional<std::array<uint64_t, 3>> {
      std::array<uint64_t, 3> made{};
      for (uint64_t& one : made) {
        const std::optional<uint64_t> number =
            at_.now().isNumber() ? ptxNumber(at_.now().text) : std::nullopt;
        if (!number) return std::nullopt;
        one = *number, at_.next();
      }
      return made;
    };
    const auto own = three();
    if (!own) return refuse(line, "what stands behind .loc is not read: it takes three numbers");
    if (at_.take(",")) {
      const bool isNamed = at_.take("function_name");
      const PtxToken name = at_.now();
      if (!isNamed || !name.isName()) return refuse(line, "what stands behind .loc is not read");
      at_.next();
      if (at_.take("+") && !at_.next().isNumber())
        return refuse(line, "what stands behind function_name is not read");
      namesOfFunctions_.emplace_back(name.text, line);
      const bool isInlined = at_.take(",") && at_.take("inlined_at");
      const auto from = isInlined ? three() : std::nullopt;
      if (!from) return refuse(line, "what stands behind function_name is not read: .inlined_at is missing");
      if (!places_.contains(*from)) refuse(line, "no .loc above has the place of inlined_at");
    }
    if (at_.now().isNumber()) refuse(line, "what stands behind .loc is not read: it takes three numbers");
    places_.insert(*own);
  }

  void instruction(PtxTokens all) {
    const PtxStatement of = ptxStatement(all);
    if (std::string wrong = ptxWrongCall(of, scopes_); !wrong.empty()) refuse(all.front().line, wrong);
    for (const PtxUse& one : ptxUses(of)) use(of, one);
    for (const PtxToken& one : of.operands)
      if (one.kind == PtxToken::Kind::kString || one.is("@") || one.is("#"))
        refuse(one.line, one.text + " is no part of an operand");
    if (ptxHasNumberAsAddress(of))
      refuse(all.front().line, "an address that is a number is of local memory alone");
  }

  // A label may stand below its use, and nothing else may.
  void use(const PtxStatement& of, const PtxUse& one) {
    const PtxSymbol* symbol = scopes_.find(one.name, scopes_.now());
    if (!symbol || symbol->what == What::kLabel) return late_.push_back({one, of, scopes_.now()});
    const std::string wrong = of.opcode.empty() ? wrongGuard(one, *symbol) : ptxWrongUse(of, one, *symbol);
    if (!wrong.empty()) refuse(one.line, wrong);
  }
  static std::string wrongGuard(const PtxUse& one, const PtxSymbol& symbol) {
    return symbol.what == What::kRegister ? "" : one.name + " is no register, and guards an instruction";
  }

  // At the end of a function: its labels are known.
  void late() {
    for (const Late& one : late_) {
      const PtxSymbol* symbol = scopes_.find(one.use.name, one.scope);
      if (symbol && symbol->what == What::kLabel) {
        if (!one.use.isBranch || !one.use.part.empty())
          refuse(one.use.line, one.use.name + " is a label, and no operand of " + one.of.shown());
        continue;
      }
      // Of a part of a text that declares no register the sign says what registers are.
      if (!symbol && !declares_ && version_ == 0 && one.use.name.starts_with('%')) continue;
      refuse(one.use.line,
             (symbol ? one.use.name + " is declared below its use" : "nothing declares " + one.use.name));
    }
    late_.clear();
  }

  std::vector<PtxToken> tokens_;
  PtxCursor at_;
  PtxScopes scopes_;
  std::vector<PtxUnread> refused_;
  std::string linkage_;  // ".extern" where it stands before what is read
  unsigned version_ = 0;
  size_t debugLine_ = 0, constantLine_ = 0, depth_ = 0;
  bool hasDebug_ = false, hasSamplers_ = false, declares_ = false;  // declares_: the function has registers
  uint64_t constant_ = 0;                                           // bytes
  std::set<uint64_t> files_;
  std::set<std::array<uint64_t, 3>> places_;
  Names labelsOfSections_, defined_, extern_;                     // defined_, extern_: functions
  std::vector<std::pair<std::string, size_t>> namesOfFunctions_;  // of .loc, with lines
  struct Late {
    PtxUse use;
    PtxStatement of;
    size_t scope = 0;
  };
  std::vector<Late> late_;
};

}  // namespace

std::vector<PtxUnread> ptxRefused(const std::string& text) {
  std::vector<PtxUnread> all = Gate(ptxWithoutComments(text)).read();
  const auto foreign = std::find_if(text.begin(), text.end(),
                                    [](char c) { return (static_cast<unsigned char>(c) & 0x80) != 0; });
  if (foreign != text.end())
    all.push_back({static_cast<size_t>(std::count(text.begin(), foreign, '\n')) + 1,
                   "a character that is not of ASCII"});
  return all;
}

void ptxAddRefused(const std::string& text, std::vector<PtxKernel>& kernels) {
  const std::vector<PtxUnread> refused = ptxRefused(text);
  // Of what no row of opcodes has, and of the lists of calls, nobody here says that ptxas refuses it.
  const auto isRefused = [](const PtxInstruction& one) {
    return !one.unread.empty() && !one.is("call") && !one.words.empty() && ptxHasWords(one.words.front());
  };
  for (PtxKernel& kernel : kernels) {
    std::set<size_t> lines;
    for (const PtxInstruction& one : kernel.code)
      if (isRefused(one)) lines.insert(one.line);
    for (const PtxUnread& one : refused)
      if (!lines.contains(one.line)) kernel.unread.push_back(one);
  }
  // One of the others says it.
  for (const PtxKernel& other : kernels) {
    const auto found = std::find_if(other.code.begin(), other.code.end(), isRefused);
    if (found == other.code.end()) continue;
    for (PtxKernel& kernel : kernels)
      if (&kernel != &other)
        kernel.unread.push_back({found->line, "in " + other.name + ": " + found->unread});
  }
}

}  // namespace cutecheck::ptx
