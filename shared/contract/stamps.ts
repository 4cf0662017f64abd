import { z } from 'zod';
import { author } from './edit-history.ts';
import { largestPage } from './list-options.ts';
import { openedKind } from './presence.ts';
import { text } from './text-schemas.ts';

/** Named as at that time; null where nobody knows who. */
const person = z.object({ name: z.string() }).nullable();

/** Who has made something, and who has saved it last. */
const stamps = z.object({ createdBy: person, updatedBy: person });
export type Stamps = z.infer<typeof stamps>;

export const stampedKind = z.object({ entity: openedKind });

/** Everybody who has saved one of a kind, for filters. */
export const peopleOfKind = z.array(author.unwrap());
export type PeopleOfKind = z.infer<typeof peopleOfKind>;

/** `ids` of the rows of a page, with commas between them. */
export const stampsQuery = z.object({ ids: text(largestPage * 65).min(1) });

/** By the id of a row; without those of which nothing is known. */
export const stampsOfRows = z.object({ stamps: z.record(z.string(), stamps) });
