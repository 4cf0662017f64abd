interface BrowserStorage extends Pick<Storage, 'getItem'> {
  /** Returns whether the browser took it, for the next document. */
  setItem: (key: string, value: string) => boolean;
  /** Returns whether the browser removed it. */
  removeItem: (key: string) => boolean;
}

/**
 * A `Storage` that never throws. Where the browser blocks site data, reading the property `localStorage` itself throws a
 * `SecurityError`, and where the disk is full `setItem` throws a `QuotaExceededError`: values then live as long as the page.
 */
function guarded(area: 'localStorage' | 'sessionStorage'): BrowserStorage {
  /** What the browser did not take; null is an item that it did not remove. */
  const memory = new Map<string, string | null>();

  function write(key: string, value: string | null): boolean {
    try {
      if (value === null) window[area].removeItem(key);
      else window[area].setItem(key, value);
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, value);
      return false;
    }
  }

  return {
    getItem(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return window[area].getItem(key);
      } catch {
        return null;
      }
    },
    setItem: write,
    removeItem: (key) => write(key, null),
  };
}

/** `localStorage`, else the memory of this page. The only way to it: a lint rule forbids the global. */
export const safeLocalStorage = guarded('localStorage');

/** `sessionStorage`, else the memory of this page. */
export const safeSessionStorage = guarded('sessionStorage');
