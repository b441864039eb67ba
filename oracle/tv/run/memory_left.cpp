// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/memory_left.h"

#include <llvm/ADT/StringRef.h>

#include <algorithm>
#include <set>

#include "oracle/tv/run/float_values.h"
#include "oracle/tv/run/other_order.h"

namespace cutecheck::oracle {

namespace {

constexpr size_t kMostParts = 500;     // of a value that is named anew
constexpr size_t kMostTried = 200'000;  // accesses, each once for every two pointers that are tried as one
constexpr const char* kUndecided =
    "the accesses differ, and whether they leave the same memory is not known: ";

// "f32 a1+48@3", or without what stands behind '@'.
struct Place {
  std::string type, pointer;
  int64_t offset = 0;
  size_t stores = 0;  // before it
  unsigned bytes = 0;
  bool operator<(const Place& o) const {
    return std::tie(type, pointer, offset) < std::tie(o.type, o.pointer, o.offset);
  }
};

std::optional<Place> placeOf(const std::string& text) {
  const llvm::StringRef all = text;
  const auto [type, rest] = all.split(' ');
  const auto [where, stores] = rest.rsplit('@');
  const auto [pointer, offset] = where.rsplit('+');
  Place place{type.str(), pointer.str(), 0, 0, elementBytes(text.substr(0, type.size()))};
  const bool read =
      !offset.getAsInteger(10, place.offset) && (stores.empty() || !stores.getAsInteger(10, place.stores));
  return text.find('@') != std::string::npos && read ? std::optional(place) : std::nullopt;
}

bool isOfLanes(const MeaningFunction& f, const std::string& pointer) {
  return std::ranges::any_of(f.pointers, [&](const MeaningPointer& p) {
    return p.kind == MeaningPointer::Kind::kLanes && p.name == pointer;
  });
}

// Two pointers that are one memory: `second` begins `distance` bytes behind `first`. Others are apart.
struct Coincidence {
  std::string first, second;
  int64_t distance = 0;
  bool operator<(const Coincidence& o) const {
    return std::tie(first, second, distance) < std::tie(o.first, o.second, o.distance);
  }
};

using Address = std::pair<std::string, int64_t>;  // a pointer, and bytes behind it

// What a byte holds.
struct Byte {
  enum class Kind : uint8_t {
    kBefore,    // what it held, after `number` barriers
    kConstant,  // `number`
    kPart,      // byte `number` of the value `name`, an element of `type`
    kPoison,
    kUnknown
  } kind = Kind::kUnknown;
  size_t number = 0;
  Address at{};
  std::string name{}, type{};
  bool operator==(const Byte&) const = default;
};
using Bytes = std::vector<Byte>;

// The memory of one of the two sides, in the time that its stores are.
class Memory {
 public:
  struct Written {
    size_t store;
    Byte byte;
    Address element;  // of which it is a byte
    std::string type;
  };

  Memory(ValueNames& names, const Coincidence& one, const MeaningFunction& f)
      : names_(names), one_(one), f_(f) {}

  // Whether other threads may have stored what stands there; `barrier`: one was met.
  bool ofOthers(const std::string& pointer, bool barrier) const {
    return ofOtherThreads(f_, pointer, barrier) ||
           (pointer == one_.first && ofOtherThreads(f_, one_.second, barrier));
  }

  void run(const Trace& trace) {
    for (const TracedAccess& a : trace) {
      if (!a.store) continue;
      const std::optional<Place> place = placeOf(a.place);
      if (!place || place->bytes == 0)
        barriers.push_back(stores_);
      else if (!isOfLanes(f_, place->pointer))
        store(*place, a.value);
      ++stores_;
    }
  }

  Address addressOf(const Place& place) const {
    return place.pointer == one_.second && !one_.first.empty()
               ? Address{one_.first, place.offset + one_.distance}
               : Address{place.pointer, place.offset};
  }

  // What stands there once so many stores were made; after a barrier whatever another thread wrote.
  Byte at(const Address& address, size_t stores) const {
    const auto since =
        static_cast<size_t>(std::lower_bound(barriers.begin(), barriers.end(), stores) - barriers.begin());
    const Written* last = lastOf(address, stores);
    if (last && (since == 0 || last->store > barriers[since - 1])) return last->byte;
    // What nobody stores is the same behind a barrier.
    return {Byte::Kind::kBefore, ofOthers(address.first, since > 0) ? since : 0, address};
  }

  // The store that wrote a byte last; null where none did.
  const Written* lastOf(const Address& address, size_t stores) const {
    const auto found = written.find(address);
    if (found == written.end()) return nullptr;
    const auto after = std::lower_bound(found->second.begin(), found->second.end(), stores,
                                        [](const Written& w, size_t until) { return w.store < until; });
    return after == found->second.begin() ? nullptr : &*std::prev(after);
  }

