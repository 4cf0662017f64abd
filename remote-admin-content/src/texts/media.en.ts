import type { ResourceTexts } from '@varda/admin/resource';

const fetching = 'Failed to fetch the library';
const updating = 'Failed to save the picture';
const deleting = 'Failed to delete the picture';

export const media = {
  title: 'Media',
  note: 'All pictures of the site in one place. What is uploaded here stays until you delete it.',
  typingNote: 'These pictures lack a text for people who cannot see them. A save opens the next one.',
  none: 'There are no pictures yet. Upload some.',
  nothingFound: 'No picture matches.',
  showAll: 'Show all',
  create: 'New picture',
  edit: 'Picture',
  fields: { name: 'Name', tags: 'Tags', alt: 'Alternative text', focus: 'Point of interest' },
  unnamed: 'Without a name',
  open: 'Open',
  download: 'Download',
  delete: 'Delete',
  tagsHint: 'With commas between them, {{count}} at most.',
  offeredTags: 'Tags in use',
  filter: {
    only: 'Pictures that are shown',
    all: 'All pictures',
    'lacks-alt': 'Without alternative text',
    unused: 'Not in use',
    tag: 'Tag',
    allTags: 'All tags',
  },
  focus: {
    label: 'Point of interest',
    hint: 'Stays to be seen where the picture is cut. Press on the picture, or move the point with the arrow keys.',
    at: '{{x}}% from the left, {{y}}% from the top',
    middle: 'Middle',
  },
  where: {
    title: 'Where it is',
    nowhere: 'Nowhere: neither on the site nor in a draft.',
    failed: 'Could not be loaded. Try again',
    unseen_one: 'And in {{count}} item that your account does not see.',
    unseen_other: 'And in {{count}} items that your account does not see.',
    states: { live: 'On the site', draft: 'Draft', version: 'Earlier version', trash: 'Trash' },
  },
  uploads: {
    title: 'Upload pictures',
    files: 'Files',
    progress: '{{name}}: {{percent}}%',
    isDone: 'Uploaded',
    failed: 'The picture could not be uploaded.',
    retry: 'Try again',
    retryAll: 'Try all again',
    dismiss: 'Hide the list',
    done_one: '{{count}} picture uploaded.',
    done_other: '{{count}} pictures uploaded.',
  },
  success: { created: 'Picture uploaded.', updated: 'Picture saved.', deleted: 'Picture deleted.' },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: updating, silent: updating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
  },
} satisfies ResourceTexts;
