import type { ActivityAction, ActivityEntity } from '@varda/contract/activity';
import type { ApprovalState } from '@varda/contract/approval-states';
import type { dosageTexts } from '@varda/contract/dosage';
import type { ProductForm } from '@varda/contract/product-forms';
import type { productTexts } from '@varda/contract/products';
import type { DerivedColumns, TextColumns } from '@varda/contract/text-fields';
import type { Generated } from 'kysely';
import type {
  AccessTokensTable,
  AccountRulesTable,
  IdentitiesTable,
  KnownBrowsersTable,
  LoginNoticesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordLinksTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
  UsersTable,
} from './accounts.schema.ts';
import type {
  AboutPicturesTable,
  AboutTable,
  CareersTable,
  ContactInfoTable,
  ContactMessagesTable,
  HistoryTable,
  LegalPagesTable,
  OutboxTable,
  Pictured,
  SiteItemsTable,
  TextPicturesTable,
  Translated,
} from './content.schema.ts';
import type {
  AddedRemotesTable,
  ReleaseEventsTable,
  ReleasePointersTable,
  ReleaseQuarantineTable,
  ReleasesTable,
  ReleaseWatchTable,
  VitalsTable,
} from './releases.schema.ts';

/*
 * Both engines hold the same columns: text (compared byte by byte), integer. Moments are ISO 8601 in UTC, ids are UUIDs
 * of version 7, flags are 0 or 1; all of them sort as text or number in the same way everywhere.
 */

interface Timestamps {
  created_at: string;
  updated_at: string;
}

interface CategoriesTable {
  id: string;
  name: string;
  title_en: string;
  title_mk: string;
  position: number;
}

/** Leaf categories: subcategories, and categories that have none. The table keeps the name that it has always had (decision 104). */
interface LeafCategoriesTable {
  id: string;
  category_id: string;
  /** Category path: `CBD Products/Oral`, `Herbal Products`. */
  path: string;
  /** Last part of the path. */
  label: string;
  name_en: string;
  name_mk: string;
  is_line: number;
  position: number;
}

interface PicturesTable {
  key: string;
  width: number;
  height: number;
  /** JSON list of numbers. */
  widths: string;
  placeholder: string;
  created_at: string;
  /** In per cent; null where that is the middle. */
  focus_x: Generated<number | null>;
  focus_y: Generated<number | null>;
}

/** What staff know of a picture. */
interface MediaTable {
  /** The key of the picture. */
  id: string;
  /** Whether it stays though nothing shows it. */
  kept: Generated<number>;
  name: string;
  alt_en: Generated<string>;
  alt_mk: Generated<string>;
  /** One per line, with a line end before the first one too; empty without any. */
  tags: Generated<string>;
  /** Of the file that a download gives, in bytes. */
  size: number | null;
  version: Generated<number>;
  created_at: string;
  search: string;
  name_sort: Generated<string>;
}

interface LeafletsTable {
  key: string;
  /** In bytes. */
  size: number;
  created_at: string;
}

/** An upload that waits for the text that is to show it: until the claim has expired, its picture counts as used. */
interface PictureClaimsTable {
  id: string;
  picture: string;
  expires_at: string;
}

interface ProductsTable
  extends Timestamps,
    Translated,
    Pictured,
    TextColumns<typeof productTexts>,
    DerivedColumns<typeof productTexts> {
  id: string;
  shelf_id: string;
  position: number;
  leaflet_en: string | null;
  leaflet_mk: string | null;
  /** A code of `productForms`. */
  form: Generated<ProductForm | null>;
  /** Ids of accounts, and what each language lacks (a `Lack`), for filters: see `products/filtered-columns.ts`. */
  created_by: Generated<string | null>;
  updated_by: Generated<string | null>;
  lacks_en: Generated<string | null>;
  lacks_mk: Generated<string | null>;
  /** The version that those four are of. */
  filtered_version: Generated<number | null>;
}

interface DosageTable
  extends Timestamps,
    Translated,
    Pictured,
    TextColumns<typeof dosageTexts>,
    DerivedColumns<typeof dosageTexts> {
  id: string;
}

/** One row; its number grows with every change of what the public sees. */
interface ContentRevisionTable {
  id: string;
  number: Generated<number>;
}

/** One row: the version of the rule by which the `search` columns were folded. */
interface SearchFoldingTable {
  version: number;
}

/** One row: the id that this database shares with the storage of its pictures. */
interface StorageIdentityTable {
  id: string;
}

/** Changes that were made under a key, so that the same request again makes none. */
interface IdempotencyKeysTable {
  /** Id of the account; empty for visitors. */
  person: string;
  /** Method and address of the call. */
  endpoint: string;
  key: string;
  /** SHA-256 of what was sent. */
  request: string;
  /** What the change gave, as JSON; null while it is under way. */
  result: string | null;
  created_at: string;
}

