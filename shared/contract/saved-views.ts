import { z } from 'zod';
import { author } from './edit-history.ts';
import { id, versioned } from './entity.ts';
import { longestViewName, mostViews } from './list-options.ts';
import { stampedKind } from './stamps.ts';
import { requiredText, text } from './text-schemas.ts';

export { mostViews };

const columns = z.array(text(60)).max(60).optional();

/** How the table looks: columns that are shown or hidden against the default, all in the order chosen, widths drawn, in pixels. */
const listLayout = z.object({
  turned: columns,
  order: columns,
  widths: z
    .record(text(60), z.int().min(40).max(1200))
    .refine((widths) => Object.keys(widths).length <= 60)
    .optional(),
  density: z.enum(['comfortable', 'compact']).optional(),
});
export type ListLayout = z.infer<typeof listLayout>;

/** `query` is what stands in the address: filters, search, sort, rows per page. */
const parts = { name: requiredText(longestViewName), shared: z.boolean(), query: text(1000), layout: listLayout };

export const newView = z.object(parts);
export const viewChange = z.object(parts).partial();

export const savedView = z.object({
  _id: id,
  ...versioned,
  name: z.string(),
  shared: z.boolean(),
  query: z.string(),
  layout: listLayout,
  /** Null once the account has gone. */
  by: author,
  /** Whether the account that asks may change and delete it: it is its own, or a shared one of an admin's care. */
  isMine: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const viewOfList = stampedKind.extend({ id });
