#!/bin/sh
# Runs in the image (Dockerfile): nginx, and the Node server that it asks about signed-in visitors. Every page is served
# without the Node server, so a crash restarts it and does not end the container.
set -eu

while true; do
  node release/server.mjs 3001 127.0.0.1 || true
  sleep 1
done &

exec nginx -p /run/site -e stderr -c /srv/site/nginx/nginx.conf
