// Foreign parsers of layout descriptors: random texts of the grammar, half of them with one byte changed.
//
// The subject's parse_descriptor must accept exactly what the grammar of core/layout_descriptor.h has, and
// what it prints must read as the same descriptor.
#pragma once

#include "tools/cutecheck/conform_findings.h"

namespace cutecheck::cli {

inline constexpr std::string_view kDescriptorLaw = "parse_descriptor_agrees";

// `count` texts from `seed`. A failure of a group that `before` has is counted, not shrunk again.
Findings checkDescriptors(RemoteSubject& subject, uint64_t seed, int64_t count, const Findings& before);

}  // namespace cutecheck::cli
