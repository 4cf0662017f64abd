import { type Career, type careerChange, expandActive, type newCareer } from '@varda/shared/contract/careers';
import { defaultDepartment } from '@varda/shared/contract/departments';
import type { z } from 'zod';
import { merged } from '../content/localized-columns.ts';
import { cleanLocalized } from '../content/rich-text.ts';

/** What can be set of a vacancy; `description` is sanitized HTML. */
export type CareerContent = Pick<
  Career,
  'vacancy' | 'shortDescription' | 'description' | 'department' | 'active' | 'jobType'
>;

/**
 * What a create asks for, with the standards of what it leaves out.
 *
 * @throws HttpError with the field named, if nothing is left of a description once it is cleaned
 */
export function newContent(body: z.output<typeof newCareer>): CareerContent {
  const { department = defaultDepartment, jobType = '', active, ...texts } = body;
  const description = cleanLocalized('description', texts.description);
  return { ...texts, description, department, active: expandActive(active), jobType };
}

/** What an edit makes of the present content. @throws HttpError as `newContent` does */
export function contentChange(body: z.output<typeof careerChange>): (before: CareerContent) => CareerContent {
  const description = body.description && cleanLocalized('description', body.description);
  return (before) => ({
    vacancy: merged(before.vacancy, body.vacancy),
    shortDescription: merged(before.shortDescription, body.shortDescription),
    description: merged(before.description, description),
    department: body.department ?? before.department,
    active: changedActive(before.active, body.active),
    jobType: body.jobType ?? before.jobType,
  });
}

function changedActive(before: Career['active'], given: Parameters<typeof expandActive>[0]): Career['active'] {
  if (given === undefined) return before;
  return typeof given === 'boolean' ? expandActive(given) : { en: given.en ?? before.en, mk: given.mk ?? before.mk };
}
