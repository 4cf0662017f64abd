import { Button, Group } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';

interface Props {
  /** Label of the button that sends the form. */
  submit: string;
  isWhole: boolean;
  isPending: boolean;
  onCancel: () => void;
}

/** The foot of a form in a dialog. */
export function FormButtons({ submit, isWhole, isPending, onCancel }: Props) {
  const { t } = useTexts();
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onCancel} disabled={isPending}>
        {t('admin.form.cancel')}
      </Button>
      <Button type="submit" loading={isPending} disabled={!isWhole}>
        {submit}
      </Button>
    </Group>
  );
}
