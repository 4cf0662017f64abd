import { z } from 'zod';

/** Whether somebody gets e-mails about comments that mention them, and about approvals. */
export const noticeSettings = z.object({ byMail: z.boolean() });
