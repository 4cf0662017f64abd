import type { Environment } from '../environment.ts';

/** An environment whose services are all at one place, but for what a test says. */
export function environmentAt(url: string, more: Partial<Environment> = {}): Environment {
  return {
    SHELL_PORT: 3000,
    HOST: '127.0.0.1',
    DRAIN_SECONDS: 0,
    METRICS_PORT: undefined,
    OTEL_TRACES_SAMPLER_ARG: 1,
    API_URL: url,
    REGISTRY: [],
    REMOTES_ORIGIN: url,
    OVERRIDE_ORIGINS: [],
    SITE_URL: undefined,
    LANGUAGE_FROM_BROWSER: false,
    RENDERING: 'server',
    BOOTSTRAP: 'on',
    SERVICE_WORKER: 'on',
    TRUST_PROXY: 'loopback',
    SHELL_BUILD: 'dist',
    SHELL_BUILDS: undefined,
    SHELL_PEERS: undefined,
    CONNECT_TO: [],
    SITE_SECRET: undefined,
    LOG_LEVEL: 'silent',
    ...more,
  };
}
