// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/lsp/message.h"

#include <charconv>
#include <string>

namespace cutecheck::lsp {

std::optional<cli::Json> readMessage(std::istream& in) {
  size_t length = 0;
  bool known = false;
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.empty()) {
      if (!known || length > kMostBytes) return std::nullopt;
      std::string text(length, '\0');
      in.read(text.data(), static_cast<std::streamsize>(length));
      if (static_cast<size_t>(in.gcount()) != length) return std::nullopt;
      return cli::Json::parse(text, nullptr, /*allow_exceptions=*/false);
    }
    constexpr std::string_view kLength = "Content-Length: ";
    if (!line.starts_with(kLength)) continue;
    const auto [end, error] =
        std::from_chars(line.data() + kLength.size(), line.data() + line.size(), length);
    known = error == std::errc() && end == line.data() + line.size();
  }
  return std::nullopt;
}

void writeMessage(std::ostream& out, const cli::Json& message) {
  const std::string text = cli::dump(message);
  out << "Content-Length: " << text.size() << "\r\n\r\n" << text << std::flush;
}

}  // namespace cutecheck::lsp
