#!/bin/sh
# Keeps the build of this image below its version as well, in the volume with the versions of earlier images: open tabs
# still ask for those, and a rollback goes back to one of them.
set -eu
version=$(sed -n 's/.*"version":"\([0-9a-f]\{12\}\)".*/\1/p' "$BUILD_DIR/remote.json")
if [ ! -d "$RELEASES_DIR/$version" ]; then
  unfinished="$RELEASES_DIR/.$version-$$"
  cp -r "$BUILD_DIR" "$unfinished"
  # Another container with the same image may have been quicker.
  mv -T "$unfinished" "$RELEASES_DIR/$version" 2>/dev/null || rm -rf "$unfinished"
fi
exec "$@"
