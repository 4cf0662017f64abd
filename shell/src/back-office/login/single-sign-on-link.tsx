import { Button, Text } from '@mantine/core';
import { call } from '@varda/platform/http';
import { useQuery } from '@varda/platform/query';
import { useId } from 'react';
import { useBackOfficeTexts } from '../texts/back-office-texts.ts';

interface Props {
  /** The page that is opened afterwards. */
  from: string;
  /** A page with unsaved input stays: the issuer opens beside it, and the page goes on once somebody is signed in there. */
  inNewTab?: boolean;
}

/** Leads to the issuer of single sign-on, where there is one (U-07). */
export function SingleSignOnLink({ from, inNewTab = false }: Props) {
  const { t, language } = useBackOfficeTexts();
  const hintId = useId();
  const { data } = useQuery({
    queryKey: ['single-sign-on'],
    queryFn: ({ signal }) => call('GET /login/single-sign-on', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data?.name) return null;
  return (
    <div>
      <Button
        component="a"
        variant="default"
        size="md"
        fullWidth
        href={`/api/login/single-sign-on/start?${new URLSearchParams({ from, lang: language })}`}
        {...(inNewTab && { target: '_blank', rel: 'noopener', 'aria-describedby': hintId })}
      >
        {t('login.singleSignOn', { name: data.name })}
      </Button>
      {inNewTab && (
        <Text id={hintId} size="sm" mt={4} ta="center">
          {t('login.newTab')}
        </Text>
      )}
    </div>
  );
}
