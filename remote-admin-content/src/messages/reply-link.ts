/** As many characters of an address as every mail program takes from a browser; Windows cuts off what comes after 2,048. */
const longest = 1900;

interface Reply {
  email: string;
  subject: string;
  /** The line above the quoted message: `Ana wrote:`. */
  introduction: string;
  message: string;
}

/** A link that begins an e-mail with the message quoted below its first, empty line; the end of a long message is left out. */
export function replyLink({ email, subject, introduction, message }: Reply): string {
  const quoted = message
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const begin = `mailto:${address(email)}?subject=${encoded(subject)}&body=${encoded(`\r\n\r\n${introduction}\r\n`)}`;
  return begin + shortened(quoted, longest - begin.length);
}

/** An address may hold a `?` or `&`, with which a visitor could add recipients to the answer. */
function address(email: string): string {
  return encoded(email).replace('%40', '@');
}

/** Half a character, which a visitor may have sent, cannot be encoded: a `�` stands for it. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Encodes a text, or as much of it as has room, with `…` in place of the rest. */
function shortened(text: string, room: number): string {
  const whole = encoded(text);
  if (whole.length <= room) return whole;
  const rest = encoded('…');
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const next = kept + encoded(segment);
    if (next.length + rest.length > room) break;
    kept = next;
  }
  return kept + rest;
}
