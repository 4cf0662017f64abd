import 'mantine-datatable/styles.layer.css';
import { Button, Group, Text } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { dateColumn, localizedColumn } from '@varda/admin/columns';
import {
  type Column,
  draftToPlan,
  EmptyList,
  ListBody,
  PlanNotes,
  RowsTable,
  ScheduleModal,
  ScreenLayout,
  useList,
  useLock,
  useSelection,
  useSelectionColumn,
  useTableColumns,
} from '@varda/admin/components';
import type { Draft } from '@varda/contract/drafts';
import { screenOf } from '@varda/contract/screen-paths';
import { inLanguage } from '@varda/platform/language';
import type { ScreenIntent } from '@varda/platform/remote/screen-intent';
import { useNavigate, useSearchParams } from '@varda/platform/router';
import { useMemo, useRef, useState } from 'react';
import { KindCell, PersonCell } from '../item-cells.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { DiscardModal } from './discard.modal.tsx';
import { DraftActions } from './draft-actions.tsx';
import { draftsFilterAt, draftsListOf, type PlannedDraft } from './drafts.source.ts';
import { DraftsFilterBar } from './drafts-filter.tsx';
import { PublishModal } from './publish.modal.tsx';

function StateCell({ row }: { row: PlannedDraft }) {
  const { t } = useTexts();
  const inLanguages = row.languages.map((language) => language.toUpperCase()).join(', ');
  return (
    <>
      {row.state === 'changed' && inLanguages
        ? `${t('drafts.states.changed')} (${inLanguages})`
        : t(`drafts.states.${row.state}`)}
      {row.approval && (
        <Text size="sm" fw={600}>
          {t(`admin.approvals.states.${row.approval.state}`)}
        </Text>
      )}
      <PlanNotes plans={row.planned} />
    </>
  );
}

const columns: readonly Column<PlannedDraft>[] = [
  localizedColumn<PlannedDraft>('title', { strong: true }),
  { key: 'entity', Cell: KindCell, width: 124 },
  { key: 'state', Cell: StateCell, width: 164 },
  { key: 'by', Cell: PersonCell, width: 132 },
  dateColumn<PlannedDraft>('savedAt'),
];

interface Asked {
  to: 'publish' | 'schedule' | 'discard';
  drafts: readonly PlannedDraft[];
}

/** What is written and not published yet: staff go on writing, publish one or several, or discard. */
export function DraftsScreen() {
  const { t, language } = useTexts();
  const [address] = useSearchParams();
  const source = useMemo(() => draftsListOf(draftsFilterAt(address)), [address]);
  const list = useList(source);
  const selection = useSelection(list);
  const lock = useLock();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  const nameOf = ({ title, entity }: Draft) => inLanguage(title, language).text || t(`kinds.${entity}`);
  const selected = selection.rows.filter(({ area }) => lock(area, 'publish') === null);

  function open(row: PlannedDraft, as: 'draft' | 'review') {
    const intent: ScreenIntent = { open: as, id: row._id };
    navigate(screenOf(row.entity, { categoryName: row.categoryName, id: row._id }) ?? '', { state: intent });
  }

  /** The rows that were asked about, and the button with them, are gone: so are their marks. */
  function end(drafts = asked?.drafts ?? []) {
    selection.unmark(drafts);
    heading.current?.focus();
  }

  const marks = useSelectionColumn({ selection, shown: list.rows, nameOf, locks: { write: null, delete: null } });
  const tableColumns = useTableColumns(columns, list, (row) => (
    <DraftActions
      row={row}
      name={nameOf(row)}
      onEdit={() => open(row, 'draft')}
      onReview={() => open(row, 'review')}
      onSchedule={() => setAsked({ to: 'schedule', drafts: [row] })}
      onPublish={() => setAsked({ to: 'publish', drafts: [row] })}
      onDiscard={() => setAsked({ to: 'discard', drafts: [row] })}
    />
  ));
  return (
    <ScreenLayout
      title={t('drafts.title')}
      heading={heading}
      note={t('drafts.note')}
      tools={
        <>
          <DraftsFilterBar filter={draftsFilterAt(address)} />
          {selected.length > 0 && (
            <Group gap="sm">
              <Button onClick={() => setAsked({ to: 'publish', drafts: selected })}>
                {t('drafts.publishSelected', { count: selected.length })}
              </Button>
              <Button variant="default" onClick={() => setAsked({ to: 'schedule', drafts: selected })}>
                {t('drafts.scheduleSelected', { count: selected.length })}
              </Button>
              {/* A draft that a colleague has published has no row whose mark could be taken away. */}
              <Button variant="subtle" onClick={() => end(selection.rows)}>
                {t('admin.selection.clear')}
              </Button>
            </Group>
          )}
        </>
      }
    >
      <ListBody list={list} empty={<EmptyList Icon={IconFileDescription} hint={t('drafts.none')} action={null} />}>
        <RowsTable list={list} rows={list.rows} columns={[...marks, ...tableColumns]} isMarked={selection.has} />
      </ListBody>
      <PublishModal
        drafts={asked?.to === 'publish' ? asked.drafts : null}
        onPublished={() => end()}
        onClose={() => setAsked(null)}
      />
      <ScheduleModal
        asked={asked?.to === 'schedule' ? { items: asked.drafts.map(draftToPlan) } : null}
        onDone={() => end()}
        onClose={() => setAsked(null)}
      />
      <DiscardModal
        draft={(asked?.to === 'discard' && asked.drafts[0]) || null}
        onDiscarded={() => end()}
        onClose={() => setAsked(null)}
      />
    </ScreenLayout>
  );
}
