import { typedMessage } from '@varda/platform/storage/typed-messages';
import { storePaintedMessages } from './painted-messages.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <form method="post"><input name="name"><textarea name="message">Good morning</textarea></form>
    <form method="get"><input name="q"></form>`;
  stop = storePaintedMessages(document.body);
  for (const field of document.querySelectorAll('input')) field.value = 'Ana';
});
afterEach(() => {
  stop();
  sessionStorage.clear();
});

const leave = () => window.dispatchEvent(new Event('pagehide'));

test('[N-08] [P-11] what was typed into the message of a page that is not hydrated outlives its document', () => {
  expect(typedMessage('/')).toEqual({});
  leave();
  expect(typedMessage('/')).toEqual({ name: 'Ana' });
});

test('[P-11] a message that the browser sends does not come back', () => {
  leave();
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true }));
  leave();
  expect(typedMessage('/')).toEqual({});
});

test('[B-03] a search that the browser sends is none', () => {
  document.forms[1]?.dispatchEvent(new Event('submit', { bubbles: true }));
  leave();
  expect(typedMessage('/')).toEqual({ name: 'Ana' });
});
