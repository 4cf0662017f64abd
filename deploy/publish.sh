#!/bin/sh
# Makes images for both processors, each with a bill of materials and its provenance, and pushes them; all of them, or those that are named:
# deploy/publish.sh registry.example.com/varda 2026.11.1 [remote-public …]
# It needs docker with buildx and Compose, and a builder for both processors (docker buildx create --use). Bases are those of the Dockerfiles
# by the digests that they have now; which ones these were stands in the provenance.
set -eu
registry=${1:?where to push, as registry.example.com/varda}
tag=${2:?a tag that has not been used, as 2026.11.1}
shift 2
cd "$(dirname "$0")/.."

pinned() {
  base=$(sed -n "s/^ARG $1=//p" deploy/*.Dockerfile | sort -u)
  digest=$(docker buildx imagetools inspect "$base" --format '{{.Manifest.Digest}}')
  echo "$base@$digest"
}
node=$(pinned NODE_IMAGE)
caddy=$(pinned CADDY_IMAGE)

# What runs wants them, and what is built does not.
export SECRETS_FOLDER=- ADMIN_EMAIL=-
# Services of the compose file that make an image.
services=$(docker compose config --services)
[ $# -gt 0 ] || set -- api-1 shell-1 gateway-1 $(echo "$services" | grep '^remote-' | sort)
targets=$*
set --
for service in $targets; do set -- "$@" --set "$service.tags=$registry/${service%-1}:$tag"; done
docker buildx bake --file docker-compose.yml --push --sbom=true --provenance=mode=max \
  --set '*.platform=linux/amd64,linux/arm64' \
  --set "*.args.NODE_IMAGE=$node" \
  --set "*.args.CADDY_IMAGE=$caddy" \
  --set "*.labels.org.opencontainers.image.version=$tag" \
  --set "*.labels.org.opencontainers.image.revision=$(git rev-parse HEAD)" \
  "$@" $targets
