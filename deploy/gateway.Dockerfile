# The gateway: docker build -f deploy/gateway.Dockerfile -t varda/gateway .
# deploy/publish.sh gives the base by its digest.
ARG CADDY_IMAGE=caddy:2.10.2-alpine
FROM ${CADDY_IMAGE}
LABEL org.opencontainers.image.title="Gateway" \
  org.opencontainers.image.description="One origin for shell, api and remotes" \
  org.opencontainers.image.vendor="Varda Pharm"
RUN chown -R 1000:1000 /data
COPY deploy/gateway.Caddyfile /etc/caddy/Caddyfile
USER 1000:1000
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/tmp
EXPOSE 8080 80 443 443/udp
# At a port of its own: what listens at the others may be its twin.
ENV HEALTH_PORT=8090
HEALTHCHECK --interval=5s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:$HEALTH_PORT/
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
