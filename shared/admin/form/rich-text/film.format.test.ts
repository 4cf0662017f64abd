import { filmAddress } from './film.format.ts';

test.each([
  ['www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [' youtu.be/dQw4w9WgXcQ ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    '<iframe width="560" src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;dnt=1" title="A film"></iframe>',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  ['films.example/a.mp4', 'https://films.example/a.mp4'],
  ['http://films.example/a.mp4', undefined],
  ['/a.mp4', undefined],
  ['a film', undefined],
])('[A-15] a film is found in what people copy: %s', (written, address) => {
  expect(filmAddress(written)).toBe(address);
});
