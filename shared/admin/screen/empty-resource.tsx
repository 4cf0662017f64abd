import { IconChecks, IconFilterOff, IconPlaylistAdd, IconSearchOff } from '@tabler/icons-react';
import type { List } from '../list/use-list.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { EmptyList } from '../table/empty-list.tsx';

interface Props {
  list: Pick<List<never>, 'state'>;
  /** Shows what a search or the filter leaves out. */
  onShowAll: () => void;
  /** Begins the first row; null where nobody can. */
  onCreate: (() => void) | null;
}

/** A list of a resource without rows: nothing is found, nothing is left to do, or nothing has been written yet. */
export function EmptyResource({ list: { state }, onShowAll, onCreate }: Props) {
  const { t } = useAdminTexts();
  const all = { label: t('empty.showAll'), onClick: onShowAll };
  const search = state.search.trim();
  if (search) return <EmptyList Icon={IconSearchOff} hint={t('empty.search', { search })} action={all} />;
  const { translation, ...others } = state.filters;
  if (Object.keys(others).length > 0 || (translation && translation !== 'needed'))
    return <EmptyList Icon={IconFilterOff} hint={t('empty.filtered')} action={all} />;
  if (translation) return <EmptyList Icon={IconChecks} hint={t('empty.translated')} action={all} />;
  const first = onCreate && { label: t('empty.add'), onClick: onCreate };
  return <EmptyList Icon={IconPlaylistAdd} hint={t('empty.new')} action={first} />;
}
