import { Alert, Button, Group } from '@mantine/core';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { ageOf } from './age.ts';
import type { Draft } from './draft-store.ts';

interface Props {
  draft: Draft;
  onContinue: (draft: Draft) => void;
  onDiscard: () => void;
}

/** Offers what an earlier visit has left behind. Nothing is put into the form by itself. */
export function DraftOffer({ draft, onContinue, onDiscard }: Props) {
  const { t } = useAdminTexts();
  const [unit, count] = ageOf(draft.at, Date.now());
  return (
    <Alert role="alert" mb="md" title={t('draft.title')}>
      {t('draft.found', { age: t(`draft.${unit}`, { count }) })}
      <Group gap="sm" mt="sm">
        <Button size="sm" onClick={() => onContinue(draft)} autoFocus>
          {t('draft.continue')}
        </Button>
        <Button size="sm" variant="default" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </Group>
    </Alert>
  );
}
