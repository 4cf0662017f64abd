import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';

/** Whether one gets e-mails about comments and approvals. */
export function noticesRoutes(handle: Handle, db: Db): void {
  handle('GET /notice-settings', async ({ session }) => {
    const { mail_notices } = await db
      .selectFrom('users')
      .select('mail_notices')
      .where('id', '=', session.userId)
      .executeTakeFirstOrThrow();
    return { byMail: mail_notices === 1 };
  });

  handle('PUT /notice-settings', async ({ body: { byMail }, session }) => {
    await db
      .updateTable('users')
      .set({ mail_notices: byMail ? 1 : 0 })
      .where('id', '=', session.userId)
      .execute();
    return { byMail };
  });
}
