import { z } from 'zod';
import { editedKinds } from './edited-kinds.ts';
import { id, moment } from './entity.ts';

/** What has a form that several people may have open. */
export const openedKind = z.enum([...editedKinds, 'users', 'media']);
export type OpenedKind = z.infer<typeof openedKind>;

export const openedItem = z.object({ entity: openedKind, id });

/** Whether the form can be seen: a browser lets a tab in the background speak once a minute. */
export const presenceQuery = z.object({ tab: z.enum(['front', 'background']).default('background') });

/** Who else has the form open, and since when; the first one first. */
export const othersThere = z.object({ others: z.array(z.object({ name: z.string(), since: moment })) });
export type OthersThere = z.infer<typeof othersThere>;
