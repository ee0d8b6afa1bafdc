# shellcheck shell=bash
# What harness/bakuk and tests/run share: finding missing packages, installing them, building.
# To be sourced. Everything said here goes to standard error: standard output is the program's.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# What the program is built from.
# shellcheck disable=SC2034
program_packages=(
  cmake g++ ninja-build pkg-config
  libcli11-dev libfmt-dev libssl-dev libuv1-dev nlohmann-json3-dev
)

say() {
  printf 'bakuk: %s\n' "$*" >&2
}

# The packages among these that are not installed, one a line.
missing_packages() {
  local package
  for package in "$@"; do
    if [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" != installed ]; then
      printf '%s\n' "$package"
    fi
  done
}

# install_packages NAME PACKAGE...: sees to it that the packages are there. NAME is that of a list
# which, once it is found complete, is not looked at again until it changes.
install_packages() {
  local stamp="$root/build/$1.packages" missing
  shift
  if [ "$(cat "$stamp" 2>/dev/null)" = "$*" ]; then
    return
  fi
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    say "this is no Debian system; install what these Debian packages hold, then build with"
    say "\`cmake --workflow --preset release\`: $*"
    exit 2
  fi
  mapfile -t missing < <(missing_packages "$@")
  if [ "${#missing[@]}" -gt 0 ]; then
    local become=()
    say "installing what is missing: ${missing[*]}"
    if [ "$(id -u)" != 0 ]; then
      if ! command -v sudo >/dev/null; then
        say "this needs root, and there is no sudo; as root: apt-get install ${missing[*]}"
        exit 2
      fi
      become=(sudo)
    fi
    local quietly=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends)
    if ! "${become[@]}" apt-get -q update >&2 ||
      ! "${become[@]}" "${quietly[@]}" install "${missing[@]}" >&2; then
      say "the packages could not be installed (see above)"
      exit 2
    fi
  fi
  mkdir -p "$root/build"
  printf '%s' "$*" >"$stamp"
}

# build PRESET TARGET...: configures if that was not done yet, and builds what has changed.
build() {
  local preset=$1 folder="$root/build/$1"
  shift
  mkdir -p "$folder"
  (
    flock 9
    cd "$root" || exit 2
    if [ ! -f "$folder/build.ninja" ]; then
      say "configuring ($preset)"
      cmake --preset "$preset" >"$folder/configure.log" 2>&1 || {
        cat "$folder/configure.log" >&2
        say "configuring failed (see above)"
        exit 2
      }
      say "building ($preset), which takes a minute or two"
    fi
    if ! ninja -C "$folder" --quiet "$@" >"$folder/build.log" 2>&1; then
      cat "$folder/build.log" >&2
      say "building failed (see above)"
      exit 2
    fi
  ) 9>"$folder/lock" || exit 2
}
