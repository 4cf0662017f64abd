import { Container, PageHead, Text, Title } from '@varda/shared/ui';
import { useTexts } from './texts/use-texts.ts';

export default function StartPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHead title={t('start.title')} description={t('start.lead')} />
      <Container size="lg" py="xl">
        <Title order={1}>{t('start.title')}</Title>
        <Text size="lg" mt="md">
          {t('start.lead')}
        </Text>
      </Container>
    </>
  );
}
