// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <set>

#include "core/notation/print.h"
#include "core/nvgpu/launch_limits.h"
#include "core/support/integers.h"
#include "oracle/tv/reference/meaning_access.h"
#include "oracle/tv/reference/meaning_block.h"
#include "oracle/tv/reference/meaning_ensures.h"
#include "oracle/tv/reference/meaning_fold.h"
#include "oracle/tv/reference/meaning_words.h"

namespace cutecheck::oracle {

namespace {

constexpr int64_t kLargestDivisor = int64_t{1} << 40;
constexpr size_t kMostNodes = 100000, kMostNested = 500;

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Expected<MeaningText> read() {
    size_t begin = 0;
    while (begin <= text_.size()) {
      size_t end = std::min(text_.find('\n', begin), text_.size());
      ++line_;
      begin_ = begin;
      std::string_view raw = text_.substr(begin, end - begin);
      std::string_view content = trimmed(raw.substr(0, raw.find('#')));
      if (!content.empty())
        if (std::optional<Diagnostic> error = line(content)) return *error;
      begin = end + 1;
    }
    if (!header_) return fail(Code::kSyntax, "meaning_c1", "expected 'meaning 1'");
    if (open_) return fail(Code::kSyntax, "meaning_c3", "function @" + result_.functions.back().name + " has no end");
    if (result_.functions.empty()) return fail(Code::kEmpty, "meaning_c8", "no function is described");
    return std::move(result_);
  }

 private:
  Diagnostic fail(Code code, std::string rule, const std::string& message) const {
    Diagnostic error = meaningError(line_, code, std::move(rule), message);
    error.position = std::min(begin_, text_.size());
    return error;
  }

  std::optional<Diagnostic> line(std::string_view rest) {
    std::string_view first = word(rest);
    if (!header_) {
      if (first == "meaning" && rest != "1" && rest.find_first_not_of("0123456789") == std::string_view::npos)
        return fail(Code::kSyntax, "meaning_c1", "this is meaning " + std::string(rest) + "; meaning 1 is what is read here");
      if (first != "meaning" || rest != "1") return fail(Code::kSyntax, "meaning_c1", "expected 'meaning 1'");
      header_ = true;
      return std::nullopt;
    }
    if (first == "function" || first == "kernel") return openFunction(rest, first == "kernel");
    bool access = first == "load" || first == "store";
    const bool block = isBlockWord(first);
    const bool fold = first == "fold" || first == "carry" || first == "next" || first == "done";
    const bool known = access || block || fold || std::ranges::count(kLineWords, first) > 0;
    if (!known)
      return fail(Code::kSyntax, "meaning_c2",
                  std::string(kLineExpected) + ", found '" + std::string(first) + "'");
    if (!open_) return fail(Code::kSyntax, "meaning_c3", "'" + std::string(first) + "' outside a function");
    bool kernel = result_.functions.back().kernel;
    if (first == "result" && kernel) return fail(Code::kSyntax, "meaning_c6", "a kernel has no result");
    if (first == "launch" && !kernel) return fail(Code::kSyntax, "meaning_c15", "'launch' outside a kernel");
    if ((access || block || fold || first == "register") && !kernel)
      return fail(Code::kSyntax, "meaning_c12", "'" + std::string(first) + "' outside a kernel");
    if (first == "param") return parameter(rest);
    if (first == "form") return form(rest);
    if (first == "premise") return premise(rest);
    if (first == "claim") return claim(rest);
    if (first == "let") return definition(rest);
    if (first == "result") return result(rest);
    if (first == "launch") return launch(rest);
    if (first == "register") return readRegister(rest);
    if (access) return readAccess(rest, first == "store");
    if (fold) return foldLine(first, rest);
    if (block) return blockLine(first, rest);
    return rest.empty() ? closeFunction() : fail(Code::kSyntax, "meaning_c2", "nothing follows 'end'");
  }

