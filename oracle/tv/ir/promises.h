// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// promises: what may stand in a module of LLVM IR beside its instructions, and how it is read.
//
// Attributes, metadata, operand bundles, linkages and flags promise something that LLVM may use: where the promise
// is broken, behaviour is undefined or a value is poison, and a verdict that leaves it out is false. Each has a row
// in the tables of promises.cpp:
//   modelled   the executions (execute.h, interpret.h) read it
//   harmless   it promises nothing, or nothing that the functions read here could break; the row says why
//   unknown    it is not read: the verdict is Unknown and names it
// What has no row is unknown, too. The names of LLVM's own tables have rows, all of them: a test asks LLVM for them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cutecheck::oracle {

enum class Reading : uint8_t { kModelled, kHarmless, kUnknown };

struct PromiseRow {
  Reading reading = Reading::kUnknown;
  const char* why = "";
};

// Where an attribute stands: of a function that is defined, or of a call. One bit each.
enum class AttributePlace : uint8_t {
  kFunction = 1,
  kResult = 2,
  kParameter = 4,
  kCall = 8,
  kCallResult = 16,
  kCallArgument = 32
};
// "parameter", "result of the call"
std::string_view placeName(AttributePlace place);

// Where metadata stands. One bit each.
enum class MetadataPlace : uint8_t { kCall = 1, kAccess = 2, kBranch = 4, kOther = 8, kFunction = 16, kGlobal = 32 };

// The rows; null where there is none. Attributes by LLVM's number (llvm::Attribute::AttrKind).
const PromiseRow* attributeRow(unsigned kind, AttributePlace place);
// By name and value: a value that is not listed is unknown.
const PromiseRow* stringAttributeRow(std::string_view name, std::string_view value, AttributePlace place);
const PromiseRow* metadataRow(std::string_view kind, MetadataPlace place);
// `assume`: of a call of llvm.assume, whose tags are names of attributes.
const PromiseRow* bundleRow(std::string_view tag, bool assume);
// By LLVM's numbers (llvm::GlobalValue::LinkageTypes, llvm::CallingConv::ID).
const PromiseRow* linkageRow(unsigned linkage);
const PromiseRow* conventionRow(unsigned convention);
// "nsw", "volatile", "reassoc", "musttail", "acquire", ... of instructions.
const PromiseRow* flagRow(std::string_view flag);
// Of a module: `!name = !{...}` and the flags of `!llvm.module.flags`.
const PromiseRow* namedMetadataRow(std::string_view name);
const PromiseRow* moduleFlagRow(std::string_view name);
// A name within the metadata of a loop: "llvm.loop.unroll.disable".
const PromiseRow* loopPropertyRow(std::string_view name);

}  // namespace cutecheck::oracle
