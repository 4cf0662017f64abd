import { editedKinds } from './edited-kinds.ts';

/** What is done to content. */
export const contentActions = [
  ...(['create', 'edit', 'move', 'delete', 'restore', 'delete_for_good'] as const),
  ...(['import', 'undo_import', 'bulk_edit', 'undo_bulk_edit'] as const),
  ...(['save_draft', 'discard_draft', 'publish', 'unpublish'] as const),
  ...(['schedule', 'cancel_schedule', 'run_schedule', 'schedule_failed'] as const),
] as const;

/** What is asked and said about drafts before they are published. */
const approvalActions = ['ask_approval', 'withdraw_approval', 'return_draft', 'approve'] as const;

/** What is done to comments at items. */
const commentActions = ['comment', 'resolve_comment', 'reopen_comment', 'delete_comment'] as const;

/** What people do, as the activity log tells it. */
export const activityActions = [
  ...contentActions,
  ...approvalActions,
  ...commentActions,
  ...([
    'sign_in',
    'sign_in_failed',
    'sign_out',
    'password_change',
    'invite',
    'role_change',
    'permissions_change',
  ] as const),
  ...(['release', 'export', 'back_up', 'restore_dump', 'erase'] as const),
] as const;

/** What it was done to. `site` is everything: a dump. */
export const activityEntities = [
  ...editedKinds,
  ...(['users', 'contact-messages', 'media', 'releases', 'release-tokens', 'api-keys', 'activity', 'site'] as const),
] as const;
