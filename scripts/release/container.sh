#!/bin/sh
# What the image runs (Dockerfile): nginx, and the Node server that it asks about visitors who are signed in. Without that one
# every page is served all the same, so it is started again beside nginx and does not end the container.
set -eu

while true; do
  node release/server.mjs 3001 127.0.0.1 || true
  sleep 1
done &

exec nginx -p /run/site -e stderr -c /srv/site/nginx/nginx.conf
