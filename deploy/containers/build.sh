#!/bin/sh
# Builds a server into an empty folder, with what it needs to run: `build.sh api /out` or `build.sh releases /out`. The
# images and the systemd units start what this writes; it needs Node, npm and the package registry, and no container.
set -eu
server=$1
folder=$2
cd "$(dirname "$0")/../.."
npm ci
npm run --silent package -- "$server" "$folder"
