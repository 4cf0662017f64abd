import { Alert, Button, Group } from '@mantine/core';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { ageOf } from './age.ts';
import type { Unsaved } from './unsaved-store.ts';

interface Props {
  unsaved: Unsaved;
  onContinue: (unsaved: Unsaved) => void;
  onDiscard: () => void;
}

/** Offers what an earlier visit has left behind. Nothing is put into the form by itself. */
export function UnsavedOffer({ unsaved, onContinue, onDiscard }: Props) {
  const { t } = useAdminTexts();
  const [unit, count] = ageOf(unsaved.at, Date.now());
  return (
    <Alert role="alert" mb="md" title={t('leftBehind.title')}>
      {t('leftBehind.found', { age: t(`leftBehind.${unit}`, { count }) })}
      <Group gap="sm" mt="sm">
        <Button size="sm" onClick={() => onContinue(unsaved)} autoFocus>
          {t('leftBehind.continue')}
        </Button>
        <Button size="sm" variant="default" onClick={onDiscard}>
          {t('leftBehind.discard')}
        </Button>
      </Group>
    </Alert>
  );
}
