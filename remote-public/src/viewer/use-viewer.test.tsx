import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from '@varda/platform/router';
import { renderSite } from '../../testing/render-site.tsx';
import { useViewer } from './use-viewer.tsx';

const picture = { key: 'abc', src: '/api/pictures/abc.webp', caption: 'Drops' };

function Product() {
  const { linkTo, viewer } = useViewer([picture]);
  return (
    <>
      <a {...linkTo(picture)}>Picture</a>
      <Link to="/about">About us</Link>
      {viewer}
    </>
  );
}

function Site() {
  const { pathname, hash } = useLocation();
  return pathname === '/product/1' ? <Product /> : <h1>{pathname + hash}</h1>;
}

test('[B-01] to screen readers the viewer speaks the language of the page alone', async () => {
  // What the viewer asks of a browser and jsdom has not.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  window.IntersectionObserver = class {
    observe = () => {};
    disconnect = () => {};
  } as unknown as typeof IntersectionObserver;
  renderSite(<Site />, { path: '/product/1', language: 'mk' });
  fireEvent.click(screen.getByRole('link', { name: /Drops$/ }));
  const viewer = await screen.findByRole('dialog', { name: 'Слики' });
  const said = [...viewer.querySelectorAll('[aria-label], [aria-roledescription]')].flatMap((part) => [
    part.getAttribute('aria-label'),
    part.getAttribute('aria-roledescription'),
  ]);
  expect(said).toEqual(expect.arrayContaining(['галерија', 'слика', '1 од 1']));
  expect(said.join(' ')).not.toMatch(/[a-z]/i);
});

test('[B-01] a picture whose viewer comes late leads nobody back who has pressed another link', async () => {
  renderSite(<Site />, { path: '/product/1' });
  fireEvent.click(screen.getByRole('link', { name: 'Open the picture large: Drops' }));
  fireEvent.click(screen.getByRole('link', { name: 'About us' }));
  await act(async () => void (await import('@varda/ui/viewer')));
  expect(screen.getByRole('heading')).toHaveTextContent(/^\/about$/);
});
