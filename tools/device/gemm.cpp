// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/gemm.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <optional>
#include <random>
#include <span>

#include "tools/device/device_matrix.h"
#include "tools/device/gemm_end.h"
#include "tools/device/gemm_operand.h"
#include "tools/device/gemm_sums.h"

namespace cutecheck::run_ptx {
namespace {

constexpr uint8_t kCanary = 0xa5;

struct Operands {
  const GemmKernel& kernel;
  GemmSize size;
  DeviceMatrix a, b, d;
  std::optional<DeviceMatrix> scalesA, scalesB;  // of blocks, or the factors of rows
  std::optional<DeviceMatrix> c, bias;
};

// Elements from a row to the next: rows begin at multiples of 16 bytes.
int64_t pitchOf(int32_t columns, int bytes) { return (int64_t{columns} * bytes + 15) / 16 * 16 / bytes; }

// Rows from a batch to the next, of which a matrix has `rows`: one is of no batch.
int32_t rowsApart(const GemmKernel& kernel, int32_t rows) {
  return kernel.tile && kernel.tile->form.batches ? rows + 1 : rows;
}

// The bytes that an operand has beside its elements.
std::span<const uint8_t> scalesOf(const GemmOperand& operand) {
  if (operand.factors.empty()) return operand.scales;
  return {reinterpret_cast<const uint8_t*>(operand.factors.data()), 4 * operand.factors.size()};
}

Expected<Operands> allocate(CudaDriver& driver, const GemmKernel& kernel, const GemmSize& size,
                            const GemmOperand& a, const GemmOperand& b, const GemmEnd& end) {
  const int bytes = kernel.elements.bytes(), bytesD = kernel.elements.bytesD();
  const auto make = [&](int32_t rows, int32_t columns, int element) {
    return DeviceMatrix::make(driver, size.batches * rowsApart(kernel, rows), columns,
                              pitchOf(columns, element), element);
  };
  CUTECHECK_TRY(deviceA, make(size.m, size.k, bytes));
  CUTECHECK_TRY(deviceB, make(size.n, size.k, bytes));
  CUTECHECK_TRY(deviceD, make(size.m, size.n, bytesD));
  Operands operands{kernel, size, std::move(deviceA), std::move(deviceB), std::move(deviceD), {}, {}, {}, {}};
  if (!end.c.empty()) {
    CUTECHECK_TRY(c, make(size.m, size.n, bytesD));
    operands.c.emplace(std::move(c));
  }
  if (!end.bias.empty()) {
    CUTECHECK_TRY(bias, DeviceMatrix::make(driver, 1, size.n, size.n, bytesD));
    operands.bias.emplace(std::move(bias));
  }
  if (kernel.scaled || kernel.factors()) {
    const auto length = [](const GemmOperand& x) { return static_cast<int32_t>(scalesOf(x).size()); };
    CUTECHECK_TRY(scalesA, DeviceMatrix::make(driver, 1, length(a), length(a), 1));
    CUTECHECK_TRY(scalesB, DeviceMatrix::make(driver, 1, length(b), length(b), 1));
    operands.scalesA.emplace(std::move(scalesA));
    operands.scalesB.emplace(std::move(scalesB));
  }
  return operands;
}

Expected<TensorMapWords> mapOf(CudaDriver& driver, const Operands& operands, const DeviceMatrix& matrix,
                               int32_t extent, int32_t rows, int32_t columns, const std::string& element) {
  constexpr uint32_t kU8 = 0, kF16 = 6, kF32 = 7, kBf16 = 9;  // CUtensorMapDataType
  const int bytes = element.starts_with('e') ? 1 : element == "f32" ? 4 : 2;
  HostMap map;
  map.format = bytes == 1 ? kU8 : bytes == 4 ? kF32 : element == "f16" ? kF16 : kBf16;
  map.extents = {static_cast<uint64_t>(matrix.columns()), static_cast<uint64_t>(extent)};
  map.strides = {static_cast<uint64_t>(matrix.stride()) * static_cast<uint64_t>(bytes)};
  map.box = {static_cast<uint32_t>(columns), static_cast<uint32_t>(rows)};
  if (const GemmKernel& kernel = operands.kernel; kernel.tile && kernel.tile->form.batches) {
    map.extents.push_back(static_cast<uint64_t>(operands.size.batches));
    map.strides.push_back(map.strides[0] * static_cast<uint64_t>(rowsApart(kernel, extent)));
    map.box.push_back(1);
  }
  map.swizzle = static_cast<uint32_t>(columns * bytes);
  map.promotion = 256;
  return driver.encode(map, matrix.pointer());
}

// The plans of a product for as many multiprocessors; none for a kernel that is not of the family.
std::vector<product::ProductPlan> plansOf(const GemmKernel& kernel, const GemmSize& size,
                                          int multiprocessors) {
  std::vector<product::ProductPlan> plans;
  if (!kernel.tile) return plans;
  product::ProductTile tile = *kernel.tile;
  tile.wholeBoxes = false;
  product::ProductSize asked{size.m, size.n, size.k, kernel.elements};
  asked.form = tile.form;
  asked.batches = size.batches;
  for (const product::ProductPlan& plan : product::productPlans(asked, multiprocessors))
    if (plan.tile == tile) plans.push_back(plan);
  return plans;
}

// The arguments of a launch, kept for as many as are wanted.
struct Launch {
  const GemmKernel& kernel;
  TensorMapWords a, b, d;
  DevicePointer scalesA, scalesB, pointerD;
  GemmSize size;
  std::optional<product::ProductPlan> plan{};
  DevicePointer workspace{};
  int64_t pitchD{};
  int32_t stepA{}, stepB{};  // of factors: 1, or 0 where one is that of all
  float alpha{}, beta{};
  DevicePointer c{}, bias{};
  int64_t stepD{};  // from a batch of C or D to the next

