// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/text.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>
#include <utility>

#include "core/support/clipped.h"
#include "oracle/ptx/read/constant.h"
#include "oracle/ptx/read/declarations.h"
#include "oracle/ptx/read/gate.h"
#include "oracle/ptx/read/heads.h"
#include "oracle/ptx/read/names.h"
#include "oracle/ptx/read/opcode.h"
#include "oracle/ptx/read/operands.h"
#include "oracle/ptx/read/signature.h"
#include "oracle/ptx/read/target.h"
#include "oracle/ptx/read/types.h"
#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {

namespace {

uint64_t product(const std::vector<uint64_t>& extents) {
  uint64_t all = 1;
  for (const uint64_t one : extents) all *= one;
  return all;
}

class Reader {
 public:
  explicit Reader(const std::string& text) : text_(text) {}

  std::vector<PtxKernel> read() {
    while (at_ < text_.size()) step();
    finish();
    for (const auto& [kernel, line] : explicit_)
      if (!kernels_[kernel].clusterIsStated)
        notRead(line, ".explicitcluster: the launch has to state the clusters: give .reqnctapercluster");
    for (PtxKernel& kernel : kernels_) {
      kernel.machine = ptxHeadOf(heads_[".target"], heads_[".version"]).value_or(PtxHead{}).machine;
      kernel.staticShared = sharedEnd_;
      // All arrays of no extent begin at one place.
      uint64_t most = 1;
      for (const auto& [name, align] : dynamic_) most = std::max(most, align);
      const uint64_t begin = (sharedEnd_ + most - 1) / most * most;
      for (const auto& [name, align] : dynamic_) kernel.shared[name] = begin;
      kernel.alignments = alignments_, kernel.extents = sizes_;
      // Of two symbols of one name nobody says which is meant.
      std::erase_if(kernel.shared, [&](const auto& one) { return twice_.contains(one.first.substr(0, one.first.find('@'))); });
      kernel.unread = unread_;
      for (const char* head : {".address_size", ".target", ".version"})
        if (heads_[head].empty()) kernel.missingHead = head;
      for (PtxInstruction& instruction : kernel.code)
        for (PtxOperand& operand : instruction.operands) ptxResolve(kernel, operand);
      for (PtxInstruction& instruction : kernel.code)
        if (instruction.unread.empty()) instruction.unread = ptxBehindParameter(kernel, instruction);
      // Those that the kernel declares count, named or not; those of the module where it names them.
      std::set<uint64_t> named = own_[static_cast<size_t>(&kernel - kernels_.data())];
      for (const PtxInstruction& instruction : kernel.code)
        for (const PtxOperand& operand : instruction.operands) ptxAddShared(operand, named);
      // Arrays of no extent that another kernel names say nothing of where those of this one begin.
      for (const auto& [name, align] : dynamic_)
        if (std::any_of(kernel.code.begin(), kernel.code.end(), [&](const PtxInstruction& one) {
              return std::any_of(one.operands.begin(), one.operands.end(),
                                 [&](const PtxOperand& operand) { return ptxNamesShared(operand, name); });
            }))
          kernel.alignments[begin] = std::max(kernel.alignments[begin], align);
      for (const uint64_t at : named)
        if (const auto found = sizes_.find(at); found != sizes_.end()) kernel.namedShared += found->second;
    }
    return std::move(kernels_);
  }

