import { Readable } from 'node:stream';
import type { Language } from '@varda/contract/language';
import { type Area, areaOfKind } from '@varda/contract/permissions';
import {
  type ExportedList,
  exportedList,
  exportQuery,
  type SheetKind,
  type sheetToCheck,
} from '@varda/contract/sheets';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { requireSession } from '../accounts/authentication.ts';
import { requireAdminForFilters } from '../accounts/listed-users.ts';
import { requireActions } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteExport } from '../activity/note-export.ts';
import type { Edited } from '../bulk/edit-together.ts';
import { undoMany } from '../bulk/undo-many.ts';
import { leafCategoriesNamed } from '../catalogue/catalogue.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import type { Files } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Handle } from '../http/routes.ts';
import { byteOrderMark, csvLine, harmless } from './csv.ts';
import { exportedRows } from './exported-rows.ts';
import { checkSheet, importSheet } from './import-sheet.ts';
import { listImports } from './list-imports.ts';
import { columnsOfFile, importedColumns, mappingOf } from './mapped-columns.ts';
import { cellOf, sheetColumns, valuesOf } from './sheet-columns.ts';
import { readSheet } from './sheet-file.ts';
import { xlsxOf } from './xlsx.ts';

/** The lists of the back office as files, and files that change what is in them. */
export function sheetsRoutes(app: FastifyInstance, handle: Handle, content: Edited): void {
  const { db } = content;
  app.get<{ Params: z.output<typeof exportedList>; Querystring: z.output<typeof exportQuery> }>(
    '/sheets/:entity/export',
    {
      schema: {
        summary: 'A list as a CSV or XLSX file: all rows that the query of its own call leaves, in its order',
        tags: ['sheets'],
        security: [{ session: [] }, { apiKey: [] }],
        params: exportedList,
        querystring: exportQuery,
      },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        await requireSession(db, request, 'staff');
      },
    },
    async (request, reply) => {
      const { entity } = request.params;
      const { format, category, ...query } = request.query;
      const session = request.signedIn as SignedIn;
      const leafCategories = entity === 'products' ? await leafCategoriesNamed(db, category ?? '') : [];
      if (entity === 'products' && leafCategories.length === 0)
        throw new HttpError('not_found', { message: ruleTexts.unknown_category });
      requireSeen(session, entity, leafCategories[0]?.category_id);
      if (entity === 'users') requireAdminForFilters(session, query);
      const rows = exportedRows(db, entity, query, leafCategories);
      if (entity === 'users' || entity === 'contact-messages') await noteExport(db, request, entity);
      const lines = linesOf(entity, rows, requestLanguage(request));
      reply.header('content-disposition', `attachment; filename="${entity}.${format}"`);
      if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(Readable.from(csvOf(lines)));
      return reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .send(Readable.fromWeb(xlsxOf(lines, sheetColumns[entity]) as never));
    },
  );

  const readFor = async (
    kind: SheetKind,
    { body, files, session }: { body: z.output<typeof sheetToCheck>; files: Files; session: SignedIn },
  ) => {
    const columns = importedColumns(sheetColumns[kind]);
    const file = await readSheet(files.file?.[0] as Buffer);
    const mapping = mappingOf(file, columns, body.mapping);
    const task = { kind, columns, category: body.category, session };
    return { task, file, mapping };
  };

  handle('POST /sheets/:entity/check', async ({ params: { entity }, body, files, session, request }) => {
    const { task, file, mapping } = await readFor(entity, { body, files, session });
    const isWanted = () => !request.socket.destroyed;
    const result = await checkSheet(content, task, file, { mapping, isWanted });
    const keys = task.columns.map(({ key, heading }) => ({ key, heading }));
    return { columns: columnsOfFile(file, mapping), keys, ...result };
  });

  handle('POST /sheets/:entity/imports', async ({ params: { entity }, body, files, session }) => {
    const { task, file, mapping } = await readFor(entity, { body, files, session });
    return importSheet(content, task, file, { mapping, plan: body.plan });
  });

  handle('GET /sheets/:entity/imports', ({ params: { entity } }) => listImports(db, entity));

  handle('POST /sheets/:entity/imports/:id/undo', ({ params: { entity, id }, session }) =>
    undoMany(content, 'import', { kind: entity, id, session }),
  );
}

/** @throws HttpError `forbidden` where the account may not see the list */
function requireSeen(session: SignedIn, list: ExportedList, category: string | undefined): void {
  const area = list === 'contact-messages' ? 'contacts' : areaOfKind[list];
  if (area) requireActions(session, area === 'category' ? (category as Area) : area, ['see']);
}

/** The headings, and then the cells of each row. */
async function* linesOf(list: ExportedList, rows: AsyncIterable<object>, language: Language) {
  const columns = sheetColumns[list];
  yield columns.map(({ heading }) => heading[language]);
  for await (const row of rows) {
    const values = valuesOf(row);
    yield columns.map((column) => harmless(cellOf(column, values, language)));
  }
}

/** With semicolons, as Excel has it where a comma divides decimals; imports read either (decision 102). */
async function* csvOf(lines: AsyncIterable<string[]>) {
  yield byteOrderMark;
  for await (const line of lines) yield csvLine(line, ';');
}
