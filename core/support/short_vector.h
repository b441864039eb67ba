// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ShortVector: a vector of numbers that lies inside the object while it has at most N of them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <type_traits>
#include <utility>
#include <vector>

namespace cutecheck {

template <typename T, size_t N>
class ShortVector {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  ShortVector() {}
  ShortVector(std::initializer_list<T> items) : ShortVector(items.begin(), items.end()) {}
  template <typename Iterator>
  ShortVector(Iterator first, Iterator last) {
    for (; first != last; ++first) push_back(*first);
  }
  ShortVector(const ShortVector& other) : size_(other.size_), heap_(other.heap_) { copyInline(other); }
  ShortVector(ShortVector&& other) noexcept { *this = std::move(other); }
  ShortVector& operator=(const ShortVector& other) { return *this = ShortVector(other); }
  ShortVector& operator=(ShortVector&& other) noexcept {
    size_ = std::exchange(other.size_, 0);
    heap_ = std::move(other.heap_);
    copyInline(other);
    return *this;
  }
  ~ShortVector() = default;

  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return heap_.empty() ? inline_.data() : heap_.data(); }
  const T* data() const { return heap_.empty() ? inline_.data() : heap_.data(); }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }
  T& operator[](size_t i) {
    assert(i < size_);
    return data()[i];
  }
  const T& operator[](size_t i) const {
    assert(i < size_);
    return data()[i];
  }
  T& back() { return data()[size_ - 1]; }
  const T& back() const { return data()[size_ - 1]; }

  void push_back(const T& item) {
    if (heap_.empty() && size_ < N)
      inline_[size_++] = item;
    else
      pushToHeap(item);
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void erase(const T* at) {
    std::copy(at + 1, static_cast<const T*>(end()), begin() + (at - begin()));
    --size_;
  }
  template <typename Predicate>
  void removeIf(Predicate gone) {
    size_ = static_cast<size_t>(std::remove_if(begin(), end(), gone) - begin());
  }

 private:
  void copyInline(const ShortVector& other) {
    for (size_t i = 0; i < size_ && i < N; ++i) inline_[i] = other.inline_[i];
  }
  [[gnu::noinline]] void pushToHeap(T item) {
    if (heap_.empty()) heap_.assign(inline_.begin(), inline_.end());
    heap_.resize(size_);
    heap_.push_back(item);
    ++size_;
  }
  // Elements lie in heap_ once there were more than N; what lies there behind size_ is old.
  size_t size_ = 0;
  std::array<T, N> inline_;
  std::vector<T> heap_;
};

}  // namespace cutecheck
