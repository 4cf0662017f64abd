import { defaultDepartment } from '@varda/contract/departments';
import { type Career, type careerChange, expandActive, type newCareer } from '@varda/contract/vacancies';
import type { z } from 'zod';
import { type CareerContent, stored } from './vacancy-row.ts';

/**
 * What a create asks for, with the standards of what it leaves out.
 *
 * @throws HttpError with the field named, if nothing is left of a description once it is cleaned
 */
export function newContent(body: z.output<typeof newCareer>): CareerContent {
  const { department = defaultDepartment, jobType = '', active, ...texts } = stored.cleanNew(body);
  return { ...texts, department, active: expandActive(active), jobType };
}

/** What an edit makes of the present content. @throws HttpError as `newContent` does */
export function contentChange(body: z.output<typeof careerChange>): (before: CareerContent) => CareerContent {
  const texts = stored.cleanChange(body);
  return (before) => ({
    ...stored.merged(before, texts),
    department: body.department ?? before.department,
    active: changedActive(before.active, body.active),
    jobType: body.jobType ?? before.jobType,
  });
}

function changedActive(before: Career['active'], given: Parameters<typeof expandActive>[0]): Career['active'] {
  if (given === undefined) return before;
  return typeof given === 'boolean' ? expandActive(given) : { en: given.en ?? before.en, mk: given.mk ?? before.mk };
}