  std::optional<Diagnostic> openFunction(std::string_view rest, bool kernel) {
    if (open_) return fail(Code::kSyntax, "meaning_c3", "the function before has no end");
    if (rest.size() < 2 || rest[0] != '@' || rest.find_first_of(" \t") != std::string_view::npos)
      return fail(Code::kSyntax, "meaning_c2", "expected @name after function or kernel");
    MeaningFunction f;
    f.name = std::string(rest.substr(1));
    f.kernel = kernel;
    f.line = line_;
    premiseLines_.clear();
    for (const MeaningFunction& other : result_.functions)
      if (other.name == f.name) return fail(Code::kSyntax, "meaning_c3", "@" + f.name + " is described twice");
    result_.functions.push_back(std::move(f));
    open_ = true;
    return std::nullopt;
  }

  std::optional<Diagnostic> closeFunction() {
    open_ = false;
    MeaningFunction& f = result_.functions.back();
    for (const MeaningRegister& r : f.registers) {
      if (!f.launch.block || !r.name.starts_with("tid.") || r.carries.kind != MeaningParameter::Kind::kConstant) continue;
      const size_t d = static_cast<size_t>(r.name.back() - 'x');
      if (d < 3 && (r.carries.constant < 0 || r.carries.constant >= (*f.launch.block)[d]))
        return fail(Code::kVacuous, "meaning_c15",
                    "no thread of the stated launch has " + r.name + " " + std::to_string(r.carries.constant));
    }
    if (openFold(f)) return fail(Code::kSyntax, "meaning_c18", "a fold of @" + f.name + " has no 'done'");
    bool stated = std::any_of(f.results.begin(), f.results.end(), [](const MeaningResult& r) { return r.stated; });
    if (const std::optional<std::string> problem = blockProblem(f)) return fail(Code::kUsage, "meaning_c17", *problem);
    if (!stated && f.accesses.empty())
      return fail(Code::kEmpty, "meaning_c8", "@" + f.name + (f.kernel ? " states no access" : " states no result"));
    return unifySymbols(f);
  }

  std::optional<Diagnostic> parameter(std::string_view rest) {
    MeaningFunction& f = result_.functions.back();
    std::optional<std::vector<unsigned>> at = path(word(rest));
    if (!at) return fail(Code::kSyntax, "meaning_c4", "expected a path such as 0 or 1.0");
    const auto has = [&](const auto& all) {
      return std::ranges::any_of(all, [&](const auto& p) { return p.path == *at; });
    };
    if (has(f.parameters) || has(f.pointers) || has(f.data))
      return fail(Code::kSyntax, "meaning_c4", "param " + pathText(*at) + " occurs twice");
    std::string_view type = word(rest);
    if (type == "ptr") {
      Expected<MeaningPointer> pointer = parsePointer(rest);
      if (!pointer) return fail(pointer.error().code, pointer.error().rule, pointer.error().message);
      for (const MeaningPointer& other : f.pointers)
        if (other.name == pointer->name) return fail(Code::kSyntax, "meaning_c4", "two pointers are named " + other.name);
      pointer->path = *at;
      pointer->line = line_;
      f.pointers.push_back(std::move(pointer).value());
      return std::nullopt;
    }
    if (elementBytes(type) != 0 && type[0] != 'i') {
      if (!f.kernel) return fail(Code::kSyntax, "meaning_c4", "a parameter of type " + std::string(type) + " outside a kernel");
      MeaningDatum d{*at, std::string(type), std::string(rest), line_};
      if (!isName(d.name)) return fail(Code::kSyntax, "meaning_c4", "expected a name for the parameter");
      for (const MeaningDatum& other : f.data)
        if (other.name == d.name) return fail(Code::kSyntax, "meaning_c4", "two parameters are named " + d.name);
      f.data.push_back(std::move(d));
      return std::nullopt;
    }
    MeaningParameter p;
    p.path = *at;
    p.symbol = "param " + pathText(p.path);
    if (auto error = carried(f, type, rest, p)) return error;
    f.parameters.push_back(std::move(p));
    return std::nullopt;
  }

  std::optional<Diagnostic> form(std::string_view rest) {
    std::string& said = result_.functions.back().form;
    if (rest.empty() || !said.empty())
      return fail(Code::kSyntax, "meaning_c2", "expected one LLVM type of the function");
    said = std::string(rest);
    return std::nullopt;
  }

