// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/report/report_page.h"

#include <map>
#include <string_view>

#include <llvm/ADT/ArrayRef.h>
#include <llvm/Support/Base64.h>
#include <llvm/Support/Compression.h>
#include <llvm/Support/SHA256.h>

#include "tools/report/page/assets.h"

namespace cutecheck::cli {

namespace {

// As a policy names a script or a style.
std::string hashSource(std::string_view text) {
  const auto digest =
      llvm::SHA256::hash(llvm::ArrayRef<uint8_t>(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
  return "'sha256-" + llvm::encodeBase64(digest) + "'";
}

std::string policy() {
  return "default-src 'none'; script-src " + hashSource(kReportScript) + "; style-src " +
         hashSource(kReportStyle) + "; img-src data:; base-uri 'none'; form-action 'none'";
}

// JSON, ASCII alone; '<' begins every sequence that means something inside a script element.
std::string dataText(const Json& data) {
  const std::string text = data.dump(-1, ' ', /*ensure_ascii=*/true, Json::error_handler_t::replace);
  std::string safe;
  safe.reserve(text.size());
  for (const char c : text) {
    if (c == '<')
      safe += "\\u003c";
    else
      safe += c;
  }
  return safe;
}

// The pictures of a row are most of a page and seldom looked at: they stand in it compressed, as one text in base64
// behind the name of what packed it, and the script unpacks them when the row is opened.
void packPictures(Json& row) {
  Json svgs = Json::array();
  for (Json& picture : row["pictures"]) {
    svgs.push_back(std::move(picture["svg"]));
    picture.erase("svg");
  }
  if (svgs.empty()) return;
  const std::string text = svgs.dump(-1, ' ', /*ensure_ascii=*/true, Json::error_handler_t::replace);
  const llvm::ArrayRef<uint8_t> plain(reinterpret_cast<const uint8_t*>(text.data()), text.size());
  if (!llvm::compression::zlib::isAvailable()) {
    row["pictures_packed"] = "plain:" + llvm::encodeBase64(plain);
    return;
  }
  llvm::SmallVector<uint8_t, 0> packed;
  llvm::compression::zlib::compress(plain, packed, llvm::compression::zlib::BestSizeCompression);
  row["pictures_packed"] = "deflate:" + llvm::encodeBase64(packed);
}

}  // namespace

std::string reportPage(Json data) {
  for (Json& row : data["rows"]) packPictures(row);
  const std::map<std::string_view, std::string> parts = {{"policy", policy()},
                                                         {"style", std::string(kReportStyle)},
                                                         {"script", std::string(kReportScript)},
                                                         {"data", dataText(data)}};
  // One pass over the template: what is put in is not looked at again.
  std::string page;
  for (std::string_view rest = kReportPage; !rest.empty();) {
    const size_t open = rest.find("{{"), close = rest.find("}}", open == rest.npos ? 0 : open);
    page += rest.substr(0, open);
    if (open == rest.npos || close == rest.npos) break;
    const auto part = parts.find(rest.substr(open + 2, close - open - 2));
    if (part != parts.end()) page += part->second;
    rest.remove_prefix(close + 2);
  }
  return page;
}

}  // namespace cutecheck::cli
