import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Action, Moment, useAdminTexts } from '@varda/admin/components';
import { useMay } from '@varda/admin/permissions';
import type { ReleaseToken } from '@varda/contract/releases';
import { useQuery } from '@varda/platform/query';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Loaded } from '../loaded.tsx';
import classes from '../releases.module.css';
import { releaseTokensQuery } from '../releases.query.ts';
import { NewTokenModal } from './new-token.modal.tsx';
import { RevocationModal } from './revocation.modal.tsx';

/** With which tokens pipelines release. */
export function TokensView() {
  const { t } = useTexts();
  const { t: engine } = useAdminTexts();
  const may = useMay();
  const query = useQuery(releaseTokensQuery);
  const [making, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ReleaseToken | null>(null);
  return (
    <>
      <Group justify="space-between" mb="md" gap="sm">
        <Text className={classes.lead}>{t('releases.tokens.lead')}</Text>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={!may('releases.write')}
          onClick={() => setMaking(true)}
        >
          {t('releases.tokens.make')}
        </Button>
      </Group>
      <Loaded query={query}>
        {(tokens) =>
          tokens.length === 0 ? (
            <p className={classes.soft}>{t('releases.tokens.none')}</p>
          ) : (
            <ul className={classes.rows}>
              {tokens.map((token) => (
                <li key={token._id} className={classes.row}>
                  <span>
                    <strong className={classes.name}>{token.name}</strong>{' '}
                    <span className={classes.soft}>{token.remote ?? t('releases.tokens.allRemotes')}</span>
                  </span>
                  <span className={classes.soft}>
                    <Moment at={token.createdAt} /> · {token.createdBy}
                    <br />
                    {t('releases.tokens.ends')} <Moment at={token.expiresAt} />
                    {' · '}
                    {token.usedAt ? t('releases.tokens.used') : t('releases.tokens.neverUsed')}{' '}
                    {token.usedAt && <Moment at={token.usedAt} />}
                  </span>
                  <Action
                    label={t('releases.tokens.revokeOne', { name: token.name })}
                    color="red"
                    variant="subtle"
                    size="xl"
                    locked={may('releases.delete') ? null : engine('locked.delete')}
                    onClick={() => setRevoked(token)}
                  >
                    <IconTrash size={18} />
                  </Action>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <NewTokenModal opened={making} onClose={() => setMaking(false)} />
      <RevocationModal token={revoked} onClose={() => setRevoked(null)} />
    </>
  );
}
