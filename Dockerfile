# Packages an existing release, which contains its Node server. URLs and keys are fixed at build time (docs/hosting.md).

FROM node:24-bookworm-slim

WORKDIR /srv/site
COPY release release

USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/healthz').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "release/server.mjs", "3000", "0.0.0.0"]
