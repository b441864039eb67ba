// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/ebnf.h"

#include <map>
#include <set>
#include <utility>

#include "core/support/text_cursor.h"

namespace cutecheck {

// --- reading a grammar ------------------------------------------------------------------------

class Ebnf::Reader {
 public:
  explicit Reader(std::string_view grammar) : at_(grammar, " \t\n\r") {}

  Expected<Ebnf> rules() {
    while (isLetter(at_.peek())) {
      const size_t rule = ruleNamed(std::string(at_.word()));
      at_.skipBlanks();
      if (!at_.startsWith("::=")) return expected("'::='");
      at_.advance(3);
      CUTECHECK_TRY(body, choice());
      if (!at_.accept(';')) return expected("';'");
      bodies_.resize(names_.size());
      defined_.insert(rule);
      bodies_[rule] = std::move(body);
    }
    at_.skipBlanks();
    if (!at_.atEnd() || bodies_.empty()) return expected("a rule");
    if (defined_.size() != names_.size()) return expected("a definition of every rule");
    bodies_.resize(names_.size());
    Ebnf grammar;
    grammar.rules_ = std::move(bodies_);
    return grammar;
  }

 private:
  Expected<Node> choice() {
    Node node;
    node.kind = Kind::kChoice;
    do {
      CUTECHECK_TRY(alternative, sequence());
      node.children.push_back(std::move(alternative));
    } while (at_.accept('|'));
    if (node.children.size() == 1) return std::move(node.children.front());
    return node;
  }

  Expected<Node> sequence() {
    Node node;
    for (char c = at_.peek(); c != '|' && c != ';' && c != ')' && c != ']' && c != '}'; c = at_.peek()) {
      CUTECHECK_TRY(part, item(c));
      node.children.push_back(std::move(part));
    }
    if (node.children.size() == 1) return std::move(node.children.front());
    return node;
  }

  Expected<Node> item(char first) {
    Node node;
    if (first == '"') return literal();
    if (isLetter(first)) {
      node.kind = Kind::kRule;
      node.rule = ruleNamed(std::string(at_.word()));
      return node;
    }
    if (first != '(' && first != '[' && first != '{') return expected("a part of a rule");
    at_.advance(1);
    CUTECHECK_TRY(inner, choice());
    if (!at_.accept(first == '(' ? ')' : first == '[' ? ']' : '}')) return expected("a closing bracket");
    if (first == '(') return inner;
    node.kind = first == '[' ? Kind::kOptional : Kind::kRepeat;
    node.children.push_back(std::move(inner));
    return node;
  }

  Expected<Node> literal() {
    Node node;
    node.kind = Kind::kLiteral;
    at_.advance(1);
    for (; !at_.startsWith("\""); at_.advance(1)) {
      if (at_.atEnd()) return expected("'\"'");
      const bool tab = at_.startsWith("\\t");
      if (tab) at_.advance(1);
      node.text += tab ? '\t' : at_.current();
    }
    at_.advance(1);
    return node;
  }

  size_t ruleNamed(const std::string& name) { return names_.try_emplace(name, names_.size()).first->second; }

  Diagnostic expected(const std::string& what) {
    at_.skipBlanks();
    Diagnostic d = makeError(Code::kSyntax, "ebnf_c1", "expected " + what + ", found " + at_.found());
    d.position = at_.position();
    return d;
  }

  TextCursor at_;
  std::map<std::string, size_t> names_;
  std::set<size_t> defined_;
  std::vector<Node> bodies_;
};

Expected<Ebnf> Ebnf::parse(std::string_view grammar) { return Reader(grammar).rules(); }

// --- matching ---------------------------------------------------------------------------------

class Ebnf::Matcher {
 public:
  using Places = std::set<size_t>;

  Matcher(const std::vector<Node>& rules, std::string_view text) : rules_(rules), text_(text) {}

  // Every place where `node` may end when it begins at `begin`.
  Places ends(const Node& node, size_t begin) {
    switch (node.kind) {
      case Kind::kLiteral:
        if (text_.substr(begin).starts_with(node.text)) return {begin + node.text.size()};
        return {};
      case Kind::kRule: {
        const auto key = std::make_pair(node.rule, begin);
        const auto known = known_.find(key);
        if (known != known_.end()) return known->second;
        return known_[key] = ends(rules_[node.rule], begin);
      }
      case Kind::kSequence: {
        Places places{begin};
        for (const Node& part : node.children) places = ends(part, places);
        return places;
      }
      case Kind::kChoice: {
        Places places;
        for (const Node& alternative : node.children) places.merge(ends(alternative, begin));
        return places;
      }
      case Kind::kOptional: {
        Places places = ends(node.children[0], begin);
        places.insert(begin);
        return places;
      }
      case Kind::kRepeat: {
        Places places{begin}, frontier{begin};
        while (!frontier.empty()) {
          Places next;
          for (const size_t place : ends(node.children[0], frontier))
            if (places.insert(place).second) next.insert(place);
          frontier = std::move(next);
        }
        return places;
      }
    }
    return {};
  }

 private:
  Places ends(const Node& node, const Places& begins) {
    Places places;
    for (const size_t begin : begins) places.merge(ends(node, begin));
    return places;
  }

  const std::vector<Node>& rules_;
  std::string_view text_;
  std::map<std::pair<size_t, size_t>, Places> known_;  // of a rule at a place
};

bool Ebnf::accepts(std::string_view text) const {
  Node start;
  start.kind = Kind::kRule;
  return Matcher(rules_, text).ends(start, 0).contains(text.size());
}

}  // namespace cutecheck
