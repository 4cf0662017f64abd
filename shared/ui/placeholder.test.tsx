import { fireEvent, render, screen } from '@testing-library/react';
import { placeholderProps } from './placeholder.ts';

function picture(src?: string) {
  render(<img alt="A bottle" src={src} {...placeholderProps('data:,')} />);
  return screen.getByRole('img');
}

test('[N-08] a picture that cannot be had keeps its placeholder, until it can', () => {
  const image = picture('/bottle.avif');
  expect(image).not.toHaveAttribute('data-missing');
  fireEvent.error(image);
  expect(image).toHaveAttribute('data-missing');
  expect(image).not.toHaveAttribute('data-shown');
  fireEvent.load(image);
  expect(image).not.toHaveAttribute('data-missing');
  expect(image).toHaveAttribute('data-shown');
});

test('[N-08] one that had failed before React came keeps it too', () => {
  expect(picture()).toHaveAttribute('data-missing');
});
