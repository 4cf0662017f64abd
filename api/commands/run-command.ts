import { constants, hostname, setPriority, userInfo } from 'node:os';
import path from 'node:path';
import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Actor } from '../activity/activity.repository.ts';
import { type SecurityEvent, writeSecurityEvent } from '../http/security-log.ts';

interface Command<Flag extends string> {
  /** What `--help` says; also said after a wrong call. */
  help: string;
  /** The one thing that has to be named: `one dump`; nothing is taken without it. */
  named?: string;
  /** Names of what can be switched on. */
  flags?: readonly Flag[];
}

/** Runs a command that takes one thing, or none, and flags. What goes wrong is said in a line, and the process ends with 1. */
export async function runCommand<const Flag extends string = never>(
  { help, named, flags = [] }: Command<Flag>,
  run: (thing: string, isOn: Record<Flag, boolean>) => Promise<void>,
): Promise<void> {
  // On a busy machine the api goes first: visitors wait for it.
  setPriority(constants.priority.PRIORITY_LOW);
  const flag: ParseArgsOptionDescriptor = { type: 'boolean', default: false };
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { ...Object.fromEntries(flags.map((name) => [name, flag])), help: { ...flag, short: 'h' } },
    });
    const [thing, ...rest] = positionals;
    if (values.help) console.log(help);
    else if (named && (thing === undefined || rest.length > 0)) throw new Error(`Name ${named}.\n\n${help}`);
    else if (!named && thing !== undefined) throw new Error(help);
    else await run(thing ?? '', values as Record<Flag, boolean>);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** npm starts commands in the workspace; the caller means a file from where npm was called. */
export function fileNamed(named: string): string {
  return path.resolve(process.env.INIT_CWD ?? '', named);
}

/** Who of this machine has called the command, as the activity log names them. */
export function caller(): Actor {
  return { userId: null, name: `${userInfo().username} by command` };
}

/** A security event of a command, on standard error: who of this machine has called it. */
export function logCommand(event: SecurityEvent, details: { account?: string } = {}): void {
  const log = pino(pino.destination({ dest: 2, sync: true }));
  writeSecurityEvent(log, event, { by: caller().name, from: hostname(), ...details });
}