 private:
  // Where a statement begins: a comment, a scope, a label, a directive or an instruction.
  void step() {
    const char c = text_[at_];
    if (c == '\n') ++line_;
    if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++at_;
    } else if (c == '{') {
      if (scopes_.empty() && head_ == 0) notRead(line_, "a brace is opened outside of a kernel");
      scopes_.push_back(++scopeCount_);
      opened_.push_back(line_);
      head_ = 0;
      ++at_;
    } else if (c == '}') {
      if (scopes_.empty())
        notRead(line_, "a brace is closed that is not open");
      else
        scopes_.pop_back(), opened_.pop_back();
      ++at_;
    } else if (c == ';' || c == ')') {
      if (c == ')' || head_ == 0) notRead(line_, std::string(1, c) + " stands alone");
      if (c == ';') head_ = 0;
      ++at_;
    } else if (c == '.') {
      directive();
    } else if (const size_t label = labelEnd(); label != 0) {
      const std::string name = text_.substr(at_, label - at_);
      if (scopes_.empty() || kernels_.empty())
        notRead(line_, "a label stands outside of a kernel: " + name);
      else
        declare(name), labels_[key(name, scopes_.size())] = kernels_.back().code.size();
      at_ = label + 1;
    } else {
      const size_t line = line_;
      instruction(until(";"), line);
    }
  }

  // Up to one of `ends` outside of strings, which is taken; newlines are counted.
  std::string until(const std::string& ends) {
    std::string found;
    const size_t line = line_;
    for (bool inString = false;
         at_ < text_.size() && (inString || ends.find(text_[at_]) == std::string::npos);) {
      inString ^= text_[at_] == '"';
      if (text_[at_] == '\n') ++line_;
      found += text_[at_++];
    }
    if (at_ == text_.size() && ends != "\n")
      notRead(line, "the text ends before what begins there does; write its ';'");
    if (at_ < text_.size() && text_[at_] != '\n') ++at_;
    return trimmed(found);
  }

  size_t labelEnd() const {
    size_t end = at_;
    while (end < text_.size() && isWord(text_[end])) ++end;
    return end > at_ && end + 1 < text_.size() && text_[end] == ':' && text_[end + 1] != ':' ? end : 0;
  }

