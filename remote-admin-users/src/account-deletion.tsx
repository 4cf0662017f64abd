import { Text } from '@mantine/core';
import type { ListedUser } from '@varda/contract/users';
import { isOwnAccount } from './own-account.ts';
import { useTexts } from './texts/use-texts.ts';

/** That accounts are deleted for good, and what it means to delete the own one. */
export function AccountDeletion({ rows }: { rows: readonly ListedUser[] }) {
  const { t } = useTexts();
  const hasOwn = rows.some(({ _id }) => isOwnAccount(_id));
  return (
    <Text mt="sm" {...(hasOwn && { fw: 700 })}>
      {t(`users.deletion.${!hasOwn ? 'final' : rows.length > 1 ? 'ownAmong' : 'own'}`)}
    </Text>
  );
}
