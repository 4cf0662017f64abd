import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';

/** All messages, or those that nobody has read; another choice starts at the first page. */
export function MessagesFilter({ unreadOnly }: { unreadOnly: boolean }) {
  const { t } = useTexts();
  const [, setAddress] = useSearchParams();

  function choose(filter: string) {
    setAddress(
      (now) => {
        now.delete('page');
        if (filter === 'unread') now.set('unread', 'true');
        else now.delete('unread');
        return now;
      },
      { preventScrollReset: true },
    );
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
