import { IconX } from '@tabler/icons-react';
import type { Announcement } from '@varda/contract/site-items';
import { Link } from '@varda/platform/router';
import { useSiteContent } from '@varda/platform/site-content';
import { useEffect } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { useAnnouncementStyles } from './announcement-styles.ts';
import { closeAnnouncements } from './close-announcements.ts';

const none: readonly Announcement[] = [];

/** What the company has to say today, above every page. Documents without it have neither its styles nor its script. */
export function Announcements() {
  const { t } = useTexts();
  const { announcements = none } = useSiteContent();
  const isStyled = useAnnouncementStyles(announcements.length > 0);

  useEffect(() => {
    if (announcements.length > 0) closeAnnouncements();
  }, [announcements]);

  if (announcements.length === 0 || !isStyled) return null;
  return (
    <section className="announcements" aria-label={t('announcements.label')} data-print="off">
      <ul>
        {announcements.map(({ id, version, importance, message, link }) => (
          <li key={id} data-announcement={`${id}@${version}`} data-importance={importance}>
            <p>
              {importance === 'important' && <strong>{t('announcements.important')} </strong>}
              {message}
              {link && ' '}
              {link && <AnnouncementLink {...link} />}
            </p>
            <button type="button" aria-label={t('announcements.close', { message })}>
              <IconX size={20} stroke={2} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnnouncementLink({ target, text }: NonNullable<Announcement['link']>) {
  return isPage(target) ? <Link to={target}>{text}</Link> : <a href={target}>{text}</a>;
}

/** Files are no pages of the router's: the browser opens them. */
const isPage = (target: string) => /^\/[^.?#]*(?:[?#]|$)/.test(target);
