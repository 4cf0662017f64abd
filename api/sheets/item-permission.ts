import type { Area } from '@varda/contract/permissions';
import { areaOfKind } from '@varda/contract/permissions';
import type { SheetKind } from '@varda/contract/sheets';
import { requireActions } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';

/**
 * That of a product is a matter of its category. Visitors see a change at once; of vacancies, which have a switch, their edit asks for that.
 *
 * @throws HttpError `forbidden` where the account may not do that with the item
 */
export function requireAction(session: SignedIn, kind: SheetKind, item: object, action: 'write' | 'delete'): void {
  const named = areaOfKind[kind];
  const area = named === 'category' ? ((item as { category: string }).category as Area) : named;
  requireActions(session, area, action === 'write' && area !== 'vacancies' ? ['write', 'publish'] : [action]);
}
