# A node of Hetman: docker build -t hetman .
FROM node:24-trixie-slim AS build
WORKDIR /hetman
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npx vite build web && npm prune --omit=dev --no-audit --no-fund

FROM node:24-trixie-slim
# pg_dump and pg_restore, for backups of PostgreSQL; they must not be older than the database in compose.yaml (17).
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /hetman
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=build /hetman/package.json ./
COPY --from=build /hetman/node_modules node_modules
COPY --from=build /hetman/kernel kernel
COPY --from=build /hetman/protocol protocol
COPY --from=build /hetman/games games
COPY --from=build /hetman/bots bots
COPY --from=build /hetman/server server
COPY --from=build /hetman/cli cli
COPY --from=build /hetman/dist/web dist/web
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "server/main.ts"]
