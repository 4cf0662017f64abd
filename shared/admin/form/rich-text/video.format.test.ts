import { videoAddress } from './video.format.ts';

test.each([
  ['www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [' youtu.be/dQw4w9WgXcQ ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    '<iframe width="560" src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;dnt=1" title="A video"></iframe>',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  ['videos.example/a.mp4', 'https://videos.example/a.mp4'],
  ['http://videos.example/a.mp4', undefined],
  ['/a.mp4', undefined],
  ['a video', undefined],
])('[A-15] a video is found in what people copy: %s', (written, address) => {
  expect(videoAddress(written)).toBe(address);
});