  // ( "block" | "cluster" ) UINT { "," UINT }
  std::optional<Diagnostic> launch(std::string_view rest) {
    MeaningLaunch& stated = result_.functions.back().launch;
    const std::string what(word(rest));
    if (what != "block" && what != "cluster") return fail(Code::kSyntax, "meaning_c15", "expected launch block or launch cluster");
    std::optional<MeaningLaunch::Extents>& extents = what == "block" ? stated.block : stated.cluster;
    if (extents) return fail(Code::kSyntax, "meaning_c15", "launch " + what + " occurs twice");
    extents = extentsOf(rest);
    if (!extents) return fail(Code::kSyntax, "meaning_c15", "expected one to three extents of at least 1, such as 128,1,1");
    if (what == "block" ? !isBlockOfLaunch(*extents) : !isClusterOfLaunch(*extents))
      return fail(Code::kUsage, "meaning_c15", std::string("no launch has it: ") + kLaunchLimits);
    return std::nullopt;
  }

  std::optional<Diagnostic> readRegister(std::string_view rest) {
    MeaningFunction& f = result_.functions.back();
    MeaningRegister r;
    r.name = std::string(word(rest));
    for (const MeaningRegister& other : f.registers)
      if (other.name == r.name) return fail(Code::kSyntax, "meaning_c4", "register " + r.name + " occurs twice");
    r.carries.symbol = "register " + r.name;
    std::string_view type = word(rest);
    if (auto error = carried(f, type, rest, r.carries)) return error;
    f.registers.push_back(std::move(r));
    return std::nullopt;
  }

  // TYPE ( SYMBOL | INT | "_" )
  std::optional<Diagnostic> carried(MeaningFunction& f, std::string_view type, std::string_view rest, MeaningParameter& p) {
    std::optional<unsigned> width = typeWidth(type);
    if (!width) return fail(Code::kSyntax, "meaning_c4", std::string("expected a type i1, i8, i16, i32, i64 or ptr"));
    p.width = *width;
    p.line = line_;
    if (rest == "_") return std::nullopt;
    Expected<Expression> e = parseExpression(rest);
    if (!e) return fail(e.error().code, "meaning_c4", e.error().message);
    if (e->kind == Expression::Kind::kSymbol) {
      p.kind = MeaningParameter::Kind::kSymbol;
      p.symbol = e->name;
      return promise(f, e->name, e->value);
    }
    if (e->kind != Expression::Kind::kInt) return fail(Code::kSyntax, "meaning_c4", "expected a symbol, an integer or _");
    p.kind = MeaningParameter::Kind::kConstant;
    p.constant = e->value;
    return std::nullopt;
  }

  std::optional<Diagnostic> readAccess(std::string_view rest, bool store) {
    MeaningFunction& f = result_.functions.back();
    Expected<MeaningAccess> access = parseAccess(rest, store, f);
    if (!access) return fail(access.error().code, access.error().rule, access.error().message);
    if (store && openFold(f) && f.pointers[access->pointer].kind != MeaningPointer::Kind::kShared)
      return fail(Code::kUsage, "meaning_c18", "a fold stores to the block's shared memory alone");
    putInTurn(*access, f);
    access->line = line_;
    f.accesses.push_back(std::move(access).value());
    return std::nullopt;
  }

  std::optional<Diagnostic> foldLine(std::string_view first, std::string_view rest) {
    MeaningFunction& f = result_.functions.back();
    std::optional<Diagnostic> error;
    if (first == "fold") {
      Expected<MeaningFold> fold = parseFold(rest, f);
      if (!fold)
        error = fold.error();
      else
        f.folds.push_back(std::move(fold).value()), f.folds.back().line = line_;
    } else if (first == "carry") {
      Expected<MeaningCarried> carried = parseCarry(rest, f);
      if (!carried)
        error = carried.error();
      else
        f.carried.push_back(std::move(carried).value()), f.carried.back().line = line_;
    } else if (first == "next") {
      error = readNext(rest, line_, f);
    } else {
      error = rest.empty() ? closeFold(f) : makeError(Code::kSyntax, "meaning_c18", "nothing follows 'done'");
    }
    return error ? std::optional(fail(error->code, "meaning_c18", error->message)) : std::nullopt;
  }

