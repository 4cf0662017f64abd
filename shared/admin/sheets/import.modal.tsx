import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { MadeImport, SheetKind, UndoneImport } from '@varda/contract/sheets';
import { inLanguage } from '@varda/platform/language';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isLost } from '../conflict/lost-saves.ts';
import { AdminModal, useStaysOpen } from '../dialog/admin-modal.tsx';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { CheckedSheet } from './checked-sheet.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileDropzone } from './file-dropzone.tsx';
import { type ChosenSheet, useImport, useUndo } from './use-imports.ts';

interface Props {
  kind: SheetKind;
  /** Of products: where new ones go that name no category. */
  category: string | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Imports a file: it is chosen and checked, what would happen is shown, and then it is imported or not. */
export function ImportModal({ opened, onClose, ...of }: Props) {
  const { t } = useAdminTexts();
  return (
    <AdminModal opened={opened} onClose={onClose} title={t('sheets.title')} size="64rem" fillsNarrow>
      <ImportSteps {...of} onClose={onClose} />
    </AdminModal>
  );
}

function ImportSteps({ kind, category, onClose }: Omit<Props, 'opened'>) {
  const { t } = useAdminTexts();
  const [sheet, setSheet] = useState<ChosenSheet | null>(null);
  // The button that led back is gone.
  const [isReturned, setReturned] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const importing = useImport();
  const undoing = useUndo(kind);
  const isBusy = importing.isPending || undoing.isPending;
  useStaysOpen(isBusy);

  function choose(file: File) {
    setRejection(null);
    importing.forget();
    setSheet((before) => ({ kind, category, file, number: (before?.number ?? 0) + 1, mapping: null }));
  }

  function chooseOther() {
    importing.forget();
    setSheet(null);
    setReturned(true);
  }

  function run(checked: ChosenSheet, plan: string) {
    importing.run(
      { sheet: checked, plan },
      {
        onError: (error) => {
          // It may have been imported: the very same is sent again, which imports nothing twice.
          if (isLost(error)) return;
          // What was checked may not hold any more: it is checked again.
          setSheet({ ...checked, number: checked.number + 1 });
        },
      },
    );
  }

  if (undoing.undone) return <Undone undone={undoing.undone} onClose={onClose} />;
  const failure = undoing.failure ?? importing.failure ?? rejection;
  return (
    <Stack gap="md">
      {failure && <Failure key={failure} message={failure} />}
      {importing.made ? (
        <Made made={importing.made} undo={undoing} onClose={onClose} />
      ) : sheet ? (
        <CheckedSheet
          key={sheet.number}
          sheet={sheet}
          onMapping={(mapping) => setSheet({ ...sheet, mapping })}
          isImporting={importing.isPending}
          onImport={(plan) => run(sheet, plan)}
          onStop={importing.stop}
          onOther={chooseOther}
        />
      ) : (
        <>
          <Text>{t('sheets.hint')}</Text>
          <FileDropzone onChoose={choose} onReject={setRejection} takesFocus={isReturned} />
          <EarlierImports kind={kind} undo={undoing} />
        </>
      )}
    </Stack>
  );
}

function Failure({ message }: { message: string }) {
  return (
    <Alert color="red" role="alert">
      {message}
    </Alert>
  );
}

/** What has happened; it takes the focus, for what was pressed is gone. */
function Outcome({ color, children }: { color: string; children: ReactNode }) {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => status.current?.focus(), []);
  return (
    <Alert color={color} role="status" ref={status} tabIndex={-1}>
      {children}
    </Alert>
  );
}

interface MadeProps {
  made: MadeImport;
  undo: Pick<ReturnType<typeof useUndo>, 'run' | 'isPending'>;
  onClose: () => void;
}

function Made({ made: { _id, counts }, undo, onClose }: MadeProps) {
  const { t } = useAdminTexts();
  return (
    <>
      <Outcome color="green">{t('sheets.imported', { made: counts.new, changed: counts.changed })}</Outcome>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" loading={undo.isPending} onClick={() => undo.run(_id)}>
          {t('sheets.undo')}
        </Button>
        <Button onClick={onClose} disabled={undo.isPending}>
          {t('close')}
        </Button>
      </Group>
    </>
  );
}

function Undone({ undone: { undone, kept }, onClose }: { undone: UndoneImport; onClose: () => void }) {
  const { t, language } = useAdminTexts();
  return (
    <Stack gap="md">
      <Outcome color={kept.length > 0 ? 'yellow' : 'green'}>
        {t('sheets.undone', { count: undone })}
        {kept.length > 0 && (
          <>
            <Text size="sm" mt="sm">
              {t('sheets.kept')}
            </Text>
            <ul>
              {kept.map(({ title, reason }, index) => {
                const { text, lang } = inLanguage(title, language);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a list that stays as it is
                  <li key={index}>
                    <strong lang={lang}>{text}</strong>: {reason[language]}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Outcome>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('close')}</Button>
      </Group>
    </Stack>
  );
}
