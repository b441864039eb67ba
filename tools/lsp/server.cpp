// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/lsp/server.h"

#include <cstdlib>
#include <utility>

#include "core/support/text_cursor.h"
#include "tools/lsp/message.h"

namespace cutecheck::lsp {

namespace {

using cli::Json;

constexpr int kParseError = -32700, kMethodNotFound = -32601, kInvalidRequest = -32600;  // JSON-RPC 2.0

std::string textAt(const Json& json, const char* pointer) {
  const Json::json_pointer at(pointer);
  return json.contains(at) && json[at].is_string() ? json[at].get<std::string>() : std::string();
}

std::optional<size_t> numberAt(const Json& json, const char* pointer) {
  const Json::json_pointer at(pointer);
  return json.contains(at) && json[at].is_number_unsigned() ? std::optional(json[at].get<size_t>())
                                                            : std::nullopt;
}

Json rangeOf(const Finding& finding) {
  return {{"start", {{"line", finding.line}, {"character", finding.begin}}},
          {"end", {{"line", finding.line}, {"character", finding.end}}}};
}

std::string lineOf(const std::string& text, size_t number) {
  size_t begin = 0;
  for (; number > 0; --number) {
    begin = text.find('\n', begin);
    if (begin == text.npos) return {};
    ++begin;
  }
  return text.substr(begin, text.find('\n', begin) - begin);
}

// The word around a place of a line; places count UTF-16 units.
std::string wordAt(const std::string& line, size_t character) {
  size_t at = 0;
  while (at < line.size() && unitsOf(std::string_view(line).substr(0, at + 1)) <= character) ++at;
  const auto isWord = [&](size_t i) {
    return i < line.size() && (isLetter(line[i]) || isDigit(line[i]) || line[i] == '_');
  };
  if (!isWord(at)) return {};
  size_t begin = at, end = at;
  while (begin > 0 && isWord(begin - 1)) --begin;
  while (isWord(end)) ++end;
  return line.substr(begin, end - begin);
}

// Why a message is none of JSON-RPC, with its code. An answer of the client, which has no method, is one.
std::optional<std::pair<int, std::string>> faultOf(const Json& message) {
  if (message.is_discarded()) return std::pair(kParseError, std::string("the message is no JSON"));
  if (!message.is_object()) return std::pair(kInvalidRequest, std::string("a message is one object"));
  const bool answer = message.contains("result") || message.contains("error");
  if (!message.contains("method") && !answer)
    return std::pair(kInvalidRequest, std::string("the message has no method"));
  if (message.contains("method") && !message["method"].is_string())
    return std::pair(kInvalidRequest, std::string("the method is no string"));
  return std::nullopt;
}

}  // namespace

std::string pathOf(const std::string& uri) {
  constexpr std::string_view kFile = "file://";
  if (!uri.starts_with(kFile)) return uri;
  std::string path;
  for (size_t i = kFile.size(); i < uri.size(); ++i) {
    if (uri[i] == '%' && i + 2 < uri.size()) {
      path += static_cast<char>(std::strtol(uri.substr(i + 1, 2).c_str(), nullptr, 16));
      i += 2;
    } else {
      path += uri[i];
    }
  }
  return path;
}

bool Server::run() {
  while (!ended_) {
    const std::optional<Json> message = readMessage(in_);
    if (!message) return shutdown_;
    if (const auto fault = faultOf(*message))
      refuse(Json{{"id", nullptr}}, fault->first, fault->second);
    else
      take(*message);
    if (!ended_) judgeChanged(true);
  }
  return shutdown_;
}

void Server::reply(const Json& message, Json result) {
  writeMessage(out_, {{"jsonrpc", "2.0"}, {"id", message["id"]}, {"result", std::move(result)}});
}

void Server::refuse(const Json& message, int code, const std::string& why) {
  writeMessage(out_,
               {{"jsonrpc", "2.0"}, {"id", message["id"]}, {"error", {{"code", code}, {"message", why}}}});
}

Server::Document* Server::documentOf(const Json& params) {
  const auto found = documents_.find(textAt(params, "/textDocument/uri"));
  return found == documents_.end() ? nullptr : &found->second;
}

void Server::take(const Json& message) {
  const std::string method = textAt(message, "/method");
  const bool asks = message.contains("id");
  const Json params = message.contains("params") ? message["params"] : Json::object();
  // Whoever asks is told of the text as it is now.
  if (asks) judgeChanged(false);
  if (method == "exit") {
    ended_ = true;
  } else if (shutdown_ && asks) {
    refuse(message, kInvalidRequest, "the server was shut down");
  } else if (method == "initialize" && asks) {
    // The whole text comes with each change: lines keep their answers (findings.h).
    reply(message, {{"capabilities",
                     {{"textDocumentSync", {{"openClose", true}, {"change", 1}}},
                      {"hoverProvider", true},
                      {"inlayHintProvider", true}}},
                    {"serverInfo", {{"name", "cutecheck"}, {"version", CUTECHECK_VERSION}}}});
  } else if (method == "shutdown" && asks) {
    shutdown_ = true;
    reply(message, nullptr);
  } else if (method == "textDocument/didOpen") {
    const std::string uri = textAt(params, "/textDocument/uri");
    documents_[uri] = {pathOf(uri), textAt(params, "/textDocument/text"), {}, true};
  } else if (method == "textDocument/didChange") {
    Document* document = documentOf(params);
    if (document == nullptr || !params.contains("contentChanges") || !params["contentChanges"].is_array() ||
        params["contentChanges"].empty())
      return;
    document->text = textAt(params["contentChanges"].back(), "/text");
    document->changed = true;
  } else if (method == "textDocument/didClose") {
    const std::string uri = textAt(params, "/textDocument/uri");
    documents_.erase(uri);
    publish(uri, {});
  } else if (method == "textDocument/hover" && asks) {
    reply(message, hover(params));
  } else if (method == "textDocument/inlayHint" && asks) {
    reply(message, hints(params));
  } else if (asks && !method.empty()) {
    refuse(message, kMethodNotFound, "no method " + method);
  }
}

void Server::judgeChanged(bool patient) {
  for (auto& [uri, document] : documents_) {
    if (!document.changed) continue;
    const auto waiting = [this, patient] { return patient && in_.rdbuf()->in_avail() > 0; };
    auto findings = judge_.judge(document.path, document.text, waiting);
    if (!findings) return;
    document.findings = std::move(*findings);
    document.changed = false;
    publish(uri, document);
  }
}

void Server::publish(const std::string& uri, const Document& document) {
  Json diagnostics = Json::array();
  for (const Finding& finding : document.findings)
    diagnostics.push_back({{"range", rangeOf(finding)},
                           {"severity", static_cast<int>(finding.severity)},
                           {"code", finding.code},
                           {"source", "cutecheck"},
                           {"message", finding.message}});
  writeMessage(out_, {{"jsonrpc", "2.0"},
                      {"method", "textDocument/publishDiagnostics"},
                      {"params", {{"uri", uri}, {"diagnostics", std::move(diagnostics)}}}});
}

Json Server::hover(const Json& params) {
  const Document* document = documentOf(params);
  const auto line = numberAt(params, "/position/line"), character = numberAt(params, "/position/character");
  if (document == nullptr || !line || !character) return nullptr;
  std::string text = explain_(wordAt(lineOf(document->text, *line), *character));
  if (text.empty())
    for (const Finding& finding : document->findings)
      if (finding.line == *line) text = finding.account.empty() ? finding.message : finding.account;
  if (text.empty()) return nullptr;
  return {{"contents",
           {{"kind", "markdown"}, {"value", "```\n" + text + (text.back() == '\n' ? "" : "\n") + "```"}}}};
}

Json Server::hints(const Json& params) {
  Json hints = Json::array();
  const Document* document = documentOf(params);
  const size_t first = numberAt(params, "/range/start/line").value_or(0),
               last = numberAt(params, "/range/end/line").value_or(SIZE_MAX);
  if (document == nullptr) return hints;
  for (const Finding& finding : document->findings)
    if (finding.line >= first && finding.line <= last && !finding.code.empty())
      hints.push_back({{"position", {{"line", finding.line}, {"character", finding.end}}},
                       {"label", finding.code},
                       {"paddingLeft", true}});
  return hints;
}

}  // namespace cutecheck::lsp
