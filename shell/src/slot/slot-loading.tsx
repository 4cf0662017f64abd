import { Container, Loader } from '@varda/shared/ui';
import { useTexts } from '../texts/texts.ts';

/** Stands in a slot until its first page is there. */
export function SlotLoading() {
  const { t } = useTexts();
  return (
    <Container py={160} ta="center" role="status" aria-label={t('loading')}>
      <Loader />
    </Container>
  );
}