/** Edits of entities, each with what leads back to the version before it; see `edit-history/undo.ts`. */
export interface VersionsTable {
  /** An `EditedKind`. */
  kind: string;
  item_id: string;
  /** That of the row after the edit. */
  version: number;
  at: string;
  by_id: string | null;
  by_name: string | null;
  /** JSON list of paths. */
  fields: string;
  /** JSON. */
  undo: string;
  /** That of the log; null of versions from before it was stored, and of those that no request made. */
  request_id: string | null;
  /** JSON: `changedAt` before the edit, and the place; null of first versions, and of those from before it was stored. */
  changed_before: string | null;
}

/** Pictures and leaflets that an earlier version shows, by the edit that took them away. */
interface VersionFilesTable {
  kind: string;
  item_id: string;
  version: number;
  /** Of a picture or a leaflet. */
  file_key: string;
}

/** What was deleted, as the rows that it was; see `trash/trashed-rows.ts`. */
export interface TrashTable {
  /** A `TrashedKind`. */
  kind: string;
  item_id: string;
  deleted_at: string;
  by_id: string | null;
  by_name: string | null;
  title_en: string;
  title_mk: string;
  /** JSON. */
  rows: string;
  /** An `Area`. */
  area: Generated<string>;
  search: Generated<string>;
  /** 1 where visitors did not see it when it was deleted. */
  off_site: Generated<number>;
}

/** Pictures and leaflets of what is in the trash. */
interface TrashFilesTable {
  kind: string;
  item_id: string;
  file_key: string;
}

/** What is written and not published yet; see `drafts/drafts.ts`. */
export interface DraftsTable {
  /** An `EditedKind`. */
  kind: string;
  item_id: string;
  version: number;
  /** A `DraftState`. */
  state: string;
  saved_at: string;
  by_id: string | null;
  by_name: string | null;
  title_en: string;
  title_mk: string;
  /** An `Area`. */
  area: string;
  /** Category path of a product. */
  category_name: string | null;
  /** What a language lacks beside the other one once all of it is published, a `Lack`. */
  lacks_en: string | null;
  lacks_mk: string | null;
  /** JSON list of the paths of `content`. */
  fields: string;
  /** JSON: what the draft has at its paths, and what was published there when it was written. */
  content: string;
  base: string;
  /** JSON, where the item is not on the site: the item as the draft has it. */
  item: string | null;
  /** JSON, where it is unpublished: its rows, as the trash takes them. */
  rows: string | null;
  /** JSON list of the ids of everybody who has saved it. */
  writers: Generated<string>;
}

/** What is asked and answered about drafts, one row for each. It goes when the draft is published or discarded. */
export interface ApprovalsTable {
  kind: string;
  item_id: string;
  state: ApprovalState;
  /** That of the draft when somebody asked. */
  asked_version: number;
  asked_at: string;
  asked_by_id: string | null;
  asked_by_name: string | null;
  note: string;
  returned_at: string | null;
  returned_by_id: string | null;
  returned_by_name: string | null;
  comment: string;
}

/** What staff say of items. */
export interface CommentsTable {
  id: string;
  /** An `EditedKind`. */
  kind: string;
  item_id: string;
  /** A path; null where it is about all of the item. */
  field: string | null;
  body: string;
  /** Whether a draft was returned with it: 0 or 1. */
  is_return: number;
  by_id: string | null;
  by_name: string | null;
  created_at: string;
  resolved_at: string | null;
  resolved_by_id: string | null;
  resolved_by_name: string | null;
}

/** Whom a comment is meant for. */
interface CommentMentionsTable {
  comment_id: string;
  user_id: string;
  /** As the text has it. */
  name: string;
  /** When they have opened the comments of the item after that. */
  read_at: string | null;
}

/** E-mails about comments and approvals that are still to be sent. */
export interface NoticesTable {
  id: string;
  user_id: string;
  about: 'mention' | 'return' | 'request';
  /** An `EditedKind`. */
  kind: string;
  item_id: string;
  /** Of a mention and of a return. */
  comment_id: string | null;
  /** Who has written, or asks. */
  by_id: string | null;
  attempts: number;
  due_at: string;
  created_at: string;
}

/** Pictures and leaflets of drafts. */
interface DraftFilesTable {
  kind: string;
  item_id: string;
  file_key: string;
}