  // The bytes as one value of the type, named by what was in memory before; nothing where they are none.
  static std::optional<std::string> nameOf(const Bytes& bytes, const std::string& type) {
    const Byte& first = bytes[0];
    uint64_t bits = 0;
    for (size_t k = 0; k < bytes.size(); ++k) {
      Byte expected = first;
      if (first.kind == Byte::Kind::kBefore) expected.at.second += static_cast<int64_t>(k);
      if (first.kind == Byte::Kind::kPart) expected.number = k;
      if (first.kind == Byte::Kind::kConstant) expected.number = bytes[k].number;
      if (!(bytes[k] == expected)) return std::nullopt;
      bits |= static_cast<uint64_t>(bytes[k].number) << (8 * k);
    }
    if (first.kind == Byte::Kind::kConstant) return "bits " + std::to_string(bits);
    if (first.kind == Byte::Kind::kPart) return first.type == type ? std::optional(first.name) : std::nullopt;
    if (first.kind != Byte::Kind::kBefore) return std::nullopt;
    const std::string after = first.number == 0 ? "" : " after " + std::to_string(first.number) + " barriers";
    return loadToken(first.at.first + after, first.at.second, type, 0);
  }

  std::map<Address, std::vector<Written>> written;
  std::vector<size_t> barriers;  // each as the store that it is counted as

 private:
  void store(const Place& place, const std::string& value) {
    const Bytes bytes = bytesOf(value, place);
    const Address element = addressOf(place);
    for (size_t k = 0; k < bytes.size(); ++k)
      written[{element.first, element.second + static_cast<int64_t>(k)}].push_back(
          {stores_, bytes[k], element, place.type});
  }

  Bytes loaded(const Place& place) const {
    Bytes bytes;
    const Address from = addressOf(place);
    for (unsigned k = 0; k < place.bytes; ++k)
      bytes.push_back(at({from.first, from.second + k}, place.stores));
    return bytes;
  }

  Bytes bytesOf(const std::string& value, const Place& to) {
    if (value == "poison") return Bytes(to.bytes, {Byte::Kind::kPoison});
    if (!names_.made(value)) {
      if (const std::optional<Place> from = placeOf(value); from && from->bytes == to.bytes)
        return loaded(*from);
    }
    const std::optional<std::string> name = named(value);
    Bytes bytes;
    for (unsigned k = 0; name && k < to.bytes; ++k) {
      uint64_t bits = 0;
      const bool constant =
          name->starts_with("bits ") && !llvm::StringRef(*name).drop_front(5).getAsInteger(10, bits);
      bytes.push_back(constant ? Byte{Byte::Kind::kConstant, static_cast<size_t>(bits >> (8 * k) & 0xff)}
                               : Byte{Byte::Kind::kPart, k, {}, *name, to.type});
    }
    return name ? bytes : Bytes(to.bytes);
  }

  // A value by what was in memory before, rather than by what was loaded; nothing where a load mixes what was
  // stored.
  std::optional<std::string> named(const std::string& value) {
    if (const auto known = named_.find(value); known != named_.end()) return known->second;
    if (depth_ >= kMostParts || value == "poison" || value == "a pointer") return std::nullopt;
    ++depth_;
    std::optional<std::string> name = namedAnew(value);
    --depth_;
    return named_[value] = std::move(name);
  }

  std::optional<std::string> namedAnew(const std::string& value) {
    const ValueNames::Made* made = names_.made(value);
    if (!made) {
      const std::optional<Place> from = placeOf(value);
      if (!from) return value;
      return from->bytes == 0 ? std::nullopt : nameOf(loaded(*from), from->type);
    }
    const std::string word = made->word;
    std::vector<std::string> operands = made->operands;
    for (std::string& operand : operands) {
      const std::optional<std::string> name = named(operand);
      if (!name) return std::nullopt;
      operand = *name;
    }
    return names_.of(word, std::move(operands));
  }

  ValueNames& names_;
  const Coincidence one_;
  const MeaningFunction& f_;
  std::map<std::string, std::optional<std::string>> named_;  // values of loads say when: a name is one value
  size_t stores_ = 0, depth_ = 0;
};

// Both sides, with two pointers that are one memory, or with none.
class Sides {
 public:
  Sides(const Trace& meant, const Trace& executed, const std::set<Place>& numbers, ValueNames& names,
        const Coincidence& one, const MeaningFunction& f)
      : meant_(names, one, f), executed_(names, one, f), names_(names) {
    meant_.run(meant);
    executed_.run(executed);
    ends_ = {meant_.barriers, executed_.barriers};
    ends_[0].push_back(meant.size());
    ends_[1].push_back(executed.size());
    for (const Place& place : numbers) {
      const Address from = meant_.addressOf(place);
      for (unsigned k = 0; k < place.bytes; ++k) numbers_.insert({from.first, from.second + k});
    }
  }

