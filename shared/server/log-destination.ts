import { type DestinationStream, pino } from 'pino';

/** What waits for room on a full disk, in bytes; further lines are dropped. */
const mostWaiting = 16 * 1024 * 1024;

let destination: DestinationStream | null = null;

/**
 * Standard output, to which all lines of one turn of the event loop go with one write: line by line, the log takes a third of
 * what a busy process can do. However the process ends, no earlier turn is missing.
 */
export function logDestination(): DestinationStream {
  destination ??= open();
  return destination;
}

function open(): DestinationStream {
  const output = pino.destination({ sync: true, maxLength: mostWaiting });
  // Without a listener a full disk under the log ends the process (`ENOSPC`). There is nowhere left to tell it; what is not
  // written yet is tried again with the next lines.
  output.on('error', () => {});
  let lines = '';
  const flush = () => {
    output.write(lines);
    lines = '';
  };
  process.once('exit', () => lines && flush());
  return {
    write(line) {
      if (!lines) setImmediate(flush);
      lines += line;
    },
  };
}
