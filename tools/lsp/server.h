// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A language server (LSP 3.17) over two streams: verdicts of claims, layouts, calls and modules as
// diagnostics and as inlay hints while they are typed; what a word or a verdict means where the mouse points.
#pragma once

#include <functional>
#include <istream>
#include <map>
#include <ostream>
#include <string>

#include "tools/lsp/findings.h"

namespace cutecheck::lsp {

class Server {
 public:
  // `explain` says what a word means (tools/help/topic.h); an empty text for none.
  Server(std::istream& in, std::ostream& out, Judge::Modules modules,
         std::function<std::string(const std::string&)> explain)
      : in_(in), out_(out), judge_(std::move(modules)), explain_(std::move(explain)) {}

  // Answers until `exit` or the end of the input. Returns whether `shutdown` came before it.
  bool run();

 private:
  struct Document {
    std::string path, text;
    std::vector<Finding> findings;
    bool changed = false;
  };

  void take(const cli::Json& message);
  void reply(const cli::Json& message, cli::Json result);
  void refuse(const cli::Json& message, int code, const std::string& why);
  // Judges what has changed; where `patient`, unless another message is waiting, which may change it again.
  void judgeChanged(bool patient);
  void publish(const std::string& uri, const Document& document);
  cli::Json hover(const cli::Json& params);
  cli::Json hints(const cli::Json& params);
  Document* documentOf(const cli::Json& params);

  std::istream& in_;
  std::ostream& out_;
  Judge judge_;
  std::function<std::string(const std::string&)> explain_;
  std::map<std::string, Document> documents_;
  bool shutdown_ = false, ended_ = false;
};

// The path of a file: URI; the text itself where it is none.
std::string pathOf(const std::string& uri);

}  // namespace cutecheck::lsp
