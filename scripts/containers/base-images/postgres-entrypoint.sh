#!/bin/sh
# The parts of the official image's start that docker-compose.yml relies on: docker-ensure-initdb.sh makes the database and ends, docker-entrypoint.sh goes on.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown postgres "$PGDATA" /var/run/postgresql
  exec gosu postgres "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username "$POSTGRES_USER" --pwfile "$POSTGRES_PASSWORD_FILE" --auth-local trust --auth-host scram-sha-256 --encoding UTF8
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >> "$PGDATA/postgresql.conf"
  pg_ctl -w start -o "-c listen_addresses="
  [ "$POSTGRES_USER" = postgres ] || createdb --username "$POSTGRES_USER" "$POSTGRES_USER"
  pg_ctl -w stop
fi
[ "${0##*/}" = docker-ensure-initdb.sh ] || exec "$@"
