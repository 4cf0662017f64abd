import type { aboutTexts } from '@varda/contract/about';
import type { contactInfoTexts } from '@varda/contract/contact-info';
import type { historyTexts } from '@varda/contract/history';
import type { legalPageTexts } from '@varda/contract/legal-pages';
import type { DerivedColumns, TextColumns } from '@varda/contract/text-fields';
import type { careerTexts } from '@varda/contract/vacancies';
import type { Generated } from 'kysely';

/** What a row knows of its own content: how often it was written, and when the texts of each language were. */
export interface Translated {
  version: number;
  changed_en: string | null;
  changed_mk: string | null;
}

/** What a row with one picture knows of it. */
export interface Pictured {
  picture: string | null;
  /** What readers of Macedonian see in its place. */
  picture_mk: string | null;
  picture_alt_en: Generated<string>;
  picture_alt_mk: Generated<string>;
}

/** Entries of the page about us; positions are 1 to n. */
export interface AboutTable extends Translated, TextColumns<typeof aboutTexts>, DerivedColumns<typeof aboutTexts> {
  id: string;
  position: number;
  created_at: string;
  updated_at: string;
}

/** Pictures beside the text of an about entry, in the order of `place`, which may have gaps. */
export interface AboutPicturesTable {
  about_id: string;
  picture: string;
  place: number;
  alt_en: Generated<string>;
  alt_mk: Generated<string>;
}

/** Stops of the timeline; positions are 1 to n. */
export interface HistoryTable
  extends Translated,
    TextColumns<typeof historyTexts>,
    DerivedColumns<typeof historyTexts> {
  id: string;
  position: number;
  created_at: string;
  updated_at: string;
}

/** Pages that are always there; see `legal-pages.repository.ts`. */
export interface LegalPagesTable extends Translated, TextColumns<typeof legalPageTexts> {
  id: string;
  created_at: string;
  updated_at: string;
}

/** What staff have changed of the site; see `site-items.repository.ts`. */
export interface SiteItemsTable extends Translated, Pictured {
  id: string;
  /** JSON: what is not as in the original, by its path: `title.en`, `link`. */
  changes: string;
  /** Of slides alone, 1 to n. */
  position: number | null;
  created_at: string;
  updated_at: string;
}

/** Blocks of the contact page. */
export interface ContactInfoTable
  extends Translated,
    Pictured,
    TextColumns<typeof contactInfoTexts>,
    DerivedColumns<typeof contactInfoTexts> {
  id: string;
  created_at: string;
  updated_at: string;
}

/** Vacancies. Names of people are stored beside their accounts, which may go. */
export interface CareersTable extends Translated, TextColumns<typeof careerTexts>, DerivedColumns<typeof careerTexts> {
  id: string;
  department_en: string;
  department_mk: string;
  active_en: number;
  active_mk: number;
  job_type: string;
  department_sort_en: string;
  department_sort_mk: string;
  created_by: string | null;
  created_by_name: string | null;
  updated_by: string | null;
  updated_by_name: string | null;
  created_at: string;
  updated_at: string;
}

/** Which pictures stand inside the texts of which row. */
export interface TextPicturesTable {
  row_id: string;
  picture: string;
}

/** What has come through the contact form. */
export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  message: string;
  read: number;
  mail: 'none' | 'waiting' | 'sent' | 'failed';
  answered_at: string | null;
  /** The name of that day; its account, if it is known. */
  answered_by: string | null;
  answered_by_id: string | null;
  name_sort: string;
  search: string;
  created_at: string;
  updated_at: string;
}

/** E-mails that have not gone out yet, one for each message that waits. */
export interface OutboxTable {
  message_id: string;
  /** Tries that have begun. */
  attempts: number;
  /** When it is to be tried; while a process is at it, when another one may take it over. */
  due_at: string;
}
