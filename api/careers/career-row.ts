import type { Career } from '@varda/shared/contract/careers';
import { type Language, type Localized, languages } from '@varda/shared/contract/language';
import { columns } from '../content/localized-columns.ts';
import { plainText, searchColumn } from '../content/search-text.ts';
import { sortKeys } from '../content/sort-key.ts';
import { type ChangeColumns, changeColumnsOf, toChanges } from '../content/versions.ts';
import type { CareerContent } from './career-content.ts';

/** Columns of a vacancy, of `careers` joined with the accounts of those who made and changed it. */
export const careerColumns = [
  'careers.id',
  'careers.vacancy_en',
  'careers.vacancy_mk',
  'careers.short_en',
  'careers.short_mk',
  'careers.description_en',
  'careers.description_mk',
  'careers.department_en',
  'careers.department_mk',
  'careers.active_en',
  'careers.active_mk',
  'careers.job_type',
  'careers.created_by_name',
  'careers.updated_by_name',
  ...changeColumnsOf('careers'),
  'creator.name as creator_name',
  'editor.name as editor_name',
] as const;

type LocalizedColumn = 'vacancy' | 'short' | 'description' | 'department';

export type CareerRow = Record<`${LocalizedColumn}_${Language}`, string> &
  Record<`active_${Language}`, number> &
  ChangeColumns & {
    id: string;
    job_type: string;
    created_by_name: string | null;
    updated_by_name: string | null;
    /** Names as they are now; null once the account is gone. */
    creator_name: string | null;
    editor_name: string | null;
  };

export function toCareer(row: CareerRow): Career {
  const both = (name: LocalizedColumn): Localized => ({ en: row[`${name}_en`], mk: row[`${name}_mk`] });
  const person = (name: string | null) => (name === null ? null : { name });
  return {
    _id: row.id,
    vacancy: both('vacancy'),
    shortDescription: both('short'),
    description: both('description'),
    department: both('department'),
    active: { en: row.active_en === 1, mk: row.active_mk === 1 },
    jobType: row.job_type,
    createdBy: person(row.creator_name ?? row.created_by_name),
    updatedBy: person(row.editor_name ?? row.updated_by_name),
    ...toChanges(row),
  };
}

/** What the public gets of a vacancy: not who made it, and no text of a language in which it is not active. */
export function publicCareer(career: Career): Career {
  const shown = (text: Localized): Localized => ({
    en: career.active.en ? text.en : '',
    mk: career.active.mk ? text.mk : '',
  });
  return {
    ...career,
    vacancy: shown(career.vacancy),
    shortDescription: shown(career.shortDescription),
    description: shown(career.description),
    createdBy: null,
    updatedBy: null,
  };
}

/** The columns that hold the content, and those that are derived from it. */
export function contentColumns(content: CareerContent) {
  const { vacancy, shortDescription, description, department, active } = content;
  return {
    ...columns('vacancy', vacancy),
    ...columns('short', shortDescription),
    ...columns('description', description),
    ...columns('department', department),
    active_en: active.en ? 1 : 0,
    active_mk: active.mk ? 1 : 0,
    job_type: content.jobType,
    ...columns('vacancy_sort', sortKeys(vacancy)),
    ...columns('short_sort', sortKeys(shortDescription)),
    ...columns('department_sort', sortKeys(department)),
    search: searchColumn([
      ...[vacancy, shortDescription, department].flatMap((text) => languages.map((language) => text[language])),
      ...languages.map((language) => plainText(description[language])),
    ]),
  };
}
