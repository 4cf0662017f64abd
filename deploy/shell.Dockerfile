# The shell with its server: docker build -f deploy/shell.Dockerfile -t varda/shell .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY shell/package.json shell/
RUN npm install --workspace shell --include-workspace-root=false --no-save --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json ./
COPY shared shared
COPY shell shell
RUN npm run build --workspace shell && npm prune --omit=dev --workspace shell --no-save

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 SHELL_BUILDS=/builds
WORKDIR /app
COPY --from=build /app ./
COPY deploy/registry.json registry.json
COPY deploy/health.mjs deploy-health.mjs
RUN mkdir /builds && chown node /builds
USER node
VOLUME /builds
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s CMD ["node", "deploy-health.mjs", "http://127.0.0.1:3000/health"]
CMD ["node", "shell/server/server.ts"]
