# The shell with its server: docker build -f deploy/shell.Dockerfile -t varda/shell .
# deploy/publish.sh gives the base by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# The packages that shell and remotes are built with: the same layer in all their images, made once.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/contract/package.json shared/contract/
COPY shared/platform/package.json shared/platform/
COPY shared/ui/package.json shared/ui/
COPY shared/admin/package.json shared/admin/
COPY shared/remote-kit/package.json shared/remote-kit/
COPY shared/server/package.json shared/server/
RUN npm install --workspace @varda/admin --workspace @varda/remote-kit --include-workspace-root=false --no-save --no-audit --no-fund
COPY shell/package.json shell/
RUN npm install --workspace shell --include-workspace-root=false --no-save --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json ./
COPY shared shared
COPY shell shell
RUN npm run build --workspace shell

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/contract/package.json shared/contract/
COPY shared/platform/package.json shared/platform/
COPY shared/server/package.json shared/server/
COPY shell/package.json shell/
RUN npm install --omit=dev --workspace shell --include-workspace-root=false --no-save --no-audit --no-fund \
  # What only compilers, debuggers and tests read.
  && find . -path '*/node_modules/*' -type f \( -name '*.map' -o -name '*.?ts' -o -name '*.ts' \) -delete \
  && find . -regextype posix-extended -type d -regex '.*/node_modules/(@[^/]+/)?[^/@]+/tests?' -prune -exec rm -r {} +

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Shell" \
  org.opencontainers.image.description="The public origin: documents and static files" \
  org.opencontainers.image.vendor="Varda Pharm"
ENV NODE_ENV=production HOST=0.0.0.0 SHELL_BUILDS=/builds DRAIN_SECONDS=5
RUN mkdir /builds && chown node:node /builds
WORKDIR /app
COPY deploy/health.mjs deploy-health.mjs
COPY deploy/registry.json registry.json
COPY --from=packages /app ./
COPY shared/contract shared/contract
COPY shared/platform shared/platform
COPY shared/server shared/server
COPY shell shell
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/shell/server/dist-server shell/server/dist-server
USER node
VOLUME /builds
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "deploy-health.mjs", "http://127.0.0.1:3000/health"]
CMD ["node", "shell/server/server.ts"]
