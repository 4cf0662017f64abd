import { z } from 'zod';
import { bulkChange, bulkEntity, bulkResult, madeBulkChange } from '../bulk.ts';
import { done } from '../entity.ts';
import { newView, savedView, viewChange, viewOfList } from '../saved-views.ts';
import {
  checkedImport,
  importedEntity,
  importOfSheet,
  importsOfEntity,
  madeImport,
  sheetCheck,
  sheetFiles,
  sheetToCheck,
  undoneImport,
} from '../sheets.ts';
import { peopleOfKind, stampedKind, stampsOfRows, stampsQuery } from '../stamps.ts';
import type { Endpoint } from './endpoint.ts';

/** What staff do with the rows of a list together: files, views, changes, filters by person. */
export const listsEndpoints = {
  'POST /sheets/:entity/check': {
    access: 'staff',
    needs: 'item.write',
    publishes: true,
    summary:
      'What the import of a CSV or XLSX file would do, row by row; `GET /sheets/{entity}/export` makes such a file of any list',
    params: importedEntity,
    body: sheetToCheck,
    encoding: 'form',
    files: sheetFiles,
    answer: sheetCheck,
  },
  'POST /sheets/:entity/imports': {
    access: 'staff',
    needs: 'item.write',
    publishes: true,
    summary: 'Import a file as a check has shown, all of its rows or none',
    params: importedEntity,
    body: checkedImport,
    encoding: 'form',
    files: sheetFiles,
    answer: madeImport,
    status: 201,
  },
  'GET /sheets/:entity/imports': {
    access: 'staff',
    needs: 'item.see',
    summary: 'The last imports of files that have not been undone, the newest first',
    params: importedEntity,
    answer: importsOfEntity,
  },
  'POST /sheets/:entity/imports/:id/undo': {
    access: 'staff',
    needs: 'item.write',
    publishes: true,
    summary: 'Take an import back, but for the rows that were changed since',
    params: importOfSheet,
    answer: undoneImport,
  },
  'GET /saved-views/:entity': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Views of a list: one’s own, and those that are shared, by name',
    params: stampedKind,
    answer: z.array(savedView),
  },
  'POST /saved-views/:entity': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Save a view of a list',
    params: stampedKind,
    body: newView,
    answer: savedView,
    status: 201,
  },
  'PATCH /saved-views/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    versioned: true,
    summary: 'Rename, share or replace a view: its author, or an admin if it is shared',
    params: viewOfList,
    body: viewChange,
    answer: savedView,
  },
  'DELETE /saved-views/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    versioned: true,
    summary: 'Delete a view: its author, or an admin if it is shared',
    params: viewOfList,
    answer: done,
  },
  'POST /bulk/:entity': {
    access: 'staff',
    needs: 'item.write',
    publishes: true,
    summary:
      'Change many rows at once, all of them or none; `fields` says why of each one that cannot be, by its index',
    params: bulkEntity,
    body: bulkChange,
    answer: bulkResult,
  },
  'POST /bulk/:entity/:id/undo': {
    access: 'staff',
    needs: 'item.write',
    publishes: true,
    summary: 'Take such a change back, but for the rows that were changed since',
    params: madeBulkChange,
    answer: undoneImport,
  },
  'GET /stamps/:entity': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Who has made products, accounts …, and who has saved them last',
    params: stampedKind,
    query: stampsQuery,
    answer: stampsOfRows,
  },
  'GET /stamps/:entity/people': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Who has saved products, vacancies …: by whom their lists can be filtered',
    params: stampedKind,
    answer: peopleOfKind,
  },
} as const satisfies Record<string, Endpoint>;
