# What the scripts of this folder share. Sourced, after `set -euo pipefail`, from the repository root.

# ccache takes a precompiled header only when told that its time stamps and macros do not matter.
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
# Compilers and solvers allocate much and briefly. Large pages, and memory that is not given back between two allocations,
# spare them a twelfth of their processor time (glibc 2.35 and later; others ignore it).
export GLIBC_TUNABLES=${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=33554432:glibc.malloc.trim_threshold=268435456}
# A CI job may run without a home; ccache would then fail every compilation.
if [ -z "${CCACHE_DIR:-}" ] && ! [ -w "${HOME:-/nonexistent}" ]; then
  export CCACHE_DIR=$PWD/build/.ccache
fi

# Prints a heading with the seconds since the script began.
step() { printf '\n[%4d s] %s\n' "$SECONDS" "$*"; }

# Runs a command silently; on failure prints what it said.
#   quietly LOG COMMAND...
quietly() {
  local log=$1
  shift
  mkdir -p "$(dirname "$log")"
  "$@" >"$log" 2>&1 </dev/null && return
  local status=$?
  tail -n 60 "$log"
  printf 'failed (%d): %s\nthe whole output: %s\n' "$status" "$*" "$log"
  return "$status"
}

# Builds targets of a configured preset: Ninja's one moving line on a terminal, elsewhere where the output goes, how
# far it is every CUTECHECK_PROGRESS_S seconds (60), and the failures. A log that stays silent looks like a hang.
#   build PRESET JOBS [TARGET...]
build() {
  local folder=build/$1 jobs=$2 status=0 watcher
  shift 2
  if [ -t 1 ]; then
    ninja -C "$folder" -j "$jobs" "$@" </dev/null
    return
  fi
  printf 'the output: %s\n' "$folder/build.log"
  progress "$folder/build.log" &
  watcher=$!
  quietly "$folder/build.log" ninja -C "$folder" -j "$jobs" "$@" || status=$?
  kill "$watcher" 2>/dev/null || true
  wait "$watcher" 2>/dev/null || true
  return "$status"
}

# Prints the options of a fuzz target that its .options file has, as libFuzzer takes them, without the dictionary.
#   libfuzzer_options FILE
libfuzzer_options() { sed -n '/^dict/d;s/^\([a-z_]*\) = /-\1=/p' "$1"; }

# Prints Ninja's count, as the log has it, from time to time while this script lives. The sleep does not hold the
# output open: who reads it sees the end when the script ends.
progress() {
  local line
  while sleep "${CUTECHECK_PROGRESS_S:-60}" >/dev/null 2>&1 && kill -0 "$$" 2>/dev/null; do
    line=$(tail -n 1 "$1" 2>/dev/null) || continue
    [[ $line =~ ^\[[0-9]+/[0-9]+\] ]] && printf '[%4d s] built %s\n' "$SECONDS" "${BASH_REMATCH[0]}"
  done
}
