import { type AnnouncementFields, announcementState } from '@varda/contract/announcements';
import type { Language } from '@varda/contract/language';
import { siteDefaults } from '@varda/contract/site-defaults';
import type { Announcement, SiteItem } from '@varda/contract/site-items';
import type { Db } from '../database/open-database.ts';

/** The row of `content_revision` with the day up to which announcements have begun and ended. */
export const dayRow = 'announcements';

/**
 * The announcements of a day in one language, those without a text in it left out.
 *
 * @param items of the part `announcements`
 */
export function announcementsOf(items: readonly SiteItem[], language: Language, today: string): Announcement[] {
  return items.flatMap((item): Announcement[] => {
    const fields = fieldsOf(item);
    const message = fields.message[language];
    if (!message || announcementState(fields, today) !== 'today') return [];
    const text = fields.linkText[language];
    return [
      {
        id: item._id,
        version: item.__v,
        message,
        importance: item.importance === 'important' ? 'important' : 'info',
        ...(fields.target && text && { link: { target: fields.target, text } }),
      },
    ];
  });
}

export const isAnnouncement = (id: string) => siteDefaults.get(id)?.part === 'announcements';

/** An announcement's own of the fields that items of the site may have. */
export function fieldsOf(item: SiteItem): AnnouncementFields {
  return item as SiteItem & AnnouncementFields;
}

/** The day by which announcements begin and end; all processes go by it, whatever their clocks say: see `turnDay`. */
export async function announcementDay(db: Db): Promise<string> {
  const { number } = await db
    .selectFrom('content_revision')
    .select('number')
    .where('id', '=', dayRow)
    .executeTakeFirstOrThrow();
  return String(number)
    .padStart(8, '0')
    .replace(/(....)(..)(..)/, '$1-$2-$3');
}

/** As the row has it: 20261224. */
export function numberOf(day: string): number {
  return Number(day.replaceAll('-', ''));
}
