import { videoFile, videoPlayer } from './embedded-video.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

const videos: [src: string, player: string | undefined][] = [
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
  ['//www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&enablejsapi=1', youtube],
  ['http://youtube.com/watch?v=dQw4w9WgXcQ&list=x', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=42s', `${youtube}?start=42`],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', youtube],
  [`${youtube}?start=7`, `${youtube}?start=7`],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?autoplay=1', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
  [`${vimeo}&h=8272103f6e`, `${vimeo}&h=8272103f6e`],
  ['https://www.youtube.com/', undefined],
  ['https://www.youtube.com/embed/"><script>', undefined],
  ['https://www.youtube.com/embed/../redirect?q=x', undefined],
  ['https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ', undefined],
  ['https://evil.example/#www.youtube.com/embed/dQw4w9WgXcQ', undefined],
  ['javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ', undefined],
  ['data:text/html,x', undefined],
  ['/embed/dQw4w9WgXcQ', undefined],
  ['https://vimeo.com/channels/staffpicks', undefined],
  ['', undefined],
  ['https://', undefined],
];

for (const [src, player] of videos)
  test(`[S-06] ${src || 'nothing'} ${player ? 'is played' : 'is no video'}`, () => {
    expect(videoPlayer(src)).toBe(player);
  });

const files: [src: string, file: string | undefined][] = [
  [' https://videos.example/yard.mp4?v=2 ', 'https://videos.example/yard.mp4?v=2'],
  ['https://videos.example/yard.WEBM', 'https://videos.example/yard.WEBM'],
  ['http://videos.example/yard.mp4', undefined],
  ['https://videos.example/yard.exe#.mp4', undefined],
  ['javascript:alert(1)//.mp4', undefined],
  ['/yard.mp4', undefined],
];

for (const [src, file] of files)
  test(`[S-06] ${src} is ${file ? 'a video' : 'no video'} in a file`, () => {
    expect(videoFile(src)).toBe(file);
  });
