import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// What is waited for has come or not: how long that takes is the machine's doing.
configure({ asyncUtilTimeout: 10_000 });

/** Layout does not exist in jsdom; Mantine asks for it all the same. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Node's knows no page, so it has no base for a relative address. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

if (typeof window !== 'undefined') {
  globalThis.Request = PageRequest;
  window.ResizeObserver = NoResizeObserver;
  // An empty query holds for every medium; nothing moves here, so that no frame of a motion comes after its test.
  window.matchMedia = (query) =>
    ({
      matches: query === '' || query === '(prefers-reduced-motion: reduce)',
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  takeNodesSignals(EventTarget.prototype);
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  // Our stylesheets are not loaded, and make boxes of most of these: in the name of an element a box stands apart.
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: 'span:not([hidden]) { display: inline-block }' }),
  );
}

/**
 * In development React takes a stack for each of the first ten thousand elements of every second, for what it complains of: a
 * sixth of the time that these tests take. It is set to have made them; a complaint names its component all the same.
 */
function withoutOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
  };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
}

withoutOwnerStacks();

/** Signals are Node's here, as its fetch wants them; jsdom's listeners take none but jsdom's. */
function takeNodesSignals(target: EventTarget): void {
  const { addEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    if (typeof options !== 'object' || !options.signal) return addEventListener.call(this, type, listener, options);
    const { signal, ...others } = options;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, others));
    addEventListener.call(this, type, listener, others);
  };
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
  if (typeof window !== 'undefined') {
    window.localStorage.clear();
    // The address stays, which a whole file may set.
    window.history.replaceState(null, '');
  }
  if (complained.length > 0) throw new Error(`console.error was called: ${complained.map(String).join('\n')}`);
});
