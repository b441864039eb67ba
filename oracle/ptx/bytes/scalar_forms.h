// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms of scalar instructions that the machine has, and a kernel of each that computes it of a buffer's
// operands.
//
// What tests and tools/device/scalar_differential run: a form that is not in this list is not compared with a
// GPU.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

namespace cutecheck::emulate {

// Registers by letters: h of 16 bits, r of 32, d of 64, p a predicate. "pp" is a pair of predicates.
struct ScalarForm {
  std::string opcode, result, sources;
  std::string tail{};      // operands that are literals
  bool nanIsOpen = false;  // PTX does not say which NaN a result is
  bool newer = false;      // needs a target above sm_90
};

namespace detail {

inline std::string letterOf(const std::string& type) {
  if (type == "pred") return "p";
  if (type.ends_with("f32x2")) return "d";
  if (type.ends_with("16x2")) return "r";
  if (type.ends_with("x2")) return "h";
  return type.ends_with("64") ? "d" : type.ends_with("32") ? "r" : type.ends_with("16") ? "h" : "r";
}

using Names = std::initializer_list<const char*>;

struct Forms {
  std::vector<ScalarForm> all;

  // All operands of the one type.
  void alike(Names opcodes, Names types, size_t sources, bool nanIsOpen = false) {
    for (const std::string opcode : opcodes)
      for (const std::string type : types) {
        const std::string letter = letterOf(type);
        std::string letters;
        for (size_t i = 0; i < sources; ++i) letters += letter;
        all.push_back(
            {opcode + "." + type, letter, letters, "", nanIsOpen || type == "f64", type == "f32x2"});
      }
  }
  void integers() {
    alike({"add", "sub", "min", "max"}, {"u16", "u32", "u64", "s16", "s32", "s64"}, 2);
    alike({"div", "rem", "mul.lo", "mul.hi"}, {"u16", "u32", "u64", "s16", "s32", "s64"}, 2);
    alike({"add", "min", "max"}, {"u16x2", "s16x2"}, 2);
    alike({"add.sat", "sub.sat"}, {"s32"}, 2);
    alike({"min.relu", "max.relu"}, {"s32", "s16x2"}, 2);
    alike({"neg", "abs"}, {"s16", "s32", "s64"}, 1);
    alike({"mad.lo", "mad.hi", "sad"}, {"u16", "u32", "u64", "s16", "s32", "s64"}, 3);
    alike({"mul24.lo", "mul24.hi"}, {"u32", "s32"}, 2);
    alike({"mad24.lo", "mad24.hi"}, {"u32", "s32"}, 3);
    for (const std::string sign : {"u", "s"}) {
      all.push_back({"mul.wide." + sign + "16", "r", "hh"});
      all.push_back({"mul.wide." + sign + "32", "d", "rr"});
      all.push_back({"mad.wide." + sign + "16", "r", "hhr"});
      all.push_back({"mad.wide." + sign + "32", "d", "rrd"});
      for (const std::string other : {"u32", "s32"}) {
        all.push_back({"dp4a." + sign + "32." + other, "r", "rrr"});
        all.push_back({"dp2a.lo." + sign + "32." + other, "r", "rrr"});
        all.push_back({"dp2a.hi." + sign + "32." + other, "r", "rrr"});
      }
      for (const std::string size : {"32", "64"}) {
        const std::string letter = size == "32" ? "r" : "d";
        all.push_back({"bfe." + sign + size, letter, letter + "rr"});
        all.push_back({"bfind." + sign + size, "r", letter});
        all.push_back({"bfind.shiftamt." + sign + size, "r", letter});
      }
    }
  }
  void bits() {
    alike({"and", "or", "xor"}, {"pred", "b16", "b32", "b64"}, 2);
    alike({"not"}, {"pred", "b16", "b32", "b64"}, 1);
    alike({"cnot"}, {"b16", "b32", "b64"}, 1);
    alike({"brev"}, {"b32", "b64"}, 1);
    for (const std::string op : {"clz", "popc"}) {
      all.push_back({op + ".b32", "r", "r"});
      all.push_back({op + ".b64", "r", "d"});
    }
    for (const std::string type : {"shl.b", "shr.b", "shr.u", "shr.s"})
      for (const std::string size : {"16", "32", "64"})
        all.push_back({type + size, letterOf(size), letterOf(size) + "r"});
    all.push_back({"bfi.b32", "r", "rrrr"});
    all.push_back({"bfi.b64", "d", "ddrr"});
    all.push_back({"fns.b32", "r", "rrr"});
    all.push_back({"prmt.b32", "r", "rrr"});
    for (const char* table : {", 0x00", ", 0x96", ", 0xe8", ", 0xca", ", 0xfe"})
      all.push_back({"lop3.b32", "r", "rrr", table});
    for (const char* way : {"shf.l.wrap.b32", "shf.l.clamp.b32", "shf.r.wrap.b32", "shf.r.clamp.b32"})
      all.push_back({way, "r", "rrr"});
    alike({"mov"}, {"pred", "b16", "u16", "s16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64"}, 1);
  }
  void floats() {
    alike({"add", "sub", "mul", "add.rn", "sub.rn", "mul.rn"},
          {"f16", "bf16", "f16x2", "bf16x2", "f32", "f64"}, 2);
    alike({"add.rz", "add.rm", "add.rp", "sub.rz", "sub.rm", "sub.rp", "mul.rz", "mul.rm", "mul.rp", "div.rn",
           "div.rz", "div.rm", "div.rp"},
          {"f32"}, 2);
    alike({"add.rn", "add.rm.ftz", "sub.rz", "mul.rn.ftz"}, {"f32x2"}, 2);
    alike({"fma.rn"}, {"f32x2"}, 3);
    alike({"div.rn"}, {"f64"}, 2);
    alike({"fma.rn"}, {"f16", "bf16", "f16x2", "bf16x2", "f32", "f64"}, 3);
    alike({"fma.rn.relu"}, {"f16", "bf16", "f16x2", "bf16x2"}, 3);
    alike({"fma.rn.sat", "fma.rn.ftz", "fma.rn.ftz.sat"}, {"f16", "f16x2", "f32"}, 3);
    alike({"fma.rn.ftz.relu"}, {"f16", "f16x2"}, 3);
    alike({"fma.rz", "fma.rm", "fma.rp", "fma.rz.ftz", "mad.rn", "mad.rp"}, {"f32"}, 3);
    alike({"mad.rn"}, {"f64"}, 3);
    alike({"add.ftz", "sub.ftz", "mul.ftz", "add.sat", "sub.sat", "mul.sat", "mul.ftz.sat"},
          {"f16", "f16x2", "f32"}, 2);
    alike({"add.rp.ftz", "sub.rm.ftz", "mul.rz.ftz", "div.rn.ftz"}, {"f32"}, 2);
    alike({"rcp.rn", "sqrt.rn"}, {"f32", "f64"}, 1);
    alike({"rcp.rz", "rcp.rm", "rcp.rp", "rcp.rn.ftz", "sqrt.rz", "sqrt.rm", "sqrt.rp", "sqrt.rn.ftz"},
          {"f32"}, 1);
    alike({"neg", "abs"}, {"f16", "bf16", "f16x2", "bf16x2", "f32", "f64"}, 1, true);
    alike({"neg.ftz", "abs.ftz"}, {"f16", "f16x2", "f32"}, 1, true);
    alike({"min", "max"}, {"f16", "bf16", "f16x2", "bf16x2", "f32", "f64"}, 2);
    alike({"min.NaN", "max.NaN"}, {"f16", "bf16", "f16x2", "bf16x2", "f32"}, 2);
    alike({"min.ftz", "max.ftz", "min.ftz.NaN"}, {"f16", "f16x2", "f32"}, 2);
    alike({"copysign"}, {"f32", "f64"}, 2);
    for (const std::string kind : {"finite", "infinite", "number", "notanumber", "normal", "subnormal"}) {
      all.push_back({"testp." + kind + ".f32", "p", "r"});
      all.push_back({"testp." + kind + ".f64", "p", "d"});
    }
  }
  void comparisons() {
    const auto relations = [&](Names names, Names types) {
      for (const std::string type : types)
        for (const std::string name : names) {
          const std::string letter = letterOf(type);
          all.push_back({"setp." + name + "." + type, "p", letter + letter});
          if (name == "ne" || name == "gt" || name == "ltu")
            for (const std::string joint : {"and", "or", "xor"})
              all.push_back({"setp." + name + "." + joint + "." + type,
                             letter == "h" && type.find('f') != std::string::npos ? "p" : "pp",
                             letter + letter + "p"});
          if (letter != "h" || type != "bf16")
            for (const std::string to : {"u32", "f32"})
              if (name == "eq" || name == "ne" || name == "le")
                if (type != "f16" && type != "bf16")
                  all.push_back({"set." + name + "." + to + "." + type, "r", letter + letter});
        }
    };
    relations({"eq", "ne"}, {"b16", "b32", "b64"});
    relations({"eq", "ne", "lt", "le", "gt", "ge"}, {"s16", "s32", "s64"});
    relations({"eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs"}, {"u16", "u32", "u64"});
    relations({"eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"},
              {"f16", "bf16", "f32", "f64"});
    for (const std::string name : {"eq", "ne", "lt", "geu"}) {
      all.push_back({"setp." + name + ".ftz.f32", "p", "rr"});
      all.push_back({"setp." + name + ".ftz.f16", "p", "hh"});
      all.push_back({"set." + name + ".ftz.and.u32.f32", "r", "rrp"});
    }
    for (const std::string type :
         {"b16", "u16", "s16", "b32", "u32", "s32", "f32", "b64", "u64", "s64", "f64"}) {
      const std::string letter = letterOf(type);
      all.push_back({"selp." + type, letter, letter + letter + "p"});
      all.push_back({"slct." + type + ".s32", letter, letter + letter + "r"});
      all.push_back({"slct." + type + ".f32", letter, letter + letter + "r"});
      all.push_back({"slct.ftz." + type + ".f32", letter, letter + letter + "r"});
    }
  }
  void conversions() {
    const std::initializer_list<const char*> integers = {"u8",  "s8",  "u16", "s16",
                                                         "u32", "s32", "u64", "s64"};
    const auto cvt = [&](const std::string& words, const std::string& to, const std::string& from,
                         const std::string& sources, bool open = false) {
      all.push_back({"cvt." + words + to + "." + from, letterOf(to), sources, "", open || to == "f64"});
    };
    for (const std::string to : integers)
      for (const std::string from : integers) {
        cvt("", to, from, letterOf(from));
        // .sat is a word of those that can leave the range.
        const int room = std::stoi(to.substr(1)) - std::stoi(from.substr(1));
        if (to[0] == from[0] ? room < 0 : to[0] == 'u' || room <= 0) cvt("sat.", to, from, letterOf(from));
      }
    for (const std::string whole : {"rni.", "rzi.", "rmi.", "rpi."}) {
      for (const std::string to : integers)
        for (const std::string from : {"f16", "bf16", "f32", "f64"})
          if (from != "bf16" || letterOf(to) != "r" || to.ends_with("32"))
            cvt(whole, to, from, letterOf(from));
      for (const std::string same : {"f16", "f32", "f64"}) cvt(whole, same, same, letterOf(same));
      cvt(whole + "ftz.", "f32", "f32", "r");
      cvt(whole + "sat.", "f32", "f32", "r");
      cvt(whole + "ftz.", "s32", "f32", "r");
    }
    for (const std::string rounding : {"rn.", "rz.", "rm.", "rp."}) {
      for (const std::string from : integers)
        for (const std::string to : {"f16", "f32", "f64"}) cvt(rounding, to, from, letterOf(from));
      cvt(rounding, "f16", "f32", "r");
      cvt(rounding, "f16", "f64", "d");
      cvt(rounding, "f32", "f64", "d");
      cvt(rounding + "ftz.", "f32", "f64", "d");
    }
    for (const std::string from : integers)
      if (!from.ends_with("8")) cvt("rn.", "bf16", from, letterOf(from));
    cvt("rn.sat.", "f16", "f32", "r");
    cvt("rn.sat.", "f32", "f64", "d");
    cvt("rn.sat.", "f32", "s32", "r");
    for (const std::string to : {"f32", "f64"}) cvt("", to, "f16", "h");
    cvt("", "f32", "bf16", "h");
    cvt("", "f64", "f32", "r");
    cvt("ftz.", "f64", "f32", "r");
    cvt("sat.", "f32", "f16", "h");
    for (const std::string same : {"f16", "f32", "f64"}) cvt("sat.", same, same, letterOf(same));
    cvt("ftz.sat.", "f32", "f32", "r");
    for (const std::string rounding : {"rn.", "rz."})
      for (const std::string more : {"", "relu.", "satfinite.", "relu.satfinite."}) {
        if (more != "satfinite.") {  // with .relu .satfinite is only of pairs and tf32
          cvt(rounding + more, "f16x2", "f32", "rr");
          cvt(rounding + more, "bf16x2", "f32", "rr");
        }
        if (more == "" || more == "relu.") cvt(rounding + more, "bf16", "f32", "r");
        if (more == "relu.") cvt(rounding + more, "f16", "f32", "r");
        if (more == "" || more == "relu.") cvt(rounding + more, "tf32", "f32", "r");
      }
    cvt("rn.satfinite.", "f16", "f32", "r");
    cvt("rn.satfinite.", "bf16", "f32", "r");
    cvt("rna.", "tf32", "f32", "r");
    for (const std::string small : {"e4m3x2", "e5m2x2"})
      for (const std::string more : {"", "relu."}) {
        cvt("rn.satfinite." + more, small, "f32", "rr");
        cvt("rn.satfinite." + more, small, "f16x2", "r");
        cvt("rn." + more, "f16x2", small, "h");
      }
    for (const char* narrow : {"s8", "u8", "s16", "u16", "s32", "u32"}) {  // into a wider register
      all.push_back({std::string("cvt.") + narrow + ".s64", "d", "d"});
      all.push_back({std::string("cvt.rzi.") + narrow + ".f32", "d", "r"});
    }
  }
};

}  // namespace detail

inline std::vector<ScalarForm> scalarForms() {
  detail::Forms forms;
  forms.integers();
  forms.bits();
  forms.floats();
  forms.comparisons();
  forms.conversions();
  return std::move(forms.all);
}

// Operand i of thread t is at [in + 32 t + 8 i], its result at [out + 8 t]; of two predicates the second is
// bit 1.
inline std::string kernelOfForm(const ScalarForm& form, const std::string& name) {
  std::string body, operands = form.result == "pp" ? "%p6|%p7" : "%" + form.result + "6";
  for (size_t i = 0; i < form.sources.size(); ++i) {
    const std::string number = std::to_string(i), at = ", [%d10+" + std::to_string(8 * i) + "];\n";
    const char letter = form.sources[i];
    operands += ", %" + std::string(1, letter) + number;
    if (letter == 'p') {
      body += "\tld.global.b32 %r15" + at + "\tand.b32 %r15, %r15, 1;\n\tsetp.ne.b32 %p" + number +
              ", %r15, 0;\n";
      continue;
    }
    const std::string bits = letter == 'h' ? "16" : letter == 'r' ? "32" : "64";
    body += "\tld.global.b" + bits + " %" + letter + number + at;
  }
  body += "\t" + form.opcode + " " + operands + form.tail + ";\n";
  if (form.result == "pp") body += "\tselp.b32 %r15, 2, 0, %p7;\n";
  if (form.result == "p") body += "\tmov.b32 %r15, 0;\n";
  if (form.result[0] == 'p') body += "\tselp.b32 %r6, 1, 0, %p6;\n\tor.b32 %r6, %r6, %r15;\n";
  const char letter = form.result[0];
  const std::string store = letter == 'h'   ? "b16 [%d11], %h6"
                            : letter == 'd' ? "b64 [%d11], %d6"
                                            : "b32 [%d11], %r6";
  return ".visible .entry " + name + "(\n\t.param .u64 in,\n\t.param .u64 out,\n\t.param .u64 count\n)\n{\n" +
         "\t.reg .pred %p<9>;\n\t.reg .b16 %h<9>;\n\t.reg .b32 %r<19>;\n\t.reg .b64 %d<19>;\n"
         "\tmov.u32 %r10, %ctaid.x;\n\tmov.u32 %r11, %ntid.x;\n\tmov.u32 %r12, %tid.x;\n"
         "\tmad.lo.u32 %r13, %r10, %r11, %r12;\n\tcvt.u64.u32 %d14, %r13;\n\tld.param.u64 %d15, [count];\n"
         "\tsetp.ge.u64 %p8, %d14, %d15;\n\t@%p8 ret;\n\tld.param.u64 %d10, [in];\n\tld.param.u64 %d11, "
         "[out];\n"
         "\tmul.wide.u32 %d12, %r13, 32;\n\tadd.s64 %d10, %d10, %d12;\n\tmul.wide.u32 %d13, %r13, 8;\n"
         "\tadd.s64 %d11, %d11, %d13;\n\tmov.b64 %d16, 0;\n\tst.global.b64 [%d11], %d16;\n" +
         body + "\tst.global." + store + ";\n\tret;\n}\n";
}

}  // namespace cutecheck::emulate