  std::optional<Diagnostic> blockLine(std::string_view first, std::string_view rest) {
    MeaningFunction& f = result_.functions.back();
    if (const std::optional<Diagnostic> error = readBlockLine(first, rest, line_, f))
      return fail(error->code, error->rule, error->message);
    if (first != "shared") return std::nullopt;
    const MeaningPointer& shared = f.pointers.back();
    return promise(f, shared.address, static_cast<int64_t>(shared.align));
  }

  std::optional<Diagnostic> premise(std::string_view rest) {
    MeaningFunction& f = result_.functions.back();
    Expected<std::vector<Expression>> premises = parsePremises(rest);
    if (!premises) return fail(premises.error().code, "meaning_c5", premises.error().message);
    if (premises->empty()) return fail(Code::kSyntax, "meaning_c5", "expected a relation");
    for (Expression& e : *premises) {
      if (e.kind != Expression::Kind::kRelation) return fail(Code::kUsage, "meaning_c5", "expected a relation of integers");
      f.premiseTexts.push_back(toString(e));
      f.premises.push_back(std::move(e));
      premiseLines_.push_back(line_);
    }
    return std::nullopt;
  }

  // NAME = EXPR
  std::optional<Diagnostic> definition(std::string_view rest) {
    MeaningFunction& f = result_.functions.back();
    const std::string name(word(rest));
    if (!isName(name) || word(rest) != "=") return fail(Code::kSyntax, "meaning_c14", "expected let NAME = EXPRESSION");
    if (f.definitions.count(name) || f.symbols.count(name))
      return fail(Code::kSyntax, "meaning_c14", name + " means something already");
    Expected<Expression> e = parseExpression(rest);
    if (!e) return fail(e.error().code, "meaning_c14", e.error().message);
    f.definitionTexts.push_back(name + " = " + toString(*e));
    size_t nodes = 0;
    if (!putDefinitions(f.definitions, *e, nodes)) return tooLarge();
    f.definitions.emplace(name, std::move(e).value());
    return std::nullopt;
  }

  std::optional<Diagnostic> claim(std::string_view rest) {
    Expected<Expression> e = parseExpression(rest);
    if (!e) return fail(e.error().code, "meaning_c13", e.error().message);
    std::string text = toString(*e);
    result_.functions.back().claims.push_back({std::move(e).value(), std::move(text), line_});
    return std::nullopt;
  }

  std::optional<Diagnostic> result(std::string_view rest) {
    std::optional<unsigned> index = number(word(rest));
    if (!index) return fail(Code::kSyntax, "meaning_c6", "expected the index of a result");
    const std::string_view type = word(rest);
    if (type == "ptr") return pointerResult(*index, rest);
    std::optional<unsigned> width = typeWidth(type);
    if (!width) return fail(Code::kSyntax, "meaning_c6", "expected a type i1, i8, i16, i32, i64 or ptr");
    MeaningResult r;
    r.index = *index;
    r.width = *width;
    r.line = line_;
    if (rest != "_") {
      if (word(rest) != "==") return fail(Code::kSyntax, "meaning_c6", "expected == and an expression, or _");
      Expected<Expression> e = parseExpression(rest);
      if (!e) return fail(e.error().code, "meaning_c6", e.error().message);
      r.stated = true;
      r.text = toString(*e);
      r.expression = std::move(e).value();
    }
    return addResult(std::move(r));
  }

  // == ELEMENT NAME [ EXPR ]: the place of that element.
  std::optional<Diagnostic> pointerResult(unsigned index, std::string_view rest) {
    if (word(rest) != "==") return fail(Code::kSyntax, "meaning_c6", "expected == and the place of an element");
    MeaningFunction& f = result_.functions.back();
    MeaningResult r;
    r.text = std::string(rest);
    Expected<MeaningAccess> place = parsePlace(rest, f);
    if (!place) return fail(place.error().code, "meaning_c6", place.error().message);
    if (!rest.empty()) return fail(Code::kSyntax, "meaning_c6", "nothing follows the place");
    r.index = index;
    r.line = line_;
    r.stated = true;
    r.pointer = place->pointer;
    Expression bytes;
    bytes.kind = Expression::Kind::kInt;
    bytes.value = place->bytes;
    r.expression.kind = Expression::Kind::kBinary;
    r.expression.op = '*';
    r.expression.children = {std::move(bytes), std::move(place->offset)};
    return addResult(std::move(r));
  }

