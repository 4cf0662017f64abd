import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import type { EditContent, EditVersionDetails } from '@varda/contract/edit-history';
import { type Language, languages } from '@varda/contract/language';
import { useState } from 'react';
import { useIsNarrow } from '../dialog/use-is-narrow.ts';
import { isSame } from '../form/is-same.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { ComparedValues, WholeValue } from './compared-values.tsx';
import classes from './edit-history.module.css';
import { languageOf, useFieldName, useNamedValue } from './field-name.ts';

/** What is to be taken out of a version: everything, a language, or one value. */
export interface Wanted {
  language?: Language;
  fields?: string[];
}

interface Props {
  details: EditVersionDetails;
  /** Why nothing can be restored at present. */
  hindrance: string | null;
  onRestore: (wanted: Wanted) => void;
}

const views = ['today', 'changes', 'whole'] as const;

/** One version of a row: beside what is stored today, beside the version before it, or by itself. */
export function VersionDetails({ details, hindrance, onRestore }: Props) {
  const { t } = useAdminTexts();
  const nameOf = useFieldName();
  const named = useNamedValue();
  const isNarrow = useIsNarrow();
  const { content, before, current } = details;
  const differing = pathsOf(current, content);
  const isToday = differing.length === 0;
  const [chosenView, setView] = useState<(typeof views)[number] | null>(null);
  const view = chosenView ?? (isToday ? 'changes' : 'today');
  const paths = { today: differing, changes: before ? pathsOf(before, content) : [], whole: Object.keys(content) }[
    view
  ];
  const sides = view === 'today' ? current : (before ?? {});
  const restorable = languages.filter((language) => differing.some((path) => path.endsWith(`.${language}`)));

  return (
    <section aria-label={t('history.version')} className={classes.details}>
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('history.view')}
          value={view}
          fullWidth={isNarrow ?? false}
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          onChange={(value) => setView(value as typeof view)}
          data={views.map((value) => ({ value, label: t(`history.views.${value}`) }))}
        />
        {isToday ? (
          <Text c="dimmed">{t('history.isToday')}</Text>
        ) : (
          <Group gap="xs">
            <Button size="sm" disabled={hindrance !== null} onClick={() => onRestore({})}>
              {t('history.restore')}
            </Button>
            {restorable.length > 1 &&
              restorable.map((language) => (
                <Button
                  key={language}
                  size="sm"
                  variant="default"
                  disabled={hindrance !== null}
                  onClick={() => onRestore({ language })}
                >
                  {t('history.restoreOnly', { what: t(`languages.${language}`) })}
                </Button>
              ))}
          </Group>
        )}
        {hindrance && !isToday && <Text size="sm">{hindrance}</Text>}
        {paths.length === 0 && view !== 'today' && <Text c="dimmed">{t('history.noChanges')}</Text>}
        {paths.map((path) => (
          <section key={path} aria-label={nameOf(path)}>
            <Group justify="space-between" gap="xs" mb={4}>
              <Text fw={700}>{nameOf(path)}</Text>
              {view === 'today' && (
                <Button
                  size="xs"
                  variant="default"
                  disabled={hindrance !== null}
                  aria-label={`${t('history.restoreField')}: ${nameOf(path)}`}
                  onClick={() => onRestore({ fields: [path] })}
                >
                  {t('history.restoreField')}
                </Button>
              )}
            </Group>
            {view === 'whole' ? (
              <div className={classes.side} lang={languageOf(path)}>
                <WholeValue value={named(path, content[path])} language={languageOf(path) ?? 'en'} />
              </div>
            ) : (
              <ComparedValues
                lang={languageOf(path)}
                before={named(path, view === 'today' ? content[path] : sides[path])}
                after={named(path, view === 'today' ? current[path] : content[path])}
                titles={{
                  before: t(view === 'today' ? 'history.ofVersion' : 'history.before'),
                  after: t(view === 'today' ? 'history.now' : 'history.after'),
                }}
              />
            )}
          </section>
        ))}
      </Stack>
    </section>
  );
}

const pathsOf = (one: EditContent, other: EditContent) =>
  Object.keys(other).filter((path) => !isSame(one[path], other[path]));
