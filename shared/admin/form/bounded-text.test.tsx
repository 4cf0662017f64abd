import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@varda/contract/language';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import { adminTexts as en } from '../texts/en.ts';
import { adminTexts as mk } from '../texts/mk.ts';
import { TextAreaInput } from './text-area-input.tsx';
import { TextLineInput } from './text-line-input.tsx';

const longest = 100;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Input = ComponentType<Pick<ComponentProps<typeof TextLineInput>, 'label' | 'longest' | 'value' | 'onChange'>>;

function open(Input: Input, begun: string, language: Language = 'en') {
  const Page = () => {
    const [text, setText] = useState(begun);
    return (
      <TextsOfResource of={{ name: 'fields', namespace: 'fields' }}>
        <Input
          label="Field"
          longest={longest}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </TextsOfResource>
    );
  };
  renderAdmin(
    { Page, pattern: '/field', path: '/field', namespace: 'fields', texts: { en: { admin: en }, mk: { admin: mk } } },
    { language },
  );
  return { hands: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), field: screen.getByLabelText('Field') };
}

const counter = () => screen.queryByText(/left|many|знак|знака/, { selector: '[aria-hidden]' })?.textContent ?? null;

describe.each([
  ['a line', TextLineInput as Input],
  ['an area', TextAreaInput as Input],
])('%s of text', (_, Input) => {
  test('[V-08] says what is left only near its bound, and what is too much beyond it, without losing a letter', async () => {
    const { hands, field } = open(Input, 'x'.repeat(89));
    expect(counter()).toBeNull();
    await hands.type(field, 'x');
    expect(counter()).toBe('10 characters left');
    await hands.type(field, 'xxxxxxxxx');
    expect(counter()).toBe('1 character left');
    // What is trimmed does not count.
    await hands.type(field, 'x   ');
    expect(counter()).toBe('0 characters left');
    expect(field).toBeValid();
    await hands.type(field, '{Backspace}{Backspace}{Backspace}yz');
    expect(counter()).toBe('2 characters too many');
    expect(field).toHaveAccessibleDescription('Use at most 100 characters.');
    expect(field).toBeInvalid();
    expect(field).toHaveValue(`${'x'.repeat(100)}yz`);
    act(() => jest.advanceTimersByTime(1000));
    // And is said once.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 characters too many');
  });

  test.each([
    [99, 'Уште 1 знак'],
    [90, 'Уште 10 знака'],
    [79, null],
    [101, '1 знак повеќе од дозволеното'],
    [111, '11 знака повеќе од дозволеното'],
    [121, '21 знак повеќе од дозволеното'],
  ])('[V-08] counts %i characters in Macedonian: %s', (length, text) => {
    open(Input, 'x'.repeat(length), 'mk');
    expect(counter()).toBe(text);
  });
});
