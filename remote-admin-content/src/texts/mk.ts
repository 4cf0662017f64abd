import { kinds } from '@varda/admin/texts/content.mk';
import { adminTexts } from '@varda/admin/texts/mk';
import type { TextsLike } from '@varda/platform/remote';
import { about } from './about.mk.ts';
import { calendar } from './calendar.mk.ts';
import { contacts } from './contacts.mk.ts';
import { documents } from './documents.mk.ts';
import { dosage } from './dosage.mk.ts';
import { drafts } from './drafts.mk.ts';
import type { en } from './en.ts';
import { history } from './history.mk.ts';
import { legalPages } from './legal-pages.mk.ts';
import { media } from './media.mk.ts';
import { messages } from './messages.mk.ts';
import { overview } from './overview.mk.ts';
import { site } from './site.mk.ts';
import { trash } from './trash.mk.ts';
import { vacancies } from './vacancies.mk.ts';

const mk: TextsLike<typeof en> = {
  admin: adminTexts,
  about,
  calendar,
  contacts,
  documents,
  dosage,
  history,
  kinds,
  legalPages,
  media,
  messages,
  overview,
  drafts,
  site,
  trash,
  vacancies,
};
export default mk;
