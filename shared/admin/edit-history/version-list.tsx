import { Button, Group, Text } from '@mantine/core';
import type { EditVersion } from '@varda/contract/edit-history';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { Moment } from '../table/moment.tsx';
import classes from './edit-history.module.css';
import { editsOfPage } from './edit-history.queries.ts';
import { useFieldName } from './field-name.ts';

interface Props {
  versions: readonly EditVersion[];
  totalCount: number;
  page: number;
  onPage: (page: number) => void;
  chosen: number;
  onChoose: (version: number) => void;
}

/** The edits of a row: who, when, which fields. */
export function VersionList({ versions, totalCount, page, onPage, chosen, onChoose }: Props) {
  const { t } = useAdminTexts();
  const nameOf = useFieldName();
  return (
    <nav aria-label={t('history.versions')} className={classes.list}>
      <ol className={classes.versions} data-autofocus tabIndex={-1}>
        {versions.map(({ version, at, by, fields }) => (
          <li key={version}>
            <button
              type="button"
              className={classes.version}
              aria-current={version === chosen || undefined}
              onClick={() => onChoose(version)}
            >
              <span className={classes.who}>{by?.name ?? t('history.nobody')}</span>
              <Moment at={at} />
              <Text component="span" size="sm">
                {fields.length > 0 ? fields.map(nameOf).join(', ') : t('history.first')}
              </Text>
            </button>
          </li>
        ))}
      </ol>
      {totalCount > editsOfPage && (
        <Group gap="xs" mt="xs">
          <Button variant="default" size="xs" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('history.newer')}
          </Button>
          <Button
            variant="default"
            size="xs"
            disabled={page * editsOfPage >= totalCount}
            onClick={() => onPage(page + 1)}
          >
            {t('history.older')}
          </Button>
        </Group>
      )}
    </nav>
  );
}
