import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from '@varda/shared/router';
import { useTexts } from '../texts/use-texts.ts';

/** All messages, or those that nobody has read; another choice starts at the first page. */
export function MessagesFilter({ unreadOnly }: { unreadOnly: boolean }) {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();

  function choose(filter: string) {
    const changed = new URLSearchParams(address);
    changed.delete('page');
    if (filter === 'unread') changed.set('unread', 'true');
    else changed.delete('unread');
    setAddress(changed, { preventScrollReset: true });
  }

  return (
    <SegmentedControl
      aria-label={t('messages.filter.label')}
      data={[
        { value: 'all', label: t('messages.filter.all') },
        { value: 'unread', label: t('messages.filter.unread') },
      ]}
      value={unreadOnly ? 'unread' : 'all'}
      onChange={choose}
    />
  );
}
