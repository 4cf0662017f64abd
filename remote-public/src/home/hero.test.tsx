import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { Hero } from './hero.tsx';

const previous = () => screen.getByRole('button', { name: 'Previous slide' });
const next = () => screen.getByRole('button', { name: 'Next slide' });
const announced = () => document.querySelector('[aria-live]')?.textContent;
const pictures = () => document.querySelectorAll('img');

beforeEach(() => {
  // jsdom has no layout, so that nothing scrolls: where the track stands is what the buttons say.
  Element.prototype.scrollTo = () => {};
});

test('[P-01] six slides; the buttons are disabled at the ends and say where one is', async () => {
  renderSite(<Hero />);
  expect(document.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(6);
  expect(previous()).toBeDisabled();

  for (let slide = 2; slide <= 6; slide++) {
    await userEvent.click(next());
    expect(announced()).toBe(`Slide ${slide} of 6`);
  }
  expect(next()).toBeDisabled();
  expect(previous()).toBeEnabled();
});

test('[P-01] screen readers are told what it is in the language of the page', () => {
  renderSite(<Hero />, { language: 'mk' });
  const said = [...document.querySelectorAll('[aria-roledescription]')].map((part) =>
    part.getAttribute('aria-roledescription'),
  );
  expect(said).toEqual(['галерија', ...Array(6).fill('слајд')]);
});

test('[P-01] arrow keys go on where a button has been disabled under the finger', async () => {
  renderSite(<Hero />);
  next().focus();
  await userEvent.keyboard('{End}');
  expect(announced()).toBe('Slide 6 of 6');
  expect(next()).toBeDisabled();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(announced()).toBe('Slide 4 of 6');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(announced()).toBe('Slide 1 of 6');
});

test('[P-01] only the link of the slide in view can be reached; the page’s own heading is there on each', async () => {
  renderSite(<Hero />);
  await userEvent.click(next());
  const reachable = [...document.querySelectorAll('a')].filter((link) => !link.closest('[inert]'));
  expect(reachable.map((link) => link.textContent)).toEqual(['Medicinal products']);
  expect(screen.getByRole('heading', { level: 1 }).closest('[inert]')).toBeNull();
});

test('[P-01] the first picture is fetched ahead of all else, the others when they are next', async () => {
  renderSite(<Hero />);
  expect(pictures()).toHaveLength(1);
  expect(pictures()[0]).toHaveAttribute('fetchpriority', 'high');
  expect(pictures()[0]).toHaveAttribute('loading', 'eager');

  fireEvent.load(pictures()[0] as HTMLImageElement);
  expect(pictures()).toHaveLength(2);
  await userEvent.click(next());
  expect(pictures()).toHaveLength(3);
  await userEvent.click(previous());
  expect(pictures()).toHaveLength(3);
});

const picture = {
  ...{ key: 'a'.repeat(32), width: 1600, height: 800, widths: [640, 1600], placeholder: 'data:image/png,' },
  alt: { en: 'A meadow', mk: 'Ливада' },
};

test('[E-07] slides have the texts, links, picture and order that staff have given them; the others are as they were', async () => {
  renderSite(<Hero />, {
    site: {
      texts: { 'hero-care.title': 'Soft hands', 'hero-care.link': 'https://www.example.com/care' },
      pictures: { 'hero-care': picture },
      slides: ['care', 'company', 'medicinal', 'cbd', 'herbal', 'dietary'].map((key) => `hero-${key}`),
    },
  });
  expect(document.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(6);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Soft hands');
  expect(screen.getByRole('link', { name: 'Personal care' })).toHaveAttribute('href', 'https://www.example.com/care');
  const [first] = pictures();
  expect(first).toHaveAttribute('alt', 'A meadow');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  // As wide as the drawn one, and preloaded like it.
  const preload = document.querySelector(`link[rel="preload"][imagesrcset*="/${picture.key}/1600.avif 1600w"]`);
  expect(preload).toHaveAttribute(
    'imagesizes',
    '(max-width: 47.99em) 100vw, (max-width: 63.99em) 60vw, max(100vw, 73rem)',
  );
  expect(screen.getByRole('heading', { name: 'Good medicine begins with care' })).toBeInTheDocument();
});

test('[E-07] without an answer of the api there are the six slides of before', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  renderSite(<Hero />, { site: null });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  // What came of it has been told.
  await act(async () => {});
  expect(document.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(6);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good medicine begins with care');
});