  void directive() {
    size_t end = at_ + 1;
    while (end < text_.size() && isWord(text_[end])) ++end;
    const std::string name = text_.substr(at_, end - at_);
    const size_t line = line_;
    static const std::set<std::string> kBlockExtents{".reqntid", ".maxntid", ".explicitcluster",
                                                     ".reqnctapercluster"},
        kLinkage{".visible", ".weak", ".extern", ".common"}, kLines{".loc", ".file"},
        kHeads{".version", ".target", ".address_size"},
        kBlockHints{".minnctapersm", ".maxnctapersm",        ".maxnreg", ".noreturn", ".maxclusterrank",
                    ".abi_preserve", ".abi_preserve_control"},
        kDeclarations{".local", ".param",         ".global",      ".const",         ".tex",
                      ".alias", ".branchtargets", ".calltargets", ".callprototype", ".attribute"};
    if (name == ".entry" || name == ".func") return entry(name == ".entry");
    at_ = end;
    if (kLines.contains(name)) {
      const std::string place = until("\n");
      if (!ptxIsPlaceOfSource(place)) notRead(line, "what stands behind " + name + " is not read: " + place);
      return;
    }
    const bool inHead = head_ != 0, inModule = scopes_.empty() && !inHead;
    if ((kBlockHints.contains(name) || kBlockExtents.contains(name)) && !inHead)
      notRead(line, name + " stands outside of the head of a kernel");
    if ((kLinkage.contains(name) || kHeads.contains(name) || name == ".section") && !inModule)
      notRead(line, name + " stands in a kernel");
    if (inHead && (kDeclarations.contains(name) || name == ".reg" || name == ".shared"))
      notRead(line, name + " stands in the head of a kernel");
    if ((name == ".reg" || name == ".local" || name == ".param") && inModule)
      notRead(line, name + " stands outside of a kernel");
    if (kLinkage.contains(name)) {
      isExtern_ = name == ".extern";
      return;
    }
    const bool isExtern = std::exchange(isExtern_, false);
    if (inHead) {
      if (!told_.insert(name).second && name != ".pragma") notRead(line, name + " stands twice");
      const std::string why =
          ptxWrongDirective(name, kernels_.back().isFunction, heads_[".target"], heads_[".version"]);
      if (!why.empty()) notRead(line, why);
      for (const auto& [one, other] :
           {std::pair{".reqntid", ".maxntid"}, std::pair{".reqnctapercluster", ".maxclusterrank"}})
        if (told_.contains(one) && told_.contains(other))
          notRead(line, std::string(one) + " and " + other + " exclude each other");
    }
    if (kHeads.contains(name)) {
      const std::string said = arguments();
      if (!told_.insert(name).second || !kernels_.empty())
        notRead(line, name + " stands a second time, or behind a kernel");
      if (heads_[name == ".address_size" ? ".target" : ".version"].empty() && name != ".version")
        notRead(line, name + " stands before " + (name == ".target" ? ".version" : ".target"));
      heads_[name] = said;
      for (const std::string& why :
           {ptxWrongHead(name, said), ptxWrongHeads(heads_[".target"], heads_[".version"])})
        if (!why.empty()) notRead(line, why);
    } else if (kBlockHints.contains(name)) {
      const std::string said = arguments();
      const std::optional<uint64_t> number = ptxNumber(said);
      const bool isRank = name == ".maxclusterrank", isNone = name == ".noreturn";
      if (isNone                     ? !said.empty()
          : name.starts_with(".abi") ? said.empty()
                                     : !number || (*number == 0 && !isRank))
        notRead(line, "what stands behind " + name + " is not read: " + said);
      else if (name == ".maxnreg" && inHead)
        kernels_.back().mostRegisters = *number;
      else if (isRank && inHead)
        kernels_.back().mostCluster = *number;
    } else if (name == ".pragma") {
      const std::string said = until(";");
      if (said != "\"nounroll\"" && said != "\"enable_smem_spilling\"")
        notRead(line, "the pragma is not known: " + said, said.starts_with("\"used_bytes_mask "));
    } else if (name == ".reqntid" || name == ".maxntid") {
      threads(name, extentsIn(arguments()), line);
    } else if (name == ".explicitcluster") {
      if (inHead) explicit_[kernels_.size() - 1] = line;
    } else if (name == ".reqnctapercluster") {
      cluster(extentsIn(arguments()), line);
    } else if (name == ".shared") {
      shared(until(";"), isExtern, line);
    } else if (name == ".reg") {
      registers(until(";"), scope());
    } else if (name == ".section") {
      until("}");
    } else if (kDeclarations.contains(name)) {
      declares(name, until(";"), isExtern);
    } else {
      // Where it ends is not known: what stands in the line belongs to it.
      notRead(line, "the directive is not supported: " + name);
      until("\n");
    }
  }

  // What stands behind a directive of a kernel, up to the next directive or the code.
  std::string arguments() {
    std::string found;
    while (at_ < text_.size() && text_[at_] != '{' && text_[at_] != ';') {
      const bool behindBlank = std::isspace(static_cast<unsigned char>(text_[at_ - 1])) != 0;
      if (text_[at_] == '.' && behindBlank) break;
      if (text_[at_] == '\n') ++line_;
      found += text_[at_++];
    }
    return trimmed(found);
  }

  void notRead(size_t line, const std::string& what, bool isHint = false) {
    unread_.push_back({line, what, isHint});
  }

  void threads(const std::string& name, const std::vector<uint64_t>& extents, size_t line) {
    if (head_ == 0) return;
    if (extents.empty()) return notRead(line, "the extents of " + name + " are not read");
    PtxKernel& kernel = kernels_.back();
    kernel.threads = product(extents);
    kernel.threadsAreExact = name == ".reqntid";
    kernel.threadsX = extents[0];
    kernel.threadsY = extents.size() < 2 ? 1 : extents[1];
  }

  void cluster(const std::vector<uint64_t>& extents, size_t line) {
    if (head_ == 0) return;
    if (extents.empty()) return notRead(line, "the extents of .reqnctapercluster are not read");
    PtxKernel& kernel = kernels_.back();
    kernel.cluster = product(extents);
    kernel.clusterX = extents[0];
    kernel.clusterY = extents.size() < 2 ? 1 : extents[1];
    kernel.clusterIsStated = true;
  }

