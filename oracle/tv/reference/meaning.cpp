// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <set>

#include "core/notation/print.h"
#include "core/support/integers.h"
#include "oracle/tv/reference/meaning_access.h"
#include "oracle/tv/reference/meaning_words.h"

namespace cutecheck::oracle {

namespace {

constexpr int64_t kLargestDivisor = int64_t{1} << 40;
constexpr size_t kMostNodes = 100000;

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
    bool known = first == "end" || first == "param" || first == "premise" || first == "claim" || first == "let" || first == "result" ||
                 first == "register" || first == "launch" || access;
    if (!known)
      return fail(Code::kSyntax, "meaning_c2",
                  "expected function, kernel, param, launch, register, let, premise, claim, result, load, store or end, found '" + std::string(first) + "'");
    if (!open_) return fail(Code::kSyntax, "meaning_c3", "'" + std::string(first) + "' outside a function");
    bool kernel = result_.functions.back().kernel;
    if (first == "result" && kernel) return fail(Code::kSyntax, "meaning_c6", "a kernel has no result");
    if (first == "launch" && !kernel) return fail(Code::kSyntax, "meaning_c15", "'launch' outside a kernel");
    if ((access || first == "register") && !kernel)
      return fail(Code::kSyntax, "meaning_c12", "'" + std::string(first) + "' outside a kernel");
    if (first == "param") return parameter(rest);
    if (first == "premise") return premise(rest);
    if (first == "claim") return claim(rest);
    if (first == "let") return definition(rest);
    if (first == "result") return result(rest);
    if (first == "launch") return launch(rest);
    if (first == "register") return readRegister(rest);
    if (access) return readAccess(rest, first == "store");
    if (!rest.empty()) return fail(Code::kSyntax, "meaning_c2", "nothing follows 'end'");
    return closeFunction();
  }