  // What the kernel and its fixup take last.
  void addEnds(std::vector<void*>& arguments) {
    if (kernel.factors()) arguments.insert(arguments.end(), {&scalesA, &scalesB, &stepA, &stepB});
    const product::ProductForm& form = kernel.tile->form;
    if (!form.plain()) arguments.push_back(&alpha);
    if (form.c) arguments.insert(arguments.end(), {&beta, &c, &pitchD});
    if (form.c && form.batches) arguments.push_back(&stepD);
    if (form.bias) arguments.push_back(&bias);
    if (form.batches) arguments.push_back(&size.batches);
  }
  std::optional<Diagnostic> operator()(CudaDriver& driver, const GemmEntries& entries) {
    pitchD = pitchOf(size.n, kernel.elements.bytesD());
    stepD = pitchD * rowsApart(kernel, size.m);
    std::vector<void*> arguments = {&a, &b, &d};
    if (kernel.scaled) arguments.insert(arguments.end(), {&scalesA, &scalesB});
    arguments.insert(arguments.end(), {&size.m, &size.n, &size.k});
    const auto most = static_cast<uint32_t>(driver.multiprocessors());
    uint32_t blocks = std::max(most / kernel.cluster, 1u) * kernel.cluster;
    if (plan) {
      blocks = plan->blocks;
      arguments.insert(arguments.end(), {&plan->group, &plan->whole, &plan->share, &plan->depth, &workspace});
      addEnds(arguments);
    }
    if (auto error =
            driver.launch(entries.kernel, blocks, kernel.threads, std::move(arguments), kernel.sharedBytes))
      return error;
    if (!plan || plan->fixupBlocks == 0) return std::nullopt;
    arguments = {&workspace, &pointerD,    &pitchD,      &size.m,      &size.n,
                 &size.k,    &plan->group, &plan->whole, &plan->share, &plan->depth};
    addEnds(arguments);
    if (kernel.tile->form.batches) arguments.push_back(&stepD);
    return driver.launch(entries.fixup, plan->fixupBlocks, product::ProductTile::kFixupThreads,
                         std::move(arguments));
  }
};

Expected<Launch> prepare(CudaDriver& driver, const GemmEntries& entries, const Operands& operands,
                         const GemmEnd& end) {
  const GemmKernel& kernel = operands.kernel;
  if (auto error = driver.allowShared(entries.kernel, kernel.sharedBytes)) return *error;
  const int32_t rowsA = kernel.tile ? kernel.tile->boxA(operands.size.m) : kernel.rowsA;
  const int32_t rowsB = kernel.tile ? kernel.tile->boxB(operands.size.n) : kernel.rowsB;
  CUTECHECK_TRY(a,
                mapOf(driver, operands, operands.a, operands.size.m, rowsA, kernel.depth, kernel.elements.a));
  CUTECHECK_TRY(b,
                mapOf(driver, operands, operands.b, operands.size.n, rowsB, kernel.depth, kernel.elements.b));
  CUTECHECK_TRY(d, mapOf(driver, operands, operands.d, operands.size.m, kernel.rowsD, kernel.columnsD,
                         kernel.elements.d()));
  const auto at = [](const std::optional<DeviceMatrix>& m) { return m ? m->pointer() : DevicePointer{}; };
  Launch launch{kernel,       a, b, d, at(operands.scalesA), at(operands.scalesB), operands.d.pointer(),
                operands.size};
  launch.alpha = end.alpha;
  launch.beta = end.beta;
  launch.c = at(operands.c);
  launch.bias = at(operands.bias);
  if (kernel.factors()) {
    launch.stepA = operands.scalesA->columns() > 4 ? 1 : 0;
    launch.stepB = operands.scalesB->columns() > 4 ? 1 : 0;
  }
  return launch;
}

std::optional<Diagnostic> send(CudaDriver& driver, const Operands& operands, const GemmOperand& a,
                               const GemmOperand& b, const GemmEnd& end) {
  const int bytes = operands.kernel.elements.bytes();
  const GemmSize& size = operands.size;
  for (const auto& [matrix, operand, extent] :
       {std::tuple{&operands.a, &a, size.m}, {&operands.b, &b, size.n}}) {
    const auto pitch = static_cast<size_t>(matrix->stride() * bytes),
               row = static_cast<size_t>(operand->depth) * static_cast<size_t>(bytes);
    // What lies between the rows is no number.
    std::vector<uint8_t> rows(static_cast<size_t>(matrix->rows()) * pitch, 0xff);
    const auto apart = static_cast<size_t>(rowsApart(operands.kernel, extent)),
               wide = static_cast<size_t>(extent);
    for (size_t i = 0; i < static_cast<size_t>(operand->rows); ++i)
      std::memcpy(rows.data() + (i / wide * apart + i % wide) * pitch, operand->bytes.data() + i * row, row);
    if (auto error = driver.toDevice(matrix->pointer(), rows.data(), rows.size())) return error;
  }
  const std::string d = operands.kernel.elements.d();
  for (const auto& [matrix, values, extent, apart] :
       {std::tuple{&operands.c, &end.c, size.m, rowsApart(operands.kernel, size.m)},
        {&operands.bias, &end.bias, 1, 1}}) {
    if (!*matrix) continue;
    const std::vector<uint8_t> rows =
        rowsOf(d, *values, (*matrix)->columns(), (*matrix)->stride(), extent, apart);
    if (auto error = driver.toDevice((*matrix)->pointer(), rows.data(), rows.size())) return error;
  }
  if (!operands.scalesA) return std::nullopt;
  if (auto error = driver.toDevice(operands.scalesA->pointer(), scalesOf(a).data(), scalesOf(a).size()))
    return error;
  return driver.toDevice(operands.scalesB->pointer(), scalesOf(b).data(), scalesOf(b).size());
}

Expected<DeviceMatrix> workspaceOf(CudaDriver& driver, const std::optional<product::ProductPlan>& plan) {
  const size_t bytes = plan && plan->fixupBlocks > 0 ? plan->tile.workspaceBytes(plan->blocks) : 4;
  return DeviceMatrix::make(driver, 1, static_cast<int32_t>(bytes / 4), static_cast<int64_t>(bytes / 4), 4);
}

// One product on the device; D with its margins. What a workspace holds before is no number.
Expected<std::vector<uint8_t>> multiply(CudaDriver& driver, const GemmEntries& entries,
                                        const Operands& operands, const GemmEnd& end,
                                        const std::optional<product::ProductPlan>& plan) {
  if (auto error = driver.fill(operands.d.allocation(), kCanary, operands.d.bytes())) return *error;
  CUTECHECK_TRY(launch, prepare(driver, entries, operands, end));
  CUTECHECK_TRY(workspace, workspaceOf(driver, plan));
  if (auto error = driver.fill(workspace.allocation(), 0xff, workspace.bytes())) return *error;
  launch.plan = plan;
  launch.workspace = workspace.pointer();
  if (auto error = launch(driver, entries)) return *error;
  if (auto error = driver.wait()) return *error;
  std::vector<uint8_t> d(operands.d.bytes());
  if (auto error = driver.toHost(d.data(), operands.d.allocation(), d.size())) return *error;
  return d;
}

class Comparison {
 public:
  Comparison(const GemmKernel& kernel, const GemmSize& size, const GemmOperand& a, const GemmOperand& b,
             const GemmEnd& end, const std::vector<uint8_t>& d)
      : kernel_(kernel), size_(size), a_(a), b_(b), end_(end), d_(d) {}

