import { act, fireEvent, screen } from '@testing-library/react';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { useToasts } from './use-toasts.ts';

const namespace = 'toasts';

/** How long a toast takes to fade away, in milliseconds. */
const fading = 250;

function Page() {
  return (
    <TextsOfResource of={{ name: 'entries', namespace }}>
      <SaveButton />
    </TextsOfResource>
  );
}

function SaveButton() {
  const toasts = useToasts();
  return (
    <button type="button" onClick={() => toasts.success('Saved')}>
      Save
    </button>
  );
}

test('[X-02] [A-16] a success toast is green and stays for 3000 ms', () => {
  jest.useFakeTimers();
  renderAdmin({
    Page,
    pattern: '/toasts',
    path: '/toasts',
    namespace,
    texts: { en: { admin: en }, mk: { admin: mk } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Saved');
  expect(screen.getByRole('alert')).toHaveAttribute('data-kind', 'success');
  act(() => jest.advanceTimersByTime(2_999));
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  act(() => jest.advanceTimersByTime(fading));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  jest.useRealTimers();
});
