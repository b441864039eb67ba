// ExpressionList: the children of an expression; a vector that may lie in a pool.
//
// A text of a line makes a tree of many short lists. Those of one text share an ExpressionPool: a few pieces
// of memory, which go when the last of the lists goes, whoever holds it then. A list that is copied, or grown
// by hand, lies in memory of its own, so that trees of one text may be changed in different threads.
#pragma once

#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <utility>

namespace cutecheck {

struct Expression;

// Memory for the lists of one text, taken from front to back and given back as a whole.
class ExpressionPool {
 public:
  // `bytes` is how much the first piece holds; none is asked for before it is needed.
  explicit ExpressionPool(size_t bytes) : first_(bytes) {}
  ExpressionPool(const ExpressionPool&) = delete;
  ExpressionPool& operator=(const ExpressionPool&) = delete;
  ~ExpressionPool() {
    if (owner_) release(owner_);
  }

 private:
  friend class ExpressionList;
  struct Piece {
    Piece* before = nullptr;
    size_t bytes = 0;
  };
  // Counts the lists that lie here, and the pool itself.
  struct Owner {
    std::atomic<size_t> users = 1;
    Piece* last = nullptr;
  };

  void* take(size_t bytes);
  // Adds `bytes` to what ends at `end`, where nothing lies behind it.
  bool extend(const void* end, size_t bytes);
  void addPiece(size_t bytes);
  static void release(Owner* owner);

  size_t first_;
  Owner* owner_ = nullptr;
  char* free_ = nullptr;
  char* end_ = nullptr;
};

class ExpressionList {
 public:
  ExpressionList() = default;
  ExpressionList(std::initializer_list<Expression> items);
  ExpressionList(const ExpressionList& other);
  ExpressionList(ExpressionList&& other) noexcept : block_(std::exchange(other.block_, nullptr)) {}
  ExpressionList& operator=(ExpressionList other) noexcept {
    std::swap(block_, other.block_);
    return *this;
  }
  ~ExpressionList() {
    if (block_) destroy();
  }

  size_t size() const { return block_ ? block_->size : 0; }
  bool empty() const { return size() == 0; }
  Expression* begin();
  Expression* end();
  const Expression* begin() const;
  const Expression* end() const;
  Expression& operator[](size_t i);
  const Expression& operator[](size_t i) const;
  Expression& front();
  const Expression& front() const;
  Expression& back();
  const Expression& back() const;

  Expression& emplace_back();
  void push_back(Expression item);
  void pop_back();
  void erase(const Expression* at);

  // The same as emplace_back, for whoever made `pool` and still reads its text.
  Expression& emplaceIn(ExpressionPool& pool);

 private:
  struct Block {
    ExpressionPool::Owner* owner;  // null: memory of its own
    uint32_t size, capacity;
  };

  Expression* items() const;
  // Moves the elements to a block with room for `capacity`, of the pool or, where there is none, of its own.
  void relocate(size_t capacity, ExpressionPool* pool);
  void destroy();

  Block* block_ = nullptr;
};

}  // namespace cutecheck
