import type { Failure, ResourceTexts } from '@varda/admin/resource';

const fetching = 'Failed to fetch history';
const creating = 'Failed to create history';
const updating = 'Failed to update history';
const deleting = 'Failed to delete history';
const reordering = 'Failed to reorder history';

export const history = {
  title: 'History',
  create: 'Create History',
  edit: 'Edit History',
  fields: { text: 'Text', createdAt: 'Created', updatedAt: 'Updated' },
  oneIsEnough: 'A text in one of the languages is enough.',
  success: {
    created: 'History created successfully!',
    updated: 'History updated successfully!',
    deleted: 'History deleted successfully!',
  },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: creating, silent: creating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
    reorder: { answered: reordering, silent: reordering },
  },
} satisfies ResourceTexts & { failure: { reorder: Failure } };
