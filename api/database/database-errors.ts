/** Codes of the network and of PostgreSQL while a database is away, starting, ending, busy, read-only after a failover or full. */
const passing =
  /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EROFS|08|53|25006|40001|40P01|55000|55P03|57014|57P0)/;
const passingMessages =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed|database is locked|readonly database|disk I\/O error|unable to open database file|starting up|shutting down/;

/** Whether the same call may succeed later, with nothing changed by whoever calls. */
export function isPassing(error: Partial<Error> & { code?: unknown }): boolean {
  return passing.test(String(error.code ?? '')) || passingMessages.test(error.message ?? '') || isUnanswered(error);
}

/** Whether PostgreSQL has said nothing to a statement for longer than it may take. */
export function isUnanswered({ message }: Partial<Error>): boolean {
  return message === 'Query read timeout';
}

const foreignKeyViolation = '23503';

/** Whether a row refers to one that is not there: it may have been deleted since it was looked for. PostgreSQL's code, and SQLite's words. */
export function refersToNone({ code, message = '' }: Partial<Error> & { code?: unknown }): boolean {
  return code === foreignKeyViolation || /FOREIGN KEY constraint failed/.test(message);
}

/** Whether the same call is to be made again: {@link isPassing}, or it finds by then that what it refers to has gone. */
export function isWorthRetrying(error: Partial<Error> & { code?: unknown }): boolean {
  return isPassing(error) || refersToNone(error);
}

const lockNotAvailable = '55P03';

/** What {@link isLockTimeout} is true of, said of a change of the tables. */
export const tablesInUse = () =>
  Object.assign(new Error('the tables are in use, as by a backup or an import, and cannot be changed yet'), {
    code: lockNotAvailable,
  });

/** Whether PostgreSQL is up, and somebody else held for too long what was to be locked. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown }).code === lockNotAvailable;
}

/** Whether a disk has no room left: the system's codes, PostgreSQL's, and SQLite's words. */
export function isFull({ code, message = '' }: Partial<Error> & { code?: unknown }): boolean {
  return /^(ENOSPC|EDQUOT|53100)$/.test(String(code ?? '')) || /database or disk is full/.test(message);
}

/** Whether SQLite cannot make sense of the file of a database: of another sort, cut off, or overwritten. */
export function isDamaged(message: string): boolean {
  return /file is not a database|database disk image is malformed/.test(message);
}

const insufficientPrivilege = '42501';

/** What {@link lacksRights} is true of, as PostgreSQL's own. */
export const missingRights = (to: readonly string[]) =>
  Object.assign(new Error(`no right to read and write ${to.join(', ')}`), { code: insufficientPrivilege });

/** Whether a role of PostgreSQL may not do what was asked of it. */
export function lacksRights(error: unknown): boolean {
  return (error as { code?: unknown }).code === insufficientPrivilege;
}
