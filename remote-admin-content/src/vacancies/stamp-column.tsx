import { dateColumn } from '@varda/admin/columns';
import type { Column } from '@varda/admin/components';
import type { Career } from '@varda/contract/vacancies';
import { useTexts } from '../texts/use-texts.ts';
import classes from './vacancies.module.css';

/** A column that says when something has been done to a vacancy, and below it by whom. */
export function stampColumn(when: 'createdAt' | 'updatedAt', who: 'createdBy' | 'updatedBy'): Column<Career> {
  const { Cell: DateCell, ...column } = dateColumn<Career>(when);
  return {
    ...column,
    width: 122,
    names: who,
    Cell: ({ row }) => {
      const { t } = useTexts();
      const person = row[who];
      return (
        <>
          <DateCell row={row} />
          {person && <span className={classes.person}>{t(`vacancies.${who}`, { name: person.name })}</span>}
        </>
      );
    },
  };
}
