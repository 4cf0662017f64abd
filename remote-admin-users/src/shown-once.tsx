import { Alert, Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './shown-once.module.css';
import { useTexts } from './texts/use-texts.ts';

interface Props {
  hint: string;
  label: string;
  value: string;
  onDone: () => void;
}

/** Something secret that is stored nowhere, to be copied this once. */
export function ShownOnce({ hint, label, value, onDone }: Props) {
  const { t } = useTexts();
  return (
    <Stack gap="md">
      <Alert color="amber">{hint}</Alert>
      <TextInput
        label={label}
        value={value}
        classNames={{ input: classes.value as string }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        readOnly
        data-autofocus
      />
      <Group justify="flex-end" gap="sm">
        <CopyButton value={value}>
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
