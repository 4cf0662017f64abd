import { Alert, Button, Group, Text } from '@mantine/core';
import type { BulkKind } from '@varda/contract/bulk-options';
import { isApiError } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AdminModal } from '../dialog/admin-modal.tsx';
import { LeaveQuestion } from '../dialog/unsaved-input.modal.tsx';
import { useLeaveGuard } from '../dialog/use-leave-guard.ts';
import type { Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from '../selection/selection.module.css';
import { BulkFields } from './bulk-fields.tsx';
import { changeOf, noValues } from './bulk-values.ts';
import { useBulkChange } from './use-bulk-change.ts';

interface Props {
  kind: BulkKind;
  rows: readonly Entity[];
  /** These were changed or needed no change; others were left out. */
  onDone: (rows: readonly Entity[]) => void;
  onClose: () => void;
}

/** Changes many rows at once: what is to change, what that would do, and then all of it or nothing. */
export function BulkModal({ kind, rows, onDone, onClose }: Props) {
  const { t, language, failureOf } = useAdminTexts();
  const [values, setValues] = useState(noValues);
  const [keepsAlt, setKeepsAlt] = useState(true);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const isTyped = useRef(false);
  const status = useRef<HTMLDivElement>(null);
  const { preview, making } = useBulkChange(kind, (done) => {
    isTyped.current = false;
    onDone(done);
  });
  const { guard, leave } = useLeaveGuard(
    useCallback(() => isTyped.current, []),
    () => {
      isTyped.current = false;
    },
  );
  const change = changeOf(values);
  const isAsked = Object.keys(change).length > 0;
  const asked = { rows: rows.filter(({ _id }) => !leftOut.has(_id)), change, keepsAlt };
  const isBusy = preview.isPending || making.isPending;
  const outcomes = preview.data?.rows ?? [];
  const of = (outcome: string) => outcomes.filter((row) => row.outcome === outcome);
  const [changed, stay, refused] = [of('changed'), of('unchanged'), of('refused')];
  const error = making.error ?? preview.error;

  // The button that was pressed has become another one, or was at work.
  useEffect(() => {
    if (!isBusy && (preview.data || error)) status.current?.focus();
  }, [isBusy, preview.data, error]);

  function edit(set: () => void) {
    set();
    preview.reset();
    making.reset();
  }

  function leaveOut() {
    const without = new Set([...leftOut, ...refused.map(({ _id }) => _id)]);
    setLeftOut(without);
    making.reset();
    preview.mutate({ ...asked, rows: asked.rows.filter(({ _id }) => !without.has(_id)) });
  }

  function close() {
    if (!isBusy) leave(onClose);
  }

  const isReady = preview.data && refused.length === 0 && changed.length > 0;
  return (
    <AdminModal opened onClose={close} title={t('bulk.title', { count: asked.rows.length })} size="lg">
      <BulkFields
        kind={kind}
        values={values}
        onChange={(part) =>
          edit(() => {
            const next = { ...values, ...part };
            isTyped.current = Object.keys(changeOf(next)).length > 0;
            setValues(next);
          })
        }
        keepsAlt={keepsAlt}
        onKeepsAlt={(keeps) => edit(() => setKeepsAlt(keeps))}
      />
      <div ref={status} tabIndex={-1} role="status" className={classes.status}>
        {preview.data && !error && (
          <Text mt="md" fw={600}>
            {t('bulk.change', { count: changed.length })}
            {stay.length > 0 && ` ${t('bulk.stay', { count: stay.length })}`}
          </Text>
        )}
        {refused.length > 0 && (
          <Alert color="red" mt="sm" title={t('bulk.refused', { count: refused.length })}>
            <ul className={classes.names}>
              {refused.map(({ _id, title, reason }) => (
                <li key={_id}>
                  <b>{inLanguage(title, language).text || t('bulk.gone')}</b>: {reason?.[language]}
                </li>
              ))}
            </ul>
            {refused.length < asked.rows.length && (
              <Button variant="default" size="compact-sm" mt="sm" onClick={leaveOut} loading={isBusy}>
                {t('bulk.leaveOut')}
              </Button>
            )}
          </Alert>
        )}
        {error && (
          <Alert color="red" role="alert" mt="md">
            {/* More rows than one call takes, say. */}
            {(isApiError(error) && error.fields.rows) || failureOf(error, 'update')}
          </Alert>
        )}
      </div>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={close} disabled={isBusy}>
          {t('form.cancel')}
        </Button>
        {isReady ? (
          <Button onClick={() => making.mutate(asked)} loading={isBusy}>
            {t('bulk.confirm', { count: changed.length })}
          </Button>
        ) : (
          <Button onClick={() => preview.mutate(asked)} loading={isBusy} disabled={!isAsked || refused.length > 0}>
            {t('bulk.preview')}
          </Button>
        )}
      </Group>
      <LeaveQuestion guard={guard} />
    </AdminModal>
  );
}
