import { z } from 'zod';

/** `live`: the process answers. `ready`: it also reaches its database and its pictures. */
export const health = z.object({ live: z.boolean(), ready: z.boolean() });
