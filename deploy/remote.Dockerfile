# One remote: docker build -f deploy/remote.Dockerfile --build-arg REMOTE=remote-public -t varda/remote-public .
# deploy/publish.sh gives the base by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG CADDY_IMAGE=caddy:2.10.2-alpine

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
ARG REMOTE
COPY ${REMOTE}/package.json ${REMOTE}/
RUN npm install --workspace ${REMOTE} --include-workspace-root=false --no-save --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json ./
COPY shared shared
COPY ${REMOTE} ${REMOTE}
RUN npm run build --workspace ${REMOTE} && mv ${REMOTE}/dist /build && mkdir /releases

FROM ${CADDY_IMAGE}
LABEL org.opencontainers.image.title="A remote" \
  org.opencontainers.image.description="The build of one remote and its earlier versions" \
  org.opencontainers.image.vendor="Varda Pharm"
COPY deploy/remote.Caddyfile /etc/caddy/Caddyfile
COPY deploy/store-version.sh /usr/local/bin/store-version
COPY --from=build --chown=1000:1000 /releases /releases
COPY --from=build /build /build
USER 1000:1000
ENV BUILD_DIR=/build RELEASES_DIR=/releases XDG_DATA_HOME=/tmp XDG_CONFIG_HOME=/tmp
VOLUME /releases
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/health"]
ENTRYPOINT ["store-version"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
