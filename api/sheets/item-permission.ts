import { type Action, areaOfKind, permissionFor } from '@varda/contract/permissions';
import type { SheetKind } from '@varda/contract/sheets';
import { requirePermission } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';

/** @throws HttpError `forbidden` where the account may not do that with the item; that of a product is a matter of its category */
export function requireAction(session: SignedIn, kind: SheetKind, item: object, action: Action): void {
  const area = areaOfKind[kind];
  const permission = permissionFor(area === 'category' ? (item as { category: string }).category : area, action);
  if (permission) requirePermission(session, permission);
}
