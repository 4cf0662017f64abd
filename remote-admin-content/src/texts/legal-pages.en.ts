import type { ResourceTexts } from '@varda/admin/resource';

const fetching = 'Failed to fetch legal pages';
const updating = 'Failed to update legal page';

export const legalPages = {
  title: 'Legal pages',
  create: 'Create Legal Page',
  edit: 'Edit Legal Page',
  fields: { title: 'Title', text: 'Text', updatedAt: 'Updated' },
  success: { created: '', updated: 'Legal page updated successfully!', deleted: '' },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: updating, silent: updating },
    update: { answered: updating, silent: updating },
    delete: { answered: updating, silent: updating },
  },
} satisfies ResourceTexts;
