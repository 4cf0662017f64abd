import { Alert, Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';
import classes from '../releases.module.css';

/** A token, this once. */
export function MadeToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTexts();
  return (
    <Stack gap="md">
      <Alert color="amber">{t('releases.tokens.once')}</Alert>
      <TextInput
        label={t('releases.tokens.token')}
        value={token}
        classNames={{ input: classes.token as string }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        readOnly
        data-autofocus
      />
      <Group justify="flex-end" gap="sm">
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            >
              {t(`releases.tokens.${copied ? 'copied' : 'copy'}`)}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{t('releases.tokens.done')}</Button>
      </Group>
    </Stack>
  );
}
