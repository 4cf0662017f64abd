import { Alert, Loader, Text } from '@mantine/core';
import { digitsInSkopje } from '@varda/contract/dates';
import type { EditedKind } from '@varda/contract/edit-history';
import { call } from '@varda/platform/http';
import { useMutation, useQuery } from '@varda/platform/query';
import { useState } from 'react';
import { AdminModal, aboveForms } from '../dialog/admin-modal.tsx';
import { QuestionModal } from '../dialog/question.modal.tsx';
import { useReload } from '../list/use-reload.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import classes from './edit-history.module.css';
import { editsQuery, versionQuery } from './edit-history.queries.ts';
import { useFieldName } from './field-name.ts';
import { VersionDetails, type Wanted } from './version-details.tsx';
import { VersionList } from './version-list.tsx';

interface Props {
  kind: EditedKind;
  id: string;
  opened: boolean;
  /** Why nothing can be restored; null where that is possible. */
  hindrance: string | null;
  onClose: () => void;
  onRestored: () => void;
}

/** Who changed a row when, what they changed; restores it. */
export function EditHistoryModal(props: Props) {
  const { t } = useAdminTexts();
  const { opened, onClose } = props;
  return (
    <AdminModal
      opened={opened}
      onClose={onClose}
      title={t('history.title')}
      size="75rem"
      fillsNarrow
      zIndex={aboveForms}
    >
      {opened && <EditHistory {...props} />}
    </AdminModal>
  );
}

function EditHistory({ kind, id, hindrance, onRestored }: Props) {
  const { t, failureOf } = useAdminTexts();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const edits = useQuery(editsQuery(kind, id, page));
  const version = chosen ?? edits.data?.versions[0]?.version ?? null;
  const details = useQuery({ ...versionQuery(kind, id, version ?? 0), enabled: version !== null });
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { restore, isRestoring, failure, forget } = useRestore(kind, id, onRestored);

  if (edits.isLoadingError) return <Alert color="red">{failureOf(edits.error, 'list')}</Alert>;
  if (!edits.data || version === null) return <Loader aria-label={t('loading')} />;
  return (
    <div className={classes.panel}>
      <VersionList {...edits.data} page={page} onPage={setPage} chosen={version} onChoose={setChosen} />
      {details.isLoadingError && <Alert color="red">{failureOf(details.error, 'list')}</Alert>}
      {details.isPending && <Loader aria-label={t('loading')} />}
      {details.data && (
        <VersionDetails
          key={details.data.version}
          details={details.data}
          hindrance={hindrance}
          onRestore={(chosenParts) => {
            forget();
            setWanted(chosenParts);
          }}
        />
      )}
      <QuestionModal
        opened={wanted !== null}
        title={t('history.question')}
        confirm={t('history.confirm')}
        isBusy={isRestoring}
        failure={failure}
        onConfirm={() => wanted && details.data && restore({ version, ifMatch: details.data.currentVersion, wanted })}
        onClose={() => setWanted(null)}
        zIndex={aboveForms + 1}
      >
        <Question wanted={wanted} at={details.data?.at ?? ''} />
      </QuestionModal>
    </div>
  );
}

function Question({ wanted, at }: { wanted: Wanted | null; at: string }) {
  const { t } = useAdminTexts();
  const nameOf = useFieldName();
  const what = wanted?.language ? t(`languages.${wanted.language}`) : wanted?.fields?.map(nameOf).join(', ');
  const moment = at && digitsInSkopje(at);
  return <Text>{what ? t('history.explainPart', { what, at: moment }) : t('history.explainAll', { at: moment })}</Text>;
}

/** Saves what a version held. */
function useRestore(kind: EditedKind, id: string, onRestored: () => void) {
  const { t, failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ version, ifMatch, wanted }: { version: number; ifMatch: number; wanted: Wanted }) =>
      call('POST /edit-history/:entity/:id/:version/restore', {
        params: { entity: kind, id, version },
        body: wanted,
        ifMatch,
      }),
    onSuccess: () => {
      toasts.success(t('history.restored'));
      onRestored();
      void reload();
    },
    onError: () => void reload(),
  });
  return {
    restore: mutate,
    isRestoring: isPending,
    failure: error ? failureOf(error, 'update') : null,
    forget: reset,
  };
}
