import { isQueueing, queueEvent, replay, startQueue, takeQueuedEvents } from './queued-events.ts';

const body = `
  <button id="plain">Next slide</button>
  <button id="native" command="show-modal" commandfor="menu">Menu</button>
  <a id="link" href="#x">Careers</a>
  <input id="field">
  <p id="text">Good medicine begins with care</p>
`;

/** What was done to the page before it was hydrated; returns what its elements get by the replay. */
async function replayed(...done: [id: string, event: Event][]): Promise<string[]> {
  document.body.innerHTML = body;
  startQueue();
  for (const [id, event] of done) {
    document.getElementById(id)?.dispatchEvent(event);
    queueEvent(event);
  }
  const events = takeQueuedEvents();
  expect(isQueueing()).toBe(false);
  const seen: string[] = [];
  for (const type of ['click', 'keydown'])
    document.body.addEventListener(type, (event) => {
      const { id } = event.target as Element;
      seen.push(event instanceof KeyboardEvent ? `${id} ${event.key}` : `${id} ${event.type}`);
    });
  await replay(events);
  document.body.replaceWith(document.createElement('body'));
  return seen;
}

const click = () => new MouseEvent('click', { bubbles: true });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });

test('[B-02] buttons get what was pressed, in its order and once', async () => {
  const events = await replayed(['plain', click()], ['plain', key('ArrowRight')], ['plain', click()]);
  expect(events).toEqual(['plain click', 'plain ArrowRight', 'plain click']);
});

test('[B-02] what the browser has answered by itself is not replayed', async () => {
  expect(await replayed(['link', click()], ['native', click()], ['field', key('a')], ['plain', key('Tab')])).toEqual(
    [],
  );
});

test('[B-02] a finger that touched nothing to press has the page do nothing', async () => {
  expect(await replayed(['text', click()])).toEqual([]);
});

test('[B-02] without a bootstrap script there is nothing to replay, and nothing is queued', () => {
  queueEvent(click());
  expect(takeQueuedEvents()).toEqual([]);
});
