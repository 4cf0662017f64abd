import { safeLocalStorage, safeSessionStorage } from './browser-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('[K-30] values are in the browser’s storage, for other tabs and the next visit', () => {
  safeLocalStorage.setItem('lang', 'mk');
  expect(localStorage.getItem('lang')).toBe('mk');
  localStorage.setItem('lang', 'en');
  expect(safeLocalStorage.getItem('lang')).toBe('en');
  safeLocalStorage.removeItem('lang');
  expect(localStorage.getItem('lang')).toBeNull();
});

test('[K-30] where the browser blocks storage, values live as long as the page', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  expect(safeLocalStorage.getItem('token')).toBeNull();
  safeLocalStorage.setItem('token', 'abc');
  expect(safeLocalStorage.getItem('token')).toBe('abc');
  expect(safeSessionStorage.getItem('token')).toBeNull();
  safeLocalStorage.removeItem('token');
  expect(safeLocalStorage.getItem('token')).toBeNull();
});

test('[K-30] a full disk loses neither what is written nor what is removed', () => {
  localStorage.setItem('name', 'Ana');
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  safeLocalStorage.setItem('name', 'Goran');
  expect(safeLocalStorage.getItem('name')).toBe('Goran');
  setItem.mockRestore();
  safeLocalStorage.setItem('name', 'Marija');
  expect([safeLocalStorage.getItem('name'), localStorage.getItem('name')]).toEqual(['Marija', 'Marija']);
});
