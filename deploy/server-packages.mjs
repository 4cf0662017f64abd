// Leaves among the packages of shared those that a server runs; the others are for browsers and builds. For a copy of
// shared/package.json in an image, before its packages are installed: node deploy-server-packages.mjs shared/package.json
import { readFileSync, writeFileSync } from 'node:fs';

const ofServers = [
  '@fastify/static',
  'fastify',
  'fresh',
  'negotiator',
  'prom-client',
  'react-router-dom',
  'undici',
  'zod',
];

const [, , file] = process.argv;
const { dependencies, devDependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
const kept = Object.fromEntries(ofServers.map((name) => [name, dependencies[name]]));
writeFileSync(file, JSON.stringify({ ...manifest, dependencies: kept }));
