import type { Language } from '@varda/contract/language';
import { previewParameter } from '@varda/contract/preview-protocol';
import type { ShellRouter } from '../../app.tsx';
import { editPathOf } from './edit-path.ts';

const texts = { en: 'Edit', mk: 'Уреди' };

const looks =
  'position:fixed;left:1rem;bottom:1rem;z-index:150;padding:.5rem 1.125rem;border-radius:2rem;background:#1f2937;color:#fff;font-weight:600;text-decoration:none;box-shadow:0 2px 12px rgb(0 0 0/.3)';

/** Leads staff who are signed in from a page to where it is edited. */
export function showEditLink(router: ShellRouter, language: Language): void {
  if (new URLSearchParams(window.location.search).has(previewParameter)) return;
  const link = document.createElement('a');
  link.id = 'edit-link';
  link.textContent = texts[language];
  link.style.cssText = looks;
  link.dataset.print = 'off';
  let shown = '';

  async function follow(pathname: string) {
    if (pathname === shown) return;
    shown = pathname;
    link.remove();
    // A page of what is not there, or not seen, has nothing to be edited.
    const path = await editPathOf(pathname, language).catch(() => null);
    if (path === null || pathname !== shown) return;
    link.href = path;
    document.body.append(link);
  }
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') void follow(location.pathname);
  });
  void follow(router.state.location.pathname);
}
