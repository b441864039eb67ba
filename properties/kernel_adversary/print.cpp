// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program as text: MLIR of the cute dialect, as an author writes it (docs/user/modules.md).
#include <cstdio>

#include "lowering/pipeline/lower.h"
#include "properties/kernel_adversary/program.h"

namespace cutecheck::kernel_adversary {

const char* nameOf(Element element) {
  static constexpr const char* kNames[] = {"f16", "bf16", "f32", "f64", "i8", "i16", "i32", "i64"};
  return kNames[static_cast<size_t>(element)];
}

int64_t bytesOf(Element element) {
  static constexpr int64_t kBytes[] = {2, 2, 4, 8, 1, 2, 4, 8};
  return kBytes[static_cast<size_t>(element)];
}

bool isFloat(Element element) { return element <= Element::kF64; }

const char* nameOf(Predicate predicate) {
  static constexpr const char* kNames[] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  return kNames[static_cast<size_t>(predicate)];
}

const std::vector<std::string>& floatPredicates() {
  static const std::vector<std::string> kNames = {"oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                                  "ueq", "ugt", "uge", "ult", "ule", "une", "uno"};
  return kNames;
}

namespace {
int64_t product(const std::vector<int64_t>& numbers) {
  int64_t result = 1;
  for (const int64_t n : numbers) result *= n;
  return result;
}
}  // namespace

int64_t Copy::threads() const { return product(threadExtents); }
int64_t Copy::values() const { return product(valueExtents); }

const std::vector<Copy>& copies() {
  static const std::vector<Copy> kCopies = {
      {"(8,4):(4,1)", {4, 8}, {8}, {4}, {4}, {1}},
      {"(32,2):(1,32)", {16, 4}, {32}, {1}, {2}, {32}},
      {"((4,8),(2,2)):((16,1),(8,64))", {8, 16}, {4, 8}, {16, 1}, {2, 2}, {8, 64}},
      {"(32,4):(4,1)", {128}, {32}, {4}, {4}, {1}},
      {"(16,4):(1,16)", {64}, {16}, {1}, {4}, {16}},
      {"((2,16),4):((64,1),16)", {16, 8}, {2, 16}, {64, 1}, {4}, {16}},
  };
  return kCopies;
}

namespace {

std::string leafText(const Leaf& leaf) {
  if (!leaf.dynamic) return std::to_string(leaf.value);
  std::string inside = leaf.width == 64 ? "i64" : "";
  if (leaf.div > 1) inside += (inside.empty() ? "div=" : " div=") + std::to_string(leaf.div);
  return inside.empty() ? "?" : "?{" + inside + "}";
}

std::string tupleText(const std::vector<std::string>& parts) {
  if (parts.size() == 1) return parts.front();
  std::string text = "(";
  for (size_t i = 0; i < parts.size(); ++i) text += (i ? "," : "") + parts[i];
  return text + ")";
}

std::string leavesText(const std::vector<Leaf>& leaves) {
  std::vector<std::string> parts;
  for (const Leaf& leaf : leaves) parts.push_back(leafText(leaf));
  return tupleText(parts);
}

std::string shapeText(const Tensor& tensor) {
  std::vector<std::string> parts;
  for (const Mode& mode : tensor.modes) parts.push_back(leavesText(mode.extents));
  return tupleText(parts);
}

}  // namespace

std::string layoutText(const Tensor& tensor) {
  std::vector<std::string> parts;
  for (const Mode& mode : tensor.modes) parts.push_back(leavesText(mode.strides));
  return shapeText(tensor) + ":" + tupleText(parts);
}

std::string typeText(const Tensor& tensor) {
  return std::string("!cute.memref<") + nameOf(tensor.element) + ", gmem, align<" + std::to_string(tensor.align) +
         ">, \"" + layoutText(tensor) + "\">";
}

std::string Types::ask(const std::string& parameters, const std::string& before, const std::string& op) {
  const std::string key = parameters + "|" + before + "|" + op;
  if (const auto at = known_.find(key); at != known_.end()) return at->second;
  const std::string module = "func.func @f(" + parameters + ") {\n" + before + "  %y = " + op +
                             " -> !cute.memref<f32, gmem, align<1>, \"3:77\">\n  return\n}\n";
  const Expected<std::string> read = lowering::readModule(module);
  std::string type;
  if (!read.ok()) {
    const std::string& said = read.error().message;
    const std::string begin = "inferred type(s) '";
    if (const size_t at = said.find(begin); at != std::string::npos) {
      const size_t end = said.find("' are incompatible", at);
      if (end != std::string::npos) type = said.substr(at + begin.size(), end - at - begin.size());
    }
  }
  known_.emplace(key, type);
  return type;
}

namespace {

class Printer {
 public:
  Printer(const Program& program, Types& types) : p_(program), types_(types), viewTypes_(program.values.size()) {}

  Expected<Printed> print() {
    std::string head = "func.func @k(";
    for (size_t i = 0; i < p_.tensors.size(); ++i) {
      viewTypes_[i] = typeText(p_.tensors[i]);
      head += (i ? ", %v" : "%v") + std::to_string(i) + ": " + viewTypes_[i];
    }
    for (size_t i = 0; i < p_.scalars.size(); ++i)
      head += ", %s" + std::to_string(i) + ": i" + std::to_string(p_.scalars[i]);
    head += ") attributes {cute.kernel";
    if (p_.block > 0) head += ", nvvm.reqntid = array<i32: " + std::to_string(p_.block) + ">";
    if (p_.inBounds) head += ", cute.in_bounds";
    for (size_t i = 0; i < p_.premises.size(); ++i) {
      const Premise& premise = p_.premises[i];
      head += std::string(i ? ", " : ", cute.premises = [") + "\"" + premise.left + " " + premise.relation + " " +
              premise.right + "\"";
    }
    if (!p_.premises.empty()) head += "]";
    for (const Statement& s : p_.statements)
      if (!statement(s, "  ")) return makeError(Code::kBadRequest, "adversary_c1", refused_);
    return Printed{head + "} {\n" + out_ + "  return\n}\n", operations_};
  }

 private:
  std::string name(int value) const {
    const auto at = scalars_.find(value);
    return at != scalars_.end() ? "%s" + std::to_string(at->second) : "%v" + std::to_string(value);
  }
  static std::string integerType(int width) { return width == 1 ? "i1" : "i" + std::to_string(width); }
  std::string typeOf(int value) const {
    const Value& v = p_.values[static_cast<size_t>(value)];
    switch (v.type) {
      case Value::Type::kInteger: return integerType(v.width);
      case Value::Type::kTruth: return "i1";
      case Value::Type::kElement: return nameOf(v.element);
      case Value::Type::kVector: return "vector<" + std::to_string(v.lanes) + "x" + nameOf(v.element) + ">";
      case Value::Type::kView: return viewTypes_[static_cast<size_t>(value)];
    }
    return "";
  }
  void line(const std::string& indent, const std::string& text) {
    out_ += indent + text + "\n";
    ++operations_;
  }
  std::string fresh() { return "%t" + std::to_string(next_++); }

  static std::string dynamicLeaf(int width) { return width == 64 ? "?{i64}" : "?"; }

  // make_coord of `operands`; `open` is what stands before them, such as (_,_).
  std::pair<std::string, std::string> coordinate(const std::string& indent, const std::vector<int>& operands,
                                                 const std::string& open = "") {
    std::vector<std::string> leaves;
    std::string names, types;
    for (const int o : operands) {
      leaves.push_back(dynamicLeaf(p_.values[static_cast<size_t>(o)].width));
      names += (names.empty() ? "" : ", ") + name(o);
      types += (types.empty() ? "" : ", ") + typeOf(o);
    }
    std::string text = tupleText(leaves);
    if (!open.empty()) text = "(" + open + "," + text + ")";
    const std::string type = "!cute.coord<\"" + text + "\">", made = fresh();
    line(indent, made + " = cute.make_coord(" + names + ") : (" + types + ") -> " + type);
    return {made, type};
  }

  bool refuse(const std::string& what) {
    refused_ = what;
    return false;
  }

  bool tile(const Statement& s, const std::string& indent) {
    const int view = s.operands[0];
    std::vector<std::string> modes;
    std::string open;
    for (const int64_t extent : s.extents) {
      modes.push_back(std::to_string(extent) + ":1");
      open += open.empty() ? "_" : ",_";
    }
    std::string tiler = "!cute.tile<\"[";
    for (size_t i = 0; i < modes.size(); ++i) tiler += (i ? ";" : "") + modes[i];
    tiler += "]\">";
    if (s.extents.size() > 1) open = "(" + open + ")";
    const std::string from = viewTypes_[static_cast<size_t>(view)];
    const std::string tiled = types_.ask("%x: " + from, "  %c = cute.static : " + tiler + "\n",
                                         "cute.zipped_divide(%x, %c) : (" + from + ", " + tiler + ")");
    if (tiled.empty()) return refuse("zipped_divide of " + from + " by " + tiler);
    const std::string divisor = fresh(), all = fresh();
    line(indent, divisor + " = cute.static : " + tiler);
    line(indent, all + " = cute.zipped_divide(" + name(view) + ", " + divisor + ") : (" + from + ", " + tiler + ") -> " + tiled);
    const auto [at, atType] = coordinate(indent, {s.operands.begin() + 1, s.operands.end()}, open);
    const std::string type = types_.ask("%x: " + tiled + ", %c: " + atType, "", "cute.slice(%x, %c) : " + tiled + ", " + atType);
    if (type.empty()) return refuse("slice of " + tiled + " at " + atType);
    line(indent, name(s.result) + " = cute.slice(" + all + ", " + at + ") : " + tiled + ", " + atType + " -> " + type);
    viewTypes_[static_cast<size_t>(s.result)] = type;
    return true;
  }

  bool part(const Statement& s, const std::string& indent) {
    const Copy& copy = copies()[static_cast<size_t>(s.number)];
    const std::string from = viewTypes_[static_cast<size_t>(s.operands[0])];
    const std::string atomType = std::string("!cute_nvgpu.atom.universal_copy<") +
                                 nameOf(p_.values[static_cast<size_t>(s.operands[0])].element) + ">";
    std::string tiler = "[";
    for (size_t i = 0; i < copy.tile.size(); ++i) tiler += (i ? ";" : "") + std::to_string(copy.tile[i]) + ":1";
    const std::string copyType =
        "!cute.tiled_copy<" + atomType + ", layout_copy_tv = <\"" + copy.text + "\">, tiler_mn = <\"" + tiler + "]\">>";
    const std::string atom = fresh(), made = fresh();
    line(indent, atom + " = cute.make_atom() : " + atomType);
    line(indent, made + " = cute.make_tiled_copy(" + atom + ") : " + copyType);
    const auto [at, atType] = coordinate(indent, {s.operands[1]});
    const std::string type =
        types_.ask("%x: " + from + ", %c: " + atType,
                   "  %a = cute.make_atom() : " + atomType + "\n  %b = cute.make_tiled_copy(%a) : " + copyType + "\n",
                   "cute.tiled.copy.partition_S(%b, %x, %c) : (" + copyType + ", " + from + ", " + atType + ")");
    if (type.empty()) return refuse("partition of " + from + " by " + copyType);
    line(indent, name(s.result) + " = cute.tiled.copy.partition_" + (s.result % 2 == 0 ? "S" : "D") + "(" + made + ", " +
                     name(s.operands[0]) + ", " + at + ") : (" + copyType + ", " + from + ", " + atType + ") -> " + type);
    viewTypes_[static_cast<size_t>(s.result)] = type;
    return true;
  }

  bool throughRegisters(const Statement& s, const std::string& indent) {
    const std::string from = viewTypes_[static_cast<size_t>(s.operands[0])], vector = typeOf(s.operands[1]);
    const std::string type = types_.ask("%x: " + from, "", "cute.make_fragment_like(%x) : (" + from + ")");
    if (type.empty()) return refuse("make_fragment_like of " + from);
    const std::string made = fresh();
    line(indent, made + " = cute.make_fragment_like(" + name(s.operands[0]) + ") : (" + from + ") -> " + type);
    line(indent, "cute.memref.store_vec(" + name(s.operands[1]) + ", " + made + ") : (" + vector + ", " + type + ") -> ()");
    line(indent, name(s.result) + " = cute.memref.load_vec(" + made + ") : (" + type + ") -> " + vector);
    return true;
  }

  // The layout of a parameter and its shape; the names of both.
  std::pair<std::string, std::string> shapeOf(int tensor, const std::string& indent) {
    const Tensor& t = p_.tensors[static_cast<size_t>(tensor)];
    const std::string layout = fresh(), shape = fresh(), type = "!cute.shape<\"" + shapeText(t) + "\">";
    line(indent, layout + " = cute.get_layout(" + name(tensor) + ") : " + typeText(t));
    line(indent, shape + " = cute.get_shape(" + layout + ") : (!cute.layout<\"" + layoutText(t) + "\">) -> " + type);
    return {shape, type};
  }

  bool extent(const Statement& s, const std::string& indent) {
    const auto [shape, type] = shapeOf(s.tensor, indent);
    // One result for each leaf that is dynamic; the others have names that nothing uses.
    size_t dynamic = 0;
    for (const Mode& mode : p_.tensors[static_cast<size_t>(s.tensor)].modes)
      for (const Leaf& leaf : mode.extents) dynamic += leaf.dynamic ? 1 : 0;
    std::string results;
    for (size_t i = 0; i < dynamic; ++i)
      results += (i ? ", " : "") + (static_cast<int64_t>(i) == s.number ? name(s.result) : fresh());
    line(indent, results + " = cute.get_scalars(" + shape + ") <{only_dynamic}> : " + type);
    return true;
  }

  void binary(const Statement& s, const std::string& indent, const char* op) {
    line(indent,
         name(s.result) + " = arith." + op + " " + name(s.operands[0]) + ", " + name(s.operands[1]) + " : " + typeOf(s.result));
  }
  void sumOfTuples(const Statement& s, const std::string& indent) {
    const std::string number = typeOf(s.result),
                      type = "!cute.int_tuple<\"" + dynamicLeaf(number == "i64" ? 64 : 32) + "\">";
    std::vector<std::string> tuples;
    for (const int operand : s.operands) {
      tuples.push_back(fresh());
      line(indent,
           tuples.back() + " = cute.make_int_tuple(" + name(operand) + ") : (" + number + ") -> " + type);
    }
    const std::string sum = fresh();
    line(indent, sum + " = cute.tuple_add(" + tuples[0] + ", " + tuples[1] + ") : (" + type + ", " + type +
                     ") -> " + type);
    line(indent, name(s.result) + " = cute.get_scalars(" + sum + ") : " + type);
  }
  void cast(const Statement& s, const std::string& indent, const char* op) {
    line(indent,
         name(s.result) + " = arith." + op + " " + name(s.operands[0]) + " : " + typeOf(s.operands[0]) + " to " + typeOf(s.result));
  }

  bool block(const std::vector<Statement>& statements, const std::string& indent) {
    for (const Statement& s : statements)
      if (!statement(s, indent)) return false;
    return true;
  }

  bool statement(const Statement& s, const std::string& indent) {
    switch (s.kind) {
      case Kind::kThread: line(indent, name(s.result) + " = nvvm.read.ptx.sreg.tid.x : i32"); return true;
      case Kind::kBlock: line(indent, name(s.result) + " = nvvm.read.ptx.sreg.ctaid.x : i32"); return true;
      case Kind::kScalar: scalars_[s.result] = s.number; return true;
      case Kind::kExtent: return extent(s, indent);
      case Kind::kConstant:
        line(indent, name(s.result) + " = arith.constant " + std::to_string(s.number) + " : " + typeOf(s.result));
        return true;
      case Kind::kAdd: s.number == 1 ? sumOfTuples(s, indent) : binary(s, indent, "addi"); return true;
      case Kind::kSub: binary(s, indent, "subi"); return true;
      case Kind::kMul: binary(s, indent, "muli"); return true;
      case Kind::kDivS: binary(s, indent, "divsi"); return true;
      case Kind::kDivU: binary(s, indent, "divui"); return true;
      case Kind::kRemS: binary(s, indent, "remsi"); return true;
      case Kind::kRemU: binary(s, indent, "remui"); return true;
      case Kind::kAnd: binary(s, indent, "andi"); return true;
      case Kind::kOr: binary(s, indent, "ori"); return true;
      case Kind::kXor: binary(s, indent, "xori"); return true;
      case Kind::kFAdd: binary(s, indent, "addf"); return true;
      case Kind::kFSub: binary(s, indent, "subf"); return true;
      case Kind::kFMul: binary(s, indent, "mulf"); return true;
      case Kind::kFDiv: binary(s, indent, "divf"); return true;
      case Kind::kFNeg:
        line(indent, name(s.result) + " = arith.negf " + name(s.operands[0]) + " : " + typeOf(s.result));
        return true;
      case Kind::kFMaximum: binary(s, indent, "maximumf"); return true;
      case Kind::kFMinimum: binary(s, indent, "minimumf"); return true;
      case Kind::kFConvert: {
        const Element from = p_.values[static_cast<size_t>(s.operands[0])].element,
                      to = p_.values[static_cast<size_t>(s.result)].element;
        cast(s, indent, bytesOf(from) < bytesOf(to) ? "extf" : "truncf");
        return true;
      }
      case Kind::kFromInteger: cast(s, indent, "sitofp"); return true;
      case Kind::kFSelect: {
        const std::string by = fresh(), a = name(s.operands[0]), b = name(s.operands[1]);
        line(indent, by + " = arith.cmpf " + floatPredicates()[static_cast<size_t>(s.number)] + ", " + a + ", " + b + " : " +
                         typeOf(s.result));
        line(indent, name(s.result) + " = arith.select " + by + ", " + a + ", " + b + " : " + typeOf(s.result));
        return true;
      }
      case Kind::kChoose:
        line(indent, name(s.result) + " = arith.select " + name(s.operands[2]) + ", " + name(s.operands[0]) + ", " +
                         name(s.operands[1]) + " : " + typeOf(s.result));
        return true;
      case Kind::kExtS: cast(s, indent, "extsi"); return true;
      case Kind::kExtU: cast(s, indent, "extui"); return true;
      case Kind::kTrunc: cast(s, indent, "trunci"); return true;
      case Kind::kFloat: {
        char number[64];
        std::snprintf(number, sizeof number, "%.6e", s.real);
        line(indent, name(s.result) + " = arith.constant " + number + " : " + typeOf(s.result));
        return true;
      }
      case Kind::kCompare:
        line(indent, name(s.result) + " = arith.cmpi " + nameOf(static_cast<Predicate>(s.number)) + ", " + name(s.operands[0]) +
                         ", " + name(s.operands[1]) + " : " + typeOf(s.operands[0]));
        return true;
      case Kind::kInside: {
        const auto [at, atType] = coordinate(indent, s.operands);
        const auto [shape, type] = shapeOf(s.tensor, indent);
        line(indent, name(s.result) + " = cute.elem_less(" + at + ", " + shape + ") : (" + atType + ", " + type + ") -> i1");
        return true;
      }
      case Kind::kTile: return tile(s, indent);
      case Kind::kPart: return part(s, indent);
      case Kind::kThroughRegisters: return throughRegisters(s, indent);
      case Kind::kLoad: {
        const auto [at, atType] = coordinate(indent, {s.operands.begin() + 1, s.operands.end()});
        line(indent, name(s.result) + " = cute.memref.load(" + name(s.operands[0]) + ", " + at + ") : (" + typeOf(s.operands[0]) +
                         ", " + atType + ") -> " + typeOf(s.result));
        return true;
      }
      case Kind::kStore: {
        const auto [at, atType] = coordinate(indent, {s.operands.begin() + 2, s.operands.end()});
        line(indent, "cute.memref.store(" + name(s.operands[0]) + ", " + at + ", " + name(s.operands[1]) + ") : (" +
                         typeOf(s.operands[0]) + ", " + atType + ", " + typeOf(s.operands[1]) + ") -> ()");
        return true;
      }
      case Kind::kLoadVec:
        line(indent, name(s.result) + " = cute.memref.load_vec(" + name(s.operands[0]) + ") : (" + typeOf(s.operands[0]) + ") -> " +
                         typeOf(s.result));
        return true;
      case Kind::kStoreVec:
        line(indent, "cute.memref.store_vec(" + name(s.operands[1]) + ", " + name(s.operands[0]) + ") : (" + typeOf(s.operands[1]) +
                         ", " + typeOf(s.operands[0]) + ") -> ()");
        return true;
      case Kind::kIf: {
        line(indent, "scf.if " + name(s.operands[0]) + " {");
        if (!block(s.body, indent + "  ")) return false;
        if (!s.otherwise.empty()) {
          out_ += indent + "} else {\n";
          if (!block(s.otherwise, indent + "  ")) return false;
        }
        out_ += indent + "}\n";
        return true;
      }
      case Kind::kFor: {
        const std::string low = fresh(), high = fresh(), step = fresh();
        line(indent, low + " = arith.constant " + std::to_string(s.extents[0]) + " : i32");
        line(indent, high + " = arith.constant " + std::to_string(s.extents[1]) + " : i32");
        line(indent, step + " = arith.constant " + std::to_string(s.extents[2]) + " : i32");
        line(indent, "scf.for " + name(s.result) + " = " + low + " to " + high + " step " + step + " : i32 {");
        if (!block(s.body, indent + "  ")) return false;
        out_ += indent + "}\n";
        return true;
      }
    }
    return false;
  }

  const Program& p_;
  Types& types_;
  std::vector<std::string> viewTypes_;
  std::map<int, int64_t> scalars_;  // values that are parameters
  std::string out_, refused_;
  int operations_ = 0, next_ = 0;
};

}  // namespace

Expected<Printed> print(const Program& program, Types& types) { return Printer(program, types).print(); }

}  // namespace cutecheck::kernel_adversary
