// Where the children of expressions lie.
#include "core/expression_list.h"

#include <algorithm>
#include <memory>
#include <new>

#include "core/expression.h"

namespace cutecheck {
namespace {

constexpr size_t kUnit = alignof(int64_t);
constexpr size_t kMaxPiece = 1u << 16;

constexpr size_t rounded(size_t bytes) { return (bytes + kUnit - 1) / kUnit * kUnit; }

}  // namespace

// --- the pool ---------------------------------------------------------------------------------

void ExpressionPool::addPiece(size_t bytes) {
  const size_t head = rounded(sizeof(Piece)) + (owner_ ? 0 : rounded(sizeof(Owner)));
  const size_t wanted = owner_ ? std::min(2 * owner_->last->bytes, kMaxPiece) : first_;
  const size_t size = head + rounded(std::max(bytes, wanted));
  char* memory = static_cast<char*>(::operator new(size));
  auto* piece = new (memory) Piece;
  piece->bytes = size;
  // The owner lies in the first piece.
  if (!owner_)
    owner_ = new (memory + rounded(sizeof(Piece))) Owner;
  else
    piece->before = owner_->last;
  owner_->last = piece;
  free_ = memory + head;
  end_ = memory + size;
}

void* ExpressionPool::take(size_t bytes) {
  bytes = rounded(bytes);
  if (static_cast<size_t>(end_ - free_) < bytes) addPiece(bytes);
  return std::exchange(free_, free_ + bytes);
}

bool ExpressionPool::extend(const void* end, size_t bytes) {
  bytes = rounded(bytes);
  if (end != free_ || static_cast<size_t>(end_ - free_) < bytes) return false;
  free_ += bytes;
  return true;
}

void ExpressionPool::release(Owner* owner) {
  if (owner->users.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
  for (Piece* piece = owner->last; piece;) {
    Piece* before = piece->before;
    ::operator delete(piece);
    piece = before;
  }
}

// --- the list ---------------------------------------------------------------------------------

Expression* ExpressionList::items() const {
  static_assert(alignof(Expression) <= kUnit && sizeof(Block) % kUnit == 0);
  return reinterpret_cast<Expression*>(block_ + 1);
}

void ExpressionList::relocate(size_t capacity, ExpressionPool* pool) {
  assert(capacity >= size());
  const size_t bytes = sizeof(Block) + capacity * sizeof(Expression);
  void* memory = pool ? pool->take(bytes) : ::operator new(bytes);
  ExpressionPool::Owner* owner = pool ? pool->owner_ : nullptr;
  if (owner) owner->users.fetch_add(1, std::memory_order_relaxed);
  auto* block = new (memory) Block{owner, 0, static_cast<uint32_t>(capacity)};
  ExpressionList moved;
  std::swap(block_, moved.block_);
  block_ = block;
  std::uninitialized_move_n(moved.begin(), moved.size(), items());
  block_->size = static_cast<uint32_t>(moved.size());
}

void ExpressionList::destroy() {
  std::destroy_n(items(), block_->size);
  if (block_->owner)
    ExpressionPool::release(block_->owner);
  else
    ::operator delete(block_);
}

ExpressionList::ExpressionList(std::initializer_list<Expression> given) {
  if (given.size() == 0) return;
  relocate(given.size(), nullptr);
  for (const Expression& item : given) push_back(item);
}

ExpressionList::ExpressionList(const ExpressionList& other) {
  if (other.empty()) return;
  relocate(other.size(), nullptr);
  for (const Expression& item : other) push_back(item);
}

Expression* ExpressionList::begin() { return block_ ? items() : nullptr; }
Expression* ExpressionList::end() { return begin() + size(); }
const Expression* ExpressionList::begin() const { return block_ ? items() : nullptr; }
const Expression* ExpressionList::end() const { return begin() + size(); }
Expression& ExpressionList::operator[](size_t i) {
  assert(i < size());
  return items()[i];
}
const Expression& ExpressionList::operator[](size_t i) const {
  assert(i < size());
  return items()[i];
}
Expression& ExpressionList::front() { return (*this)[0]; }
const Expression& ExpressionList::front() const { return (*this)[0]; }
Expression& ExpressionList::back() { return (*this)[size() - 1]; }
const Expression& ExpressionList::back() const { return (*this)[size() - 1]; }

Expression& ExpressionList::emplace_back() {
  if (!block_ || block_->size == block_->capacity) relocate(std::max<size_t>(2, 2 * size()), nullptr);
  Expression* item = new (items() + block_->size) Expression;
  ++block_->size;
  return *item;
}

void ExpressionList::push_back(Expression item) { emplace_back() = std::move(item); }

void ExpressionList::pop_back() {
  assert(!empty());
  std::destroy_at(items() + --block_->size);
}

void ExpressionList::erase(const Expression* at) {
  std::move(begin() + (at - begin()) + 1, end(), begin() + (at - begin()));
  pop_back();
}

Expression& ExpressionList::emplaceIn(ExpressionPool& pool) {
  if (!block_)
    relocate(2, &pool);
  else if (block_->size == block_->capacity) {
    // A list whose last element has no list is the last in the pool, and grows where it lies.
    const size_t more = block_->capacity;
    if (pool.extend(items() + block_->capacity, more * sizeof(Expression)))
      block_->capacity += static_cast<uint32_t>(more);
    else
      relocate(2 * size(), &pool);
  }
  Expression* item = new (items() + block_->size) Expression;
  ++block_->size;
  return *item;
}

}  // namespace cutecheck