  void entry(bool isEntry) {
    finish();
    if (!scopes_.empty()) notRead(line_, "a kernel begins in another one");
    isExtern_ = false;
    head_ = line_;
    told_.clear();
    until(" \t");
    PtxKernel kernel;
    kernel.isFunction = !isEntry;
    // What a function gives back stands before its name. It, and its parameters, are no kernel's.
    while (!isEntry && at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0)
      line_ += text_[at_++] == '\n' ? 1 : 0;
    if (!isEntry && at_ < text_.size() && text_[at_] == '(') given(until(")").substr(1));
    kernel.name = until("({");
    if (kernel.name.find_first_of(" \t\n\r") != std::string::npos)
      notRead(line_, "the head of a kernel is not read");
    if (!kernel.name.empty() && !ptxIsIdentifier(kernel.name)) notRead(line_, kernel.name + " is no name");
    if (names_.has(0, kernel.name)) notRead(line_, kernel.name + " is declared twice");
    functions_.insert(kernel.name);
    kernel.shared = shared_;
    if (!isEntry && text_[at_ - 1] == '(') given(until(")"));
    if (isEntry && text_[at_ - 1] == '(') {
      for (const std::string& one : split(until(")"), ',')) {
        const std::optional<PtxParameter> parameter = ptxParameter(one);
        if (!parameter) notRead(line_, "a parameter is not read: " + one);
        // Its scope is that of the code.
        if (parameter) declare(parameter->name, scopeCount_ + 1);
        if (parameter && !parameter->unread.empty())
          notRead(line_, "the parameter " + parameter->name + " " + parameter->unread);
        // In its kernel it hides a variable of its name.
        if (parameter && kernel.shared.contains(parameter->name)) twice_.insert(parameter->name);
        kernel.parameters.push_back(parameter.value_or(PtxParameter{}));
      }
    }
    kernels_.push_back(std::move(kernel));
  }

  // What a function takes or gives back in registers.
  void given(const std::string& all) {
    for (const std::string& one : split(all, ','))
      if (one.starts_with(".reg")) registers(one.substr(4), scopeCount_ + 1);
  }

  size_t scope() const { return scopes_.empty() ? 0 : scopes_.back(); }

  // Nothing else of its scope may have the name.
  void declare(const std::string& name, std::optional<size_t> in = std::nullopt) {
    if (!ptxIsIdentifier(name)) return notRead(line_, name + " is no name");
    const size_t where = in.value_or(scope());
    if (!names_.add(where, name) || (where == 0 && functions_.contains(name)))
      notRead(line_, name + " is declared twice");
  }

  // ".align 1024 .b8 name[64][8]", ".v4 .b32 name", or with no extent.
  void shared(const std::string& text, bool isExtern, size_t line) {
    const PtxDeclaration all = ptxDeclaration(text, false);
    if (!all.wrong.empty()) return notRead(line, "a declaration of shared memory is not read: " + all.wrong);
    for (const PtxDeclaredName& one : all.names) variable(one, all, isExtern, line);
  }

  void variable(const PtxDeclaredName& one, const PtxDeclaration& all, bool isExtern, size_t line) {
    const std::string& name = one.name;
    uint64_t bytes = all.bytes();
    const uint64_t align = all.align == 0 ? bytes : all.align;
    for (const uint64_t extent : one.extents) bytes *= extent;
    if (bytes > uint64_t{1} << 32 || (one.open && !one.extents.empty()) || (one.open && !isExtern))
      return notRead(line, "the declaration of shared memory is not read: " + name);
    const auto before = dynamic_.find(name);
    if (!isExtern || before == dynamic_.end())
      declare(name);
    else if (!one.open || before->second != align)
      notRead(line, name + " is declared twice, and not alike");
    // A symbol of one kernel is not that of another, or of the module.
    const bool local = !scopes_.empty() && !kernels_.empty();
    std::string own = name;
    if (shared_.contains(name) || (local && kernels_.back().shared.contains(name))) {
      // In its own scope it hides the other.
      own = key(name, scopes_.size());
      if (!local || one.open || kernels_.back().shared.contains(own)) twice_.insert(name);
    }
    if (one.open) {
      dynamic_[name] = align;
      return;
    }
    sharedEnd_ = (sharedEnd_ + align - 1) / align * align;
    alignments_[sharedEnd_] = align;
    sizes_[sharedEnd_] = bytes;
    if (local)
      own_[kernels_.size() - 1].insert(sharedEnd_);
    else
      shared_[name] = sharedEnd_;
    if (!kernels_.empty()) kernels_.back().shared[own] = sharedEnd_;
    sharedEnd_ += bytes;
  }

