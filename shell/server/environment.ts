import path from 'node:path';
import { z } from 'zod';

const variables = z.object({
  SHELL_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where the api is; the shell passes `/api` on to it. */
  API_URL: z.url().default('http://127.0.0.1:4000'),
  /** File or URL of the registry document. */
  REGISTRY: z.string().default(path.join(import.meta.dirname, '../../registry.json')),
  /** From whom `X-Forwarded-For` is believed: a comma separated list of addresses, or `loopback`, `uniquelocal`. */
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Environment = z.infer<typeof variables>;

/** Reads the environment; ends the process with all bad variables named at once. */
export function readEnvironment(): Environment {
  const result = variables.safeParse(process.env);
  if (result.success) return result.data;
  for (const {
    path: [name],
    message,
  } of result.error.issues)
    console.error(`${String(name)}: ${message}`);
  process.exit(1);
}
