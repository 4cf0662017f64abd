import type { Language, Localized } from '@varda/contract/language';
import { namesOf, type TextColumns } from '@varda/contract/text-fields';
import { type Career, careerTexts } from '@varda/contract/vacancies';
import { columns } from '../content/localized-columns.ts';
import { sortKeys } from '../content/sort-key.ts';
import { storedTexts } from '../content/stored-texts.ts';
import { type ChangeColumns, changeColumnsOf, toChanges } from '../content/versions.ts';

export const stored = storedTexts('careers', careerTexts);

/** What can be set of a vacancy; rich text is sanitized. */
export type CareerContent = Pick<Career, keyof typeof careerTexts | 'department' | 'active' | 'jobType'>;

/** Columns of a vacancy, of `careers` joined with the accounts of those who made and changed it. */
export const careerColumns = [
  'careers.id',
  ...stored.selected,
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

type CareerRow = TextColumns<typeof careerTexts> &
  Record<`department_${Language}`, string> &
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
  const person = (name: string | null) => (name === null ? null : { name });
  return {
    _id: row.id,
    ...stored.textsOf(row),
    department: { en: row.department_en, mk: row.department_mk },
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
  const texts = Object.fromEntries(namesOf(careerTexts).map((name) => [name, shown(career[name])]));
  return {
    ...career,
    ...texts,
    createdBy: null,
    updatedBy: null,
  };
}

/** The columns that hold the content, and those that are derived from it. */
export function contentColumns(content: CareerContent) {
  const { department, active } = content;
  return {
    ...stored.columnsOf(content, [department.en, department.mk]),
    ...columns('department', department),
    active_en: active.en ? 1 : 0,
    active_mk: active.mk ? 1 : 0,
    job_type: content.jobType,
    ...columns('department_sort', sortKeys(department)),
  };
}
