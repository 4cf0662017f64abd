import { type Action, type Area, areas } from '@varda/contract/permissions';
import { useTexts } from '../texts/use-texts.ts';

/** What a permission is called: `Vacancies: Delete`. One that this version of the page does not know has its own name. */
export function usePermissionName(): (permission: string) => string {
  const { t } = useTexts();
  return (permission) => {
    const [area, action] = permission.split('.') as [Area, Action];
    if (!Object.hasOwn(areas, area)) return permission;
    return `${t(`permissions.areas.${area}`)}: ${t(`permissions.actions.${action}`)}`;
  };
}
