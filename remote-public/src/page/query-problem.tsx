import { messageOf } from '@varda/platform/http';
import { Button, ErrorView } from '@varda/ui';
import { focusHeadingAfter } from '@varda/ui/focus-heading';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  /** The part of a query that this is about. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Text of the catalogue, for when the server has sent none. */
  text: string;
}

/**
 * What stands in place of rows that could not be fetched. It is for `isLoadingError`: rows that are being read stay where fetching them
 * again fails.
 */
export function QueryProblem({ query, text }: Props) {
  const { t } = useTexts();
  return (
    <ErrorView message={messageOf(query.error, text)}>
      <Button
        ref={focusHeadingAfter}
        size="md"
        radius="xl"
        loading={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {t('retry')}
      </Button>
    </ErrorView>
  );
}
