import { Alert, Button } from '@mantine/core';
import { digitsInSkopje } from '@varda/contract/dates';
import type { DraftDetails } from '@varda/contract/drafts';
import { isHidden } from '@varda/contract/hidden-in';
import { useAdminTexts } from '../resource/resource-texts.tsx';

interface Props {
  draft: DraftDetails;
  onShowPublished: () => void;
}

/** Says that a form shows a draft, and shows what is published where that is wanted. */
export function DraftNotice({ draft: { state, savedAt, by, published }, onShowPublished }: Props) {
  const { t } = useAdminTexts();
  const hidden = state === 'changed' && isHidden(published);
  const at = digitsInSkopje(savedAt);
  return (
    <Alert mb="md" title={t(`drafts.shown.${hidden ? 'hidden' : state}`)}>
      {by ? t('drafts.savedBy', { at, name: by.name }) : t('drafts.savedAt', { at })}
      {published !== null && (
        <Button display="block" size="sm" variant="default" mt="sm" onClick={onShowPublished}>
          {t(hidden ? 'drafts.showSaved' : 'drafts.showPublished')}
        </Button>
      )}
    </Alert>
  );
}
