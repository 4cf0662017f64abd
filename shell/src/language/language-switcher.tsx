import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { isLanguage, type Language, languages } from '@varda/contract/language';
import { languageStore } from '@varda/platform/language';
import { VisuallyHidden } from '@varda/ui';
import { useCallback, useId, useRef } from 'react';
import { useDismiss } from '../navigation/use-dismiss.ts';
import { useTexts } from '../texts/texts.ts';
import { languageNames } from './language-names.ts';
import classes from './language-switcher.module.css';

const codes: Record<Language, string> = { en: 'EN', mk: 'МК' };

interface Props {
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** The two languages; choosing one loads the page anew in it. */
export function LanguageSwitcher({ opened, onChange }: Props) {
  const { t, language } = useTexts();
  const area = useRef<HTMLDivElement>(null);
  const listId = useId();
  const close = useCallback(() => onChange(false), [onChange]);
  useDismiss(area, opened, close);

  function choose(chosen: string) {
    close();
    if (isLanguage(chosen) && chosen !== language) languageStore.choose(chosen);
  }

  return (
    <div className={classes.switcher} ref={area}>
      <button
        type="button"
        className={classes.opener}
        aria-expanded={opened}
        aria-controls={listId}
        data-menu=""
        onClick={() => onChange(!opened)}
      >
        <IconWorld size={20} stroke={1.6} aria-hidden />
        <VisuallyHidden>{t('language')}: </VisuallyHidden>
        <span className={classes.code} aria-hidden>
          {codes[language]}
        </span>
        <VisuallyHidden>{languageNames[language]}</VisuallyHidden>
        <IconChevronDown className={classes.chevron} size={16} stroke={2} aria-hidden />
      </button>
      <ul className={classes.list} id={listId}>
        {languages.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={classes.language}
              lang={each}
              data-language={each}
              aria-current={each === language || undefined}
              onClick={() => choose(each)}
            >
              {languageNames[each]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
