#!/bin/sh
# Stores the build of this image below its version as well, in the volume with the versions of earlier images: open tabs
# still ask for those, and a rollback goes back to one of them.
set -eu
version=$(sed -n 's/.*"version":"\([0-9a-f]\{12\}\)".*/\1/p' "$BUILD_DIR/remote.json")
if [ ! -d "$RELEASES_DIR/$version" ]; then
  # Copies that were killed; one of the last hour may be another container's, which is at it.
  find "$RELEASES_DIR" -mindepth 1 -maxdepth 1 -name '.*-*' -mmin +60 -exec rm -rf {} +
  # Of a name that nobody has had: in a container this is always process 1.
  unfinished=$(mktemp -d "$RELEASES_DIR/.$version-XXXXXX")
  cp -r "$BUILD_DIR" "$unfinished/build" || { rm -rf "$unfinished"; exit 1; }
  # Another container with the same image may have been quicker.
  mv -T "$unfinished/build" "$RELEASES_DIR/$version" 2>/dev/null || [ -d "$RELEASES_DIR/$version" ]
  rm -rf "$unfinished"
fi
exec "$@"