  std::optional<Diagnostic> openFunction(std::string_view rest, bool kernel) {
    if (open_) return fail(Code::kSyntax, "meaning_c3", "the function before has no end");
    if (rest.size() < 2 || rest[0] != '@' || rest.find_first_of(" \t") != std::string_view::npos)
      return fail(Code::kSyntax, "meaning_c2", "expected @name after function or kernel");
    MeaningFunction f;
    f.name = std::string(rest.substr(1));
    f.kernel = kernel;
    f.line = line_;
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
        return fail(Code::kVacuous, "meaning_c15", "no thread of the stated launch has " + r.name + " " + std::to_string(r.carries.constant));
    }
    bool stated = std::any_of(f.results.begin(), f.results.end(), [](const MeaningResult& r) { return r.stated; });
    if (!stated && f.accesses.empty())
      return fail(Code::kEmpty, "meaning_c8", "@" + f.name + (f.kernel ? " states no access" : " states no result"));
    return unifySymbols(f);
  }

  std::optional<Diagnostic> parameter(std::string_view rest) {
    MeaningFunction& f = result_.functions.back();
    std::optional<std::vector<unsigned>> at = path(word(rest));
    if (!at) return fail(Code::kSyntax, "meaning_c4", "expected a path such as 0 or 1.0");
    for (const MeaningParameter& other : f.parameters)
      if (other.path == *at) return fail(Code::kSyntax, "meaning_c4", "param " + pathText(*at) + " occurs twice");
    for (const MeaningPointer& other : f.pointers)
      if (other.path == *at) return fail(Code::kSyntax, "meaning_c4", "param " + pathText(*at) + " occurs twice");
    for (const MeaningDatum& other : f.data)
      if (other.path == *at) return fail(Code::kSyntax, "meaning_c4", "param " + pathText(*at) + " occurs twice");
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

  // ( "block" | "cluster" ) UINT { "," UINT }
  std::optional<Diagnostic> launch(std::string_view rest) {
    MeaningLaunch& stated = result_.functions.back().launch;
    const std::string what(word(rest));
    if (what != "block" && what != "cluster") return fail(Code::kSyntax, "meaning_c15", "expected launch block or launch cluster");
    std::optional<MeaningLaunch::Extents>& extents = what == "block" ? stated.block : stated.cluster;
    if (extents) return fail(Code::kSyntax, "meaning_c15", "launch " + what + " occurs twice");
    extents = extentsOf(rest);
    if (!extents) return fail(Code::kSyntax, "meaning_c15", "expected one to three extents of at least 1, such as 128,1,1");
    const uint64_t most = what == "block" ? kMostThreads : kMostBlocks;
    if (uint64_t{(*extents)[0]} * (*extents)[1] > most || uint64_t{(*extents)[0]} * (*extents)[1] * (*extents)[2] > most)
      return fail(Code::kUsage, "meaning_c15", "no launch has it: a " + what + " has at most " + std::to_string(most) +
                                                   (what == "block" ? " threads" : " blocks"));
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
    if (!width)
      return fail(Code::kSyntax, "meaning_c4",
                  std::string("expected a type i1, i8, i16, i32, i64 or ptr"));
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
    access->line = line_;
    f.accesses.push_back(std::move(access).value());
    return std::nullopt;
  }

  std::optional<Diagnostic> premise(std::string_view rest) {
    MeaningFunction& f = result_.functions.back();
    Expected<std::vector<Expression>> premises = parsePremises(rest);
    if (!premises) return fail(premises.error().code, "meaning_c5", premises.error().message);
    if (premises->empty()) return fail(Code::kSyntax, "meaning_c5", "expected a relation");
    for (Expression& e : *premises) {
      if (e.kind != Expression::Kind::kRelation)
        return fail(Code::kUsage, "meaning_c5", "expected a relation of integers");
      f.premiseTexts.push_back(toString(e));
      f.premises.push_back(std::move(e));
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
      return fail(Code::kLimit, "meaning_c2", "a divisor of " + name + " is below 1 or above 2^40");
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
  }

  static size_t nodesOf(const Expression& e) {
    size_t nodes = 1;
    for (const Expression& child : e.children) nodes += nodesOf(child);
    return nodes;
  }

  // Every name of a definition becomes what it stands for, which may name definitions before it. It is written out
  // at each use: an expression of more than kMostNodes parts is refused.
  static bool putDefinitions(const std::map<std::string, Expression>& definitions, Expression& e, size_t& nodes) {
    for (Expression& child : e.children)
      if (!putDefinitions(definitions, child, nodes)) return false;
    const auto at = e.kind == Expression::Kind::kSymbol ? definitions.find(e.name) : definitions.end();
    if (at != definitions.end()) {
      nodes += nodesOf(at->second);
      if (nodes > kMostNodes) return false;
      e = at->second;
    }
    return true;
  }

  Diagnostic tooLarge() const {
    return fail(Code::kLimit, "meaning_c14",
                "with its definitions written out an expression is over the limit of " + std::to_string(kMostNodes) + " parts");
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
      if (const auto known = divisorSaid(premise, symbol.name); known && *known >= 1 && symbol.value >= 1 && *known % symbol.value == 0)
        return promise(f, symbol.name, symbol.value);
    return fail(Code::kUsage, "meaning_c7",
                symbol.name + "{div=" + std::to_string(symbol.value) + "} promises what no param, register or premise line of @" + f.name + " promises");
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
    if (auto clash = nameLoads(f)) return clash;
    size_t reading = ~size_t{0};  // the line of the access that is read; of a claim all are before it
    bool promises = true;  // of the caller: those of the premises, not those of the lines that are to be shown
    std::function<void(Expression&, bool)> visit = [&](Expression& e, bool write) {
      if (e.kind == Expression::Kind::kSymbol && !error) {
        const MeaningAccess* load = loadOf(f, e.name);
        if (load && !promises) {
          // Known where it is a number, in the lines behind it; what it is a multiple of nobody promises.
          if (load->line >= reading || e.value != 1)
            error = fail(Code::kUsage, "meaning_c7", "the number of the load " + e.name + " is spoken of before it, or with a divisor");
        } else if (write) {
          e.value = f.symbols.at(e.name);
        } else {
          if (!isCarried(f, e.name)) error = fail(Code::kUsage, "meaning_c7", "no parameter of @" + f.name + " carries " + e.name);
          if (!error) error = promises ? promise(f, e.name, e.value) : repeated(f, e);
        }
      }
      if (e.kind == Expression::Kind::kDynamic && !error)
        error = fail(Code::kUsage, "meaning_c7", "a ? names no parameter");
      for (Expression& child : e.children) visit(child, write);
    };
    for (Expression& e : f.premises) visit(e, false);
    promises = false;
    for (bool write : {false, true}) {
      for (MeaningResult& r : f.results) visit(r.expression, write);
      for (Expression& e : f.premises) visit(e, write);
      for (MeaningClaim& c : f.claims) visit(c.expression, write);
      for (MeaningAccess& a : f.accesses) {
        reading = a.line;
        forEachOf(a, [&](Expression& e) { visit(e, write); });
      }
      reading = ~size_t{0};
    }
    return error;
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
      if (e.kind == Expression::Kind::kSymbol && !isCarried(f, e.name)) spoken.insert(e.name);
      for (const Expression& child : e.children) collect(child);
    };
    forEachExpression(f, collect);
    const auto isInteger = [](const MeaningAccess& a) { return !a.store && a.type[0] == 'i'; };
    if (std::ranges::none_of(f.accesses, [&](const MeaningAccess& a) { return isInteger(a) && spoken.contains(a.name); })) return std::nullopt;
    for (MeaningAccess& a : f.accesses) {
      a.numeric = isInteger(a);
      if (a.numeric && (isCarried(f, a.name) || f.definitions.contains(a.name)))
        return fail(Code::kUsage, "meaning_c7", a.name + " is a load and something else");
    }
    return std::nullopt;
  }

  static bool isCarried(const MeaningFunction& f, const std::string& name) {
    return std::ranges::any_of(f.parameters, [&](const MeaningParameter& p) { return p.symbol == name; }) ||
           std::ranges::any_of(f.registers, [&](const MeaningRegister& r) { return r.carries.symbol == name; });
  }

  std::string_view text_;
  size_t line_ = 0, begin_ = 0;
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
