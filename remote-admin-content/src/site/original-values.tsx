import { Button, Stack, Text } from '@mantine/core';
import { type SiteDifference, siteDifferences } from '@varda/contract/site-differences';
import type { SiteItem } from '@varda/contract/site-items';
import { useTexts } from '../texts/use-texts.ts';
import classes from './site.module.css';
import type { SiteItemValues } from './site-values.ts';

interface Props {
  item: SiteItem;
  /** Those of the form. */
  values: SiteItemValues;
  onChoose: (path: string, value: string) => void;
  fieldAt: (path: string) => HTMLElement | null;
}

/** What differs from the original, each with a way to bring that back. */
export function OriginalValues({ item, values, onChoose, fieldAt }: Props) {
  const { t } = useTexts();
  const differences = siteDifferences(item.original, { ...values });
  if (differences.length === 0) return null;
  const nameOf = ({ name, language }: SiteDifference) =>
    [t(`site.fields.${name as 'title'}`), language?.toUpperCase()].filter(Boolean).join(' ');

  function bringBack(button: HTMLElement, { path, original }: SiteDifference) {
    const line = button.closest('li');
    const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
    // The button goes with its line.
    (next ?? fieldAt(path))?.focus();
    onChoose(path, original);
  }

  return (
    <section aria-label={t('site.originals')}>
      <Text fw={600} size="sm">
        {t('site.originals')}
      </Text>
      <Stack component="ul" gap="xs" className={classes.originals}>
        {differences.map((difference) => (
          <li key={difference.path} className={classes.original}>
            <span>
              {nameOf(difference)}: <q lang={difference.language}>{difference.original}</q>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('site.bringBackOf', { name: nameOf(difference) })}
              onClick={({ currentTarget }) => bringBack(currentTarget, difference)}
            >
              {t('site.bringBack')}
            </Button>
          </li>
        ))}
      </Stack>
    </section>
  );
}
