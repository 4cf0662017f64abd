import { contentActions } from '@varda/admin/texts/content.en';

export const overview = {
  title: 'Overview',
  note: 'What waits, and what was done last.',
  translations: {
    title: 'Translations',
    none: 'Everything is there in both languages.',
    missing_one: '{{count}} missing',
    missing_other: '{{count}} missing',
    older_one: '{{count}} older',
    older_other: '{{count}} older',
  },
  messages: {
    title: 'Messages',
    unread_one: '{{count}} message that nobody has read',
    unread_other: '{{count}} messages that nobody has read',
    none: 'All messages have been read.',
  },
  drafts: {
    title: 'Drafts',
    none: 'There are no drafts.',
    changed_one: '{{count}} item is changed, not published',
    changed_other: '{{count}} items are changed, not published',
    offSite_one: '{{count}} item is not on the site',
    offSite_other: '{{count}} items are not on the site',
  },
  schedules: {
    waiting_one: '{{count}} schedule waits for its time',
    waiting_other: '{{count}} schedules wait for their time',
    failed_one: '{{count}} schedule was not done at its time',
    failed_other: '{{count}} schedules were not done at their time',
  },
  trash: {
    title: 'Trash',
    none: 'The trash is empty.',
    total_one: '{{count}} deleted item',
    total_other: '{{count}} deleted items',
    soon_one: '{{count}} of them goes for good within a week, on {{at}}.',
    soon_other: '{{count}} of them go for good within a week, the first one on {{at}}.',
  },
  site: {
    title: 'State of the site',
    fine: 'Everything works.',
    failedMails_one: '{{count}} message could not be sent by e-mail. It is in the inbox.',
    failedMails_other: '{{count}} messages could not be sent by e-mail. They are in the inbox.',
    tell: 'Tell whoever runs the site.',
    problems: {
      database_unavailable: 'The database does not answer.',
      storage_unavailable: 'The storage of the pictures does not answer.',
      storage_full: 'The storage of the pictures is full: nothing can be uploaded.',
      storage_read_only: 'The storage of the pictures cannot be written: nothing can be uploaded.',
      pictures_missing: 'The storage has lost the pictures.',
      pictures_of_another_database: 'The pictures in the storage belong to another site.',
      too_many_unknown_pictures: 'The storage has many pictures that no page shows; none is removed.',
    },
  },
  changes: {
    title: 'Last changes',
    none: 'Nothing has been changed yet.',
    byItself: 'automatic',
    unknown: 'unknown',
    actions: contentActions,
  },
  failure: {
    list: { answered: 'Failed to fetch the overview', silent: 'An error occurred while fetching the overview' },
  },
};
