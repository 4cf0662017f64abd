#!/bin/sh
# Makes images for both processors, each with a bill of materials and its provenance, and pushes them; all of them, or those that are named:
# deploy/publish.sh registry.example.com/varda 2026.11.1 [remote-public …]
# It needs docker with buildx, and a builder that can do both (docker buildx create --use). Bases are those of the Dockerfiles by the digests
# that they have now; which ones these were stands in the provenance.
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

# Services of the compose file that make an image.
services='api-1 shell-1 gateway-1 remote-public remote-admin-content remote-admin-products remote-admin-users'
[ $# -gt 0 ] || set -- $services
targets=$*
set --
for service in $targets; do set -- "$@" --set "$service.tags=$registry/${service%-1}:$tag"; done
# What runs wants them, and what is built does not.
export SECRETS_FOLDER=- ADMIN_EMAIL=-
docker buildx bake --file docker-compose.yml --push --sbom=true --provenance=mode=max \
  --set '*.platform=linux/amd64,linux/arm64' \
  --set "*.args.NODE_IMAGE=$node" \
  --set "*.args.CADDY_IMAGE=$caddy" \
  --set "*.labels.org.opencontainers.image.version=$tag" \
  --set "*.labels.org.opencontainers.image.revision=$(git rev-parse HEAD)" \
  "$@" $targets
