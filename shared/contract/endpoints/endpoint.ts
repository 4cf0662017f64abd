import type { z } from 'zod';
import type { Action, Permission } from '../permissions.ts';

/** Who may make a call. The server decides; screens only show it. */
export type Access =
  | 'public'
  | 'staff'
  | 'admin'
  /** Admins, and who bears a release token of the remote in question. */
  | 'release';

/**
 * What a call does in which area; an account may be forbidden it. Of `products` the area is the category of the rows that the call names, of
 * `item`, `trashed` and `drafted` it follows from the kind of the item, which is in the trash, a draft, or neither; of `scheduled` from each
 * item that the schedule has or is to have.
 */
export type Need = Permission | `${'products' | 'item' | 'trashed' | 'drafted' | 'scheduled'}.${Action}`;

interface FileRule {
  most: number;
  required?: boolean;
  /** Instead of the file a text may stand in the form: a data URL, or the URL, path or key of a stored picture. */
  asText?: true;
  /** It is read and not stored: no account needs the permission to upload for it. */
  isRead?: true;
}

export interface Endpoint {
  access: Access;
  /** What the account must not be forbidden; calls without it are everybody's who has the access. */
  needs?: Need;
  /** Visitors see at once what it does, unless it saves a draft: it needs the `publish` of the same area, too. Vacancies have their switch. */
  publishes?: true;
  /** Of a public call: staff who come with their session are answered more, and a session that has ended is refused. */
  moreForStaff?: true;
  /** Screens make the call by themselves: a session that nobody uses otherwise ends as if there were no such calls. */
  unattended?: true;
  /** Only people make the call, in a session of theirs: no API key does. */
  inPerson?: true;
  /** Who still has to set a required second factor up may call it: what is needed for that, and to leave. */
  beforeFactor?: true;
  /** One line for the OpenAPI document. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** How the body is encoded: JSON unless said otherwise. `form` is multipart or urlencoded; objects in it are JSON text or `name[en]`. */
  encoding?: 'json' | 'form';
  /** Names of the files that a form may carry, and how many of each. */
  files?: Record<string, FileRule>;
  /**
   * The call may say with `If-Match: "<__v>"` which version it is about: if the entity is another one by then, nothing is
   * written, and the answer is 409 `changed_meanwhile` with the entity as it is now. Without it the last one wins.
   */
  versioned?: true;
  answer: z.ZodType;
  /** Status of success, 200 unless said otherwise. */
  status?: 200 | 201;
}
