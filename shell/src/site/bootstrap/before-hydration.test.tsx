import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeHydration } from './before-hydration.ts';
import { startQueue } from './queued-events.ts';

function Form({ begun = '', onReady }: { begun?: string; onReady?: () => void }) {
  const [name, setName] = useState('');
  const [message, setMessage] = useState(begun);
  useEffect(onReady ?? (() => {}), []);
  return (
    <form>
      <input value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <textarea value={message} onChange={({ currentTarget }) => setMessage(currentTarget.value)} />
      <output>{`${name}, ${message}`}</output>
    </form>
  );
}

test.each([
  ['input', ''],
  ['textarea', ''],
  ['textarea', 'I am applying.'],
])(
  '[B-02] the caret stays where somebody types as the page is hydrated: %s, begun with “%s”',
  async (selector, begun) => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Form begun={begun} />);
    startQueue();
    const field = root.querySelector(selector) as HTMLInputElement;
    field.focus();
    field.value = `${begun} Good morning`;
    field.setSelectionRange(4, 6);
    const onReady = beforeHydration();
    await act(async () => void render(<Form begun={begun} onReady={onReady} />, { container: root, hydrate: true }));
    expect(root.querySelector('output')).toHaveTextContent('Good morning');
    expect([field.selectionStart, field.selectionEnd]).toEqual([4, 6]);
    root.remove();
  },
);
