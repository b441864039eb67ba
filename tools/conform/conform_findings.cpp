// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_findings.h"

#include <algorithm>
#include <tuple>

namespace cutecheck::cli {

namespace {

std::optional<FailureGroup> groupOf(const Json& json) {
  if (!json.is_object()) return std::nullopt;
  FailureGroup group;
  for (const auto& [key, member] : {std::pair{"law", &FailureGroup::law},
                                    {"operation", &FailureGroup::operation},
                                    {"cause", &FailureGroup::cause},
                                    {"input", &FailureGroup::input},
                                    {"detail", &FailureGroup::detail}}) {
    if (!json.contains(key) || !json[key].is_string()) return std::nullopt;
    group.*member = json[key].get<std::string>();
  }
  if (!json.contains("class") || !json["class"].is_string()) return std::nullopt;
  const std::optional<FailureClass> kind = classNamed(json["class"].get<std::string>());
  if (!kind || !json.contains("count") || !json["count"].is_number_integer()) return std::nullopt;
  group.kind = *kind;
  group.count = json["count"].get<int64_t>();
  if (!json.contains("exchange") || !json["exchange"].is_array()) return std::nullopt;
  for (const Json& line : json["exchange"]) {
    if (!line.is_string()) return std::nullopt;
    group.exchange.push_back(line.get<std::string>());
  }
  return group;
}

}  // namespace

int64_t Findings::checked() const {
  int64_t sum = 0;
  for (const auto& [name, count] : laws) sum += count.checked;
  return sum;
}

void Findings::add(FailureGroup group) {
  const auto [place, isNew] = groups.try_emplace(group.key(), group);
  if (isNew) return;
  FailureGroup& old = place->second;
  const int64_t count = old.count + group.count;
  if (!group.input.empty() && group.input.size() < old.input.size()) old = std::move(group);
  old.count = count;
}

void Findings::merge(const Findings& other) {
  for (const auto& [name, count] : other.laws) {
    LawCount& sum = laws[name];
    sum.checked += count.checked;
    sum.notApplicable += count.notApplicable;
    sum.failed += count.failed;
  }
  for (const auto& [key, group] : other.groups) add(group);
}

std::vector<FailureGroup> Findings::sorted() const {
  std::vector<FailureGroup> list;
  for (const auto& [key, group] : groups) list.push_back(group);
  std::sort(list.begin(), list.end(), [](const FailureGroup& a, const FailureGroup& b) {
    return std::tie(a.kind, a.operation, a.law, a.cause) < std::tie(b.kind, b.operation, b.law, b.cause);
  });
  return list;
}

Json toJson(const FailureGroup& group) {
  Json json{
      {"law", group.law},       {"operation", group.operation}, {"class", std::string(className(group.kind))},
      {"cause", group.cause},   {"count", group.count},         {"input", group.input},
      {"detail", group.detail}, {"exchange", group.exchange}};
  if (!group.known.empty()) json["known"] = group.known;
  return json;
}

Json toJson(const Findings& findings) {
  Json laws = Json::object(), groups = Json::array();
  for (const auto& [name, count] : findings.laws)
    laws[name] = {count.checked, count.notApplicable, count.failed};
  for (const auto& [key, group] : findings.groups) groups.push_back(toJson(group));
  return {{"laws", std::move(laws)}, {"failures", std::move(groups)}};
}

std::optional<Findings> findingsOf(const Json& json) {
  if (!json.is_object() || !json.contains("laws") || !json.contains("failures")) return std::nullopt;
  if (!json["laws"].is_object() || !json["failures"].is_array()) return std::nullopt;
  Findings findings;
  for (const auto& [name, counts] : json["laws"].items()) {
    if (!counts.is_array() || counts.size() != 3) return std::nullopt;
    for (const Json& count : counts)
      if (!count.is_number_integer()) return std::nullopt;
    findings.laws[name] = {counts[0].get<int64_t>(), counts[1].get<int64_t>(), counts[2].get<int64_t>()};
  }
  for (const Json& failure : json["failures"]) {
    std::optional<FailureGroup> group = groupOf(failure);
    if (!group) return std::nullopt;
    findings.add(std::move(*group));
  }
  return findings;
}

}  // namespace cutecheck::cli
