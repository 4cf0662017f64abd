import '@testing-library/jest-dom';

/** Layout does not exist in jsdom; Mantine asks for it all the same. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  window.ResizeObserver = NoResizeObserver;
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

/** A test that makes React or our own code complain has failed. */
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...complaint) => void complaints.push(complaint));
});

afterEach(() => {
  const complained = complaints;
  jest.restoreAllMocks();
  if (complained.length > 0) throw new Error(`console.error was called: ${complained.map(String).join('\n')}`);
});
