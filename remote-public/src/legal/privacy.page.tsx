import { useTexts } from '../texts/use-texts.ts';
import { LegalPage } from './legal-page.tsx';

export default function PrivacyPage() {
  const { t } = useTexts();
  return <LegalPage id="privacy" description={t('legal.privacy')} />;
}
