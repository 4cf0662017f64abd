import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { digitsInSkopje } from '@varda/contract/dates';
import type { SheetKind } from '@varda/contract/sheets';
import { useQuery } from '@varda/platform/query';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { importsQuery, type useUndo } from './use-imports.ts';

interface Props {
  kind: SheetKind;
  undo: Pick<ReturnType<typeof useUndo>, 'run' | 'isPending'>;
}

/** The last imports, each of which can be undone. */
export function EarlierImports({ kind, undo }: Props) {
  const { t } = useAdminTexts();
  const imports = useQuery(importsQuery(kind)).data ?? [];
  if (imports.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t('sheets.earlier')}
      </Title>
      {imports.map(({ _id, by, count, ...made }) => {
        const at = digitsInSkopje(made.at);
        return (
          <Group key={_id} justify="space-between" gap="sm">
            <Text size="sm">{t('sheets.importedBy', { at, name: by?.name ?? t('history.nobody'), count })}</Text>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('sheets.undoOf', { at })}
              disabled={undo.isPending}
              onClick={() => undo.run(_id)}
            >
              {t('sheets.undo')}
            </Button>
          </Group>
        );
      })}
    </Stack>
  );
}
