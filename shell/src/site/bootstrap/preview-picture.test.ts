import { previewPicture } from './preview-picture.ts';

test('[B-01] [B-02] a double click on a picture opens it, and the next click closes it', () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  const close = jest.fn();
  HTMLDialogElement.prototype.close = close;
  document.body.innerHTML = '<a href="/api/pictures/a.webp" data-place="#picture=a"></a>';
  const link = document.querySelector('a') as Element;
  expect(previewPicture(new MouseEvent('click', { detail: 1 }), link)).toBe(true);
  const dialog = document.querySelector('dialog');
  dialog?.dispatchEvent(new MouseEvent('click', { detail: 2 }));
  expect(close).not.toHaveBeenCalled();
  dialog?.dispatchEvent(new MouseEvent('click', { detail: 1 }));
  expect(close).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/');
  dialog?.remove();
});
