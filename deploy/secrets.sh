#!/bin/sh
# Makes the files with the passwords and keys of docker-compose.yml, where they are not there yet: deploy/secrets.sh
# They are made up, but for those that an .env of before has: these are moved. The folder is closed to other users; its files are not, as each container
# is given its own of them and reads them as a user of its own. With SECRETS_FOLDER in the environment it works there and leaves .env alone.
set -eu
umask 077
cd "$(dirname "$0")/.."
settings=.env
[ -z "${SECRETS_FOLDER:-}" ] || settings=/dev/null
[ -e "$settings" ] || cp .env.example .env

setting() {
  sed -n "s/^$1=//p" "$settings" | tail -n 1 | sed "s/^\(['\"]\)\(.*\)\1$/\2/"
}
or_made_up() {
  if [ -n "$1" ]; then printf %s "$1"; else od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; fi
}
# Nothing is written over: the database goes on with the password that it was made with.
make() {
  [ ! -s "$folder/$1" ] || return 0
  printf %s "$2" >"$folder/.new"
  chmod 644 "$folder/.new"
  mv -f "$folder/.new" "$folder/$1"
}

folder=${SECRETS_FOLDER:-$(setting SECRETS_FOLDER)}
folder=${folder:-./secrets}
mkdir -p "$folder"
make DATABASE_PASSWORD "$(or_made_up "$(setting DATABASE_PASSWORD)")"
make DATABASE_OWNER_URL "postgres://varda:$(cat "$folder/DATABASE_PASSWORD")@database/varda"
make DATABASE_URL "postgres://varda_api:$(or_made_up "$(setting API_DATABASE_PASSWORD)")@database/varda"
make SITE_SECRET "$(or_made_up "$(setting SITE_SECRET)")"
make ADMIN_PASSWORD "$(or_made_up "$(setting ADMIN_PASSWORD)")"
# Of others, and not needed: empty.
make SMTP_URL "$(setting SMTP_URL)"
make OIDC_CLIENT_SECRET "$(setting OIDC_CLIENT_SECRET)"
make S3_SECRET_ACCESS_KEY "$(setting S3_SECRET_ACCESS_KEY)"
make BACKUP_S3_SECRET_ACCESS_KEY "$(setting BACKUP_S3_SECRET_ACCESS_KEY)"

[ "$settings" = .env ] || exit 0
for name in DATABASE_PASSWORD API_DATABASE_PASSWORD SITE_SECRET ADMIN_PASSWORD SMTP_URL OIDC_CLIENT_SECRET S3_SECRET_ACCESS_KEY \
  BACKUP_S3_SECRET_ACCESS_KEY; do
  value=$(setting "$name")
  if ! cat "$folder"/[A-Z]* | grep -qF -e "$value"; then
    echo "$name in .env is not what $folder has. Nothing reads it there: write it to the file of $folder, and delete the line." >&2
    exit 1
  fi
  awk -v line="$name=" 'index($0, line) != 1' .env >.env.new
  cat .env.new >.env
done
rm .env.new
grep -q '^SECRETS_FOLDER=.' .env || echo "SECRETS_FOLDER=$folder" >>.env
