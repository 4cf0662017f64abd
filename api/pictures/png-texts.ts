const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const textChunks = ['tEXt', 'zTXt', 'iTXt'];

/** Length and kind of a chunk in front of its data, its checksum behind it. */
const around = 12;

/**
 * A PNG without its texts, which nobody is shown; anything else as it is. The decoder would unpack each of them: a few
 * kilobytes become as many megabytes, thousands of times in one file.
 */
export function withoutPngTexts(file: Buffer): Buffer {
  if (!file.subarray(0, signature.length).equals(signature)) return file;
  const kept: Buffer[] = [signature];
  for (let at = signature.length; at < file.length; ) {
    if (at + around > file.length) return file;
    const end = at + around + file.readUInt32BE(at);
    if (!textChunks.includes(file.toString('latin1', at + 4, at + 8))) kept.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
