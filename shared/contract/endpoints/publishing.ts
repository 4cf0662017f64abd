import { z } from 'zod';
import { approvalRequest, approvalReturn } from '../approvals.ts';
import { draftDetails, draftMarks, draftsOfKind, draftsPage, draftsQuery, publication, published } from '../drafts.ts';
import { editedItem } from '../edit-history.ts';
import { done, id } from '../entity.ts';
import { createdPreviewLink, newPreviewLink, preview, previewFile, previewFiles, previewLinks } from '../previews.ts';
import { newSchedule, schedule, schedulesPage, schedulesQuery } from '../schedules.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });

/** What leads from a draft to the site: previews, approvals, schedules. */
export const publishingEndpoints = {
  'GET /drafts': {
    access: 'staff',
    summary: 'What is written and not published yet, the last one first',
    query: draftsQuery,
    answer: draftsPage,
  },
  'GET /drafts/:entity': {
    access: 'staff',
    summary: 'Which items of a list have a draft, and what of it: what the list marks',
    params: draftsOfKind,
    query: draftsQuery.pick({ categoryName: true }),
    answer: draftMarks,
  },
  'GET /drafts/:entity/:id': {
    access: 'staff',
    needs: 'drafted.see',
    summary: 'A draft: the item as it would be, and as it is published',
    params: editedItem,
    answer: draftDetails,
  },
  'POST /drafts/publication': {
    access: 'staff',
    needs: 'drafted.publish',
    summary: 'Publish drafts at one moment, all or none; `fields` says why of each one that cannot be, by its index',
    body: publication,
    answer: published,
  },
  'POST /drafts/:entity/:id': {
    access: 'staff',
    needs: 'item.publish',
    summary: 'Take an item off the site; it becomes a draft, and comes back to its place when that is published',
    params: editedItem,
    answer: done,
  },
  'DELETE /drafts/:entity/:id': {
    access: 'staff',
    needs: 'drafted.write',
    versioned: true,
    summary: 'Discard a draft; an item that is off the site goes to the trash, for which it takes `delete`',
    params: editedItem,
    answer: done,
  },
  'GET /preview': {
    access: 'public',
    summary:
      'What the preview of the header `x-preview` is of. Public reads with that header are answered as if it were saved',
    answer: preview,
  },
  'POST /preview-files': {
    access: 'staff',
    inPerson: true,
    needs: 'pictures.write',
    summary: 'A file that a form has and has not saved, for its preview, with which it goes',
    query: newPreviewLink,
    body: z.object({}),
    encoding: 'form',
    files: previewFiles,
    answer: previewFile,
    status: 201,
  },
  'GET /preview-links/:entity/:id': {
    access: 'staff',
    inPerson: true,
    needs: 'item.see',
    summary: 'The links that were shared to previews of an item and have not ended',
    params: editedItem,
    answer: previewLinks,
  },
  'POST /preview-links': {
    access: 'staff',
    inPerson: true,
    summary: 'Share what a preview shows now by a link for seven days; its token is shown once',
    body: newPreviewLink,
    answer: createdPreviewLink,
    status: 201,
  },
  'DELETE /preview-links/:id': {
    access: 'staff',
    inPerson: true,
    summary: 'Revoke a shared link',
    params: byId,
    answer: done,
  },
  'GET /schedules': {
    access: 'staff',
    summary: 'What is published and taken off the site at a time, the first one first',
    query: schedulesQuery,
    answer: schedulesPage,
  },
  'GET /schedules/:id': {
    access: 'staff',
    summary: 'A schedule with its items',
    params: byId,
    answer: schedule,
  },
  'POST /schedules': {
    access: 'staff',
    needs: 'scheduled.publish',
    summary: 'Publish drafts and take items off the site at a moment, all or nothing',
    body: newSchedule,
    answer: schedule,
    status: 201,
  },
  'PUT /schedules/:id': {
    access: 'staff',
    needs: 'scheduled.publish',
    versioned: true,
    summary:
      'Change time, name and items of a schedule that waits or has failed; from then on it waits, in the name of who has done that',
    params: byId,
    body: newSchedule,
    answer: schedule,
  },
  'POST /schedules/:id/retry': {
    access: 'staff',
    needs: 'scheduled.publish',
    versioned: true,
    summary: 'Try a schedule that has failed again, now; the answer says what has come of it',
    params: byId,
    answer: schedule,
  },
  'DELETE /schedules/:id': {
    access: 'staff',
    needs: 'scheduled.publish',
    versioned: true,
    summary: 'Cancel a schedule that waits or has failed',
    params: byId,
    answer: done,
  },
  'POST /approvals/:entity/:id': {
    access: 'staff',
    needs: 'drafted.write',
    versioned: true,
    summary:
      'Ask that a draft be published, in an area where changes are approved; once more after it was changed or returned',
    params: editedItem,
    body: approvalRequest,
    answer: done,
  },
  'DELETE /approvals/:entity/:id': {
    access: 'staff',
    needs: 'drafted.write',
    summary: 'Withdraw what one has asked oneself',
    params: editedItem,
    answer: done,
  },
  'POST /approvals/:entity/:id/return': {
    access: 'staff',
    needs: 'drafted.publish',
    versioned: true,
    summary: 'Send a draft back with a comment. To approve it is to publish it: `POST /drafts/publication`',
    params: editedItem,
    body: approvalReturn,
    answer: done,
  },
} as const satisfies Record<string, Endpoint>;
