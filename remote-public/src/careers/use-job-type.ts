import { jobTypeNamed } from '@varda/contract/job-types';
import { useTexts } from '../texts/use-texts.ts';

/** Gives a type of employment in the page's language; one that is not known as it was written. */
export function useJobType() {
  const { t } = useTexts();
  return (written: string) => {
    const type = jobTypeNamed(written);
    return type ? t(`careers.jobTypes.${type}`) : written;
  };
}