  // A symbol of other memory: where one of shared memory has its name, nobody says which is meant.
  void declares(const std::string& space, const std::string& text, bool isExtern) {
    const bool isListed = scopes_.empty() && (space == ".param" || space == ".local");
    for (const std::string& one : split(text, ',')) {
      const std::string before = trimmed(one.substr(0, one.find_first_of("[=<"))),
                        name = before.substr(before.find_last_of(" \t\n\r") + 1);
      twice_.insert(name);
      const bool isVariable =
          space == ".global" || space == ".const" || space == ".local" || space == ".param";
      if (isVariable && !isListed && !(isExtern && names_.has(0, name))) declare(name);
    }
  }

  // ".pred p, q", and families: ".b32 %r<35>" are %r0 to %r34.
  void registers(const std::string& text, size_t in) {
    const PtxDeclaration all = ptxDeclaration(text, true);
    if (!all.wrong.empty()) notRead(line_, "a declaration of registers is not read: " + all.wrong);
    for (const PtxDeclaredName& one : all.names) {
      if (!one.family) {
        declare(one.name, in);
      } else if (!names_.addFamily(in, one.name, *one.family)) {
        notRead(line_, "registers of the family " + one.name + " are declared twice");
      }
      declared_.add(in, one, all.type);
    }
  }

  // The innermost scope that has a register of this name, and its type.
  std::optional<std::pair<size_t, std::string>> scopeOf(const std::string& name) const {
    for (size_t depth = scopes_.size() + 1; depth-- > 0;) {
      const size_t scope = depth == 0 ? 0 : scopes_[depth - 1];
      if (const auto type = declared_.typeOf(scope, name)) return std::pair(scope, *type);
    }
    // A part of a text may have no declarations at all: their sign says what registers are.
    const bool undeclared = declared_.empty() && name.size() > 1 && name[0] == '%' && !isSpecial(name) &&
                            std::isdigit(static_cast<unsigned char>(name.back())) != 0;
    return undeclared ? std::optional(std::pair(size_t{0}, std::string())) : std::nullopt;
  }

  std::string key(const std::string& label, size_t depth) const {
    return label + "@" + std::to_string(depth == 0 ? 0 : scopes_[depth - 1]);
  }

