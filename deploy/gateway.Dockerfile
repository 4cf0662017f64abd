# The gateway: docker build -f deploy/gateway.Dockerfile -t varda/gateway .
FROM caddy:2.10.2-alpine
RUN adduser -D -u 1000 gateway && chown -R gateway /data /config
COPY deploy/gateway.Caddyfile /etc/caddy/Caddyfile
USER gateway
ENV XDG_CONFIG_HOME=/tmp
EXPOSE 8080 80 443
HEALTHCHECK --interval=5s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/api/health"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
