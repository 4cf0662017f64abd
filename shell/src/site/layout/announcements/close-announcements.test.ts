/** As a document runs it: each one has a state of its own. */
async function openTab(): Promise<{ press: (key: string) => void; isHidden: (key: string) => boolean }> {
  const sheets: { text: string }[] = [];
  let answer: ((event: { target: EventTarget | null }) => void) | undefined;
  class Sheet {
    text = '';
    replaceSync(text: string) {
      this.text = text;
    }
  }
  Object.assign(window, { CSSStyleSheet: Sheet });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true });
  const listen = jest.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    if (name === 'click') answer = listener as typeof answer;
  });
  Reflect.deleteProperty(window, 'closesAnnouncements');
  jest.resetModules();
  const { closeAnnouncements } = await import('./close-announcements.ts');
  closeAnnouncements();
  listen.mockRestore();
  return {
    press: (key) => answer?.({ target: document.querySelector(`[data-announcement="${key}"] button`) }),
    isHidden: (key) => sheets[0]?.text.includes(`[data-announcement="${key}"]`) ?? false,
  };
}

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

test('[E-07] what is closed in two tabs that are open at once stays closed in the next document', async () => {
  const item = (key: string) => `<li data-announcement="${key}"><button type="button">x</button></li>`;
  document.body.innerHTML = `<div class="announcements">${item('announcement-1@4')}${item('announcement-2@1')}</div>`;
  const [one, other] = [await openTab(), await openTab()];
  one.press('announcement-1@4');
  other.press('announcement-2@1');
  const next = await openTab();
  expect([next.isHidden('announcement-1@4'), next.isHidden('announcement-2@1')]).toEqual([true, true]);
});
