import { formatCount } from '@varda/platform/language';
import { useTexts } from '../../texts/use-texts.ts';

interface Figures {
  /** Of milliseconds: `320 ms`, `1.2 s`. */
  time: (milliseconds: number) => string;
  /** Of CLS, which is stored in thousandths: `0.012`. */
  shift: (thousandths: number) => string;
  count: (count: number) => string;
}

/** Writes what was measured in the language of the page. */
export function useFigures(): Figures {
  const { t, language } = useTexts();
  const decimal = (value: number, digits: number) => {
    const text = value.toFixed(digits);
    return language === 'mk' ? text.replace('.', ',') : text;
  };
  return {
    time: (milliseconds) =>
      milliseconds < 1_000
        ? t('releases.visits.milliseconds', { value: Math.round(milliseconds) })
        : t('releases.visits.seconds', { value: decimal(milliseconds / 1_000, 1) }),
    shift: (thousandths) => decimal(thousandths / 1_000, 3),
    count: (count) => formatCount(count, language),
  };
}
