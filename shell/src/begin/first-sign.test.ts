import { firstSign } from './first-sign.ts';

/** Whether the page begins with what somebody does, or what is known of them. */
async function begins(act: () => void = () => {}): Promise<boolean> {
  let hasBegun = false;
  void firstSign().then(() => {
    hasBegun = true;
  });
  act();
  await Promise.resolve();
  await Promise.resolve();
  return hasBegun;
}

const referrer = (url: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(url);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('[P-14] a page that nobody touches waits, and begins with whoever stays', async () => {
  expect(await begins()).toBe(false);
  expect(await begins(() => jest.advanceTimersByTime(4_900))).toBe(false);
  expect(await begins(() => jest.advanceTimersByTime(5_000))).toBe(true);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'])(
  '[P-14] a page begins with the first %s, wherever in it',
  async (sign) => {
    const inner = document.createElement('div');
    document.body.append(inner);
    expect(await begins(() => inner.dispatchEvent(new Event(sign)))).toBe(true);
    inner.remove();
  },
);

test('[P-14] who has entered a field before this script came is not waited for', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  expect(await begins()).toBe(true);
  field.remove();
});

test('[P-14] somebody who has chosen a language, or comes from another page of the site, is not waited for', async () => {
  referrer('https://search.example/?q=varda');
  expect(await begins()).toBe(false);
  referrer(`${location.origin}/about`);
  expect(await begins()).toBe(true);
  referrer('');
  localStorage.setItem('lang', 'mk');
  expect(await begins()).toBe(true);
});
