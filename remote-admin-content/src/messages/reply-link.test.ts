import { replyLink } from './reply-link.ts';

const reply = (message: string, other: { email?: string; introduction?: string } = {}) =>
  replyLink({ email: 'ana@x.example', subject: 'Re: Your message', introduction: 'Ana wrote:', message, ...other });

const bodyOf = (link: string) => decodeURIComponent(link.slice(link.indexOf('&body=') + '&body='.length));

describe('the link that answers a message', () => {
  test('[P-11] quotes it line by line below an empty line', () => {
    expect(reply('One & two?\n\nThree\r\nfour')).toMatch(
      /^mailto:ana@x\.example\?subject=Re%3A%20Your%20message&body=/,
    );
    expect(bodyOf(reply('One & two?\n\nThree\r\nfour'))).toBe(
      '\r\n\r\nAna wrote:\r\n> One & two?\r\n> \r\n> Three\r\n> four',
    );
  });

  test.each([
    ['Latin', 'word '.repeat(1000)],
    ['Cyrillic', 'збор '.repeat(1000)],
    ['characters of several parts', '👩‍🔬'.repeat(700)],
    ['empty lines', '\n'.repeat(4000)],
  ])('[P-11] leaves out the end of a message that is too long for mail programs: %s', (_, message) => {
    const link = reply(message);
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(link.length).toBeGreaterThan(1800);
    expect(bodyOf(link)).toMatch(/…$/u);
    expect(bodyOf(link)).not.toContain('�');
  });

  test('[P-11] half a character does not break it', () => {
    expect(bodyOf(reply('a\ud83d b', { introduction: '\udc69 wrote:' }))).toBe('\r\n\r\n� wrote:\r\n> a� b');
  });

  test('[P-11] nothing in an address, a name or a message adds a recipient', () => {
    const link = reply('x&bcc=m@x.example\r\n', {
      email: 'a?cc=m@x.example',
      introduction: 'A&cc=m@x.example wrote:',
    });
    expect(link).toMatch(/^mailto:a%3Fcc%3Dm@x\.example\?/);
    expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
  });
});
