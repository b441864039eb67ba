// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/form.h"

#include <algorithm>

#include "oracle/claims/work_limit.h"

namespace cutecheck::oracle {

namespace {

constexpr int64_t kModeUnits = 6;  // of work, for each mode that becomes a function

void collect(const Form& form, std::vector<Mode>& out) {
  if (form.isLeaf) out.push_back(form.leaf);
  for (const Form& mode : form.modes) collect(mode, out);
}

Form build(const IntTuple& shape, const IntTuple& stride) {
  if (shape.isLeaf()) return Form(Polynomial::of(scalarOf(shape)), Polynomial::of(scalarOf(stride)));
  std::vector<Form> modes;
  for (size_t i = 0; i < shape.rank(); ++i) modes.push_back(build(shape.mode(i), stride.mode(i)));
  return Form::tuple(std::move(modes));
}

std::string print(const Form& form, bool stride) {
  if (form.isLeaf) return (stride ? form.leaf.stride : form.leaf.extent).str();
  std::string text = "(";
  for (const Form& mode : form.modes) text += (text.size() > 1 ? "," : "") + print(mode, stride);
  return text + ")";
}

}  // namespace

Form Form::tuple(std::vector<Form> modes) {
  Form form;
  form.isLeaf = false;
  form.modes = std::move(modes);
  return form;
}

Form Form::flat(const std::vector<Mode>& modes) {
  if (modes.empty()) return Form();
  if (modes.size() == 1) return Form(modes[0]);
  std::vector<Form> forms;
  for (const Mode& mode : modes) forms.emplace_back(mode);
  return tuple(std::move(forms));
}

Form formOf(const Layout& layout) { return build(layout.shape(), layout.stride()); }

Function functionOf(const Form& form) {
  std::vector<Function> parts;
  for (const Mode& mode : leavesOf(form)) parts.push_back(Function::mode(mode.extent.scalar(), mode.stride.scalar()));
  WorkLimit::spend(kModeUnits * static_cast<int64_t>(parts.size()));
  return Function::parallel(std::move(parts));
}

Polynomial sizeOf(const Form& form) {
  Polynomial size(1);
  for (const Mode& mode : leavesOf(form)) size = size * mode.extent;
  return size;
}

std::vector<Mode> leavesOf(const Form& form) {
  std::vector<Mode> out;
  collect(form, out);
  return out;
}

bool isStatic(const Form& form) {
  std::vector<Mode> modes = leavesOf(form);
  return std::all_of(modes.begin(), modes.end(),
                     [](const Mode& m) { return m.extent.constant().value_or(0) >= 1 && m.stride.constant(); });
}

std::string toString(const Form& form) { return print(form, false) + ":" + print(form, true); }

}  // namespace cutecheck::oracle
