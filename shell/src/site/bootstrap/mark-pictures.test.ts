import { markPictures } from './mark-pictures.ts';

const picture = (id: string) => document.getElementById(id) as HTMLImageElement;

test('[N-08] pictures are marked as there, or as not to be had, before the page can', () => {
  document.body.innerHTML = ['lost', 'came', 'comes', 'fails'].map((id) => `<img id="${id}">`).join('');
  for (const id of ['comes', 'fails']) Object.defineProperty(picture(id), 'complete', { value: false });
  for (const id of ['came', 'comes']) Object.defineProperty(picture(id), 'naturalWidth', { value: 640 });
  markPictures();
  expect(picture('lost')).toHaveAttribute('data-missing');
  expect(picture('came')).toHaveAttribute('data-shown');
  expect(picture('comes')).not.toHaveAttribute('data-shown');
  picture('comes').dispatchEvent(new Event('load'));
  picture('fails').dispatchEvent(new Event('error'));
  expect(picture('comes')).toHaveAttribute('data-shown');
  expect(picture('fails')).toHaveAttribute('data-missing');
});
