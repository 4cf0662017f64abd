export const trash = {
  title: 'Trash',
  note: 'What is deleted stays here for 30 days, unless the site is set up otherwise. Restored, it stands where it stood.',
  wasOff: 'Was off the site.',
  wasOffGoesOn: 'Was off the site. Restored, it is on it.',
  none: 'Nothing has been deleted lately.',
  fields: { title: 'Name', entity: 'Kind', by: 'Deleted by', deletedAt: 'Deleted' },
  restore: 'Restore: {{name}}',
  restoreShort: 'Restore',
  deleteForGood: 'Delete for good: {{name}}',
  deleteForGoodShort: 'Delete for good',
  success: { updated: 'The item is back where it was.', deleted: 'The item is deleted for good.' },
  isBack: 'Somebody else has restored the item already.',
  failure: {
    list: { answered: 'Failed to fetch the trash', silent: 'An error occurred while fetching the trash' },
    update: { answered: 'Failed to restore the item', silent: 'The item could not be restored' },
    delete: { answered: 'Failed to delete the item', silent: 'An error occurred while deleting the item' },
  },
};
