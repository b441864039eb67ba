// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/svg_reader.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace cutecheck::draw {

namespace {

class Reader {
 public:
  Reader(const std::string& text, std::string& error) : text_(text), error_(error) {}

  Element root() {
    Element element;
    readElement(element);
    skipBlanks();
    if (error_.empty() && at_ != text_.size()) fail("text behind the root");
    return element;
  }

 private:
  void fail(const std::string& why) {
    if (error_.empty()) error_ = why + " at byte " + std::to_string(at_);
  }
  bool take(const std::string& token) {
    if (text_.compare(at_, token.size(), token) != 0) return false;
    at_ += token.size();
    return true;
  }
  void skipBlanks() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
  }
  std::string name() {
    const size_t begin = at_;
    while (at_ < text_.size() && (isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '-'))
      ++at_;
    if (at_ == begin) fail("no name");
    return text_.substr(begin, at_ - begin);
  }
  std::string words(char end) {
    std::string words;
    while (at_ < text_.size() && text_[at_] != end && text_[at_] != '<') {
      if (text_[at_] != '&') {
        words += text_[at_++];
      } else if (take("&amp;")) {
        words += '&';
      } else if (take("&lt;")) {
        words += '<';
      } else if (take("&gt;")) {
        words += '>';
      } else if (take("&quot;")) {
        words += '"';
      } else {
        fail("an unknown entity");
        return words;
      }
    }
    return words;
  }

  void readElement(Element& element) {
    if (!take("<")) return fail("no element");
    element.name = name();
    while (error_.empty()) {
      skipBlanks();
      if (take("/>")) return;
      if (take(">")) break;
      const std::string key = name();
      if (!take("=\"")) return fail("no value of " + key);
      const std::string value = words('"');
      if (!take("\"")) return fail("an open value");
      if (!element.attributes.emplace(key, value).second) return fail("twice the attribute " + key);
    }
    while (error_.empty()) {
      element.text += words('<');
      if (take("</")) {
        if (name() != element.name || !take(">")) fail("another end than that of " + element.name);
        return;
      }
      readElement(element.children.emplace_back());
    }
  }

  const std::string& text_;
  std::string& error_;
  size_t at_ = 0;
};

void collectTexts(const Element& element, double font, std::vector<TextBox>& found) {
  if (element.attributes.contains("font-size")) font = element.number("font-size");
  if (element.name == "text") {
    const double width = 0.61 * font * static_cast<double>(element.text.size());
    const std::string anchor = element.attribute("text-anchor");
    const double left = element.number("x") - (anchor == "middle" ? width / 2 : anchor == "end" ? width : 0);
    const double base = element.number("y");
    found.push_back({element.text, {left, base - 0.76 * font, left + width, base + 0.24 * font}});
  }
  for (const Element& child : element.children) collectTexts(child, font, found);
}

}  // namespace

std::string Element::attribute(const std::string& key) const {
  const auto found = attributes.find(key);
  return found == attributes.end() ? "" : found->second;
}

double Element::number(const std::string& key) const { return std::strtod(attribute(key).c_str(), nullptr); }

bool Element::is(const std::string& word) const {
  std::istringstream classes(attribute("class"));
  for (std::string one; classes >> one;)
    if (one == word) return true;
  return false;
}

Element readXml(const std::string& text, std::string& error) { return Reader(text, error).root(); }

void walk(const Element& root, const std::function<void(const Element&)>& visit) {
  visit(root);
  for (const Element& child : root.children) walk(child, visit);
}

std::vector<const Element*> inGroups(const Element& root, const std::string& group, const std::string& name) {
  std::vector<const Element*> found;
  walk(root, [&](const Element& element) {
    if (element.name != "g" || !element.is(group)) return;
    for (const Element& child : element.children)
      if (child.name == name) found.push_back(&child);
  });
  return found;
}

Box boxOf(const Element& r) {
  return {r.number("x"), r.number("y"), r.number("x") + r.number("width"),
          r.number("y") + r.number("height")};
}

std::vector<TextBox> textBoxes(const Element& root) {
  std::vector<TextBox> found;
  collectTexts(root, 0, found);
  return found;
}

}  // namespace cutecheck::draw
