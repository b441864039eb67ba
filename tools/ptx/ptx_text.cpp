// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/ptx/ptx_text.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>

namespace cutecheck::cli {

namespace {

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c == '%';
}

std::string trimmed(const std::string& text) {
  const size_t begin = text.find_first_not_of(" \t\n\r"), end = text.find_last_not_of(" \t\n\r");
  return begin == std::string::npos ? std::string() : text.substr(begin, end - begin + 1);
}

// Blanks for what stands in comments of either kind; lines stay where they are.
std::string withoutComments(const std::string& text) {
  std::string plain = text;
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    if (text[i] == '"') {
      end = std::min(text.find('"', i + 1), text.size() - 1) + 1;
    } else if (text.compare(i, 2, "//") == 0 || text.compare(i, 2, "/*") == 0) {
      const bool line = text[i + 1] == '/';
      const size_t close = line ? text.find('\n', i) : text.find("*/", i + 2);
      end = close == std::string::npos ? text.size() : close + (line ? 0 : 2);
      for (size_t k = i; k < end; ++k)
        if (text[k] != '\n') plain[k] = ' ';
    }
    i = end;
  }
  return plain;
}

// At the separators outside brackets and braces.
std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  int depth = 0;
  std::string one;
  for (const char c : text) {
    depth += c == '{' || c == '[' || c == '(' ? 1 : c == '}' || c == ']' || c == ')' ? -1 : 0;
    if (c == separator && depth == 0) {
      parts.push_back(trimmed(one));
      one.clear();
    } else {
      one += c;
    }
  }
  if (!trimmed(one).empty()) parts.push_back(trimmed(one));
  return parts;
}

// The number behind a directive, or the product of a list of them.
uint64_t product(const std::string& text) {
  uint64_t all = 1;
  for (const std::string& part : split(text, ','))
    if (const uint64_t n = std::strtoull(part.c_str(), nullptr, 10); n > 0) all *= n;
  return all;
}

uint64_t bytesOf(const std::string& type) {
  if (type.size() < 3 || std::isdigit(static_cast<unsigned char>(type[2])) == 0) return 1;
  return std::strtoull(type.c_str() + 2, nullptr, 10) / 8;
}

class Reader {
 public:
  explicit Reader(const std::string& text) : text_(text) {}

  std::vector<PtxKernel> read() {
    while (at_ < text_.size()) step();
    finish();
    for (PtxKernel& kernel : kernels_) {
      kernel.staticShared = sharedEnd_;
      for (const auto& [name, align] : dynamic_)
        kernel.shared[name] = (sharedEnd_ + align - 1) / align * align;
      for (PtxInstruction& instruction : kernel.code)
        for (PtxOperand& operand : instruction.operands) resolve(kernel, operand);
    }
    return std::move(kernels_);
  }

 private:
  // What a name means to a thread.
  static void resolve(const PtxKernel& kernel, PtxOperand& operand) {
    for (PtxOperand& part : operand.parts) resolve(kernel, part);
    if (operand.kind != PtxOperand::Kind::kName) return;
    using enum PtxOperand::Means;
    const std::string& name = operand.name;
    const auto means = [&](PtxOperand::Means what, uint64_t number = 0) {
      operand.means = what;
      operand.number = number;
    };
    const uint64_t x = kernel.threads == 0 ? 128 : kernel.threadsX;
    const uint64_t y = kernel.threads == 0 ? 1 : kernel.threadsY;
    const uint64_t all = kernel.threads == 0 ? 128 : kernel.threads;
    if (const auto found = kernel.shared.find(name); found != kernel.shared.end())
      return means(kShared, found->second);
    for (size_t i = 0; i < kernel.parameters.size(); ++i)
      if (kernel.parameters[i].name == name) return means(kParameter, i);
    if (name.starts_with("__local_depot")) return means(kLocal);
    if (name == "%tid.x") return means(kTidX, x);
    if (name == "%tid.y") return means(kTidY, y);
    if (name == "%tid.z") return means(kTidZ);
    if (name == "%laneid") return means(kLane);
    if (name == "%warpid") return means(kWarp);
    if (name == "%ctaid.x" || name == "%cluster_ctarank" || name == "%cluster_ctaid.x") return means(kBlock);
    if (name == "%ntid.x") return means(kNumber, x);
    if (name == "%ntid.y") return means(kNumber, y);
    if (name == "%ntid.z") return means(kNumber, all / std::max<uint64_t>(1, x * y));
    if (name == "%nctaid.x" || name == "%cluster_nctarank" || name == "%cluster_nctaid.x")
      return means(kNumber, kernel.cluster);
    if (name.starts_with("%nctaid") || name.starts_with("%cluster_nctaid") || name == "%nclusterid.x")
      return means(kNumber, 1);
    if (name.starts_with("%ctaid") || name.starts_with("%cluster")) return means(kNumber, 0);
  }

