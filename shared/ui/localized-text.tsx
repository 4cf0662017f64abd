import type { Localized } from '@varda/contract/language';
import { inLanguage, useLanguage } from '@varda/platform/language';
import { Registered } from './registered.tsx';

interface Props {
  of: Localized;
}

/** A text in the page's language, ® as a superscript; in the other language, marked as such, where it is missing. */
export function LocalizedText({ of }: Props) {
  const { text, lang } = inLanguage(of, useLanguage());
  const shown = <Registered>{text}</Registered>;
  return lang ? <span lang={lang}>{shown}</span> : shown;
}
