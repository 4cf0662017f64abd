import { answerEarlyEvents } from './early-events.ts';

const body = `
  <button id="plain">Next slide</button>
  <button id="native" command="show-modal" commandfor="menu">Menu</button>
  <a id="link" href="#x">Careers</a>
  <input id="field">
  <p id="text">Good medicine begins with care</p>
`;

/** What was done in the page before it could answer; returns what its elements are told of it afterwards. */
function told(...done: [id: string, event: Event][]): string[] {
  document.body.innerHTML = body;
  const earlyEvents: Event[] = [];
  for (const [id, event] of done) {
    document.getElementById(id)?.dispatchEvent(event);
    earlyEvents.push(event);
  }
  Object.assign(window, { earlyEvents });
  const answers: string[] = [];
  for (const type of ['click', 'keydown'])
    document.body.addEventListener(type, (event) => {
      const { id } = event.target as Element;
      answers.push(event instanceof KeyboardEvent ? `${id} ${event.key}` : `${id} ${event.type}`);
    });
  answerEarlyEvents();
  document.body.replaceWith(document.createElement('body'));
  return answers;
}

const click = () => new MouseEvent('click', { bubbles: true });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });

test('[P-01] buttons are told of what was pressed, in its order and once', () => {
  expect(told(['plain', click()], ['plain', key('ArrowRight')], ['plain', click()])).toEqual([
    'plain click',
    'plain ArrowRight',
    'plain click',
  ]);
  expect(window).not.toHaveProperty('earlyEvents');
});

test('[N-05] what the browser has answered by itself happens once', () => {
  expect(told(['link', click()], ['native', click()], ['field', key('a')], ['plain', key('Tab')])).toEqual([]);
});

test('[P-13] a finger that touched nothing to press has the page do nothing', () => {
  expect(told(['text', click()])).toEqual([]);
});

test('a page whose scripts came with it has nothing to catch up with', () => {
  expect(() => answerEarlyEvents()).not.toThrow();
});
