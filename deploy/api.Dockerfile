# The api: docker build -f deploy/api.Dockerfile -t varda/api .
# deploy/publish.sh gives the base by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/contract/package.json shared/contract/
COPY shared/server/package.json shared/server/
COPY api/package.json api/
RUN npm install --omit=dev --workspace api --include-workspace-root=false --no-save --no-audit --no-fund \
  # What only compilers, debuggers and tests read.
  && find . -path '*/node_modules/*' -type f \( -name '*.map' -o -name '*.?ts' -o -name '*.ts' \) -delete \
  && find . -regextype posix-extended -type d -regex '.*/node_modules/(@[^/]+/)?[^/@]+/tests?' -prune -exec rm -r {} +

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Api" \
  org.opencontainers.image.description="Database, pictures, e-mail and releases" \
  org.opencontainers.image.vendor="Varda Pharm"
ENV NODE_ENV=production API_HOST=0.0.0.0 DATA_DIR=/data DRAIN_SECONDS=5
RUN mkdir /data /backups && chown node:node /data /backups
WORKDIR /app
COPY deploy/health.mjs deploy-health.mjs
COPY deploy/registry.json registry.json
COPY --from=packages /app ./
COPY shared/contract shared/contract
COPY shared/server shared/server
COPY api api
USER node
VOLUME /data
EXPOSE 4000
# The first start fills the tables, and one after an upgrade changes them: that may take its time.
HEALTHCHECK --interval=5s --timeout=3s --start-period=300s CMD ["node", "deploy-health.mjs", "http://127.0.0.1:4000/api/health"]
CMD ["node", "api/server.ts"]
