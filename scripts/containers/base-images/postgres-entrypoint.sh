#!/bin/sh
# The part of the official image's entry that docker-compose.yml relies on.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown postgres "$PGDATA" /var/run/postgresql
  exec gosu postgres "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username "$POSTGRES_USER" --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256 --encoding UTF8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  pg_ctl -w start -o "-c listen_addresses="
  [ "$POSTGRES_USER" = postgres ] || createdb --username "$POSTGRES_USER" "$POSTGRES_USER"
  pg_ctl -w stop
fi
exec "$@"