/** What people have saved of how they look at lists. */
interface SavedViewsTable {
  id: string;
  /** Whose it is; null once the account has gone. */
  user_id: string | null;
  /** An `OpenedKind`. */
  list: string;
  name: string;
  shared: number;
  /** As the address has it. */
  query: string;
  /** JSON: columns and density. */
  layout: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What a preview shows; see `previews/previews.ts`. */
interface PreviewsTable {
  token_hash: string;
  /** Names it where nothing may be opened by the name. */
  id: string;
  user_id: string;
  /** An `EditedKind`. */
  kind: string;
  /** Of a new item one that it has in previews alone. */
  item_id: string;
  /** An `Area`. */
  area: string;
  /** A `DraftState`. */
  state: string;
  /** JSON: what the item has at the paths that differ. */
  content: string;
  /** Whether it is a link that was shared: 0 or 1. */
  shared: number;
  created_at: string;
  ends_at: string;
}

/** Pictures and leaflets of previews. */
interface PreviewFilesTable {
  token_hash: string;
  file_key: string;
  user_id: string;
  ends_at: string;
}

/** What happens at one moment, all of it or nothing; see `schedules/schedules.ts`. */
export interface SchedulesTable {
  id: string;
  version: number;
  at: string;
  /** Of a release of content; empty otherwise. */
  name: string;
  /** A `ScheduleState`. */
  state: string;
  /** JSON: a text in both languages. */
  reason: string | null;
  /** In whose name it is done. */
  by_id: string | null;
  by_name: string | null;
  created_at: string;
  settled_at: string | null;
}

export interface ScheduleItemsTable {
  schedule_id: string;
  /** An `EditedKind`. */
  kind: string;
  item_id: string;
  place: number;
  /** A `ScheduleAction`. */
  action: string;
  language: string | null;
  /** Of the draft when it was scheduled. */
  draft_version: number | null;
  title_en: string;
  title_mk: string;
  /** An `Area`. */
  area: string;
  /** Category path of a product. */
  category_name: string | null;
  /** A `ScheduledState`. */
  state: string;
  /** JSON: a text in both languages. */
  reason: string | null;
}

/** Who did what to which item. Rows are written and, once they are old, deleted; nothing changes them. */
export interface ActivityTable {
  id: string;
  at: string;
  action: ActivityAction;
  entity: ActivityEntity;
  item_id: string | null;
  title_en: string;
  title_mk: string;
  /** JSON list of texts. */
  details: string;
  by_id: string | null;
  by_name: string | null;
  request_id: string | null;
  search: string;
}

/** Who has which form open; a row is worth nothing once it has expired. */
interface PresenceTable {
  /** An `OpenedKind`. */
  kind: string;
  item_id: string;
  user_id: string;
  since: string;
  expires_at: string;
}

/** Pictures of the demo content that have not been put in yet. */
export interface DemoPicturesTable {
  row_id: string;
  row_table: 'products' | 'dosage' | 'about' | 'contact_info';
  /** Counts from 1 among the pictures of one row. */
  place: number;
  /** Below `api/demo/pictures`. */
  file: string;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  identities: IdentitiesTable;
  account_rules: AccountRulesTable;
  known_browsers: KnownBrowsersTable;
  login_notices: LoginNoticesTable;
  password_links: PasswordLinksTable;
  categories: CategoriesTable;
  shelves: LeafCategoriesTable;
  pictures: PicturesTable;
  media: MediaTable;
  leaflets: LeafletsTable;
  picture_claims: PictureClaimsTable;
  products: ProductsTable;
  dosage: DosageTable;
  about: AboutTable;
  about_pictures: AboutPicturesTable;
  history: HistoryTable;
  legal_pages: LegalPagesTable;
  site_items: SiteItemsTable;
  contact_info: ContactInfoTable;
  careers: CareersTable;
  text_pictures: TextPicturesTable;
  contact_messages: ContactMessagesTable;
  outbox: OutboxTable;
  content_revision: ContentRevisionTable;
  storage_identity: StorageIdentityTable;
  search_folding: SearchFoldingTable;
  idempotency_keys: IdempotencyKeysTable;
  demo_pictures: DemoPicturesTable;
  versions: VersionsTable;
  version_files: VersionFilesTable;
  trash: TrashTable;
  trash_files: TrashFilesTable;
  drafts: DraftsTable;
  draft_files: DraftFilesTable;
  saved_views: SavedViewsTable;
  previews: PreviewsTable;
  preview_files: PreviewFilesTable;
  schedules: SchedulesTable;
  schedule_items: ScheduleItemsTable;
  approvals: ApprovalsTable;
  comments: CommentsTable;
  comment_mentions: CommentMentionsTable;
  notices: NoticesTable;
  activity: ActivityTable;
  presence: PresenceTable;
  added_remotes: AddedRemotesTable;
  releases: ReleasesTable;
  release_pointers: ReleasePointersTable;
  release_events: ReleaseEventsTable;
  access_tokens: AccessTokensTable;
  release_quarantine: ReleaseQuarantineTable;
  release_watch: ReleaseWatchTable;
  vitals: VitalsTable;
}
