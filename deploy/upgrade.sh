#!/bin/sh
# Makes all images and replaces one container after the other, each when the one before it is well: deploy/upgrade.sh
# What has not changed stays. The tables come first, then the api, and remotes last, as a newer one may ask for a newer shell. Further arguments go to `docker compose build`.
set -eu
cd "$(dirname "$0")/.."
# Those of a version before in .env, and those that are new.
deploy/secrets.sh
docker compose build "$@"
docker compose run --rm --no-deps migrate
for service in api-1 api-2 shell-1 shell-2 $(docker compose config --services | grep -E '^remote-|^backup$' | sort) gateway-1 gateway-2; do
  echo "$service"
  docker compose up --detach --no-deps --no-build --quiet-pull --wait "$service"
done
