// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/inputs/law_input.h"

#include "fuzz/inputs/byte_layout.h"

namespace cutecheck::fuzz {
namespace {

Tiler tilerOf(const Layout& b, bool whole, unsigned kept) {
  if (whole || !b.shape().isTuple()) return Tiler(b);
  std::vector<Tiler> modes;
  for (size_t i = 0; i < b.rank(); ++i) modes.push_back(i < kept ? Tiler::keep() : Tiler(b.mode(i)));
  return Tiler::tuple(std::move(modes));
}

IntTuple coordinateOf(ByteReader& reader, const IntTuple& shape) {
  if (shape.isTuple()) {
    std::vector<IntTuple> modes;
    for (const IntTuple& mode : shape.modes()) modes.push_back(coordinateOf(reader, mode));
    return IntTuple::tuple(std::move(modes));
  }
  const unsigned b = reader.byte();
  return b % 4 == 3 ? IntTuple::underscore() : IntTuple(static_cast<int64_t>(b / 4) % (shape.value() + 1));
}

}  // namespace

LawInput decodeLawInput(std::string_view bytes) { return decodeLawInput(bytes, {}); }

LawInput decodeLawInput(std::string_view bytes, std::span<const laws::Law* const> among) {
  using laws::Arguments;
  ByteReader reader(bytes);
  LawInput out;
  out.law = reader.byte();
  reader.byte();
  // Of all bytes, so that each mutant asks for another case.
  for (const char c : bytes) out.which = out.which * 31 + static_cast<unsigned char>(c);
  const unsigned low = reader.byte(), high = reader.byte();
  laws::Input& in = out.input;
  in.number = static_cast<int64_t>(low + 256 * (high & 3));
  if (high >> 4 == 14) in.number <<= 16;
  if (high >> 4 == 15) in.number = -in.number;
  const unsigned fields = reader.byte(), more = reader.byte();
  const int bits = static_cast<int>(fields & 3), shift = bits + static_cast<int>(fields >> 5 & 3);
  const int base = static_cast<int>(fields >> 2 & 7) + (more >> 3 == 31 ? 20 : 0);
  in.swizzle = {bits, base, (fields & 0x80) != 0 ? -shift : shift};
  in.a = reader.layout(32);
  const auto reads = [&](Arguments arguments) {
    return among.empty() || among[out.law % among.size()]->arguments == arguments;
  };
  const bool tiler = reads(Arguments::kLayoutAndTiler), coordinate = reads(Arguments::kLayoutAndCoordinate);
  // The coordinate stands behind B.
  if (tiler || coordinate || reads(Arguments::kTwoLayouts)) in.b = reader.layout(16);
  if (tiler) in.tiler = tilerOf(in.b, (more & 1) != 0, more >> 1 & 3);
  if (coordinate) in.coordinate = coordinateOf(reader, in.a.shape());
  return out;
}

}  // namespace cutecheck::fuzz