  // Where a statement begins: a comment, a scope, a label, a directive or an instruction.
  void step() {
    const char c = text_[at_];
    if (c == '\n') ++line_;
    if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++at_;
    } else if (text_.compare(at_, 2, "//") == 0) {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (c == '{') {
      scopes_.push_back(++scopeCount_);
      ++at_;
    } else if (c == '}') {
      if (!scopes_.empty()) scopes_.pop_back();
      ++at_;
    } else if (c == ';' || c == ')') {
      ++at_;
    } else if (c == '.') {
      directive();
    } else if (const size_t label = labelEnd(); label != 0) {
      if (!kernels_.empty())
        labels_[key(text_.substr(at_, label - at_), scopes_.size())] = kernels_.back().code.size();
      at_ = label + 1;
    } else {
      const size_t line = line_;
      instruction(until(";"), line);
    }
  }

  // Up to one of `ends`, which is taken; newlines are counted, comments left out.
  std::string until(const std::string& ends) {
    std::string found;
    while (at_ < text_.size() && ends.find(text_[at_]) == std::string::npos) {
      if (text_.compare(at_, 2, "//") == 0) {
        at_ = std::min(text_.find('\n', at_), text_.size());
        continue;
      }
      if (text_[at_] == '\n') ++line_;
      found += text_[at_++];
    }
    if (at_ < text_.size() && text_[at_] != '\n') ++at_;
    return trimmed(found);
  }

  size_t labelEnd() const {
    size_t end = at_;
    while (end < text_.size() && isWord(text_[end])) ++end;
    return end > at_ && end + 1 < text_.size() && text_[end] == ':' && text_[end + 1] != ':' ? end : 0;
  }

  void directive() {
    const auto begins = [&](const char* name) {
      return text_.compare(at_, std::string(name).size(), name) == 0;
    };
    if (begins(".visible") || begins(".weak") || begins(".extern")) {
      until(" \t");
    } else if (begins(".entry") || begins(".func")) {
      entry(begins(".entry"));
    } else if (begins(".loc") || begins(".file") || begins(".version") || begins(".target") ||
               begins(".address_size")) {
      until("\n");
    } else if (begins(".reqntid") || begins(".maxntid")) {
      const bool exact = begins(".reqntid");
      const std::string extents = lineBehind();
      if (kernels_.empty()) return;
      PtxKernel& kernel = kernels_.back();
      const std::vector<std::string> each = split(extents, ',');
      kernel.threads = product(extents);
      kernel.threadsAreExact = exact;
      kernel.threadsX = each.empty() ? 1 : product(each[0]);
      kernel.threadsY = each.size() < 2 ? 1 : product(each[1]);
    } else if (begins(".reqnctapercluster")) {
      if (const uint64_t n = product(lineBehind()); !kernels_.empty()) kernels_.back().cluster = n;
    } else if (begins(".explicitcluster") || begins(".blocksareclusters") || begins(".minnctapersm") ||
               begins(".maxnreg") || begins(".noreturn")) {
      until("\n");
    } else if (begins(".shared")) {
      shared(until(";"));
    } else if (begins(".reg")) {
      registers(until(";"));
    } else {
      until(";");
    }
  }