  // Sums are exact in f32, so that only the last rounding is left.
  void exactly(GemmRun& run) {
    each(run, false, [&](float got, double sum, double, double) {
      ++run.exact;
      return got == roundedTo(elementD_, static_cast<float>(sum));
    });
  }
  // A sum of K products in f32 in any order, rounded once to D: of bf16 half a unit in the last place of 8
  // bits, of f32 no more than its end is rounded; and K units of f32 of the sum of magnitudes. Of elements of
  // 8 bits, sm_90 keeps 13 bits behind the point of the largest addend of an instruction: each of its 32
  // products, and the sum so far, may lose a unit of those. A factor is rounded twice in f32.
  void withinRounding(GemmRun& run) {
    each(run, true, [&](float got, double sum, double magnitudes, double largest) {
      ++run.bounded;
      const double last = kernel_.elements.wide ? 0x1p-24 : 0x1.01p-8;
      const double lost = kernel_.factors() ? (size_.k + 31) / 32 * 33 * 0x1p-13 * largest : 0;
      const double bound = std::abs(sum) * last + magnitudes * (size_.k + 32) * 0x1p-24 + lost + 0x1p-126;
      const double part = std::abs(double{got} - sum) / bound;
      run.worst = std::max(run.worst, part);
      return part <= 1;
    });
  }
  void margins(GemmRun& run) const {
    for (size_t i = 0; i < DeviceMatrix::kMargin; ++i)
      if ((d_[i] != kCanary || d_[d_.size() - 1 - i] != kCanary) && run.complaint.empty())
        run.complaint = "a byte outside D was written";
  }

