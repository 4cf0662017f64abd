import { hasPageBefore, pathBefore } from '@varda/platform/router/page-before';

/** Goes back for a button of `@varda/platform/router/go-back`. Returns whether it was one. */
export function goBack(target: Element): boolean {
  const otherwise = target.closest<HTMLElement>('[data-back]')?.dataset.back;
  if (otherwise === undefined) return false;
  if (hasPageBefore()) history.back();
  else location.assign(pathBefore() ?? otherwise);
  return true;
}
