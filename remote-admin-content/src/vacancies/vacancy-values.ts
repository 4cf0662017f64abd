import type { Career, careerTexts } from '@varda/shared/contract/careers';

export type VacancyValues = Pick<Career, keyof typeof careerTexts | 'department' | 'active' | 'jobType'>;
