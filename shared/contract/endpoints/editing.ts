import { activityPage, activityPeople, activityQuery } from '../activity.ts';
import { comment, commentChange, commentOfItem, commentPeople, commentsOfItem, newComment } from '../comments.ts';
import {
  editedItem,
  editedVersion,
  editRestore,
  editVersionDetails,
  editVersionsPage,
  editVersionsQuery,
  restored,
} from '../edit-history.ts';
import { done } from '../entity.ts';
import { overview } from '../overview.ts';
import { openedItem, othersThere, presenceQuery } from '../presence.ts';
import { found, searchQuery } from '../search.ts';
import { markedTranslation, translationMark } from '../translations.ts';
import { trashedItem, trashPage, trashQuery } from '../trash.ts';
import type { Endpoint } from './endpoint.ts';

/** What all that staff edit has in common: history, translations, comments, the trash. */
export const editingEndpoints = {
  'GET /overview': {
    access: 'staff',
    summary:
      'What waits in the back office: translations, messages, the trash, the last changes, the state of the site',
    answer: overview,
  },
  'GET /search': {
    access: 'staff',
    summary: 'Products and accounts by their names, in either alphabet: what the palette of the back office offers',
    query: searchQuery,
    answer: found,
  },
  'GET /edit-history/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    summary: 'The edits of a product, a vacancy, a stop of the timeline …, the newest first',
    params: editedItem,
    query: editVersionsQuery,
    answer: editVersionsPage,
  },
  'GET /edit-history/:entity/:id/:version': {
    access: 'staff',
    needs: 'item.see',
    summary: 'What an entity held after one of its edits, before it, and now',
    params: editedVersion,
    answer: editVersionDetails,
  },
  'POST /edit-history/:entity/:id/:version/restore': {
    access: 'staff',
    needs: 'item.write',
    publishes: true,
    versioned: true,
    summary: 'Save what an earlier version held, all of it or some; that is a new version',
    params: editedVersion,
    body: editRestore,
    answer: restored,
  },
  'POST /translations/:entity/:id': {
    access: 'staff',
    needs: 'item.write',
    versioned: true,
    summary: 'Say that the texts of one language are still right beside the other one, or need a change',
    params: editedItem,
    body: translationMark,
    answer: markedTranslation,
  },
  'POST /presence/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    unattended: true,
    summary: 'Say that one has the form of an entity open, again every few seconds; the answer is who else has',
    params: openedItem,
    query: presenceQuery,
    answer: othersThere,
  },
  'DELETE /presence/:entity/:id': {
    access: 'staff',
    unattended: true,
    summary: 'Say that one has closed the form of an entity',
    params: openedItem,
    answer: done,
  },
  'GET /trash': {
    access: 'staff',
    summary: 'What was deleted and can be restored, the last one first',
    query: trashQuery,
    answer: trashPage,
  },
  'POST /trash/:entity/:id/restore': {
    access: 'staff',
    needs: 'trashed.delete',
    publishes: true,
    summary: 'Put what was deleted back where it was',
    params: trashedItem,
    answer: done,
  },
  'DELETE /trash/:entity/:id': {
    access: 'admin',
    needs: 'trashed.delete',
    summary: 'Delete something in the trash for good, with its history',
    params: trashedItem,
    answer: done,
  },
  'GET /comments/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    summary: 'What staff say of an item, the first one first',
    params: editedItem,
    answer: commentsOfItem,
  },
  'GET /comments/:entity/:id/people': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Whom a comment at an item can mention: everybody who may see it',
    params: editedItem,
    answer: commentPeople,
  },
  'POST /comments/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Comment on an item, or on one of its fields',
    params: editedItem,
    body: newComment,
    answer: comment,
    status: 201,
  },
  'POST /comments/:entity/:id/read': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Say that one has read the comments at an item: what mentions one there waits no more',
    params: editedItem,
    answer: done,
  },
  'PATCH /comments/:entity/:id/:comment': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Resolve a comment, or open it again',
    params: commentOfItem,
    body: commentChange,
    answer: comment,
  },
  'DELETE /comments/:entity/:id/:comment': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Delete a comment of one’s own; admins delete any',
    params: commentOfItem,
    answer: done,
  },
  'GET /activity': {
    access: 'admin',
    summary: 'Who did what to which item, the last one first; `GET /activity.csv` has all of it as a file',
    query: activityQuery,
    answer: activityPage,
  },
  'GET /activity/people': {
    access: 'admin',
    summary: 'Who has done anything that is in the activity log',
    answer: activityPeople,
  },
} as const satisfies Record<string, Endpoint>;
