# The api: docker build -f deploy/api.Dockerfile -t varda/api .
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY api/package.json api/
RUN npm install --omit=dev --workspace api --include-workspace-root=false --no-save --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production API_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY shared shared
COPY api api
COPY deploy/registry.json registry.json
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "deploy-health.mjs", "http://127.0.0.1:4000/api/health"]
COPY deploy/health.mjs deploy-health.mjs
CMD ["node", "api/server.ts"]
