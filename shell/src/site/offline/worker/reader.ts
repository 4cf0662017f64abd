import { cookieName } from '@varda/contract/cookie';
import { overrideCookie, staffCookie } from '@varda/contract/cookie-names';
import { defaultLanguage, isLanguage, type Language, languages } from '@varda/contract/language';

let isFirstOfBrowser = false;

/** For a server with `LANGUAGE_FROM_BROWSER`: where no language was chosen, the browser's comes before English. */
export function takeLanguageOfBrowser(): void {
  isFirstOfBrowser = true;
}

/** The language in which the server would answer: `?lang=`, else the `lang` cookie, else English. See {@link takeLanguageOfBrowser}. */
export async function languageFor(url: URL): Promise<Language> {
  const named = url.searchParams.get('lang');
  if (isLanguage(named)) return named;
  const chosen = (await stored('lang'))?.value;
  if (isLanguage(chosen)) return chosen;
  if (!isFirstOfBrowser) return defaultLanguage;
  const preferred = navigator.languages.map((tag) => tag.split('-', 1)[0]?.toLowerCase());
  return preferred.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? defaultLanguage;
}

/** Staff may be served other versions than everybody, and others may read at their computer after them. */
export async function isStaff(): Promise<boolean> {
  return Boolean((await stored(staffCookie)) ?? (await stored(overrideCookie)));
}

function stored(name: string) {
  return cookieStore.get(cookieName(name, location.protocol === 'https:'));
}
