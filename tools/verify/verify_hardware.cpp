// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/verify_hardware.h"

#include "tools/answers/collect.h"
#include "tools/device/device_check.h"

namespace cutecheck::cli {

namespace {

constexpr uint64_t kSeed = 20260801;
constexpr const char* kTarget = "sm_90a/";

// "wgmma/m64n8k16_..." of "corpus/golden/sm_90a/wgmma/m64n8k16_....ptx".
std::string nameOf(const std::string& path) {
  const size_t at = path.rfind(kTarget);
  const size_t begin = at == std::string::npos ? 0 : at + std::string(kTarget).size();
  return path.substr(begin, path.rfind('.') - begin);
}

}  // namespace

VerifyHardware::VerifyHardware(std::string library) {
  Expected<std::unique_ptr<run_ptx::CudaDriver>> driver = run_ptx::CudaDriver::open(library);
  if (driver.ok()) driver_ = std::move(*driver);
  device_ = driver_ ? driver_->deviceName() : driver.error().message;
}

VerifyHardware::~VerifyHardware() = default;

std::optional<VerifyRow> VerifyHardware::verify(const std::string& path, const std::string& ptx) {
  const Expected<std::string> module = readFile(path.substr(0, path.rfind('.')) + ".mlir");
  const Expected<run_ptx::DeviceVerdict> verdict =
      run_ptx::checkOnDevice(*driver_, nameOf(path), module.ok() ? *module : "", ptx, kSeed);
  using Status = run_ptx::DeviceVerdict::Status;
  if (verdict.ok() && verdict->status == Status::kNoModel) return std::nullopt;
  VerifyRow row;
  row.path = path;
  row.kind = "golden";
  if (!verdict.ok()) {
    const std::string message = verdict.error().message;
    row.stages.push_back(device_ + ": failed");
    fail(row, ExitStatus::kRefuted, "  " + message + "\n");
    device_ += " failed at " + path;
    driver_.reset();
    return row;
  }
  row.got[verdict->status == Status::kEqual ? "equal" : "differs"] = 1;
  row.stages.push_back(device_ + ": " + (verdict->status == Status::kEqual ? verdict->what : "differs"));
  if (verdict->status == Status::kDiffers) fail(row, ExitStatus::kRefuted, "  " + verdict->what + "\n");
  return row;
}

}  // namespace cutecheck::cli
