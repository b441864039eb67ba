#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Builds the fuzz targets that need core/ and the laws alone, as ClusterFuzzLite calls it
# (docs/user/campaigns.md has the same by hand).
#
# From the environment: SRC (the sources are in SRC/cutecheck), OUT (what is run), WORK (scratch), CXX, CXXFLAGS (with the
# sanitizer and its coverage) and LIB_FUZZING_ENGINE. Of each target OUT gets the program, linked statically with all of
# the project, its dictionary, its options and TARGET_seed_corpus.zip.
set -euo pipefail

: "${SRC:?}" "${OUT:?}" "${CXX:?}" "${LIB_FUZZING_ENGINE:?}"
source=$SRC/cutecheck
build=${WORK:-/tmp}/cutecheck-fuzz
targets='notation layout_descriptor composition algebra swizzle matrix_descriptor'
read -ra flags <<<"${CXXFLAGS:-}"

cmake -S "$source" -B "$build" -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_COMPILER="$CXX" -DCMAKE_CXX_FLAGS="${CXXFLAGS:-}" \
  -DBUILD_SHARED_LIBS=OFF -DCUTECHECK_ORACLE=OFF -DCUTECHECK_LOWERING=OFF -DCUTECHECK_TOOLS=OFF \
  -DCUTECHECK_TESTS=OFF -DCUTECHECK_CHECKS=OFF -DCUTECHECK_PROPERTIES=OFF
cmake --build "$build" --parallel "$(nproc)" --target cutecheck_fuzz_mutators
mapfile -t libraries < <(find "$build" -name 'libcutecheck_*.a')

for target in $targets; do
  name=${target}_fuzzer
  "$CXX" "${flags[@]}" -std=c++20 -I"$source" "$source/fuzz/targets/$name.cpp" \
    -Wl,--start-group "${libraries[@]}" -Wl,--end-group "$LIB_FUZZING_ENGINE" -static-libstdc++ -o "$OUT/$name"
  cp "$source/fuzz/targets/$name.dict" "$source/fuzz/targets/$name.options" "$OUT"
  seeds=("$source/corpus/seeds/$target"/*)
  [ -e "${seeds[0]}" ] || { echo "build.sh: $target has no seed" >&2; exit 1; }
  rm -f "$OUT/${name}_seed_corpus.zip"
  python3 -m zipfile -c "$OUT/${name}_seed_corpus.zip" "${seeds[@]}"
done
