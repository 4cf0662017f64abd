const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;
/** Of an entry without its name. */
const entrySize = 46;
const mostEntries = 1_000;
/** Size or place of a directory that stand in another one. */
const toldByZip64 = 0xffffffff;

/**
 * Whether a ZIP file unpacks to no more than so many bytes. It goes by the directory, whose sizes the reader holds each entry to (hucre stops an
 * entry that goes beyond the size that is named there, but not one that names none); ZIP64, which no file of our size needs, is out of bounds.
 */
export function unpacksTo(bytes: Uint8Array, mostBytes: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end -= 1;
  if (end < 0) return false;
  const entries = view.getUint16(end + 10, true);
  const isZip64 = [12, 16].some((at) => view.getUint32(end + at, true) === toldByZip64);
  if (isZip64 || entries === 0 || entries > mostEntries) return false;
  let total = 0;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < entries; index++) {
    if (at + entrySize > bytes.length || view.getUint32(at, true) !== entryOfDirectory) return false;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    // Nothing packs to two bytes; more than that, and no size, is a size that is missing, or stands elsewhere.
    const isToldElsewhere = packed === 0 && (view.getUint16(at + 8, true) & 8) !== 0;
    if (isToldElsewhere || (unpacked === 0 && packed > 2)) return false;
    total += unpacked;
    if (total > mostBytes) return false;
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += entrySize + lengths.reduce((sum, length) => sum + length, 0);
  }
  return true;
}
