// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/doctor_command.h"

#include <algorithm>

#include "tools/console/report.h"
#include "tools/cutecheck/components.h"

namespace cutecheck::cli {

namespace {

Json toJson(const std::vector<Component>& components, const std::vector<std::string>& absent) {
  Json list = Json::array();
  for (const Component& component : components) {
    Json entry{{"name", component.name}, {"present", component.version.has_value()}};
    if (component.version)
      entry["version"] = *component.version;
    else
      entry["disables"] = component.without;
    list.push_back(std::move(entry));
  }
  return {{"components", std::move(list)}, {"missing_required", absent}};
}

void print(const std::vector<Component>& components, Console& console) {
  size_t missing = 0;
  for (const Component& component : components) {
    console.out << component.name << std::string(11 - component.name.size(), ' ');
    if (component.version)
      console.out << *component.version << '\n';
    else
      console.out << "missing: " << component.without << '\n';
    missing += component.version ? 0 : 1;
  }
  console.out << components.size() - missing << " present, " << missing << " missing\n";
}

std::string namesOf(const std::vector<Component>& components) {
  std::string names;
  for (const Component& component : components) names += (names.empty() ? "" : ", ") + component.name;
  return names;
}

}  // namespace

ExitStatus doctorCommand(const DoctorOptions& options, Console& console) {
  const std::vector<Component> components = findComponents();
  std::vector<std::string> absent;
  for (const std::string& name : options.required) {
    const auto found = std::find_if(components.begin(), components.end(),
                                    [&](const Component& c) { return c.name == name; });
    if (found == components.end())
      return console.refuse(
          makeError(Code::kUsage, "doctor_c1",
                    "there is no component '" + name + "'; there are " + namesOf(components)),
          {.json = options.json});
    if (!found->version) absent.push_back(name);
  }
  if (options.json)
    console.out << answerLine(toJson(components, absent));
  else
    print(components, console);
  for (const std::string& name : absent)
    console.err << "error: required but missing: " << name << '\n'
                << reproduceLine("doctor --require=" + name);
  return absent.empty() ? ExitStatus::kPassed : ExitStatus::kBadInput;
}

}  // namespace cutecheck::cli
