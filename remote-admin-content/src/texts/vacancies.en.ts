import type { ResourceTexts } from '@varda/admin/resource';

const creating = 'Failed to create career';
const deleting = 'Error deleting career';

export const vacancies = {
  title: 'Vacancies',
  create: 'Create Vacancy',
  edit: 'Edit Vacancy',
  fields: {
    vacancy: 'Title',
    shortDescription: 'Short description',
    description: 'Description',
    department: 'Department',
    jobType: 'Type of employment',
    active: 'On the site',
    visibility: 'On the site',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  jobTypeHint:
    '“Full-time”, “Part-time” and “Internship” are translated on the site; anything else is shown as it is written.',
  activeIn: { en: 'Shown in English', mk: 'Shown in Macedonian' },
  visibility: { public: 'Shown', hidden: 'Hidden', incomplete: 'No text' },
  noDepartment: 'No such department',
  createdBy: 'by {{name}}',
  updatedBy: 'by {{name}}',
  success: {
    created: 'Vacancy created successfully!',
    updated: 'Vacancy update successfully!',
    deleted: 'Vacancy deleted successfully!',
  },
  failure: {
    list: { answered: 'Error fetching careers', silent: 'An error occurred while fetching careers' },
    create: { answered: creating, silent: creating },
    update: {
      answered: 'Failed to update career. Status: {{status}}',
      silent: 'Failed to update career. The server did not answer.',
    },
    delete: { answered: deleting, silent: deleting },
  },
} satisfies ResourceTexts;
