import { bounds } from '@varda/contract/bounds';
import { type Localized, languages } from '@varda/contract/language';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { LabelInLanguage } from './language-sections.tsx';
import classes from './picture-input.module.css';
import { TextLineInput } from './text-line-input.tsx';

interface Props {
  value: Localized;
  onChange: (alt: Localized) => void;
  /** Whether the hint is shown: once is enough for several pictures. */
  isExplained?: boolean;
}

/** What a picture shows, in each language. */
export function AltInputs({ value, onChange, isExplained = true }: Props) {
  const { t } = useAdminTexts();
  return (
    <div className={classes.alts}>
      {languages.map((language) => (
        <TextLineInput
          key={language}
          size="xs"
          longest={bounds.alt}
          label={<LabelInLanguage text={t('picture.alt')} language={language} />}
          description={isExplained && language === languages[0] && t('picture.altHint')}
          lang={language}
          value={value[language]}
          onChange={({ currentTarget }) => onChange({ ...value, [language]: currentTarget.value })}
        />
      ))}
    </div>
  );
}
