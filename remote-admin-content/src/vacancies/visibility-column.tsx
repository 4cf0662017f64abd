import { IconAlertTriangle, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { Column } from '@varda/admin/components';
import { type Language, languages } from '@varda/contract/language';
import type { Career } from '@varda/contract/vacancies';
import { useTexts } from '../texts/use-texts.ts';
import classes from './vacancies.module.css';

const icons = { public: IconEye, hidden: IconEyeOff, incomplete: IconAlertTriangle };

/** Whether visitors of a language see a vacancy: it has to be active, with title and short description (P-09). */
function visibilityIn(language: Language, { active, vacancy, shortDescription }: Career): keyof typeof icons {
  if (!active[language]) return 'hidden';
  return vacancy[language] && shortDescription[language] ? 'public' : 'incomplete';
}

/** A column that shows for each language whether visitors see the vacancy. */
export const visibilityColumn: Column<Career> = {
  key: 'visibility',
  width: 126,
  Cell: ({ row }) => {
    const { t } = useTexts();
    return (
      <ul className={classes.visibility}>
        {languages.map((language) => {
          const visibility = visibilityIn(language, row);
          const Icon = icons[visibility];
          return (
            <li key={language} data-visibility={visibility}>
              <span className={classes.language}>{language.toUpperCase()}</span>
              <Icon size={15} stroke={1.8} aria-hidden />
              {t(`vacancies.visibility.${visibility}`)}
            </li>
          );
        })}
      </ul>
    );
  },
};
