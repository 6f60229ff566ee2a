#!/bin/sh
# Installs the Debian packages named as arguments, as far as their programs are missing and this
# user may install anything; otherwise it says what to install. Nothing is started or enabled,
# and PostgreSQL makes no database: the tests start services of their own. With CI set, nothing may
# be missing in the end.
set -eu

# The program by which one knows that a package, or something like it, is there.
program() {
    case $1 in
    postgresql) ls /usr/lib/postgresql/*/bin/postgres 2>/dev/null || command -v postgres ;;
    nginx | logrotate) command -v "$1" || ls "/usr/sbin/$1" 2>/dev/null ;;
    *) command -v "$1" ;;
    esac
}

missing=
for package in "$@"; do
    program "$package" >/dev/null || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=
[ "$(id -u)" = 0 ] || as_root="sudo -n"
if ! command -v apt-get >/dev/null || ! $as_root true 2>/dev/null; then
    echo "Some tests are skipped until these packages are installed:$missing"
    exit ${CI:+1}
fi

policy=/usr/sbin/policy-rc.d
clusters=/etc/postgresql-common/createcluster.d/coffers-tests.conf
tidy_up() {
    [ -z "${own_policy:-}" ] || $as_root rm -f "$policy"
    $as_root rm -f "$clusters"
}
trap tidy_up EXIT
if [ ! -e "$policy" ]; then
    own_policy=yes
    printf '#!/bin/sh\nexit 101\n' | $as_root tee "$policy" >/dev/null
    $as_root chmod +x "$policy"
fi
$as_root mkdir -p "$(dirname "$clusters")"
echo "create_main_cluster = false" | $as_root tee "$clusters" >/dev/null

echo "Installing$missing for the tests"
quiet="env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -qq -o Dpkg::Use-Pty=0"
install() {
    # shellcheck disable=SC2086 # these are lists of words
    $as_root $quiet update && $as_root $quiet install --yes --no-install-recommends $missing
}
if ! output=$(install 2>&1); then
    echo "$output" | tail -n 3
    echo "Some tests are skipped until these packages are installed, which has failed here:$missing"
    exit ${CI:+1}
elif [ -d /run/systemd/system ]; then
    # shellcheck disable=SC2086
    for service in $missing; do
        for unit in "$service.service" "$service.timer"; do
            $as_root systemctl disable --quiet "$unit" 2>/dev/null || true
        done
    done
fi