  void instruction(std::string text, size_t line) {
    if (kernels_.empty() || scopes_.empty())
      return notRead(line, "an instruction stands outside of a kernel");
    if (text.empty()) return;
    PtxInstruction made;
    made.line = line;
    if (text[0] == '@') {
      const bool negated = trimmed(text.substr(1)).starts_with('!');
      text = trimmed(trimmed(text.substr(1)).substr(negated ? 1 : 0));
      size_t end = 0;
      while (end < text.size() && isWord(text[end])) ++end;
      const PtxOperand guard = operand(text.substr(0, end));
      made.guarded = guard.kind == PtxOperand::Kind::kRegister;
      if (!made.guarded) made.unread = "its guard is not read: " + text.substr(0, end);
      if (!guard.type.empty() && guard.type != "pred")
        made.unread = "its guard is no predicate: " + guard.name + " is ." + guard.type;
      made.guard = guard.reg;
      made.guardNegated = negated;
      text = trimmed(text.substr(end));
    }
    const size_t end = std::min(text.find_first_of(" \t\n\r"), text.size());
    made.opcode = text.substr(0, end);
    made.words = split(made.opcode, '.');
    if (made.words.empty()) return notRead(line, "a statement without an instruction is not read");
    ptxPutRelu(made);
    wrongOperand_.clear();
    for (const std::string& one : split(text.substr(end), ',')) made.operands.push_back(operand(one));
    if (made.unread.empty()) made.unread = wrongOperand_;
    if (made.unread.empty()) made.unread = wrongWords(made);
    if (made.unread.empty()) made.unread = ptxWrongOperands(made);
    if (made.unread.empty()) made.unread = ptxWrongSignature(made);
    if (made.unread.empty()) made.unread = ptxWrongOperand(made);
    if (made.unread.empty()) made.unread = ptxOperandsMissInHead(made, heads_[".target"], heads_[".version"]);
    made.unread = clipped(made.unread, kReason);
    if (made.is("bra") && !made.operands.empty()) {
      std::vector<std::string> keys;
      for (size_t depth = scopes_.size() + 1; depth-- > 0;) keys.push_back(key(made.operands[0].name, depth));
      branches_.emplace_back(kernels_.back().code.size(), std::move(keys));
    }
    kernels_.back().code.push_back(std::move(made));
  }

  // A text has few opcodes, each many times.
  const std::string& wrongWords(const PtxInstruction& of) {
    const auto [found, fresh] = wrongWords_.try_emplace(of.opcode);
    if (!fresh) return found->second;
    found->second = ptxWrongWords(of);
    const std::optional<PtxHead> head = ptxHeadOf(heads_[".target"], heads_[".version"]);
    if (found->second.empty() && head) found->second = ptxMissingInHead(of, *head);
    return found->second;
  }

  // `depth`: of the lists and brackets around it. No operand of PTX has as many as the limit.
  PtxOperand operand(const std::string& text, int depth = 0) {
    constexpr int kDeepest = 4;
    PtxOperand made;
    if (text.empty()) {
      wrongOperand_ = "an operand is missing";
      return made;
    }
    if (depth > kDeepest) return unknown(text);
    if ((text[0] == '{' && text.back() != '}') || (text[0] == '[' && text.back() != ']'))
      return unknown(text);
    if (text[0] == '{' || (text.find('|') != std::string::npos && !ptxConstant(text))) {
      made.kind = PtxOperand::Kind::kList;
      const bool braces = text[0] == '{';
      if (!braces) made.name = "|";
      for (const std::string& one :
           split(braces ? text.substr(1, text.size() - 2) : text, braces ? ',' : '|'))
        made.parts.push_back(operand(one, depth + 1));
      // Two results stand beside a |, never numbers.
      for (const PtxOperand& part : made.parts)
        if (!braces && part.kind == PtxOperand::Kind::kNumber) return unknown(text);
    } else if (text[0] == '[') {
      made.kind = PtxOperand::Kind::kAddress;
      for (const std::string& one : split(text.substr(1, text.size() - 2), ',')) {
        const size_t sign = made.parts.empty() ? one.find_first_of("+-", 1) : std::string::npos;
        made.parts.push_back(operand(trimmed(one.substr(0, sign)), depth + 1));
        if (sign == std::string::npos) continue;
        // "+-8" is how LLVM writes what lies before the base.
        const std::optional<uint64_t> offset = one[sign] == '+' ? ptxOffset(one.substr(sign)) : std::nullopt;
        made.number = offset.value_or(0);
        if (!offset) {
          made.parts.back() = unknown(one);
          if (scopeOf(trimmed(one.substr(sign + 1)))) continue;
          wrongOperand_ = ptxWhyNoConstant(trimmed(one.substr(sign)));
        }
      }
      if (made.parts.empty()) made.parts.emplace_back();
    } else if (text[0] == '!' && !ptxConstant(text)) {
      made = operand(trimmed(text.substr(1)), depth + 1);
      made.negated = true;
    } else if (const std::optional<uint64_t> number = ptxConstant(text)) {
      made.kind = PtxOperand::Kind::kNumber;
      made.number = *number;
      made.literal = ptxFloatLiteral(text);
    } else if (const auto scope = scopeOf(text)) {
      made.kind = PtxOperand::Kind::kRegister;
      made.name = text;
      made.type = scope->second;
      const auto [found, fresh] = numbers_.try_emplace({text, scope->first}, numbers_.size());
      made.reg = found->second;
      if (fresh) kernels_.back().registers.push_back(text);
    } else {
      made.name = visible(text);
      if (std::string why = ptxWhyNoConstant(text); !why.empty()) wrongOperand_ = why;
    }
    return made;
  }