  // Whether the memory left differs; else `open` says what is not known, and is empty where it is the same.
  bool differ() {
    if (ends_[0].size() != ends_[1].size()) {
      open = "the code has another number of barriers";  // whether a barrier is missed the launch shows
      return false;
    }
    for (size_t side : {0, 1})
      for (const auto& [address, stores] : (side == 0 ? meant_ : executed_).written)
        for (size_t k = 0; k < stores.size(); ++k) {
          const size_t part = partOf(side, stores[k].store);
          if ((k == 0 || part != partOf(side, stores[k - 1].store)) && differAt(address, part)) return true;
        }
    return false;
  }

  std::string open;

 private:
  size_t partOf(size_t side, size_t store) const {
    return static_cast<size_t>(std::upper_bound(ends_[side].begin(), ends_[side].end(), store) -
                               ends_[side].begin());
  }

  static bool writes(const Memory& memory, const Address& address, size_t from, size_t end) {
    const Memory::Written* last = memory.lastOf(address, end);
    return last && last->store >= from;
  }

  bool differAt(const Address& address, size_t part) {
    const auto begin = [&](size_t side) { return part == 0 ? 0 : ends_[side][part - 1]; };
    const bool meant = writes(meant_, address, begin(0), ends_[0][part]);
    const bool executed = writes(executed_, address, begin(1), ends_[1][part]);
    if (!meant) return executed;  // what is not the module's to write
    const Byte wanted = meant_.at(address, ends_[0][part]), done = executed_.at(address, ends_[1][part]);
    if (wanted == done && wanted.kind != Byte::Kind::kUnknown) return false;
    if (done.kind == Byte::Kind::kPoison) return true;
    // What stood in memory is any byte, unless it is read as a number.
    using Kind = Byte::Kind;
    const auto others = [&](const Byte& b) { return meant_.ofOthers(b.at.first, b.number > 0); };
    const auto any = [&](const Byte& b) {
      return b.kind == Kind::kBefore && !numbers_.contains(b.at) && !others(b);
    };
    const auto plain = [&](const Byte& b) {
      return b.kind == Kind::kConstant || (b.kind == Kind::kBefore && !others(b));
    };
    const bool constants = wanted.kind == Kind::kConstant && done.kind == Kind::kConstant;
    if (constants || (plain(wanted) && plain(done) && (any(wanted) || any(done)))) return true;
    return differAtNumbers(*meant_.lastOf(address, ends_[0][part]), part);
  }

  bool differAtNumbers(const Memory::Written& wanted, size_t part) {
    const auto meant = elementOf(meant_, wanted, ends_[0][part]);
    const auto executed = elementOf(executed_, wanted, ends_[1][part]);
    if (meant && meant == executed) return false;
    std::string reason =
        "bytes of " + wanted.type + " " + wanted.element.first + "+" + std::to_string(wanted.element.second);
    // That a load is of what was stored, by another thread.
    const auto initial = [&](const std::string& load) {
      const std::optional<Place> place = placeOf(load);
      if (!place) return true;
      const size_t after = place->pointer.find(" after ");
      return meant_.ofOthers(place->pointer.substr(0, after), after != std::string::npos);
    };
    if (meant && executed && meant->second == wanted.type &&
        differenceAtNumbers({wanted.type, meant->first, executed->first, names_, initial, executed->second},
                            reason))
      return true;
    if (open.empty()) open = reason;
    return false;
  }

  // What an element holds, and the type of the value.
  static std::optional<std::pair<std::string, std::string>> elementOf(const Memory& memory,
                                                                      const Memory::Written& of, size_t end) {
    Bytes bytes;
    for (unsigned k = 0; k < elementBytes(of.type); ++k)
      bytes.push_back(memory.at({of.element.first, of.element.second + k}, end));
    const std::string type = bytes[0].kind == Byte::Kind::kPart ? bytes[0].type : of.type;
    const std::optional<std::string> name =
        elementBytes(type) == bytes.size() ? Memory::nameOf(bytes, type) : std::nullopt;
    return name ? std::optional(std::pair(*name, type)) : std::nullopt;
  }