  std::string lineBehind() {
    until(" \t");
    return until("\n");
  }

  void entry(bool isEntry) {
    finish();
    until(" \t");
    PtxKernel kernel;
    kernel.name = until("({\n");
    kernel.shared = shared_;
    if (isEntry && text_[at_ - 1] == '(') {
      for (const std::string& one : split(until(")"), ',')) {
        PtxParameter parameter;
        const std::vector<std::string> words = split(one, ' ');
        if (words.size() < 3) continue;
        parameter.name = words.back();
        parameter.pointer = one.find(".ptr") != std::string::npos;
        parameter.bytes = bytesOf(words[1]);
        if (const size_t open = parameter.name.find('['); open != std::string::npos) {
          parameter.aggregate = true;
          parameter.bytes = std::strtoull(parameter.name.c_str() + open + 1, nullptr, 10);
          parameter.name.resize(open);
        }
        kernel.parameters.push_back(parameter);
      }
    }
    kernels_.push_back(std::move(kernel));
  }

  // ".shared .align 1024 .b8 name[64]", or with no extent.
  void shared(const std::string& text) {
    const std::vector<std::string> words = split(text, ' ');
    uint64_t align = 16, bytes = 1;
    for (size_t i = 0; i + 1 < words.size(); ++i) {
      if (words[i] == ".align") align = std::strtoull(words[i + 1].c_str(), nullptr, 10);
      if (words[i].size() > 2 && words[i][0] == '.' &&
          std::isdigit(static_cast<unsigned char>(words[i][2])) != 0)
        bytes = bytesOf(words[i]);
    }
    std::string name = words.back();
    if (const size_t open = name.find('['); open != std::string::npos) {
      const bool dynamic = name.compare(open, 2, "[]") == 0;
      bytes *= std::strtoull(name.c_str() + open + 1, nullptr, 10);
      name.resize(open);
      if (dynamic) {
        dynamic_[name] = align;
        return;
      }
    }
    sharedEnd_ = (sharedEnd_ + align - 1) / align * align;
    shared_[name] = sharedEnd_;
    if (!kernels_.empty()) kernels_.back().shared[name] = sharedEnd_;
    sharedEnd_ += bytes;
  }

  // ".reg .pred p, q": names without a number; families such as %r<35> are known by their sign.
  void registers(const std::string& text) {
    const size_t space =
        text.find_last_of(" \t", text.find(',') == std::string::npos ? text.size() : text.find(','));
    for (const std::string& name : split(text.substr(space == std::string::npos ? 0 : space), ','))
      if (name.find('<') == std::string::npos) declared_.insert(name);
  }

  std::string key(const std::string& label, size_t depth) const {
    return label + "@" + std::to_string(depth == 0 ? 0 : scopes_[depth - 1]);
  }

  void instruction(std::string text, size_t line) {
    if (kernels_.empty() || text.empty()) return;
    PtxInstruction made;
    made.line = line;
    if (text[0] == '@') {
      const size_t end = std::min(text.find_first_of(" \t"), text.size());
      const PtxOperand guard = operand(text.substr(1, end - 1));
      made.guarded = guard.kind == PtxOperand::Kind::kRegister;
      made.guard = guard.reg;
      made.guardNegated = guard.negated;
      text = trimmed(text.substr(end));
    }
    const size_t end = std::min(text.find_first_of(" \t\n"), text.size());
    made.opcode = text.substr(0, end);
    made.words = split(made.opcode, '.');
    for (const std::string& one : split(text.substr(end), ',')) made.operands.push_back(operand(one));
    if (made.is("bra") && !made.operands.empty()) {
      std::vector<std::string> keys;
      for (size_t depth = scopes_.size() + 1; depth-- > 0;) keys.push_back(key(made.operands[0].name, depth));
      branches_.emplace_back(kernels_.back().code.size(), std::move(keys));
    }
    kernels_.back().code.push_back(std::move(made));
  }

