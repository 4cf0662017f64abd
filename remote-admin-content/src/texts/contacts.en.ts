import type { ResourceTexts } from '@varda/admin/resource';

const fetching = 'Failed to fetch contact info';
const creating = 'Failed to create contact info';
// Exact text of the catalogue, although it speaks of another thing.
const updating = 'Failed to update product';
const deleting = 'Failed to delete contact info';

export const contacts = {
  title: 'Contacts',
  create: 'Create Contact',
  edit: 'Edit Contact',
  fields: {
    image: 'Image',
    imageMk: 'Image in Macedonian',
    imageAlt: 'Alternative text',
    name: 'Name',
    description: 'Description',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  success: {
    created: 'Contact created successfully!',
    updated: 'Contact updated successfully!',
    deleted: 'Contact deleted successfully!',
  },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: creating, silent: creating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
  },
} satisfies ResourceTexts;
