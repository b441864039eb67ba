// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A reader of SVG for the tests: a tree of elements, or the reason why the text is not well-formed XML.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace cutecheck::draw {

struct Element {
  std::string name;
  std::map<std::string, std::string> attributes;
  std::vector<Element> children;
  std::string text;  // its own, entities resolved

  std::string attribute(const std::string& key) const;
  double number(const std::string& key) const;
  // Is `word` one of its classes?
  bool is(const std::string& word) const;
};

// The root; `error` is empty when the whole text is one well-formed element.
Element readXml(const std::string& text, std::string& error);

// Every element, parents first.
void walk(const Element& root, const std::function<void(const Element&)>& visit);

// The elements of that name below each `g` of that class.
std::vector<const Element*> inGroups(const Element& root, const std::string& group, const std::string& name);

// A text's or a rectangle's extent.
struct Box {
  double left, top, right, bottom;

  bool within(const Box& other, double slack) const {
    return left >= other.left - slack && right <= other.right + slack && top >= other.top - slack &&
           bottom <= other.bottom + slack;
  }
  bool overlaps(const Box& other) const {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }
};

Box boxOf(const Element& rectangle);

// Of each text, monospaced, 0.61 of its size a character wide; `font` is inherited from its group.
struct TextBox {
  std::string words;
  Box box;
};
std::vector<TextBox> textBoxes(const Element& root);

}  // namespace cutecheck::draw
