import { useNavigate } from '@varda/platform/router';
import { hasPageBefore, pathBefore } from './page-before.ts';

/**
 * Makes a button go back to where one came from on the site: to the page before in this tab, else to the one that led here from
 * another tab, else to `otherwise`.
 *
 * @returns its attributes; by `data-back` it is answered before React does (`shell/src/site/bootstrap`)
 */
export function useGoBack(otherwise: string) {
  const navigate = useNavigate();
  return {
    'data-back': otherwise,
    onClick: () => void (hasPageBefore() ? navigate(-1) : navigate(pathBefore() ?? otherwise)),
  };
}