  std::optional<Diagnostic> addResult(MeaningResult r) {
    MeaningFunction& f = result_.functions.back();
    for (const MeaningResult& other : f.results)
      if (other.index == r.index)
        return fail(Code::kSyntax, "meaning_c6", "result " + std::to_string(r.index) + " occurs twice");
    f.results.push_back(std::move(r));
    return std::nullopt;
  }

  std::optional<Diagnostic> promise(MeaningFunction& f, const std::string& name, int64_t divisor) {
    int64_t& known = f.symbols.emplace(name, 1).first->second;
    bool inRange = divisor >= 1 && divisor <= kLargestDivisor;
    if (!inRange || Int128(known / std::gcd(known, divisor)) * divisor > kLargestDivisor)
      return fail(Code::kLimit, "meaning_c2", name + " has divisors beyond 2^40: " + std::to_string(divisor));
    known = std::lcm(known, divisor);
    return std::nullopt;
  }

  template <typename Visit>
  static void forEachOf(MeaningAccess& a, const Visit& visit) {
    visit(a.offset);
    if (a.conditional) visit(a.condition);
    if (a.store) forEachNumber(a.value, [&](Expression& e, bool, bool) { visit(e); });
  }

  template <typename Visit>
  static void forEachExpression(MeaningFunction& f, const Visit& visit) {
    for (Expression& e : f.premises) visit(e);
    for (MeaningResult& r : f.results) visit(r.expression);
    for (MeaningClaim& c : f.claims) visit(c.expression);
    for (MeaningAccess& a : f.accesses) forEachOf(a, visit);
    for (MeaningFold& fold : f.folds) forEachOf(fold, visit);
    for (MeaningCarried& c : f.carried) {
      forEachNumber(c.first, [&](Expression& e, bool, bool) { visit(e); });
      forEachNumber(c.next, [&](Expression& e, bool, bool) { visit(e); });
    }
    for (MeaningEnsures& e : f.ensures) forEachOf(e, visit);
  }

  template <typename Visit>
  static void forEachOf(MeaningFold& fold, const Visit& visit) {
    visit(fold.turns);
    if (fold.conditional) visit(fold.condition);
  }

  template <typename Visit>
  static void forEachOf(MeaningEnsures& e, const Visit& visit) {
    visit(e.outOffset);
    for (MeaningElement& element : e.in) visit(element.offset);
    const auto number = [&](Expression& n, bool, bool) { visit(n); };
    forEachNumber(e.value, number);
    for (MeaningReduction& r : e.reductions) {
      visit(r.turns);
      for (Expression* value : {&r.first, &r.next}) forEachNumber(*value, number);
    }
    for (auto& [name, extent] : e.indices) visit(extent);
    for (auto& [name, value] : e.writer) visit(value);
  }

  static size_t nodesOf(const Expression& e, size_t level, size_t& deepest) {
    size_t nodes = 1;
    deepest = std::max(deepest, level);
    for (const Expression& child : e.children) nodes += nodesOf(child, level + 1, deepest);
    return nodes;
  }

  // Every name of a definition becomes what it stands for, which may name definitions before it. It is written out
  // at each use: an expression of more than kMostNodes parts, or nested deeper than kMostNested, is refused.
  static bool putDefinitions(const std::map<std::string, Expression>& definitions, Expression& e, size_t& nodes, size_t level = 0) {
    for (Expression& child : e.children)
      if (!putDefinitions(definitions, child, nodes, level + 1)) return false;
    const auto at = e.kind == Expression::Kind::kSymbol ? definitions.find(e.name) : definitions.end();
    if (at != definitions.end()) {
      size_t deepest = 0;
      nodes += nodesOf(at->second, level, deepest);
      if (nodes > kMostNodes || deepest > kMostNested) return false;
      e = at->second;
    }
    return true;
  }