  // The symbol of shared memory that a name means here, where scopes have several of that name.
  std::string visible(const std::string& name) const {
    for (size_t depth = scopes_.size(); depth > 0; --depth)
      if (kernels_.back().shared.contains(key(name, depth))) return key(name, depth);
    return name;
  }

  // Of a text that is not read: a name without a meaning.
  static PtxOperand unknown(const std::string& text) {
    PtxOperand made;
    made.name = text;
    return made;
  }

  // Branches of the kernel that ends, to the innermost scope that has the label.
  void finish() {
    if (!opened_.empty()) notRead(opened_.back(), "the brace that opens there is not closed");
    if (head_ != 0) notRead(head_, "the kernel that begins there has neither code nor a semicolon");
    head_ = 0;
    opened_.clear();
    for (const auto& [from, keys] : branches_) {
      PtxInstruction& branch = kernels_.back().code[from];
      const auto label = std::find_if(keys.begin(), keys.end(), [&](const auto& one) { return labels_.contains(one); });
      if (label != keys.end())
        branch.target = labels_.at(*label);
      else if (branch.unread.empty())
        branch.unread = "the kernel has no label " + branch.operands[0].name;
    }
    branches_.clear();
    labels_.clear();
    numbers_.clear();
    declared_.clear();
    scopes_.clear();
    ++scopeCount_;
  }

  const std::string& text_;
  size_t at_ = 0, line_ = 1, scopeCount_ = 0;
  std::vector<size_t> scopes_, opened_;  // opened_: the line of each
  size_t head_ = 0;                      // the line of a kernel whose code has not begun
  PtxNames names_;
  std::set<std::string> functions_, told_;  // told_: directives in the head of a kernel
  bool isExtern_ = false;
  std::string wrongOperand_;  // of the instruction that is read
  std::map<std::string, size_t> labels_;
  std::map<std::pair<std::string, size_t>, size_t> numbers_;  // by name and scope
  PtxRegisters declared_;
  std::map<size_t, std::set<uint64_t>>
      own_;  // of each kernel the variables of shared memory that it declares
  std::map<size_t, size_t> explicit_;                         // kernels and lines
  std::map<std::string, std::string> wrongWords_;             // by opcode
  std::map<std::string, std::string> heads_;                  // what .version, .target and .address_size say
  std::set<std::string> twice_;                               // symbols of shared memory
  std::vector<PtxUnread> unread_;                             // of any kernel: it may be of each
  std::vector<std::pair<size_t, std::vector<std::string>>> branches_;
  std::map<std::string, uint64_t> shared_, dynamic_;  // addresses; alignments
  std::map<uint64_t, uint64_t> alignments_, sizes_;
  uint64_t sharedEnd_ = 0;
  std::vector<PtxKernel> kernels_;
};

}  // namespace

bool PtxInstruction::has(std::string_view word) const {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::vector<PtxKernel> readPtx(const std::string& text) {
  std::vector<PtxKernel> all = Reader(ptxWithoutComments(text)).read();
  ptxAddRefused(text, all);
  return all;
}

}  // namespace cutecheck::ptx
