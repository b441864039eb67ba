// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Typed functions under the names of operations, for those who derive from Subject.
#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "properties/laws/answer.h"

namespace cutecheck::laws {

// One row of a table: a function of T and the operation it answers. Several rows may have one name, for
// arguments of other kinds.
template <typename T>
struct Function {
  std::string_view operation;
  // Nothing where the arguments are not as many as those of the function, or not of their kinds.
  std::optional<Expected<Value>> (*answer)(const T& subject, const std::vector<Value>& args);
};

template <typename T, typename R, typename... A>
std::optional<Expected<Value>> answerOf(const T& subject, Expected<R> (T::*function)(A...) const,
                                        const std::vector<Value>& args) {
  if (args.size() != sizeof...(A)) return std::nullopt;
  const auto ask = [&]<size_t... I>(std::index_sequence<I...>) -> std::optional<Expected<Value>> {
    const std::tuple typed(answerAs<std::decay_t<A>>(args[I])...);
    if (!(std::get<I>(typed).ok() && ...)) return std::nullopt;
    return valueOf((subject.*function)(*std::get<I>(typed)...));
  };
  return ask(std::index_sequence_for<A...>());
}

// The member function as a row has it: {"coalesce", function<&Mine::coalesced>}.
template <auto kMember, typename T>
std::optional<Expected<Value>> function(const T& subject, const std::vector<Value>& args) {
  return answerOf(subject, kMember, args);
}

// What the first function of that name answers that takes such arguments, if there is one.
template <typename T, size_t kRows>
std::optional<Expected<Value>> answerFrom(const Function<T> (&table)[kRows], const T& subject,
                                          std::string_view operation, const std::vector<Value>& args) {
  for (const Function<T>& row : table)
    if (row.operation == operation)
      if (auto answer = row.answer(subject, args)) return answer;
  return std::nullopt;
}

}  // namespace cutecheck::laws
