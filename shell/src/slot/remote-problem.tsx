import { useRevalidator } from '@varda/shared/router';
import { Button, Container, Stack, Text, Title } from '@varda/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { FailureReason } from '../federation/remote-failure.ts';
import type { Remotes } from '../federation/remotes.ts';
import { useTexts } from '../texts/texts.ts';

interface Props {
  reason: FailureReason;
  remotes: Remotes;
  /** What else has to be done for another try, before the page is asked for again. */
  onRetry?: () => void;
}

/** Says in place of a page why it is not there. Takes the focus, so that a screen reader says it too. */
export function RemoteProblem({ reason, remotes, onRetry }: Props) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();
  const [retrying, setRetrying] = useState(false);

  useEffect(() => heading.current?.focus(), []);

  async function retry() {
    setRetrying(true);
    // Without an answer the list of remotes stays as it was, and the page is tried with that.
    await remotes.renew().catch(() => undefined);
    onRetry?.();
    await revalidate();
    setRetrying(false);
    heading.current?.focus();
  }

  return (
    <Container size="sm" py={96} component="section" aria-labelledby="remote-problem">
      <Stack align="flex-start" gap="md">
        <Title order={1} id="remote-problem" ref={heading} tabIndex={-1}>
          {t('failure.title')}
        </Title>
        <Text size="lg">{t(`failure.${reason}`)}</Text>
        <Button onClick={retry} loading={retrying}>
          {t('failure.retry')}
        </Button>
      </Stack>
    </Container>
  );
}
