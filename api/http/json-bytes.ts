import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';

/** Rows of a long list that are put into text before other requests get their turn. */
const chunkSize = 1_000;

/** The JSON of an answer as its schema sends it. A list of any length holds up nobody else. */
export async function jsonBytes(schema: z.ZodType, answer: unknown): Promise<Buffer> {
  if (!(schema instanceof z.ZodArray) || !Array.isArray(answer) || answer.length <= chunkSize)
    return Buffer.from(JSON.stringify(schema.encode(answer)));
  const chunks: Buffer[] = [];
  for (let start = 0; start < answer.length; start += chunkSize) {
    await nextTurn();
    const rows = JSON.stringify(schema.encode(answer.slice(start, start + chunkSize))).slice(1, -1);
    chunks.push(Buffer.from(start === 0 ? `[${rows}` : `,${rows}`));
  }
  return Buffer.concat([...chunks, Buffer.from(']')]);
}
