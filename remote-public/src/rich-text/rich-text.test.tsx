import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { RichText } from './rich-text.tsx';

/** As the server stores it (`docs/decisions/012`). */
const player = (src: string, title: string) =>
  `<p>Look:</p><iframe src="${src}" title="${title}" width="560" height="315" allowfullscreen="" loading="lazy"></iframe>`;
const youtube = player('https://www.youtube-nocookie.com/embed/abcdef12345?start=30', 'How &quot;VARDOL&quot; is made');
const vimeo = player('https://player.vimeo.com/video/123456?dnt=1&amp;h=abc', 'Video');

const frames = () => document.querySelectorAll('iframe');

test('[P-08] a text that is missing in the page’s language stands in the other one, and says so', () => {
  renderSite(<RichText below={2} of={{ en: '', mk: '<p>Сируп</p>' }} />);
  expect(screen.getByText('Сируп').parentElement).toHaveAttribute('lang', 'mk');
});

test('[P-06] a video is a button that names its source; the player comes with the press, and gets the focus', async () => {
  renderSite(<RichText below={2} of={{ en: youtube, mk: '' }} />);
  expect(frames()).toHaveLength(0);
  const poster = screen.getByRole('button', { name: /^How "VARDOL" is made.*YouTube/ });
  expect(poster).not.toHaveAttribute('src');

  poster.focus();
  await userEvent.keyboard('{Enter}');
  const [frame] = frames();
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdef12345?start=30&autoplay=1');
  expect(frame).toHaveAccessibleName('How "VARDOL" is made');
  expect(frame).toHaveFocus();
});

test('[P-06] in a text that has fallen back to the other language the poster still speaks the page’s own', async () => {
  renderSite(<RichText below={2} of={{ en: vimeo, mk: '' }} />, { language: 'mk' });
  const poster = screen.getByRole('button', { name: /^Видео.*Vimeo/ });
  expect(poster.closest('[lang="en"]')).not.toBeNull();
  for (const words of poster.querySelectorAll('span')) expect(words).toHaveAttribute('lang', 'mk');

  await userEvent.click(poster);
  expect(frames()[0]).toHaveAttribute('src', 'https://player.vimeo.com/video/123456?dnt=1&h=abc&autoplay=1');
});

test.each([
  ['<h1>A</h1><h2>B</h2>', ['H3', 'H4']],
  ['<h2>A</h2><h2 style="text-align:center">B</h2>', ['H3', 'H3']],
])('[P-08] the headings of a text follow the one that it stands under: %s', (html, levels) => {
  renderSite(<RichText below={2} of={{ en: html, mk: '' }} />);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(levels);
});
