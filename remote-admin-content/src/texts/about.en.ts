import type { Failure, ResourceTexts } from '@varda/admin/resource';

const fetching = 'Failed to fetch About Us entries.';
const creating = 'Failed to create About Us entry.';
const deleting = 'Failed to delete About Us entry.';
// Exact texts of the catalogue, although some speak of other things.
const updating = 'Failed to update dosages';
const reordering = 'Failed to reorder history';

export const about = {
  title: 'About us',
  create: 'Create About Us',
  edit: 'Edit About Us',
  fields: {
    images: 'Images',
    name: 'Name',
    subcategory: 'Subcategory',
    text: 'Text',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  subcategoryAlone: 'For an entry that belongs to the one above it and has no name of its own.',
  nameWanted: 'An entry needs a name before its changes can be saved.',
  success: {
    created: 'About Us created successfully!',
    updated: 'About Us update successfully!',
    deleted: 'Delete About Us successfully.',
  },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: creating, silent: creating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
    reorder: { answered: reordering, silent: reordering },
  },
} satisfies ResourceTexts & { failure: { reorder: Failure } };
