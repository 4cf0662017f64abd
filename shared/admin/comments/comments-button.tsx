import { Button } from '@mantine/core';
import type { EditedKind } from '@varda/contract/edit-history';
import { useQuery } from '@varda/platform/query';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { commentsQuery } from './comments.queries.ts';

interface Props {
  kind: EditedKind;
  id: string;
  onOpen: () => void;
}

/** Opens the comments at the row that a form is about, and says how many are open. */
export function CommentsButton({ kind, id, onOpen }: Props) {
  const { t } = useAdminTexts();
  const { data } = useQuery(commentsQuery(kind, id));
  const count = data?.comments.filter(({ resolved }) => !resolved).length ?? 0;
  return (
    <Button variant="subtle" size="compact-sm" onClick={onOpen}>
      {count > 0 ? t('comments.openCount', { count }) : t('comments.open')}
    </Button>
  );
}
