import { useTexts } from '../texts/use-texts.ts';
import { LegalPage } from './legal-page.tsx';

export default function SideEffectsPage() {
  const { t } = useTexts();
  return <LegalPage id="side-effects" description={t('legal.sideEffects')} />;
}
