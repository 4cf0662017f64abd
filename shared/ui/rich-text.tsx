import { inLanguage, useLanguage } from '@varda/shared/language';
import type { Localized } from '../contract/language.ts';
import registered from './registered.module.css';
import { withRegisteredMarked } from './registered-html.ts';
import classes from './rich-text.module.css';

interface Props {
  /** HTML that the server has sanitised (`acceptance.md` S-06). */
  of: Localized;
  /** How ® stands in it. */
  registeredSize?: 'small' | 'large';
}

/** Rich text in the page's language; in the other one, marked as such, where it is missing. */
export function RichText({ of, registeredSize = 'small' }: Props) {
  const { text, lang } = inLanguage(of, useLanguage());
  const html = withRegisteredMarked(text, registered[registeredSize] ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rich text is sanitised by the server when it comes in
  return <div className={classes.root} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
