export const calendar = {
  title: 'Calendar',
  note: 'What is published and taken off the site at a time. Times are those of Skopje.',
  before: 'Previous month',
  after: 'Next month',
  today: 'Today',
  view: { label: 'View', month: 'Month', list: 'List' },
  none: 'Nothing is scheduled in this month. “Schedule…” in a form, or among the drafts, does that.',
  failed_one: '{{count}} schedule was not done, and waits for you',
  failed_other: '{{count}} schedules were not done, and wait for you',
  actions: { publish: 'publishing', unpublish: 'taking off the site' },
  states: { waiting: 'waits', failed: 'not done', done: 'done', cancelled: 'cancelled' },
  failure: {
    list: { answered: 'Failed to fetch the calendar', silent: 'An error occurred while fetching the calendar' },
  },
};
