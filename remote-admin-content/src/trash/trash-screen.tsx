import 'mantine-datatable/styles.layer.css';
import { Text } from '@mantine/core';
import { IconSearchOff, IconTrash } from '@tabler/icons-react';
import { dateColumn, localizedColumn } from '@varda/admin/columns';
import {
  type Column,
  DeletionModal,
  EmptyList,
  FilterChips,
  FiltersButton,
  ListBody,
  ListToolbar,
  RowsTable,
  restoreTrashed,
  ScreenLayout,
  useAdminTexts,
  useDialog,
  useList,
  useReload,
  useSoughtRow,
  useTableColumns,
  useToasts,
  withoutRows,
} from '@varda/admin/components';
import type { Page } from '@varda/admin/list';
import type { Language } from '@varda/contract/language';
import type { Trashed } from '@varda/contract/trash';
import { call, messageOf } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { useQueryClient } from '@varda/platform/query';
import { useRef } from 'react';
import { KindCell, PersonCell } from '../item-cells.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { trashSource } from './trash.source.ts';
import { TrashActions } from './trash-actions.tsx';

const nameOf = ({ title }: Trashed, language: Language) => inLanguage(title, language).text;

const paramsOf = ({ entity, _id: id }: Trashed) => ({ params: { entity, id } });
const remove = (row: Trashed) => call('DELETE /trash/:entity/:id', paramsOf(row));

function WhatCell({ row }: { row: Trashed }) {
  const { t } = useTexts();
  const then = row.entity === 'adminCareer' ? 'trash.wasOff' : 'trash.wasOffGoesOn';
  return (
    <>
      <KindCell row={row} />
      {row.offSite && (
        <Text size="sm" c="dimmed">
          {t(then)}
        </Text>
      )}
    </>
  );
}

const columns: readonly Column<Trashed>[] = [
  localizedColumn<Trashed>('title', { strong: true }),
  { key: 'entity', Cell: WhatCell, width: 170 },
  { key: 'by', Cell: PersonCell, width: 170 },
  dateColumn<Trashed>('deletedAt'),
];

/** What staff have deleted: they put it back, admins delete it for good. */
export function TrashScreen() {
  const { t } = useTexts();
  const { t: engine } = useAdminTexts();
  const list = useList(trashSource);
  const dialogs = useDialog<Trashed>();
  const heading = useRef<HTMLHeadingElement>(null);
  const restoring = useRef(new Set<string>());
  const { afterDelete } = useSoughtRow(list, heading);
  const toasts = useToasts();
  const reload = useReload();
  const client = useQueryClient();
  const search = list.state.search.trim();

  async function restore(row: Trashed) {
    // Pressed twice, it would say so twice.
    if (restoring.current.has(row._id)) return;
    restoring.current.add(row._id);
    try {
      const isBack = await restoreTrashed(paramsOf(row).params);
      client.setQueriesData<Page<Trashed>>(
        { queryKey: [...trashSource.key] },
        (page) => page && withoutRows(page, new Set([row._id])),
      );
      toasts.success(t(isBack ? 'trash.isBack' : 'trash.success.updated'));
      // The button that was pressed goes with its row.
      afterDelete(row);
    } catch (error) {
      toasts.failure(messageOf(error, t('trash.failure.update.silent')));
    }
    await reload();
    restoring.current.delete(row._id);
  }

  function showAll() {
    list.change({ search: '', filters: {} });
    heading.current?.focus();
  }

  /** A picture may have no name, and a text without a word none either. */
  const titled = (row: Trashed): Trashed => {
    const kind = t(`kinds.${row.entity}`);
    return row.title.en || row.title.mk ? row : { ...row, title: { en: kind, mk: kind } };
  };

  const tableColumns = useTableColumns(columns, list, (row) => (
    <TrashActions row={row} onRestore={restore} onDelete={() => dialogs.open({ kind: 'delete', row })} />
  ));
  return (
    <ScreenLayout
      title={t('trash.title')}
      heading={heading}
      note={t('trash.note')}
      tools={
        <ListToolbar list={list}>
          <FiltersButton list={list} kind={undefined} />
        </ListToolbar>
      }
    >
      <FilterChips list={list} heading={heading} />
      <ListBody
        list={list}
        empty={
          search || list.state.filters.entity ? (
            <EmptyList
              Icon={IconSearchOff}
              hint={search ? engine('empty.search', { search }) : engine('empty.filtered')}
              action={{ label: engine('empty.showAll'), onClick: showAll }}
            />
          ) : (
            <EmptyList Icon={IconTrash} hint={t('trash.none')} action={null} />
          )
        }
      >
        <RowsTable list={list} rows={list.rows.map(titled)} columns={tableColumns} />
      </ListBody>
      <DeletionModal
        resource={{ list: trashSource, nameOf, remove }}
        dialogs={dialogs}
        onDeleted={afterDelete}
        forGood={t('trash.deleteForGoodShort')}
      />
    </ScreenLayout>
  );
}
