/** What an item is, by its kind. */
export const kinds = {
  products: 'Product',
  dosage: 'Dosage',
  about: 'About us',
  history: 'History',
  'contact-info': 'Contact',
  adminCareer: 'Vacancy',
  'legal-pages': 'Legal page',
  'site-content': 'Site',
  media: 'Picture',
  'contact-messages': 'Message',
};

/** What is done to content. */
export const contentActions = {
  create: 'Created',
  edit: 'Edited',
  move: 'Moved',
  delete: 'Deleted',
  restore: 'Restored',
  delete_for_good: 'Deleted for good',
  import: 'Imported',
  undo_import: 'Import undone',
  bulk_edit: 'Changed together',
  undo_bulk_edit: 'Change of many undone',
  save_draft: 'Draft saved',
  discard_draft: 'Draft discarded',
  publish: 'Put back on the site',
  unpublish: 'Taken off the site',
  schedule: 'Scheduled',
  cancel_schedule: 'Taken out of the schedule',
  run_schedule: 'Done at its time',
  schedule_failed: 'Not done at its time',
};

/** What is asked and said about drafts. */
export const approvalActions = {
  ask_approval: 'Approval asked for',
  withdraw_approval: 'Request withdrawn',
  return_draft: 'Draft returned',
  approve: 'Approved',
};

/** What is done to comments. */
export const commentActions = {
  comment: 'Comment written',
  resolve_comment: 'Comment resolved',
  reopen_comment: 'Comment reopened',
  delete_comment: 'Comment deleted',
};
