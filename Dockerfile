# nginx, and beside it the small Node server for visitors who are signed in, from a release that was built before. What is in
# the pages (addresses, public keys) is decided where the build runs; docs/hosting.md says how.

FROM node:20-bookworm-slim

RUN apt-get update \
  && apt-get install --yes --no-install-recommends libnginx-mod-http-brotli-static nginx-light tini \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /srv/site
RUN install --directory --owner node /run/site
COPY release release
COPY out/nginx nginx
COPY scripts/release/container.sh container.sh

USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "--eval", "fetch('http://127.0.0.1:8080/healthz').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "-g", "--", "/bin/sh", "container.sh"]