 private:
  template <typename Judge>
  void each(GemmRun& run, bool bounds, Judge&& judge) {
    for (int32_t batch = 0; batch < size_.batches; ++batch) {
      eachOfBatch(run, batch, bounds, judge);
      between(run, batch);
    }
  }
  // The rows that are of no batch.
  void between(GemmRun& run, int32_t batch) const {
    const int32_t apart = rowsApart(kernel_, size_.m);
    const size_t row = static_cast<size_t>(pitchOf(size_.n, bytesD()) * bytesD());
    const auto from = d_.begin() + static_cast<int64_t>(DeviceMatrix::kMargin +
                                                        static_cast<size_t>(batch * apart + size_.m) * row);
    const auto to = from + static_cast<int64_t>(static_cast<size_t>(apart - size_.m) * row);
    if (std::any_of(from, to, [](uint8_t byte) { return byte != kCanary; }) && run.complaint.empty())
      run.complaint = "a row between batches was written";
  }
  template <typename Judge>
  void eachOfBatch(GemmRun& run, int32_t batch, bool bounds, Judge&& judge) {
    const int32_t rowA = batch * size_.m, rowB = batch * size_.n, rowD = batch * rowsApart(kernel_, size_.m);
    const auto columns = static_cast<size_t>(size_.n), depth = static_cast<size_t>(size_.k);
    std::vector<double> left(kRowsAtOnce * depth), right(depth * columns), factors(kRowsAtOnce * columns);
    for (int32_t j = 0; j < size_.n; ++j) b_.row(rowB + j, right.data() + j, columns);
    RowSums sums;
    for (int32_t first = 0; first < size_.m; first += static_cast<int32_t>(kRowsAtOnce)) {
      const int32_t rows = std::min(static_cast<int32_t>(kRowsAtOnce), size_.m - first);
      for (int32_t r = 0; r < rows; ++r) {
        const auto at = static_cast<size_t>(r);
        a_.row(rowA + first + r, left.data() + at * depth, 1);
        for (size_t j = 0; kernel_.factors() && j < columns; ++j)
          factors[at * columns + j] = a_.factor(first + r) * b_.factor(static_cast<int32_t>(j));
      }
      sumsOfRows(left.data(), right.data(), kernel_.factors() ? factors.data() : nullptr, columns, depth,
                 bounds, sums);
      for (int32_t r = 0; r < rows; ++r)
        for (size_t j = 0; j < columns; ++j) {
          const size_t of = static_cast<size_t>(r) * columns + j;
          const int32_t i = first + r;
          const float got = at(rowD + i, static_cast<int64_t>(j));
          const GemmEnd::Value due =
              end_.of(sums.sum[of], sums.magnitudes[of], static_cast<size_t>(rowA + i), j, columns);
          if (!judge(got, due.value, due.magnitudes, std::abs(end_.alpha) * sums.largest[of]) &&
              run.complaint.empty())
            run.complaint = (size_.batches > 1 ? "batch " + std::to_string(batch) + ": D(" : "D(") +
                            std::to_string(i) + "," + std::to_string(j) + ") is " + std::to_string(got) +
                            " where the sum is " + std::to_string(due.value);
        }
    }
  }
  int bytesD() const { return kernel_.elements.bytesD(); }
  float at(int64_t row, int64_t column) const {
    const auto place = static_cast<size_t>((row * pitchOf(size_.n, bytesD()) + column) * bytesD());
    return floatOfElement(elementD_, d_.data() + DeviceMatrix::kMargin + place);
  }

