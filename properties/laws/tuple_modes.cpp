// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modes taken out of layouts and tuples, and put together.
#include "properties/laws/call.h"

#include <algorithm>

namespace cutecheck::laws {
namespace {

// A range out of a number: begins from -2 to 2, ends from -2 to 4, so that all small ranges and their refusals occur.
struct Range {
  int64_t begin, end;
  bool valid;
  size_t first, last;
};
Range rangeOf(int64_t number, size_t rank) {
  const auto r = static_cast<int64_t>(rank);
  Range range{number % 5 - 2, number / 5 % 7 - 2, false, 0, 0};
  const int64_t first = range.begin < 0 ? range.begin + r : range.begin;
  const int64_t last = range.end < 0 ? range.end + r : range.end;
  range.valid = first >= 0 && last <= r && first < last;
  range.first = static_cast<size_t>(std::max<int64_t>(first, 0));
  range.last = static_cast<size_t>(std::max<int64_t>(last, 0));
  return range;
}

Expected<Value> askRange(const Subject& subject, const char* op, const Input& in, const Range& range) {
  return subject.call(op, {Value(in.a), Value(IntTuple(range.begin)), Value(IntTuple(range.end))});
}

Outcome takeKeeps(const Subject& subject, const Input& in) {
  const Range range = rangeOf(in.number, in.a.rank());
  if (!range.valid) return Outcome::notApplicable();
  const std::vector<Layout> modes = modesOf(in.a);
  return is(layoutOf(askRange(subject, "take", in, range)),
            concat({modes.begin() + static_cast<std::ptrdiff_t>(range.first),
                    modes.begin() + static_cast<std::ptrdiff_t>(range.last)}));
}

Outcome takeRefuses(const Subject& subject, const Input& in) {
  const Range range = rangeOf(in.number, in.a.rank());
  if (range.valid) return Outcome::notApplicable();
  return isRefused(layoutOf(askRange(subject, "take", in, range)), {Code::kRank});
}

Outcome groupKeeps(const Subject& subject, const Input& in) {
  const Range range = rangeOf(in.number, in.a.rank());
  if (!range.valid) return Outcome::notApplicable();
  const std::vector<Layout> modes = modesOf(in.a);
  std::vector<Layout> expected, grouped;
  for (size_t i = 0; i < modes.size(); ++i) {
    (i >= range.first && i < range.last ? grouped : expected).push_back(modes[i]);
    if (i + 1 == range.last) expected.push_back(concat(grouped));
  }
  return is(layoutOf(askRange(subject, "group_modes", in, range)), concat(expected));
}

Outcome groupRefuses(const Subject& subject, const Input& in) {
  const Range range = rangeOf(in.number, in.a.rank());
  if (range.valid) return Outcome::notApplicable();
  return isRefused(layoutOf(askRange(subject, "group_modes", in, range)), {Code::kRank});
}

// Two indices out of a number, one of which may be outside.
Outcome selectTakes(const Subject& subject, const Input& in) {
  const auto rank = static_cast<int64_t>(in.a.rank());
  const int64_t i = in.number % 5 - 2, j = in.number / 5 % 4;
  const auto got = layoutOf(subject.call("select", {Value(in.a), Value(IntTuple(i)), Value(IntTuple(j))}));
  if (i < -rank || i >= rank || j >= rank) return isRefused(got, {Code::kRank});
  const auto at = [&](int64_t k) { return in.a.mode(static_cast<size_t>(k < 0 ? k + rank : k)); };
  return is(got, concat({at(i), at(j)}));
}

Outcome appendAdds(const Subject& subject, const Input& in) {
  std::vector<Layout> modes = modesOf(in.a);
  modes.push_back(in.b);
  return is(layoutOf(subject.call("append", {Value(in.a), Value(in.b)})), concat(modes));
}

Outcome prependAdds(const Subject& subject, const Input& in) {
  std::vector<Layout> modes = modesOf(in.a);
  modes.insert(modes.begin(), in.b);
  return is(layoutOf(subject.call("prepend", {Value(in.a), Value(in.b)})), concat(modes));
}

// Up to a rank, and refused below the rank that there is.
Outcome appendFills(const Subject& subject, const Input& in) {
  const int64_t rank = in.number % 7;
  const auto got = layoutOf(subject.call("append", {Value(in.a), Value(Layout()), Value(IntTuple(rank))}));
  std::vector<Layout> modes = modesOf(in.a);
  if (rank < static_cast<int64_t>(modes.size())) return isRefused(got, {Code::kRank});
  if (rank == static_cast<int64_t>(modes.size())) return is(got, in.a);
  modes.resize(static_cast<size_t>(rank));
  return is(got, concat(modes));
}

Outcome replaceChangesOne(const Subject& subject, const Input& in) {
  std::vector<Layout> modes = modesOf(in.a);
  modes.back() = in.b;
  const auto got = layoutOf(subject.call("replace", {Value(in.a), Value(IntTuple(-1)), Value(in.b)}));
  return is(got, in.a.shape().isTuple() ? concat(modes) : in.b);
}

Outcome removeUndoesInsert(const Subject& subject, const Input& in) {
  const IntTuple tuple = IntTuple::tuple(modesOf(in.a.shape()));
  for (size_t i = 0; i <= tuple.rank(); ++i) {
    const Value at(IntTuple(static_cast<int64_t>(i)));
    const auto longer = tupleOf(subject.call("insert", {Value(in.a.shape()), at, Value(in.b.stride())}));
    if (lacks(longer)) return Outcome::notApplicable();
    if (!longer.ok() || longer->rank() != tuple.rank() + 1 || longer->mode(i) != in.b.stride())
      return Outcome::fail("insert at " + std::to_string(i) + " does not put the mode there");
    const Outcome outcome = is(tupleOf(subject.call("remove", {Value(*longer), at})), tuple);
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

Outcome reverseTurns(const Subject& subject, const Input& in) {
  std::vector<IntTuple> modes = modesOf(in.a.shape());
  std::reverse(modes.begin(), modes.end());
  return is(tupleOf(subject.call("reverse", {Value(in.a.shape())})),
            in.a.shape().isTuple() ? IntTuple::tuple(modes) : in.a.shape());
}

Outcome repeatRepeats(const Subject& subject, const Input& in) {
  const int64_t count = in.number % 12;
  const auto got = tupleOf(subject.call("repeat", {Value(in.a.stride()), Value(IntTuple(count))}));
  return is(got, IntTuple::tuple(std::vector<IntTuple>(static_cast<size_t>(count), in.a.stride())));
}

Outcome wrapMakesATuple(const Subject& subject, const Input& in) {
  const auto wrapped = tupleOf(subject.call("wrap", {Value(in.a.shape())}));
  const Outcome outcome = is(wrapped, IntTuple::tuple(modesOf(in.a.shape())));
  if (!outcome.passed()) return outcome;
  // What one level hides, unwrap finds.
  IntTuple bare = in.a.shape();
  while (bare.isTuple() && bare.rank() == 1) bare = IntTuple(bare.mode(0));
  return is(tupleOf(subject.call("unwrap", {Value(*wrapped)})), bare);
}

Outcome concatKeeps(const Subject& subject, const Input& in) {
  const auto whole = layoutOf(subject.call("concat", {Value(in.a), Value(in.b), Value(in.a)}));
  if (lacks(whole)) return Outcome::notApplicable();
  if (!whole.ok()) return Outcome::fail("refused: " + whole.error().str());
  const Layout* parts[] = {&in.a, &in.b, &in.a};
  for (int64_t i = 0; i < 3; ++i) {
    const Outcome outcome = is(layoutOf(subject.call("get", {Value(*whole), Value(IntTuple(i))})), *parts[i]);
    if (!outcome.passed()) return outcome;
  }
  return isRefused(layoutOf(subject.call("get", {Value(*whole), Value(IntTuple(3))})), {Code::kRank});
}

Outcome unflattenFills(const Subject& subject, const Input& in) {
  const Value flat(IntTuple::tuple(leaves(in.a.stride())));
  const auto got = tupleOf(subject.call("unflatten", {flat, Value(in.b.shape())}));
  if (leaves(in.a.stride()).size() != leaves(in.b.shape()).size()) return isRefused(got, {Code::kRank});
  return is(got, withLeaves(in.b.shape(), leaves(in.a.stride())));
}

// The transpose of the rows is the table read by columns, and turned round again the rows.
Outcome zipTurns(const Subject& subject, const Input& in) {
  const std::vector<IntTuple> x = modesOf(in.a.shape()), y = modesOf(in.b.shape());
  const IntTuple rows = IntTuple::tuple({IntTuple::tuple(x), IntTuple::tuple(y)});
  const auto got = tupleOf(subject.call("zip", {Value(rows)}));
  if (x.size() != y.size()) return isRefused(got, {Code::kRank});
  std::vector<IntTuple> columns;
  for (size_t i = 0; i < x.size(); ++i) columns.push_back(IntTuple::tuple({x[i], y[i]}));
  const Outcome outcome = is(got, IntTuple::tuple(columns));
  return outcome.passed() ? is(tupleOf(subject.call("zip", {Value(*got)})), rows) : outcome;
}

// Of pairs (a_i, b_i) the firsts, and the seconds followed by what the guide does not reach.
Outcome zip2ByGathers(const Subject& subject, const Input& in) {
  const std::vector<IntTuple> firsts = modesOf(in.a.shape());
  std::vector<IntTuple> pairs, seconds;
  for (const IntTuple& first : firsts) {
    pairs.push_back(IntTuple::tuple({first, in.b.shape()}));
    seconds.push_back(in.b.shape());
  }
  pairs.push_back(in.b.stride());
  seconds.push_back(in.b.stride());
  const IntTuple guide = IntTuple::tuple(std::vector<IntTuple>(firsts.size(), IntTuple(0)));
  return is(tupleOf(subject.call("zip2_by", {Value(IntTuple::tuple(pairs)), Value(guide)})),
            IntTuple::tuple({IntTuple::tuple(firsts), IntTuple::tuple(seconds)}));
}

constexpr Law kTupleModesLaws[] = {
    {"take_keeps_its_modes", "take", "take keeps the modes of the range as they are.", Arguments::kLayoutAndNumber,
     takeKeeps},
    {"take_refusal_is_exact", "take", "A range that is empty or leaves the rank is refused.",
     Arguments::kLayoutAndNumber, takeRefuses},
    {"group_modes_keeps_leaves", "group_modes", "The range becomes one mode; all modes stay as they are.",
     Arguments::kLayoutAndNumber, groupKeeps},
    {"group_modes_refusal_is_exact", "group_modes", "A range that is empty or leaves the rank is refused.",
     Arguments::kLayoutAndNumber, groupRefuses},
    {"select_takes_modes", "select", "The modes of the indices in their order; an index outside is refused.",
     Arguments::kLayoutAndNumber, selectTakes},
    {"append_adds_last", "append", "append adds one last mode.", Arguments::kTwoLayouts, appendAdds, 13},
    {"append_fills_a_rank", "append", "To a rank it adds as many as are missing, and refuses a smaller rank.",
     Arguments::kLayoutAndNumber, appendFills},
    {"prepend_adds_first", "prepend", "prepend adds one first mode.", Arguments::kTwoLayouts, prependAdds, 13},
    {"replace_changes_one_mode", "replace", "replace changes the one mode.", Arguments::kTwoLayouts,
     replaceChangesOne, 13},
    {"remove_undoes_insert", "insert", "insert puts a mode at its place, and remove takes it out again.",
     Arguments::kTwoLayouts, removeUndoesInsert, 13},
    {"reverse_turns_modes", "reverse", "reverse turns the modes round and leaves each as it is.", Arguments::kLayout,
     reverseTurns},
    {"repeat_repeats", "repeat", "repeat is a tuple of one value n times.", Arguments::kLayoutAndNumber,
     repeatRepeats},
    {"wrap_makes_a_tuple", "wrap", "wrap makes a leaf a tuple, and unwrap removes levels of rank 1.",
     Arguments::kLayout, wrapMakesATuple},
    {"concat_keeps_its_modes", "concat", "Mode i of a concatenation is its i-th argument.", Arguments::kTwoLayouts,
     concatKeeps, 13},
    {"unflatten_fills_a_profile", "unflatten", "The modes stand at the leaves of the profile, or do not fit.",
     Arguments::kTwoLayouts, unflattenFills, 13},
    {"zip_turns_rows", "zip", "zip reads rows of one length as columns, and twice gives the rows.",
     Arguments::kTwoLayouts, zipTurns, 13},
    {"zip2_by_gathers", "zip2_by", "The firsts of the pairs, and the seconds with what the guide does not reach.",
     Arguments::kTwoLayouts, zip2ByGathers, 13},
};

}  // namespace

std::span<const Law> tupleModesLaws() { return kTupleModesLaws; }

}  // namespace cutecheck::laws
