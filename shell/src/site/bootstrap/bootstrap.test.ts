import './bootstrap.ts';
import { startQueue, takeQueuedEvents } from './queued-events.ts';

// jsdom has no fonts.
jest.mock('./load-heading-font.ts', () => ({ loadHeadingFont: jest.fn() }));

function type(text: string, id: string) {
  const field = document.getElementById(id) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('[B-02] what is typed before hydration filters cards, closes no menu, and leaves nothing to replay', () => {
  document.body.innerHTML = `
    <button data-menu aria-expanded="true"></button><nav></nav><input id="other">
    <div data-filters="list"><input id="search"></div><ul id="list"><li>Tablets</li><li>Drops</li></ul>
  `;
  type('drops', 'search');
  type('drops', 'other');
  expect([...document.querySelectorAll('li')].map(({ hidden }) => hidden)).toEqual([true, false]);
  expect(document.querySelector('button')).toHaveAttribute('aria-expanded', 'true');
  expect(takeQueuedEvents()).toEqual([]);
});

test('[N-04] [B-02] a language that is chosen beside a message waits for React, which keeps what was typed', () => {
  startQueue();
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<button data-language="mk"></button><textarea></textarea>';
  document.querySelector('button')?.click();
  expect(takeQueuedEvents().map(({ type }) => type)).toEqual(['click']);
  expect(localStorage.getItem('lang')).toBeNull();
});

test('[N-05] [B-02] the menu of a phone opens and closes before hydration where the browser knows no commands', () => {
  startQueue();
  expect(HTMLButtonElement.prototype).not.toHaveProperty('commandForElement');
  document.body.innerHTML = `
    <button id="opens" command="show-modal" commandfor="menu"></button>
    <dialog id="menu"><button id="closes" command="close" commandfor="menu"></button></dialog>
  `;
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  // jsdom has neither.
  Object.assign(dialog, {
    showModal: () => dialog.setAttribute('open', ''),
    close: () => dialog.removeAttribute('open'),
  });
  document.getElementById('opens')?.click();
  expect(dialog.open).toBe(true);
  document.getElementById('closes')?.click();
  expect(dialog.open).toBe(false);
  expect(takeQueuedEvents()).toEqual([]);
});

test('[N-02] [B-02] keys open and close a menu before hydration, and none is left to close what was opened since', () => {
  startQueue();
  document.body.innerHTML =
    '<button data-menu aria-expanded="false"></button><div><a href="/about">About us</a></div><input>';
  const button = document.querySelector('button');
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  button?.focus();
  // Not to be scrolled by.
  expect(press('ArrowDown')).toBe(false);
  expect(document.querySelector('a')).toHaveFocus();
  press('Escape');
  expect(button).toHaveFocus();
  button?.click();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(takeQueuedEvents()).toEqual([]);

  startQueue();
  button?.click();
  document.querySelector('input')?.focus();
  press('Escape');
  // Escape where nothing is open may be meant for React.
  expect(takeQueuedEvents()).toHaveLength(1);
});

test('[B-02] a link that is pressed after hydration, while the document of one from before, or of a search, is on its way, takes its place, and never that of a message', () => {
  startQueue();
  document.body.innerHTML =
    '<a id="here" href="#content">Skip</a><a id="first" href="/about">About</a><a id="second" href="/careers">Careers</a>';
  const byRouter = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', byRouter);
  const press = (id: string) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    // jsdom follows no links.
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    document.getElementById(id)?.dispatchEvent(click);
  };
  press('here');
  takeQueuedEvents();
  press('first');
  expect(byRouter).toHaveBeenCalledTimes(2);

  startQueue();
  press('first');
  takeQueuedEvents();
  byRouter.mockClear();
  press('here');
  press('second');
  expect(byRouter).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pagehide'));
  press('second');
  expect(byRouter).toHaveBeenCalledTimes(2);

  const send = (method: string) => {
    document.body.insertAdjacentHTML('beforeend', `<form method="${method}"></form>`);
    startQueue();
    document.body.lastElementChild?.dispatchEvent(new Event('submit', { bubbles: true }));
    takeQueuedEvents();
    press('second');
  };
  send('post');
  expect(byRouter).toHaveBeenCalledTimes(3);
  send('get');
  expect(byRouter).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event('pagehide'));
});
