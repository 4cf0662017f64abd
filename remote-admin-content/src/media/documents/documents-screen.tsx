import 'mantine-datatable/styles.layer.css';
import { NativeSelect } from '@mantine/core';
import { IconFileTypePdf, IconPencil } from '@tabler/icons-react';
import {
  ActionsOfRow,
  type Column,
  EmptyList,
  ListBody,
  ListToolbar,
  RowsTable,
  ScreenLayout,
  useList,
  useTableColumns,
} from '@varda/admin/components';
import { leafletFilters } from '@varda/contract/leaflet-filters';
import type { ProductLeaflets } from '@varda/contract/leaflets';
import { screenOf } from '@varda/contract/screen-paths';
import { inLanguage } from '@varda/platform/language';
import { formInList } from '@varda/platform/remote/screen-intent';
import { useNavigate, useSearchParams } from '@varda/platform/router';
import { useMemo, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { MediaTabs } from '../media-tabs.tsx';
import { leafletCell, ProductCell } from './document-cells.tsx';
import { documentsListOf, missingAt } from './documents.source.ts';

const columns: readonly Column<ProductLeaflets>[] = [
  { key: 'name', Cell: ProductCell },
  { key: 'en', Cell: leafletCell('en'), width: 190 },
  { key: 'mk', Cell: leafletCell('mk'), width: 190 },
];

/** The leaflets of all products: which there are, and which are missing. */
export function DocumentsScreen() {
  const { t, language } = useTexts();
  const [address, setAddress] = useSearchParams();
  const missing = missingAt(address);
  const list = useList(useMemo(() => documentsListOf(missing), [missing]));
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();

  function choose(value: string) {
    setAddress(
      (now) => {
        now.delete('page');
        if (value === '') now.delete('missing');
        else now.set('missing', value);
        return now;
      },
      { preventScrollReset: true },
    );
  }

  function showAll() {
    setAddress({}, { preventScrollReset: true });
    heading.current?.focus();
  }

  function openProduct({ _id: id, name, categoryName }: ProductLeaflets) {
    const screen = screenOf('products', { categoryName }) ?? '';
    const { to, state } = formInList(screen, { id, title: inLanguage(name, language).text });
    navigate(to, { state });
  }

  const tableColumns = useTableColumns(columns, list, (row) => {
    const name = inLanguage(row.name, language).text;
    const label = t('documents.open', { name });
    return (
      <ActionsOfRow
        name={name}
        actions={[{ label, short: t('documents.openShort'), Icon: IconPencil, onClick: () => openProduct(row) }]}
      />
    );
  });
  const isNarrowed = missing !== undefined || list.state.search !== '';
  return (
    <ScreenLayout
      title={t('documents.title')}
      heading={heading}
      note={t('documents.note')}
      tools={
        <ListToolbar
          list={list}
          ahead={
            <NativeSelect
              aria-label={t('documents.filter.label')}
              data={[
                { value: '', label: t('documents.filter.any') },
                ...leafletFilters.map((value) => ({ value, label: t(`documents.filter.${value}`) })),
              ]}
              value={missing ?? ''}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          }
        />
      }
    >
      <MediaTabs />
      <ListBody
        list={list}
        empty={
          <EmptyList
            Icon={IconFileTypePdf}
            hint={t(isNarrowed ? 'documents.nothingFound' : 'documents.none')}
            action={isNarrowed ? { label: t('documents.showAll'), onClick: showAll } : null}
          />
        }
      >
        <RowsTable list={list} rows={list.rows} columns={tableColumns} />
      </ListBody>
    </ScreenLayout>
  );
}
