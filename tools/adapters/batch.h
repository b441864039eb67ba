// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The batch form for subjects in C++: reads requests, answers them, knows nothing of layouts.
//
// Requests come from `cutecheck conform` alone, so the JSON reader knows just their form: an object with "id"
// (a number), "op" (a string), "args" (strings) and perhaps "domain" (a string).
#pragma once

#include <functional>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace subjects {

// Thrown by an operation that has no answer.
struct Refusal : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Thrown for arguments that the subject has no notion of.
struct Unsupported : std::runtime_error {
  using std::runtime_error::runtime_error;
};

using Operation = std::function<std::string(const std::vector<std::string>& args)>;
using Operations = std::map<std::string, Operation>;

inline std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return out + "\"";
}

struct Request {
  std::string id = "null", op;
  std::vector<std::string> args;
};

inline Request readRequest(const std::string& line) {
  Request request;
  std::string key, word;
  bool inArgs = false;
  for (size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '[') inArgs = true;
    if (c == ']') inArgs = false;
    if (c == '"') {
      word.clear();
      for (++i; i < line.size() && line[i] != '"'; ++i) {
        if (line[i] == '\\') ++i;
        word += line[i];
      }
      if (inArgs)
        request.args.push_back(word);
      else if (i + 1 < line.size() && line[i + 1] == ':')
        key = word;
      else if (key == "op")
        request.op = word;
    } else if (key == "id" && (c == '-' || (c >= '0' && c <= '9'))) {
      const size_t end = line.find_first_of(",}", i);
      request.id = line.substr(i, end - i);
      i = end - 1;
      key.clear();
    }
  }
  return request;
}

inline std::string answer(const Operations& operations, const std::string& program, const Request& request) {
  const auto error = [](const char* code, const std::string& why) {
    return std::string("\"error\":{\"code\":\"") + code + "\",\"message\":" + quoted(why) + "}";
  };
  if (request.op == "describe") {
    std::string names;
    for (const auto& [name, operation] : operations) names += (names.empty() ? "" : ",") + quoted(name);
    return "\"result\":{\"protocol\":1,\"program\":" + quoted(program) + ",\"operations\":[" + names + "]}";
  }
  const auto found = operations.find(request.op);
  if (found == operations.end()) return error("kUnknownOperation", "no operation " + request.op);
  try {
    return "\"result\":" + quoted(found->second(request.args));
  } catch (const Unsupported& lack) {
    return error("kUnknownOperation", lack.what());
  } catch (const std::exception& refusal) {
    return error("kUsage", refusal.what());
  }
}

inline int serve(const Operations& operations, const std::string& program) {
  for (std::string line; std::getline(std::cin, line);) {
    const Request request = readRequest(line);
    std::cout << "{\"id\":" << request.id << "," << answer(operations, program, request) << "}" << std::endl;
  }
  return 0;
}

}  // namespace subjects
