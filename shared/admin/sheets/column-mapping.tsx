import { NativeSelect } from '@mantine/core';
import type { SheetCheck } from '@varda/contract/sheets';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './sheets.module.css';

interface Props {
  check: Pick<SheetCheck, 'columns' | 'keys'>;
  /** Gets the key of each column of the file. */
  onChange: (mapping: string[]) => void;
}

/** Which column of the file is which. */
export function ColumnMapping({ check: { columns, keys }, onChange }: Props) {
  const { t, language } = useAdminTexts();
  const choices = [
    { value: '', label: t('sheets.leaveOut') },
    ...keys.map(({ key, heading }) => ({ value: key, label: heading[language] })),
  ];

  function map(index: number, key: string) {
    // What was that until now is nothing.
    onChange(columns.map((column, place) => (place === index ? key : column.key === key ? '' : column.key)));
  }

  return (
    // A file with ids is an export, whose headings are known.
    <details open={!columns.some(({ key }) => key === '_id')}>
      <summary>{t('sheets.columns', { read: columns.filter(({ key }) => key).length, total: columns.length })}</summary>
      <div className={classes.mapping}>
        {columns.map(({ heading, sample, key }, index) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file stay where they are
            key={index}
            label={heading || t('sheets.column', { number: index + 1 })}
            description={sample}
            inputWrapperOrder={['label', 'input', 'description']}
            data={choices}
            value={key}
            onChange={({ currentTarget }) => map(index, currentTarget.value)}
          />
        ))}
      </div>
    </details>
  );
}
