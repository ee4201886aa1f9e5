#!/bin/sh
# Runs once, when the image of PostgreSQL makes its data: the user of the gateways, who owns the tables of the
# database "portal" but is no administrator of the server. The gateways make and change the tables as this user.
set -e
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname portal --set password="$(cat "$PORTAL_PASSWORD_FILE")" <<'SQL'
CREATE ROLE portal LOGIN PASSWORD :'password';
REVOKE ALL ON DATABASE portal FROM PUBLIC;
GRANT CONNECT ON DATABASE portal TO portal;
GRANT USAGE, CREATE ON SCHEMA public TO portal;
SQL
