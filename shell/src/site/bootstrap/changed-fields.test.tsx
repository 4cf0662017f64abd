import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { carryChangedFields, changedFields, replayChangedFields } from './changed-fields.ts';

function Form() {
  const [search, setSearch] = useState('');
  const [message, setMessage] = useState('Good morning');
  const [order, setOrder] = useState('newest');
  const [agreed, setAgreed] = useState(false);
  return (
    <form>
      <input value={search} onChange={({ currentTarget }) => setSearch(currentTarget.value)} />
      <textarea value={message} onChange={({ currentTarget }) => setMessage(currentTarget.value)} />
      <select value={order} onChange={({ currentTarget }) => setOrder(currentTarget.value)}>
        <option value="newest">Newest</option>
        <option value="name">Name</option>
      </select>
      <input type="checkbox" checked={agreed} onChange={({ currentTarget }) => setAgreed(currentTarget.checked)} />
      <output>{[search, message, order, agreed].join(', ')}</output>
    </form>
  );
}

/** The form as the server renders it, hydrated; `change` is what a visitor does to it in between. Returns what React knows then. */
function hydrated(change: (form: HTMLFormElement) => void): { state: string | null; shown: unknown[] } {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  const form = root.querySelector('form') as HTMLFormElement;
  change(form);
  const before = changedFields();
  render(<Form />, { container: root, hydrate: true });
  act(() => replayChangedFields(before));
  const [search, message, order, agreed] = form.elements as unknown as HTMLInputElement[];
  const shown = [search?.value, message?.value, order?.value, agreed?.checked];
  const state = root.querySelector('output')?.textContent ?? null;
  root.remove();
  return { state, shown };
}

function field<T extends Element>(form: Element, selector: string): T {
  return form.querySelector(selector) as T;
}

test('[P-04] [B-02] React knows what was typed, chosen and ticked before it hydrated the fields', () => {
  const { state, shown } = hydrated((form) => {
    field<HTMLInputElement>(form, 'input').value = 'syrup';
    field<HTMLTextAreaElement>(form, 'textarea').value = 'Good evening';
    field<HTMLSelectElement>(form, 'select').value = 'name';
    field<HTMLInputElement>(form, '[type=checkbox]').checked = true;
  });
  expect(state).toBe('syrup, Good evening, name, true');
  expect(shown).toEqual(['syrup', 'Good evening', 'name', true]);
});

test('[B-02] a field that was emptied stays empty', () => {
  const { state } = hydrated((form) => {
    field<HTMLTextAreaElement>(form, 'textarea').value = '';
  });
  expect(state).toBe(', , newest, false');
});

test('[B-02] fields that nobody has touched bring no event', () => {
  expect(hydrated(() => {}).state).toBe(', Good morning, newest, false');
});

test('[N-08] [B-02] what was typed stands in the same fields of a page that is rendered anew, and nowhere else', () => {
  const root = document.body.appendChild(document.createElement('div'));
  const Message = ({ action }: { action: string }) => {
    const [name, setName] = useState('');
    const [message, setMessage] = useState('Good morning');
    return (
      <form action={action}>
        <input name="name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        <textarea name="message" value={message} onChange={({ currentTarget }) => setMessage(currentTarget.value)} />
        <output>{`${name}, ${message}`}</output>
      </form>
    );
  };
  root.innerHTML = renderToString(<Message action="/contacts" />);
  field<HTMLInputElement>(root, 'input').value = 'Ana';
  field<HTMLTextAreaElement>(root, 'textarea').value = '';
  const carry = carryChangedFields();
  root.replaceChildren();
  render(
    <>
      <Message action="/search" />
      <Message action="/contacts?lang=mk" />
    </>,
    { container: root },
  );
  act(carry);
  expect([...root.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual([
    ', Good morning',
    'Ana, ',
  ]);
  root.remove();
});