  Diagnostic tooLarge() const {
    return fail(Code::kLimit, "meaning_c14",
                "with its definitions written out an expression is over the limit of " + std::to_string(kMostNodes) +
                    " parts, or of " + std::to_string(kMostNested) + " nested");
  }

  // The k of a premise `NAME % k == 0`.
  static std::optional<int64_t> divisorSaid(const Expression& premise, const std::string& name) {
    using Kind = Expression::Kind;
    if (premise.relation != Relation::kEqual || premise.children[1].kind != Kind::kInt || premise.children[1].value != 0)
      return std::nullopt;
    const Expression& rest = premise.children[0];
    const bool remainder = rest.kind == Kind::kBinary && rest.op == '%' && rest.children[0].kind == Kind::kSymbol &&
                           rest.children[0].name == name && rest.children[1].kind == Kind::kInt;
    return remainder ? std::optional(rest.children[1].value) : std::nullopt;
  }

  // A line that promises nothing may say again what is promised.
  std::optional<Diagnostic> repeated(MeaningFunction& f, const Expression& symbol) {
    if (symbol.value == 1 || (symbol.value >= 1 && f.symbols.at(symbol.name) % symbol.value == 0)) return std::nullopt;
    for (const Expression& premise : f.premises)
      if (const auto known = divisorSaid(premise, symbol.name);
          known && *known >= 1 && symbol.value >= 1 && *known % symbol.value == 0)
        return promise(f, symbol.name, symbol.value);
    return fail(Code::kUsage, "meaning_c7",
                symbol.name + "{div=" + std::to_string(symbol.value) + "} promises what no param, register or premise line of @" +
                    f.name + " promises");
  }

  // One symbol has one divisor wherever it is written, and a parameter that carries it.
  std::optional<Diagnostic> unifySymbols(MeaningFunction& f) {
    for (const auto& [name, definition] : f.definitions)
      if (f.symbols.count(name)) return fail(Code::kSyntax, "meaning_c14", name + " is carried by a parameter too");
    std::optional<Diagnostic> error;
    forEachExpression(f, [&](Expression& e) {
      size_t nodes = 0;
      if (!error && !putDefinitions(f.definitions, e, nodes)) error = tooLarge();
    });
    if (error) return error;
    if (const std::string name = ambiguousName(f); !f.folds.empty() && !name.empty())
      return fail(Code::kUsage, "meaning_c18", name + " is a name of a fold and something else");
    if (auto clash = nameLoads(f)) return clash;
    size_t reading = ~size_t{0};  // the line of the access that is read; of a claim all are before it
    const MeaningEnsures* indices = nullptr;  // of the line that is read
    std::optional<size_t> turn;               // the fold in which it stands
    MeaningClaim* claim = nullptr;            // which may speak of the index of one fold
    bool promises = true;  // of the caller: those of the premises, not those of the lines that are to be shown
    std::function<void(Expression&, bool)> visit = [&](Expression& e, bool write) {
      if (e.kind == Expression::Kind::kSymbol && !error) {
        const MeaningAccess* load = loadOf(f, e.name);
        if (load && !promises) {
          // Known where it is a number, in the lines behind it; what it is a multiple of nobody promises.
          if (load->line >= reading || e.value != 1)
            error =
                fail(Code::kUsage, "meaning_c7", "the number of the load " + e.name + " is spoken of before it, or with a divisor");
        } else if ((indices && indices->hasIndex(e.name)) || isTurn(f, turn, claim, e.name)) {
          if (e.value != 1) error = fail(Code::kUsage, "meaning_c7", "an index is no multiple of anything");
        } else if (write) {
          e.value = f.symbols.at(e.name);
        } else {
          if (!f.carries(e.name)) error = fail(Code::kUsage, "meaning_c7", notCarried(f, e.name));
          if (!error) error = promises ? promise(f, e.name, e.value) : repeated(f, e);
        }
      }
      if (e.kind == Expression::Kind::kDynamic && !error)
        error = fail(Code::kUsage, "meaning_c7", "a ? names no parameter");
      for (Expression& child : e.children) visit(child, write);
    };
    const auto visitAt = [&, end = line_](size_t at, Expression& e, bool write, bool access = false) {
      reading = access ? at : ~size_t{0};
      if (!error) line_ = at, visit(e, write);
      if (!error) line_ = end;  // an error is of the line of its expression
    };
    for (size_t i = 0; i < f.premises.size(); ++i) visitAt(premiseLines_[i], f.premises[i], false);
    promises = false;
    for (bool write : {false, true}) {
      for (MeaningResult& r : f.results) visitAt(r.line, r.expression, write);
      for (size_t i = 0; i < f.premises.size(); ++i) visitAt(premiseLines_[i], f.premises[i], write);
      for (MeaningClaim& c : f.claims) {
        claim = &c;
        visitAt(c.line, c.expression, write);
      }
      claim = nullptr;
      for (MeaningAccess& a : f.accesses) {
        turn = a.fold;
        forEachOf(a, [&](Expression& e) { visitAt(a.line, e, write, true); });
      }
      turn = std::nullopt;
      for (MeaningFold& fold : f.folds) forEachOf(fold, [&](Expression& e) { visitAt(fold.line, e, write, true); });
      for (MeaningCarried& c : f.carried) {
        forEachNumber(c.first, [&](Expression& e, bool, bool) { visitAt(c.line, e, write, true); });
        turn = c.fold;
        forEachNumber(c.next, [&](Expression& e, bool, bool) { visitAt(c.nextLine, e, write, true); });
        turn = std::nullopt;
      }
      for (MeaningEnsures& line : f.ensures) {
        indices = &line;
        forEachOf(line, [&](Expression& e) { visitAt(line.line, e, write); });
      }
      indices = nullptr;
    }
    return error;
  }

