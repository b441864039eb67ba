#include "core/ebnf.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>
#include <utility>

#include "core/text_cursor.h"

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
    for (const Node& rule : grammar.rules_) grammar.number(rule);
    for (size_t rule = 0; rule < grammar.rules_.size(); ++rule) {
      std::set<size_t> reached;
      reach(grammar.rules_, grammar.rules_[rule], reached);
      grammar.recursive_.push_back(reached.contains(rule) ? ++grammar.recursions_ : 0);
    }
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
    if (std::all_of(node.children.begin(), node.children.end(), isOneByte)) {
      node.kind = Kind::kOneOf;
      for (const Node& byte : std::exchange(node.children, {})) node.text += byte.text;
    }
    return node;
  }

  static bool isOneByte(const Node& node) { return node.kind == Kind::kLiteral && node.text.size() == 1; }

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

  // Adds the rules that `node` is made of.
  static void reach(const std::vector<Node>& rules, const Node& node, std::set<size_t>& reached) {
    if (node.kind == Kind::kRule && reached.insert(node.rule).second) reach(rules, rules[node.rule], reached);
    for (const Node& child : node.children) reach(rules, child, reached);
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

void Ebnf::number(const Node& node) {
  for (const char byte : node.text)
    if (uint16_t& number = numberOf_[static_cast<unsigned char>(byte)]; number == 0)
      number = static_cast<uint16_t>(++bytes_);
  for (const Node& child : node.children) number(child);
}

// --- matching ---------------------------------------------------------------------------------

namespace {

// A set of places of a text, a bit each, in `Words`: an array of words, or a vector for any length.
template <typename Words>
class Places {
 public:
  // Of a text of `size` bytes, whose places are 0 to size.
  explicit Places(size_t size) {
    if constexpr (requires { words_.resize(size); }) words_.resize(size / 64 + 1);
  }

  void insert(size_t place) { words_[place / 64] |= uint64_t{1} << place % 64; }
  void insert(const Places& others) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] |= others.words_[i];
  }
  void remove(const Places& others) {
    for (size_t i = 0; i < words_.size(); ++i) words_[i] &= ~others.words_[i];
  }
  // Keeps those that are `others`' too, and takes each one place further.
  void step(const Places& others) {
    uint64_t carry = 0;
    for (size_t i = 0; i < words_.size(); ++i) {
      const uint64_t word = words_[i] & others.words_[i];
      words_[i] = word << 1 | carry;
      carry = word >> 63;
    }
  }
  bool contains(size_t place) const { return (words_[place / 64] >> place % 64 & 1) != 0; }
  bool empty() const {
    return std::all_of(words_.begin(), words_.end(), [](uint64_t word) { return word == 0; });
  }
  // `visit` of each place, the first before the others.
  template <typename Visit>
  void each(const Visit& visit) const {
    for (size_t i = 0; i < words_.size(); ++i)
      for (uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
        visit(i * 64 + static_cast<size_t>(std::countr_zero(rest)));
  }

 private:
  Words words_{};
};

}  // namespace

template <typename Words>
class Ebnf::Matcher {
 public:
  using Set = Places<Words>;

  Matcher(const Ebnf& grammar, std::string_view text)
      : grammar_(grammar),
        size_(text.size()),
        where_(grammar.bytes_ + 1, Set(size_)),
        known_(grammar.recursions_ * (size_ + 1), Known{Set(size_)}) {
    for (size_t i = 0; i < size_; ++i) where_[grammar.numberOf(text[i])].insert(i);
  }

  // Every place where `node` may end when it begins at one of `begins`.
  Set ends(const Node& node, const Set& begins) {
    Set places(size_);
    if (begins.empty()) return places;
    switch (node.kind) {
      case Kind::kLiteral:
        places = begins;
        for (const char byte : node.text) places.step(where(byte));
        return places;
      case Kind::kOneOf:
        for (const char byte : node.text) places.insert(where(byte));
        places.step(begins);
        return places;
      case Kind::kRule:
        if (grammar_.recursive_[node.rule] == 0) return ends(grammar_.rules_[node.rule], begins);
        begins.each([&](size_t begin) { places.insert(endsOfRule(node.rule, begin)); });
        return places;
      case Kind::kSequence:
        places = begins;
        for (const Node& part : node.children) places = ends(part, places);
        return places;
      case Kind::kChoice:
        for (const Node& alternative : node.children) places.insert(ends(alternative, begins));
        return places;
      case Kind::kOptional:
        places = ends(node.children[0], begins);
        places.insert(begins);
        return places;
      case Kind::kRepeat: {
        places = begins;
        for (Set frontier = begins; !frontier.empty();) {
          frontier = ends(node.children[0], frontier);
          frontier.remove(places);
          places.insert(frontier);
        }
        return places;
      }
    }
    return places;
  }

 private:
  const Set& where(char byte) const { return where_[grammar_.numberOf(byte)]; }

  // Kept, since a rule that contains itself is asked at one place again and again.
  const Set& endsOfRule(size_t rule, size_t begin) {
    Known& known = known_[(grammar_.recursive_[rule] - 1) * (size_ + 1) + begin];
    if (!known.asked) {
      known.asked = true;
      Set here(size_);
      here.insert(begin);
      known.ends = ends(grammar_.rules_[rule], here);
    }
    return known.ends;
  }

  // Of a recursive rule at a place.
  struct Known {
    Set ends;
    bool asked = false;
  };

  const Ebnf& grammar_;
  size_t size_;
  std::vector<Set> where_;  // each byte stands, by its number
  std::vector<Known> known_;
};

template <typename Words>
bool Ebnf::matches(std::string_view text) const {
  Node start;
  start.kind = Kind::kRule;
  Places<Words> begin(text.size());
  begin.insert(0);
  return Matcher<Words>(*this, text).ends(start, begin).contains(text.size());
}

bool Ebnf::accepts(std::string_view text) const {
  // Most texts are short.
  if (text.size() < 64) return matches<std::array<uint64_t, 1>>(text);
  if (text.size() < 128) return matches<std::array<uint64_t, 2>>(text);
  return matches<std::vector<uint64_t>>(text);
}

}  // namespace cutecheck
