import { useTexts } from '../texts/use-texts.ts';

/** What staff write as they like; these are offered to them. */
const known = { 'full-time': 'fullTime', 'part-time': 'partTime', internship: 'internship' } as const;

/** Gives a type of employment in the page's language; one that is not known as it was written. */
export function useJobType() {
  const { t } = useTexts();
  return (written: string) => {
    const type = known[written.trim().toLowerCase() as keyof typeof known];
    return type ? t(`careers.jobTypes.${type}`) : written;
  };
}
