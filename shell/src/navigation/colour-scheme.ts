import { safeLocalStorage } from '@varda/shared/storage';

/** Where Mantine keeps what was chosen. */
const key = 'mantine-color-scheme-value';

/** Dark is for the back office alone; within it Mantine goes on from here, once its code has come. */
export function showColourScheme(pathname: string): void {
  const wanted = pathname.startsWith('/admin/') ? (safeLocalStorage.getItem(key) ?? 'auto') : 'light';
  const isDark = wanted === 'auto' ? window.matchMedia('(prefers-color-scheme: dark)').matches : wanted === 'dark';
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}
