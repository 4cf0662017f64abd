import type { Career } from '@varda/shared/contract/careers';

export type VacancyValues = Pick<
  Career,
  'vacancy' | 'shortDescription' | 'description' | 'department' | 'active' | 'jobType'
>;
