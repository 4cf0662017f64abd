import type { ResourceTexts } from '@varda/admin/resource';

export const dosage = {
  title: 'Dosage',
  create: 'Create Dosage',
  edit: 'Edit Dosage',
  fields: {
    image: 'Image',
    imageMk: 'Image in Macedonian',
    imageAlt: 'Alternative text',
    name: 'Name',
    text: 'Text',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  success: {
    created: 'Dosage created successfully!',
    updated: 'Dosage updated successfully!',
    deleted: 'Dosage deleted successfully!',
  },
  // Exact texts of the catalogue, those that speak of other things included.
  failure: {
    list: { answered: 'Failed to fetch history', silent: 'An error occurred while fetching history' },
    create: { answered: 'Failed to create About Us entry.', silent: 'An error occurred.' },
    update: { answered: 'Failed to update product', silent: 'An error occurred' },
    delete: { answered: 'Failed to delete dosage', silent: 'An error occurred while deleting dosage' },
  },
} satisfies ResourceTexts;
