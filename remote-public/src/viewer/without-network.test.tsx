import { act, fireEvent, screen } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';
import { useViewer } from './use-viewer.tsx';

// Its code is a file that has not been fetched.
jest.mock('@varda/ui/viewer', () => {
  throw new TypeError('Failed to fetch');
});

const picture = { key: 'abc', src: '#the-picture-itself', caption: 'Drops' };

function Product() {
  return <a {...useViewer([picture]).linkTo(picture)}>Picture</a>;
}

test.each([
  ['without a network the page stays', false, ''],
  ['with one the link leads to the picture itself', true, '#the-picture-itself'],
])('[N-08] [B-01] where the viewer cannot be had: %s', async (_, isOnline, hash) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  renderSite(<Product />);
  await act(async () => void fireEvent.click(screen.getByRole('link')));
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-busy');
  expect(window.location.hash).toBe(hash);
});
