import 'mantine-datatable/styles.layer.css';
import { Alert, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { DeletionModal } from '../dialog/deletion.modal.tsx';
import { FormModal } from '../dialog/form.modal.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { DraftMarks, useDraftsOfList } from '../drafts/draft-marks.tsx';
import { OffSiteNote } from '../drafts/off-site-note.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { type List, useList } from '../list/use-list.ts';
import { useLocks } from '../permissions/locks.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { TextsOfResource, useAdminTexts } from '../resource/resource-texts.tsx';
import { PlannedMarks } from '../schedule/planned.tsx';
import { SelectedRows } from '../selection/selected-rows.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { SheetsMenu } from '../sheets/sheets-menu.tsx';
import { StampedRows } from '../stamps/stamp-columns.tsx';
import { LayoutContext } from '../table/layout.ts';
import { ListFailure, ListLoading, ListOutdated } from '../table/list-states.tsx';
import { Pager } from '../table/pager.tsx';
import { ResourceTable } from '../table/resource-table.tsx';
import { ShownRowContext } from '../table/shown-row.ts';
import { useChosenColumns } from '../table/use-chosen-columns.ts';
import type { TableProps } from '../table/use-resource-columns.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { useViews } from '../views/use-views.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { CreatedElsewhere } from './created-elsewhere.tsx';
import { EmptyResource } from './empty-resource.tsx';
import { ItemWindows } from './item-windows.tsx';
import { ScreenLayout } from './screen-layout.tsx';
import { useScreenIntent } from './use-screen-intent.ts';
import { useSoughtRow } from './use-sought-row.ts';

interface Props<Row extends Entity, Values extends object> {
  resource: Resource<Row, Values>;
  /** The heading, if it is not the `title` of the resource. */
  title?: string;
  /** A line above the heading that says where one is. */
  eyebrow?: string;
  /** Why this account can change nothing here. */
  locked?: string | null;
  /** A dialog of the page's own is open: a new row gets the focus after that. */
  held?: boolean;
  /** The table, if it is not the plain one. */
  Table?: ComponentType<TableProps<Row, Values>>;
  /** What stands below the list. */
  children?: ReactNode;
}

/** A whole screen of the back office, out of the description of its resource. */
export function ResourceScreen<Row extends Entity, Values extends object>(props: Props<Row, Values>) {
  return (
    <TextsOfResource of={props.resource}>
      <Screen {...props} />
    </TextsOfResource>
  );
}

function Screen<Row extends Entity, Values extends object>(props: Props<Row, Values>) {
  const { resource, eyebrow, locked = null, held = false, Table = ResourceTable } = props;
  const { t, own, language } = useAdminTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useList(resource.list);
  const dialogs = useDialog<Row>();
  const selection = useSelection(list);
  const columns = useChosenColumns(resource);
  const views = useViews(resource, list.state, columns);
  const { shown, elsewhere, ...sought } = useSoughtRow(list, heading, held);
  const locks = useLocks(resource, locked);
  const drafts = useDraftsOfList(resource);
  useScreenIntent(list, dialogs.open, locks);
  const title = props.title ?? own('title');
  const isGoingThrough = list.state.filters.translation !== undefined;
  const create = () => dialogs.open({ kind: 'create' });

  function showAll() {
    list.change({ search: '', filters: {} });
    // The button that was pressed goes with the empty list.
    heading.current?.focus();
  }

  return (
    <DraftMarks value={drafts.marks}>
      <PlannedMarks value={drafts.planned}>
        <ShownRowContext
          value={{ id: shown, onMoved: sought.afterMove, onRestored: (row) => sought.afterRestore(row as Row) }}
        >
          <ScreenLayout
            title={title}
            eyebrow={eyebrow}
            heading={heading}
            tools={
              <Toolbar
                list={list}
                kind={resource.kind}
                columns={columns}
                views={
                  resource.kind !== 'site-content' && (
                    <ViewsMenu entity={resource.kind ?? 'users'} list={resource.name} views={views} />
                  )
                }
                sheets={
                  resource.kind !== 'site-content' && (
                    <SheetsMenu
                      entity={resource.kind ?? 'users'}
                      state={list.state}
                      category={resource.category}
                      imports={
                        resource.kind ? { kind: resource.kind, locked: locks.write ?? locks.publish(null) } : null
                      }
                    />
                  )
                }
                onCreate={resource.remove ? create : null}
                locked={locks.write}
              />
            }
          >
            <FilterChips list={list} kind={resource.kind} heading={heading} />
            {isGoingThrough && (
              <Text size="sm" c="dimmed" mb="sm">
                {t('translations.opensNext')}
              </Text>
            )}
            {locks.write && (
              // It comes with the page: no alert, which Mantine would make of it.
              <Alert role="note" mb="md">
                {locks.write}
              </Alert>
            )}
            <OffSiteNote resource={resource} count={drafts.offSite} />
            {elsewhere && (
              <CreatedElsewhere
                key={elsewhere._id}
                name={resource.nameOf(elsewhere, language)}
                onShow={() => void sought.showElsewhere()}
                onClose={sought.dismiss}
              />
            )}
            <ListBody
              list={list}
              empty={
                <EmptyResource
                  list={list}
                  onShowAll={showAll}
                  onCreate={locks.write === null && resource.remove ? create : null}
                />
              }
            >
              <LayoutContext value={{ ...columns.layout, heading: columns.heading, onWidth: columns.setWidth }}>
                <StampedRows value={{ kind: resource.kind ?? 'users', rows: list.rows }}>
                  <Table
                    resource={{ ...resource, columns: columns.shown }}
                    list={list}
                    open={dialogs.open}
                    selection={selection}
                    locks={locks}
                  />
                </StampedRows>
              </LayoutContext>
            </ListBody>
            <SelectedRows
              resource={resource}
              selection={selection}
              locks={locks}
              onEnded={() => heading.current?.focus()}
            />
            <FormModal
              resource={resource}
              dialogs={dialogs}
              locks={locks}
              list={list}
              through={isGoingThrough ? list.rows : null}
              onCreated={sought.afterCreate}
            />
            {resource.kind && <ItemWindows kind={resource.kind} dialogs={dialogs} locks={locks} heading={heading} />}
            <DeletionModal
              resource={resource}
              dialogs={dialogs}
              onDeleted={(row) => {
                selection.unmark([row]);
                // The button that opened it has gone with its row.
                sought.afterDelete(row);
              }}
            />
            {props.children}
          </ScreenLayout>
        </ShownRowContext>
      </PlannedMarks>
    </DraftMarks>
  );
}

interface ListBodyProps<Row> {
  list: List<Row>;
  /** What stands there when the list has no rows. */
  empty: ReactNode;
  children: ReactNode;
}

/** A table with its pager, or what stands in its place until there are rows. */
export function ListBody<Row>({ list, empty, children }: ListBodyProps<Row>) {
  const { failureOf } = useAdminTexts();
  if (list.status === 'failed') return <ListFailure message={failureOf(list.error, 'list')} onRetry={list.retry} />;
  if (list.status === 'loading') return <ListLoading rows={list.state.limit} />;
  const outdated = list.error && <ListOutdated message={failureOf(list.error, 'list')} onRetry={list.retry} />;
  return (
    <>
      {outdated}
      {list.rows.length === 0 ? (
        empty
      ) : (
        <>
          {children}
          <Pager list={list} />
        </>
      )}
    </>
  );
}
