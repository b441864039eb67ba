// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

namespace cutecheck::campaign {

namespace {

std::optional<std::string> wholeFile(int file) {
  std::string text;
  char buffer[1 << 16];
  for (off_t at = 0;;) {
    const ssize_t got = pread(file, buffer, sizeof buffer, at);
    if (got < 0) return std::nullopt;
    if (got == 0) return text;
    text.append(buffer, static_cast<size_t>(got));
    at += got;
  }
}

// The number of the obligation that `line` is about and its status; nothing where the line is another one's.
std::optional<std::pair<size_t, int>> readLine(std::string_view line, const Enumeration& enumeration) {
  constexpr std::string_view kStart = "{\"number\":";
  if (!line.starts_with(kStart) || !line.ends_with("}")) return std::nullopt;
  size_t number = 0;
  const char* end = line.data() + line.size();
  if (std::from_chars(line.data() + kStart.size(), end, number).ec != std::errc() ||
      number >= enumeration.ids.size())
    return std::nullopt;
  const std::string prefix = linePrefix(enumeration, number);
  int status = 0;
  if (!line.starts_with(prefix) ||
      std::from_chars(line.data() + prefix.size(), end, status).ec != std::errc())
    return std::nullopt;
  return std::pair{number, status};
}

// Whether the journal's first line, of whatever campaign, says that it is in a newer format.
bool newerFormat(std::string_view text) {
  constexpr std::string_view kStart = "{\"journal\":\"cutecheck campaign\",\"format\":";
  int format = 0;
  return text.starts_with(kStart) &&
         std::from_chars(text.data() + kStart.size(), text.data() + text.size(), format).ec == std::errc() &&
         format > kFormat;
}

Diagnostic refusal(const char* rule, const std::string& message) {
  return makeError(Code::kUsage, rule, message);
}

}  // namespace

Journal::Journal(Journal&& other) noexcept
    : file_(std::exchange(other.file_, -1)), done_(std::move(other.done_)) {}

Journal::~Journal() {
  if (file_ >= 0) close(file_);
}

Expected<Journal> Journal::open(const std::string& path, const Enumeration& enumeration, Shard shard) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0) return refusal("campaign_c1", "cannot write the journal '" + path + "'");
  Journal journal(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0)
    return refusal("campaign_c2", "another process writes the journal '" + path + "'");
  const std::optional<std::string> text = wholeFile(file);
  if (!text) return refusal("campaign_c1", "cannot read the journal '" + path + "'");
  const std::string head = enumeration.headLine() + "\n";
  size_t kept = 0;
  if (text->starts_with(head)) {
    kept = head.size();
    for (size_t end; (end = text->find('\n', kept)) != std::string::npos; kept = end + 1) {
      const auto read = readLine(std::string_view(*text).substr(kept, end - kept), enumeration);
      if (!read || !shard.owns(read->first) || !journal.done_.insert(*read).second)
        return refusal("campaign_c3", "'" + path + "' is no journal of shard " + shard.str());
    }
  } else if (newerFormat(*text)) {
    return refusal("campaign_c3", "'" + path + "' is a campaign-journal of a newer format than " +
                                      std::to_string(kFormat) + ", the newest that is known here");
  } else if (!head.starts_with(*text)) {
    return refusal("campaign_c3",
                   "'" + path + "' is the journal of another campaign or build; remove it to begin anew");
  }
  if (kept != text->size() && ftruncate(file, static_cast<off_t>(kept)) != 0)
    return refusal("campaign_c1", "cannot write the journal '" + path + "'");
  if (kept == 0 && !journal.append(head))
    return refusal("campaign_c1", "cannot write the journal '" + path + "'");
  return journal;
}

bool Journal::append(const std::string& line) const {
  return write(file_, line.data(), line.size()) == static_cast<ssize_t>(line.size());
}

const int* Journal::find(size_t number) const {
  const auto found = done_.find(number);
  return found == done_.end() ? nullptr : &found->second;
}

bool Journal::add(const Enumeration& enumeration, size_t number, const Result& result) {
  if (!append(lineOf(enumeration, number, result) + "\n")) return false;
  done_[number] = result.status;
  return true;
}

}  // namespace cutecheck::campaign
