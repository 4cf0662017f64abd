import { z } from 'zod';

/** What is wrong, for whoever runs the site; the log says what to do about it. */
export const healthProblem = z.enum([
  'database_unavailable',
  'storage_unavailable',
  'storage_full',
  'storage_read_only',
  'pictures_missing',
  'pictures_of_another_database',
  'too_many_unknown_pictures',
]);

export type HealthProblem = z.infer<typeof healthProblem>;

/** `live`: the process answers. `ready`: it also reaches its database and its pictures. */
export const health = z.object({ live: z.boolean(), ready: z.boolean(), problems: z.array(healthProblem) });
