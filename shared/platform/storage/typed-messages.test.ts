import { storeTypedMessage } from './typed-messages.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '');
});

function refuseStorage() {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
}

/** In a document that has come in the place of this one: it has another memory. */
async function typedInNextDocument(path: string, arrange?: () => void) {
  // Jest itself reads the storage here.
  jest.restoreAllMocks();
  jest.resetModules();
  arrange?.();
  const { typedMessage } = await import('./typed-messages.ts');
  return typedMessage(path);
}

test('[N-04] [P-11] [K-30] where the browser refuses storage, what was typed outlives a reload until it is sent', async () => {
  refuseStorage();
  history.replaceState({ idx: 3 }, '');
  storeTypedMessage('/contacts', { name: 'Ana' });
  storeTypedMessage('/careers/1', { name: 'Goran' });
  expect(await typedInNextDocument('/contacts', refuseStorage)).toEqual({ name: 'Ana' });
  expect(history.state).toMatchObject({ idx: 3 });

  storeTypedMessage('/contacts', {});
  expect(await typedInNextDocument('/contacts', refuseStorage)).toEqual({});
  expect(await typedInNextDocument('/careers/1', refuseStorage)).toEqual({ name: 'Goran' });
  storeTypedMessage('/careers/1', {});
});

test('[P-11] [K-30] nothing of it is in the history where the browser stores it', async () => {
  storeTypedMessage('/contacts', { name: 'Ana' });
  expect(history.state).toBeNull();
  expect(await typedInNextDocument('/contacts')).toEqual({ name: 'Ana' });
  storeTypedMessage('/contacts', {});
  expect(sessionStorage).toHaveLength(0);
});

test('[P-11] [K-30] what a full storage did not take is gone once it is sent', async () => {
  const full = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  full();
  storeTypedMessage('/contacts', { name: 'Ana' });
  expect(await typedInNextDocument('/contacts', full)).toEqual({ name: 'Ana' });
  storeTypedMessage('/contacts', {});
  expect(await typedInNextDocument('/contacts', full)).toEqual({});
});
