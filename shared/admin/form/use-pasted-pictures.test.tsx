import { fireEvent, render, screen } from '@testing-library/react';
import { usePastedPictures } from './use-pasted-pictures.ts';

function Field({
  name,
  onPaste,
  isDisabled = false,
}: {
  name: string;
  onPaste: (to: string) => void;
  isDisabled?: boolean;
}) {
  const zone = usePastedPictures<HTMLDivElement>(isDisabled, () => onPaste(name));
  return (
    <fieldset aria-label={name}>
      <input aria-label={`Text of ${name}`} />
      <div ref={zone}>
        <button type="button">{`Choose ${name}`}</button>
      </div>
    </fieldset>
  );
}

const files = [new File(['x'], 'a.png', { type: 'image/png' })];
const paste = (target: Element = document.body) => fireEvent.paste(target, { clipboardData: { files } });

test('[A-06] of several fields the one takes a pasted picture that the pointer or the focus was in last, at first the first one', () => {
  const taken: string[] = [];
  const onPaste = (name: string) => taken.push(name);
  const form = (isDisabled = false) => (
    <>
      <Field name="one" onPaste={onPaste} />
      <Field name="other" onPaste={onPaste} isDisabled={isDisabled} />
    </>
  );
  const { rerender, unmount } = render(form());
  paste();
  expect(taken.splice(0)).toEqual(['one']);
  screen.getByRole('button', { name: 'Choose other' }).focus();
  paste(document.activeElement as Element);
  expect(taken.splice(0)).toEqual(['other']);
  fireEvent.pointerEnter(screen.getByRole('group', { name: 'one' }));
  paste();
  expect(taken.splice(0)).toEqual(['one']);
  paste(screen.getByRole('textbox', { name: 'Text of other' }));
  expect(taken.splice(0)).toEqual([]);
  fireEvent.pointerEnter(screen.getByRole('group', { name: 'other' }));
  rerender(form(true));
  paste();
  expect(taken.splice(0)).toEqual(['one']);
  unmount();
  paste();
  expect(taken).toEqual([]);
});
