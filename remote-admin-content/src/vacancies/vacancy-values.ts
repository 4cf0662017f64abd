import type { Career, careerTexts } from '@varda/contract/vacancies';

export type VacancyValues = Pick<Career, keyof typeof careerTexts | 'department' | 'active' | 'jobType'>;