  PtxOperand operand(const std::string& text) {
    PtxOperand made;
    if (text.empty()) return made;
    if (text[0] == '{' || text.find('|') != std::string::npos) {
      made.kind = PtxOperand::Kind::kList;
      const bool braces = text[0] == '{';
      for (const std::string& one :
           split(braces ? text.substr(1, text.size() - 2) : text, braces ? ',' : '|'))
        made.parts.push_back(operand(one));
    } else if (text[0] == '[') {
      made.kind = PtxOperand::Kind::kAddress;
      for (const std::string& one : split(text.substr(1, text.size() - 2), ',')) {
        const size_t sign = made.parts.empty() ? one.find_first_of("+-", 1) : std::string::npos;
        made.parts.push_back(operand(trimmed(one.substr(0, sign))));
        if (sign == std::string::npos) continue;
        // "+-8" is how LLVM writes what lies before the base.
        const size_t digits = one.find_first_not_of("+ ", sign);
        made.number = static_cast<uint64_t>(std::strtoll(one.c_str() + digits, nullptr, 0));
      }
      if (made.parts.empty()) made.parts.emplace_back();
    } else if (text[0] == '!') {
      made = operand(trimmed(text.substr(1)));
      made.negated = true;
    } else if (std::isdigit(static_cast<unsigned char>(text[0])) != 0 ||
               (text[0] == '-' && text.size() > 1 &&
                std::isdigit(static_cast<unsigned char>(text[1])) != 0)) {
      made.kind = PtxOperand::Kind::kNumber;
      // 0f3F800000 and 0d... are the bits of floating point.
      const bool floating = text.size() > 2 && text[0] == '0' && (text[1] == 'f' || text[1] == 'd');
      made.number = floating         ? std::strtoull(text.c_str() + 2, nullptr, 16)
                    : text[0] == '-' ? static_cast<uint64_t>(std::strtoll(text.c_str(), nullptr, 0))
                                     : std::strtoull(text.c_str(), nullptr, 0);
    } else if (declared_.contains(text) ||
               (text[0] == '%' && std::isdigit(static_cast<unsigned char>(text.back())) != 0)) {
      made.kind = PtxOperand::Kind::kRegister;
      made.name = text;
      const auto [found, fresh] = numbers_.try_emplace(text, numbers_.size());
      made.reg = found->second;
      if (fresh) kernels_.back().registers.push_back(text);
    } else {
      made.name = text;
    }
    return made;
  }

  // Branches of the kernel that ends, to the innermost scope that has the label.
  void finish() {
    for (const auto& [from, keys] : branches_)
      for (const std::string& one : keys)
        if (const auto found = labels_.find(one); found != labels_.end()) {
          kernels_.back().code[from].target = found->second;
          break;
        }
    branches_.clear();
    labels_.clear();
    numbers_.clear();
    declared_.clear();
    scopes_.clear();
  }

  const std::string& text_;
  size_t at_ = 0, line_ = 1, scopeCount_ = 0;
  std::vector<size_t> scopes_;
  std::map<std::string, size_t> labels_, numbers_;
  std::set<std::string> declared_;
  std::vector<std::pair<size_t, std::vector<std::string>>> branches_;
  std::map<std::string, uint64_t> shared_, dynamic_;  // addresses; alignments
  uint64_t sharedEnd_ = 0;
  std::vector<PtxKernel> kernels_;
};

}  // namespace

bool PtxInstruction::has(std::string_view word) const {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::vector<PtxKernel> readPtx(const std::string& text) {
  const std::string plain = withoutComments(text);
  return Reader(plain).read();
}

}  // namespace cutecheck::cli
