import { Button, Group, Stack, Text } from '@mantine/core';
import classes from './second-factor.module.css';
import { useAccountTexts } from './texts/account-texts.ts';

interface Props {
  title: string;
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, which are shown once: who shows them holds the dialog. */
export function RecoveryCodes({ title, codes, onClose }: Props) {
  const { t } = useAccountTexts();
  return (
    <Stack gap="md">
      {/* The form that it stands in place of had the focus. */}
      <Text ref={focus} tabIndex={-1} fw={600} mt={6}>
        {title}
      </Text>
      <Text>{t('factor.keepCodes')}</Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('factor.done')}</Button>
      </Group>
    </Stack>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
