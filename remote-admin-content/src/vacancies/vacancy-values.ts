import type { Career, careerTexts } from '@varda/contract/careers';

export type VacancyValues = Pick<Career, keyof typeof careerTexts | 'department' | 'active' | 'jobType'>;
