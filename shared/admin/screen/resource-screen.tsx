import 'mantine-datatable/styles.layer.css';
import { Alert } from '@mantine/core';
import { type ComponentType, useRef } from 'react';
import { DeletionModal } from '../dialog/deletion.modal.tsx';
import { FormModal } from '../dialog/form.modal.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { type List, useList } from '../list/use-list.ts';
import type { Entity, Resource } from '../resource/resource.ts';
import { TextsOfResource, useAdminTexts } from '../resource/resource-texts.tsx';
import { SelectedRows } from '../selection/selected-rows.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { ListFailure, ListLoading } from '../table/list-states.tsx';
import { Pager } from '../table/pager.tsx';
import { ResourceTable, type TableProps } from '../table/resource-table.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { ScreenLayout } from './screen-layout.tsx';
import { useWish } from './use-wish.ts';

interface Props<Row extends Entity, Values extends object> {
  resource: Resource<Row, Values>;
  /** The heading, if it is not the `title` of the resource. */
  title?: string;
  /** A line above the heading that says where one is. */
  eyebrow?: string;
  /** Why this account can change nothing here. */
  locked?: string | null;
  /** The table, if it is not the plain one. */
  Table?: ComponentType<TableProps<Row, Values>>;
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
  const { resource, eyebrow, locked = null, Table = ResourceTable } = props;
  const { own } = useAdminTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useList(resource.list);
  const dialogs = useDialog<Row>();
  const selection = useSelection<Row>();
  useWish(list, dialogs.open, locked);
  const title = props.title ?? own('title');

  return (
    <ScreenLayout
      title={title}
      eyebrow={eyebrow}
      heading={heading}
      tools={
        <Toolbar
          search={list.state.search}
          onSearch={(search) => list.change({ search }, { replace: true })}
          untranslated={resource.list.isTranslated ? list.state.untranslated : null}
          onUntranslated={(untranslated) => list.change({ untranslated })}
          onCreate={() => dialogs.open({ kind: 'create' })}
          locked={locked}
        />
      }
    >
      {locked && <Alert mb="md">{locked}</Alert>}
      <ListBody list={list}>
        <Table resource={resource} list={list} open={dialogs.open} selection={selection} locked={locked} />
      </ListBody>
      <SelectedRows resource={resource} selection={selection} onDeleted={() => heading.current?.focus()} />
      <FormModal resource={resource} dialogs={dialogs} onCreated={() => list.change({ page: 1 }, { replace: true })} />
      <DeletionModal
        resource={resource}
        dialogs={dialogs}
        // The button that opened it has gone with its row.
        onDeleted={() => heading.current?.focus()}
      />
    </ScreenLayout>
  );
}

/** A table with its pager, or what stands in its place until there are rows. */
export function ListBody<Row>({ list, children }: { list: List<Row>; children: React.ReactNode }) {
  const { failureOf } = useAdminTexts();
  if (list.status === 'failed') return <ListFailure message={failureOf(list.error, 'list')} onRetry={list.retry} />;
  if (list.status === 'loading') return <ListLoading rows={list.state.limit} />;
  return (
    <>
      {children}
      <Pager list={list} />
    </>
  );
}
