// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ahead: the answers of 0, .., count-1, worked out by threads side by side and taken in their order.
//
// A proof can take minutes and does not look up. So who waits for an answer may leave: what is then still in work is
// left behind, owns all that it reads, and ends with the process.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace cutecheck::cli {

template <typename Answer>
class Ahead {
 public:
  using Stop = std::function<bool()>;
  // `stop` holds once nobody takes the answer any more. What `work` throws is thrown where its answer is taken.
  using Work = std::function<Answer(size_t, const Stop& stop)>;

  Ahead(size_t count, size_t threads, Work work) : shared_(std::make_shared<Shared>(count, std::move(work))) {
    for (size_t i = 0; i < std::min(std::max<size_t>(threads, 1), count); ++i)
      threads_.emplace_back([shared = shared_] { shared->workOn(); });
  }
  Ahead(const Ahead&) = delete;
  Ahead& operator=(const Ahead&) = delete;
  ~Ahead() {
    shared_->stopped = taken_ < shared_->answers.size();
    for (std::thread& thread : threads_) shared_->stopped ? thread.detach() : thread.join();
  }

  // The next answer; nothing as soon as `stop` holds.
  std::optional<Answer> take(const Stop& stop) {
    std::future<Answer> answer = shared_->answers[taken_].get_future();
    while (answer.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready)
      if (stop()) return std::nullopt;
    ++taken_;
    return answer.get();
  }

 private:
  struct Shared {
    Shared(size_t count, Work w) : work(std::move(w)), answers(count) {}

    void workOn() {
      for (size_t i = next++; i < answers.size() && !stopped; i = next++) {
        try {
          answers[i].set_value(work(i, [this] { return stopped.load(); }));
        } catch (...) {
          answers[i].set_exception(std::current_exception());
        }
      }
    }

    Work work;
    std::vector<std::promise<Answer>> answers;
    std::atomic<size_t> next = 0;
    std::atomic<bool> stopped = false;
  };

  std::shared_ptr<Shared> shared_;
  std::vector<std::thread> threads_;
  size_t taken_ = 0;
};

}  // namespace cutecheck::cli