  Memory meant_, executed_;
  std::vector<std::vector<size_t>> ends_{2};  // of each side, the stores before a barrier, and before its end
  std::set<Address> numbers_;                 // bytes that are read as a number: what they held is known
  ValueNames& names_;
};

class Question {
 public:
  Question(const Trace& meant, const Trace& executed, const MeaningFunction& f, const ValueNames& names)
      : meant_(meant), executed_(executed), f_(f), names_(names) {
    for (const TracedAccess& a : meant) {
      const std::optional<Place> place = placeOf(a.place);
      for (unsigned k = 0; place && k < place->bytes; ++k)
        touched_.insert({place->pointer, place->offset + k});
      if (place && !a.store && f.accesses[a.source].numeric) numbers_.insert(*place);
    }
  }

  Compared answer() {
    if (touchesOther()) return {};
    if (open_.empty() && anyDiffer()) return {};
    return {std::nullopt, open_.empty() ? kSameMemory : kUndecided + open_, work_, true};
  }

 private:
  // Whether the code touches a byte that the module does not. Behind a number that the run makes up nothing
  // is known.
  bool touchesOther() {
    const bool numbers = std::ranges::any_of(f_.accesses, [](const MeaningAccess& a) { return a.numeric; });
    for (const TracedAccess& a : executed_) {
      const std::optional<Place> place = placeOf(a.place);
      if (place && isOfLanes(f_, place->pointer))
        continue;  // what lanes exchange is no memory: the launch shows it
      for (unsigned k = 0; place && k < place->bytes; ++k)
        if (!touched_.contains({place->pointer, place->offset + k})) return true;
      if (!numbers || !place || a.store || place->type[0] != 'i' || numbers_.contains(*place)) continue;
      open_ = "the number of " + a.place.substr(0, a.place.find('@'));
      return false;
    }
    return false;
  }

  bool anyDiffer() {
    if (differ({})) return true;
    for (const Coincidence& one : coincidences()) {
      if (work_ > kMostTried) break;
      if (differ(one)) return true;
    }
    return false;
  }

  bool differ(const Coincidence& one) {
    work_ += meant_.size() + executed_.size();
    ValueNames names = names_;
    Sides sides(meant_, executed_, numbers_, names, one, f_);
    if (sides.differ()) return true;
    if (open_.empty()) open_ = sides.open;
    return false;
  }

  const MeaningPointer& pointer(const std::string& name) const {
    return *std::ranges::find_if(f_.pointers, [&](const MeaningPointer& p) { return p.name == name; });
  }

  bool mayCoincide(const Coincidence& one) const {
    const MeaningPointer &a = pointer(one.first), &b = pointer(one.second);
    if (a.space != b.space || one.distance % static_cast<int64_t>(std::min(a.align, b.align)) != 0)
      return false;
    // A number is what it was loaded as, whatever the other pointer touches.
    return std::ranges::none_of(numbers_, [&](const Place& n) {
      if (n.pointer != one.first && n.pointer != one.second) return false;
      const bool first = n.pointer == one.first;
      const Address from{first ? one.second : one.first,
                         first ? n.offset - one.distance : n.offset + one.distance};
      for (unsigned k = 0; k < n.bytes; ++k)
        if (touched_.contains({from.first, from.second + k})) return true;
      return false;
    });
  }

  // The ways in which an access of one pointer meets a store by another. An output that is spoken of meets
  // nothing.
  std::set<Coincidence> coincidences() {
    std::set<Coincidence> all;
    std::set<std::pair<Address, bool>> places;
    for (const Trace* trace : {&meant_, &executed_})
      for (const TracedAccess& a : *trace)
        if (const std::optional<Place> at = placeOf(a.place); f_.ensures.empty() && at && at->bytes > 0)
          places.insert({{at->pointer, at->offset}, a.store});
    for (const auto& [a, stored] : places)
      for (const auto& [b, alsoStored] : places) {
        if (a.first >= b.first || (!stored && !alsoStored)) continue;
        if (++work_ > kMostTried) return all;
        const Coincidence one{a.first, b.first, a.second - b.second};
        if (!all.contains(one) && mayCoincide(one)) all.insert(one);
      }
    return all;
  }

  const Trace &meant_, &executed_;
  const MeaningFunction& f_;
  const ValueNames& names_;
  std::set<Address> touched_;
  std::set<Place> numbers_;
  std::string open_;
  uint64_t work_ = 0;
};

}  // namespace

Compared unseen(const Trace& meant, const Trace& executed, const MeaningFunction& f, const Run& run,
                const ValueNames& names) {
  if (differInOrderAlone(meant, executed, run)) return {std::nullopt, kOtherOrder};
  return Question(meant, executed, f, names).answer();
}

}  // namespace cutecheck::oracle
