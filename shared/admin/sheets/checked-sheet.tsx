import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { SheetCheck } from '@varda/contract/sheets';
import { messageOf } from '@varda/platform/http';
import { useQuery } from '@varda/platform/query';
import { useEffect, useRef } from 'react';
import dialog from '../dialog/dialog.module.css';
import { useIsSlow } from '../dialog/use-is-slow.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { CheckedRows, OutcomeCounts } from './checked-rows.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { type ChosenSheet, checkQuery } from './use-imports.ts';

interface Props {
  sheet: ChosenSheet;
  onMapping: (mapping: string[]) => void;
  isImporting: boolean;
  onImport: (plan: string) => void;
  /** Waits no longer for the import under way. */
  onStop: () => void;
  /** Another file is to be chosen. */
  onOther: () => void;
}

/** A file that is chosen: how its columns are read, and what its import would do. */
export function CheckedSheet({ sheet, onMapping, isImporting, onImport, onStop, onOther }: Props) {
  const { t } = useAdminTexts();
  const check = useQuery(checkQuery(sheet));
  const name = useRef<HTMLParagraphElement>(null);
  // The button that chose the file is gone.
  useEffect(() => name.current?.focus(), []);
  const isChecking = check.isFetching;
  const failure = check.error && messageOf(check.error, t('sheets.checkFailed'));
  return (
    <Stack gap="md">
      <Group gap="md">
        <Text fw={600} ref={name} tabIndex={-1} className={dialog.subject}>
          {sheet.file.name}
        </Text>
        <Group gap="xs" role="status">
          {isChecking ? (
            <>
              <Loader size="xs" aria-hidden />
              <Text size="sm">{t('sheets.checking')}</Text>
            </>
          ) : (
            check.data && !failure && <OutcomeCounts counts={check.data.counts} />
          )}
        </Group>
      </Group>
      {failure && !isChecking && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      {check.data && (
        <>
          <ColumnMapping check={check.data} onChange={onMapping} />
          {!failure && <CheckedRows check={check.data} />}
        </>
      )}
      <Foot
        check={failure || check.isPlaceholderData ? undefined : check.data}
        {...{ isImporting, onImport, onStop, onOther }}
      />
    </Stack>
  );
}

interface FootProps extends Pick<Props, 'isImporting' | 'onImport' | 'onStop' | 'onOther'> {
  /** Undefined while there is none that holds. */
  check: SheetCheck | undefined;
}

function Foot({ check, isImporting, onImport, onStop, onOther }: FootProps) {
  const { t } = useAdminTexts();
  const isSlow = useIsSlow(isImporting);
  const count = check ? check.counts.new + check.counts.changed : 0;
  const isRefused = check !== undefined && check.counts.refused > 0;
  const hint = isRefused ? t('sheets.refusedHint') : check && count === 0 ? t('sheets.nothing') : '';
  return (
    <div className={dialog.footer}>
      <Group justify="flex-end" gap="sm">
        <Text className={dialog.hint} role="status">
          {isSlow ? t('form.slow') : hint}
        </Text>
        <Button
          variant="default"
          // The second press of a double one on "Stop waiting" finds it in the same place.
          onClick={isSlow ? onStop : ({ detail }) => detail < 2 && onOther()}
          disabled={isImporting && !isSlow}
        >
          {t(isSlow ? 'form.stop' : 'sheets.chooseOther')}
        </Button>
        <Button
          onClick={() => check && onImport(check.plan)}
          loading={isImporting}
          disabled={!check || isRefused || count === 0}
        >
          {t('sheets.confirm', { count })}
        </Button>
      </Group>
    </div>
  );
}