  // Whether it is the index of the fold in which a line stands, or of the one of which a claim speaks.
  static bool isTurn(const MeaningFunction& f, std::optional<size_t> turn, MeaningClaim* claim, const std::string& name) {
    for (size_t k = 0; k < f.folds.size(); ++k) {
      if (f.folds[k].index != name) continue;
      if (claim && !claim->fold) claim->fold = k;
      return turn == k || (claim && claim->fold == k);
    }
    return false;
  }

  static const MeaningAccess* loadOf(const MeaningFunction& f, const std::string& name) {
    for (const MeaningAccess& a : f.accesses)
      if (a.numeric && a.name == name) return &a;
    return nullptr;
  }

  // Where expressions speak of what one load yields, the names of all loads of integers are symbols.
  std::optional<Diagnostic> nameLoads(MeaningFunction& f) {
    std::set<std::string> spoken;
    std::function<void(const Expression&)> collect = [&](const Expression& e) {
      if (e.kind == Expression::Kind::kSymbol && !f.carries(e.name)) spoken.insert(e.name);
      for (const Expression& child : e.children) collect(child);
    };
    forEachExpression(f, collect);
    // In a fold it is another number each turn.
    const auto isInteger = [](const MeaningAccess& a) { return !a.store && !a.fold && a.type[0] == 'i'; };
    for (const MeaningAccess& a : f.accesses)
      if (isInteger(a) && (f.carries(a.name) || f.definitions.contains(a.name)))
        return fail(Code::kUsage, "meaning_c7", a.name + " is a load and something else");
    if (std::ranges::none_of(f.accesses, [&](const MeaningAccess& a) { return isInteger(a) && spoken.contains(a.name); }))
      return std::nullopt;
    for (MeaningAccess& a : f.accesses) a.numeric = isInteger(a);
    return std::nullopt;
  }

  std::string_view text_;
  size_t line_ = 0, begin_ = 0;
  std::vector<size_t> premiseLines_;  // of the premises of the function that is read
  bool header_ = false, open_ = false;
  MeaningText result_;
};

}  // namespace

Diagnostic meaningError(size_t line, Code code, std::string rule, const std::string& message) {
  return makeError(code, std::move(rule), "line " + std::to_string(line) + ": " + message);
}

std::string pathText(const std::vector<unsigned>& path) {
  std::string text;
  for (unsigned index : path) text += (text.empty() ? "" : ".") + std::to_string(index);
  return text;
}

Expected<MeaningText> parseMeaning(std::string_view text) { return Reader(text).read(); }

}  // namespace cutecheck::oracle
