import { turnCarousel } from './turn-carousel.ts';

const scrolledBy: unknown[] = [];

beforeEach(() => {
  // Cards of 400 px, three in view.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  offset.mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 400;
  });
  scrolledBy.length = 0;
  Element.prototype.scrollBy = (options?: unknown) => scrolledBy.push(options);
  document.body.innerHTML =
    '<button data-turn="1" aria-controls="track"></button><div id="track" data-carousel=""><a></a><a></a><a></a><a></a></div>';
});

afterEach(() => jest.restoreAllMocks());

test('[B-02] [P-08] before hydration a button turns a carousel by what is in view, an arrow key by one item', () => {
  const [button, card] = [document.querySelector('button'), document.querySelector('a')] as [Element, Element];
  expect(turnCarousel(new MouseEvent('click'), button)).toBe(true);
  expect(turnCarousel(new KeyboardEvent('keydown', { key: 'ArrowRight' }), card)).toBe(true);
  expect(turnCarousel(new KeyboardEvent('keydown', { key: 'Enter' }), card)).toBe(false);
  expect(scrolledBy).toEqual([
    { left: 1200, behavior: 'instant' },
    { left: 400, behavior: 'instant' },
  ]);
});
