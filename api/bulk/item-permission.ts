import type { EditedKind } from '@varda/contract/edit-history';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { requireActions } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';

/**
 * Visitors see a change at once; of vacancies, which have a switch, their edit asks for that.
 *
 * @throws HttpError `forbidden` where the account may not do that with the item
 */
export function requireItemPermission(
  session: SignedIn,
  kind: EditedKind,
  item: object,
  action: 'write' | 'delete',
): void {
  const area = areaOfItem(kind, item);
  requireActions(session, area, action === 'write' && area !== 'vacancies' ? ['write', 'publish'] : [action]);
}
