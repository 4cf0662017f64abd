import type { Canary } from '@varda/contract/releases';
import { useTexts } from '../../texts/use-texts.ts';

/** Says who is served a canary. */
export function useAudience(): (canary: Canary) => string {
  const { t } = useTexts();
  return ({ share, staff }) => {
    if (share === 0) return t('releases.audience.staff');
    return t(`releases.audience.${staff ? 'both' : 'share'}`, { share });
  };
}
