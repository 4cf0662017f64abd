import { Badge, Button, Group, NativeSelect, Table, Title } from '@mantine/core';
import { type RowOutcome, rowOutcomes } from '@varda/contract/sheet-options';
import type { SheetCheck, SheetRow } from '@varda/contract/sheets';
import { inLanguage } from '@varda/platform/language';
import { useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './sheets.module.css';

const colors: Record<RowOutcome, string> = { new: 'green', changed: 'blue', unchanged: 'gray', refused: 'red' };

/** So many rows are shown at first, and more each time. */
const some = 50;

/** How many rows become what. */
export function OutcomeCounts({ counts }: Pick<SheetCheck, 'counts'>) {
  const { t } = useAdminTexts();
  return rowOutcomes.map((outcome) => (
    <Badge key={outcome} color={colors[outcome]} variant="light">
      {t(`sheets.outcomes.${outcome}`)}: {counts[outcome]}
    </Badge>
  ));
}

/** What becomes of each row. */
export function CheckedRows({ check: { rows, counts, keys } }: { check: SheetCheck }) {
  const { t } = useAdminTexts();
  const [wanted, setWanted] = useState<RowOutcome | ''>('');
  const [most, setMost] = useState(some);
  const found = wanted ? rows.filter(({ outcome }) => outcome === wanted) : rows;
  const choices = [
    { value: '', label: t('sheets.all', { count: rows.length }) },
    ...rowOutcomes.map((value) => ({ value, label: `${t(`sheets.outcomes.${value}`)} (${counts[value]})` })),
  ];
  return (
    <div>
      <Group justify="space-between" align="end" mb="sm" gap="sm">
        <Title order={3} size="h5">
          {t('sheets.result')}
        </Title>
        <NativeSelect
          label={t('sheets.show')}
          data={choices}
          value={wanted}
          onChange={({ currentTarget }) => {
            setWanted(currentTarget.value as RowOutcome | '');
            setMost(some);
          }}
        />
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be in reach of the keyboard */}
      <section className={classes.rows} aria-label={t('sheets.result')} tabIndex={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {(['row', 'what', 'outcome', 'details'] as const).map((name) => (
                <Table.Th key={name}>{t(`sheets.${name}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.slice(0, most).map((row) => (
              <Row key={row.row} row={row} keys={keys} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {found.length > most && (
        <Button variant="subtle" mt="xs" onClick={() => setMost(most + some)}>
          {t('sheets.more')}
        </Button>
      )}
    </div>
  );
}

function Row({ row: { row, title, outcome, fields, reasons }, keys }: { row: SheetRow; keys: SheetCheck['keys'] }) {
  const { t, language } = useAdminTexts();
  const { text, lang } = inLanguage(title, language);
  const headings = fields.map((field) => keys.find(({ key }) => key === field)?.heading[language] ?? field);
  return (
    <Table.Tr>
      <Table.Td>{row}</Table.Td>
      <Table.Td lang={lang}>{text}</Table.Td>
      <Table.Td>
        <Badge className={classes.outcome} color={colors[outcome]} variant="light">
          {t(`sheets.outcomes.${outcome}`)}
        </Badge>
      </Table.Td>
      <Table.Td>
        {outcome === 'changed' && headings.join(', ')}
        {reasons.map((reason) => (
          <div key={reason.en}>{reason[language]}</div>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}
