import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads the command line; one that has what there is not ends the process with a line that says so. */
export function argumentsOf<const C extends ParseArgsConfig>(config: C): ReturnType<typeof parseArgs<C>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