  const GemmKernel& kernel_;
  GemmSize size_;
  const std::string elementD_ = kernel_.elements.d();
  const GemmOperand &a_, &b_;
  const GemmEnd& end_;
  const std::vector<uint8_t>& d_;
};

}  // namespace

const std::vector<GemmKernel>& gemmKernels() {
  static const std::vector<GemmKernel> all = [] {
    using product::ProductTile;
    std::vector<GemmKernel> kernels = {
        {"gemm_bf16", 128, 256, 64, 64, 64, 384, 229440},
        {"gemm_bf16_sm100", 128, 128, 64, 128, 64, 192, 163968},
        {"gemm_bf16_sm100_2cta", 128, 64, 64, 128, 64, 192, 131200, 2},
        {"gemm_mxf8_sm100", 128, 128, 128, 128, 64, 192, 168096, 1, true, {"e4m3"}},
    };
    const auto add = [&](const ProductTile& tile) {
      kernels.push_back({tile.kernel(), tile.boxA(), tile.boxB(), tile.depth(), ProductTile::kStore,
                         tile.storeColumns(), tile.threads(), tile.sharedBytes(),
                         static_cast<uint32_t>(tile.cluster()), false, tile.elements, tile});
    };
    for (const product::ProductElements& elements : product::productElements())
      for (const product::ProductForm& form : product::productForms())
        for (const ProductTile& tile : product::productTiles(elements, form)) add(tile);
    add(product::corpusTile());
    return kernels;
  }();
  return all;
}

const GemmKernel* gemmKernelNamed(std::string_view name) {
  for (const GemmKernel& kernel : gemmKernels())
    if (kernel.name == name) return &kernel;
  return nullptr;
}

std::optional<GemmSize> gemmSizeNamed(const std::string& name) {
  GemmSize size{};
  int read = 0;
  const bool is = std::sscanf(name.c_str(), "%5dx%5dx%5d%n", &size.m, &size.n, &size.k, &read) == 3 &&
                  static_cast<size_t>(read) == name.size() && size.m > 0 && size.n > 0 && size.k > 0;
  return is ? std::optional(size) : std::nullopt;
}

std::vector<GemmSize> gemmSizes(const GemmKernel& kernel, const std::string& which) {
  std::vector<GemmSize> sizes;
  if (const std::optional<GemmSize> one = gemmSizeNamed(which)) return {*one};
  const auto add = [&](std::initializer_list<GemmSize> more) { sizes.insert(sizes.end(), more); };
  if (which == "small") add({{128, 256, 64}, {257, 136, 320}, {1, 8, 8}, {127, 264, 72}, {300, 136, 200}});
  if (which == "even" || which == "all") add({{128, 256, 64}, {512, 512, 256}, {1024, 768, 1024}});
  if (which == "ragged" || which == "all") add({{1, 8, 8}, {127, 264, 72}, {129, 248, 200}, {300, 520, 136}});
  // Of the family by every plan, and rows of any length.
  if (kernel.tile && which == "small") sizes = {{257, 136, 320}, {1, 8, 8}, {127, 263, 75}};
  if (kernel.tile && (which == "ragged" || which == "all")) add({{127, 263, 75}, {300, 517, 133}});
  if (kernel.tile && !kernel.tile->form.name().empty() && which == "small")
    sizes = {{60, 136, 320}, {1, 8, 8}, {67, 131, 75}};
  if (kernel.tile && kernel.tile->form.batches)
    for (GemmSize& size : sizes) size.batches = 3;
  if (kernel.elements.bytes() == 1)
    for (GemmSize& size : sizes) size.k = (size.k + 15) / 16 * 16;
  return sizes;
}

Expected<GemmEntries> loadGemm(CudaDriver& driver, const GemmKernel& kernel, const std::string& ptx) {
  GemmEntries entries;
  CUTECHECK_TRY(main, driver.loadKernel(ptx, kernel.name));
  entries.kernel = main;
  if (!kernel.tile) return entries;
  CUTECHECK_TRY(fixup, driver.loadKernel(ptx, kernel.tile->fixup()));
  entries.fixup = fixup;
  return entries;
}

Expected<GemmRun> runAndCheckGemm(CudaDriver& driver, const GemmEntries& entries, const GemmKernel& kernel,
                                  const GemmSize& size, uint64_t seed) {
  std::mt19937_64 random(seed);
  GemmRun run;
  const std::vector<product::ProductPlan> plans = plansOf(kernel, size, driver.multiprocessors());
  run.plans = static_cast<int>(plans.size());
  for (const bool exact : {true, false}) {
    const GemmOperand a =
        drawOperand(kernel, kernel.elements.a, size.batches * size.m, size.k, exact, random);
    const GemmOperand b =
        drawOperand(kernel, kernel.elements.b, size.batches * size.n, size.k, exact, random);
    const GemmEnd end = drawEnd(kernel, size, exact, random);
    CUTECHECK_TRY(operands, allocate(driver, kernel, size, a, b, end));
    if (auto error = send(driver, operands, a, b, end)) return *error;
    const auto check = [&](const std::optional<product::ProductPlan>& plan) -> std::optional<Diagnostic> {
      const Expected<std::vector<uint8_t>> d = multiply(driver, entries, operands, end, plan);
      if (!d) return d.error();
      Comparison comparison(kernel, size, a, b, end, *d);
      if (exact)
        comparison.exactly(run);
      else
        comparison.withinRounding(run);
      comparison.margins(run);
      return std::nullopt;
    };
    if (plans.empty())
      if (auto error = check(std::nullopt)) return *error;
    for (const product::ProductPlan& plan : plans)
      if (auto error = check(plan)) return *error;
  }
  return run;
}

Expected<double> measureGemm(CudaDriver& driver, const GemmEntries& entries, const GemmKernel& kernel,
                             const GemmSize& size, int times) {
  std::mt19937_64 random(1);
  const GemmOperand a = drawOperand(kernel, kernel.elements.a, size.batches * size.m, size.k, false, random);
  const GemmOperand b = drawOperand(kernel, kernel.elements.b, size.batches * size.n, size.k, false, random);
  const GemmEnd end = drawEnd(kernel, size, false, random);
  CUTECHECK_TRY(operands, allocate(driver, kernel, size, a, b, end));
  if (auto error = send(driver, operands, a, b, end)) return *error;
  CUTECHECK_TRY(launch, prepare(driver, entries, operands, end));
  for (const product::ProductPlan& plan : plansOf(kernel, size, driver.multiprocessors()))
    if (!launch.plan || plan.microseconds < launch.plan->microseconds) launch.plan = plan;
  CUTECHECK_TRY(workspace, workspaceOf(driver, launch.plan));
  launch.workspace = workspace.pointer();
  CUTECHECK_TRY(milliseconds, driver.leastMilliseconds(times, [&] { return launch(driver, entries); }));
  const double operations = 2.0 * size.m * size.n * size.k;
  return milliseconds > 0 ? operations / milliseconds / 1e9 : 0;
}

}  // namespace cutecheck::run_ptx
