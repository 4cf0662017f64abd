import { IconChecks, IconFilterOff, IconInbox, IconSearchOff } from '@tabler/icons-react';
import { EmptyList, useAdminTexts } from '@varda/admin/components';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  search: string;
  isFiltered: boolean;
  unreadOnly: boolean;
  /** Shows what the search or the filter leaves out. */
  onShowAll: () => void;
}

/** The inbox without a message: nothing is found, all is read, or nobody has written yet. */
export function EmptyInbox({ search, isFiltered, unreadOnly, onShowAll }: Props) {
  const { t } = useTexts();
  const { t: tOfAdmin } = useAdminTexts();
  const all = { label: tOfAdmin('empty.showAll'), onClick: onShowAll };
  const sought = search.trim();
  if (sought)
    return <EmptyList Icon={IconSearchOff} hint={tOfAdmin('empty.search', { search: sought })} action={all} />;
  if (isFiltered) return <EmptyList Icon={IconFilterOff} hint={tOfAdmin('empty.filtered')} action={all} />;
  if (unreadOnly) return <EmptyList Icon={IconChecks} hint={t('messages.allRead')} action={all} />;
  return <EmptyList Icon={IconInbox} hint={t('messages.none')} action={null} />;
}
