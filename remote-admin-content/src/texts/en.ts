import { kinds } from '@varda/admin/texts/content.en';
import { adminTexts } from '@varda/admin/texts/en';
import { about } from './about.en.ts';
import { calendar } from './calendar.en.ts';
import { contacts } from './contacts.en.ts';
import { documents } from './documents.en.ts';
import { dosage } from './dosage.en.ts';
import { drafts } from './drafts.en.ts';
import { history } from './history.en.ts';
import { legalPages } from './legal-pages.en.ts';
import { media } from './media.en.ts';
import { messages } from './messages.en.ts';
import { overview } from './overview.en.ts';
import { site } from './site.en.ts';
import { trash } from './trash.en.ts';
import { vacancies } from './vacancies.en.ts';

export const en = {
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
export default en;
