import { z } from 'zod';
import { about, aboutChange, aboutDeletion, aboutQuery, aboutSource, mostAboutPictures, newAbout } from './about.ts';
import { accountRules } from './account-rules.ts';
import { activityPage, activityPeople, activityQuery } from './activity.ts';
import { apiKey, createdApiKey, newApiKey } from './api-keys.ts';
import { approvalRequest, approvalReturn, approvalRules } from './approvals.ts';
import { bulkChange, bulkEntity, bulkResult, madeBulkChange } from './bulk.ts';
import { career, careerChange, careerQuery, careersPage, careersQuery, newCareer } from './careers.ts';
import { comment, commentChange, commentOfItem, commentPeople, commentsOfItem, newComment } from './comments.ts';
import { contactInfo, contactInfoChange, contactInfoQuery, newContactInfo } from './contact-info.ts';
import {
  contactMessage,
  contactMessageChange,
  contactMessagesPage,
  contactMessagesQuery,
  newContactMessage,
} from './contact-messages.ts';
import { contentRevision } from './content-revision.ts';
import { dosage, dosageChange, dosageQuery, newDosage } from './dosage.ts';
import {
  draftDetails,
  draftMarks,
  draftsOfKind,
  draftsPage,
  draftsQuery,
  publication,
  published,
  save,
} from './drafts.ts';
import {
  editedItem,
  editedVersion,
  editRestore,
  editVersionDetails,
  editVersionsPage,
  editVersionsQuery,
  restored,
} from './edit-history.ts';
import { done, id, newOrder } from './entity.ts';
import { health } from './health.ts';
import { history, historyChange, historyQuery, newHistory } from './history.ts';
import { leafletFiles, leafletsPage, leafletsQuery } from './leaflets.ts';
import { legalPageIds } from './legal-page-titles.ts';
import { legalPage, legalPageChange, legalPagesQuery } from './legal-pages.ts';
import {
  mediaChange,
  mediaCrop,
  mediaDetails,
  mediaItem,
  mediaKey,
  mediaPage,
  mediaQuery,
  mediaReplacement,
  mediaTags,
  newMedia,
  replacedMedia,
} from './media.ts';
import { noticeSettings } from './notices.ts';
import { overview } from './overview.ts';
import { begunPasskey, loginChallenge, newPasskey, passkeyProof } from './passkeys.ts';
import { chosenPassword, recoveryAnswer, recoveryRequest } from './password-links.ts';
import type { Action, Permission } from './permissions.ts';
import { deletedPerson, personAsked, personalData } from './personal-data.ts';
import { picture, pictureFiles } from './pictures.ts';
import { openedItem, othersThere, presenceQuery } from './presence.ts';
import { createdPreviewLink, newPreviewLink, preview, previewFile, previewFiles, previewLinks } from './previews.ts';
import {
  categoryPage,
  categoryQuery,
  menuCategory,
  newProduct,
  parentQuery,
  product,
  productCard,
  productChange,
  productsPage,
  productsQuery,
} from './products.ts';
import { newRemote, registryDocument, toldProblem } from './registry.ts';
import {
  createdReleaseToken,
  newQuarantine,
  newRelease,
  newReleaseToken,
  pointerChange,
  release,
  releaseToken,
  remoteName,
  remoteReleases,
} from './releases.ts';
import { newView, savedView, viewChange, viewOfList } from './saved-views.ts';
import { newSchedule, schedule, schedulesPage, schedulesQuery } from './schedules.ts';
import { found, searchQuery } from './search.ts';
import {
  begunFactor,
  confirmedFactor,
  factorConfirmation,
  passwordConfirmation,
  secondFactor,
} from './second-factor.ts';
import { credentials, login, ownSession, passwordChange, session, singleSignOn } from './session.ts';
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
} from './sheets.ts';
import { siteContent, siteContentQuery, siteItem, siteItemChange, siteItemsQuery, siteParts } from './site-items.ts';
import { sitePages } from './site-pages.ts';
import { siteSearchQuery, siteSearchResults } from './site-search.ts';
import { peopleOfKind, stampedKind, stampsOfRows, stampsQuery } from './stamps.ts';
import { text } from './text-schemas.ts';
import { markedTranslation, translationMark } from './translations.ts';
import { trashedItem, trashPage, trashQuery } from './trash.ts';
import { createdUser, newUser, user, userChange, usersPage, usersQuery } from './users.ts';
import { vitals, vitalsQuery, vitalsReport } from './vitals.ts';

/** Who may make a call. The server decides; screens only show it. */
export type Access =
  | 'public'
  | 'staff'
  | 'admin'
  /** Admins, and who bears a release token of the remote in question. */
  | 'release';

/**
 * What a call does in which area; an account may be forbidden it. Of `products` the area is the category of the rows that the call names, of
 * `item`, `trashed` and `drafted` it follows from the kind of the item, which is in the trash, a draft, or neither; of `scheduled` from each
 * item that the schedule has or is to have.
 */
export type Need = Permission | `${'products' | 'item' | 'trashed' | 'drafted' | 'scheduled'}.${Action}`;

interface FileRule {
  most: number;
  required?: boolean;
  /** Instead of the file a text may stand in the form: a data URL, or the URL, path or key of a stored picture. */
  asText?: true;
  /** It is read and not kept: no account needs the permission to upload for it. */
  isRead?: true;
}

export interface Endpoint {
  access: Access;
  /** What the account must not be forbidden; calls without it are everybody's who has the access. */
  needs?: Need;
  /** Visitors see at once what it does, unless it saves a draft: it needs the `publish` of the same area, too. Vacancies have their switch. */
  publishes?: true;
  /** Of a public call: staff who come with their session are answered more, and a session that has ended is refused. */
  moreForStaff?: true;
  /** Screens make the call by themselves: a session that nobody uses otherwise ends as if there were no such calls. */
  unattended?: true;
  /** Only people make the call, in a session of theirs: no API key does. */
  inPerson?: true;
  /** Who still has to set a required second factor up may call it: what is needed for that, and to leave. */
  beforeFactor?: true;
  /** One line for the OpenAPI document. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** How the body travels: JSON unless said otherwise. `form` is multipart or urlencoded; objects in it are JSON text or `name[en]`. */
  encoding?: 'json' | 'form';
  /** Names of the files that a form may carry, and how many of each. */
  files?: Record<string, FileRule>;
  /**
   * The call may say with `If-Match: "<__v>"` which version it is about: if the entity is another one by then, nothing is
   * written, and the answer is 409 `changed_meanwhile` with the entity as it is now. Without it the last one wins.
   */
  versioned?: true;
  answer: z.ZodType;
  /** Status of success, 200 unless said otherwise. */
  status?: 200 | 201;
}

const byId = z.object({ id });

/**
 * Every call of the api by method and path below `/api`. Server routes, their validation, the OpenAPI document and the
 * types of the client all come from this table; a call that is not in it does not exist.
 */
export const endpoints = {
  'GET /content-revision': {
    access: 'public',
    summary:
      'A number that grows with every change of what the public sees, and the id of the database in which it does',
    answer: contentRevision,
  },
  'GET /pages': {
    access: 'public',
    summary: 'The public pages of products and vacancies, with the moments of their last changes',
    answer: sitePages,
  },
  'GET /site-search': {
    access: 'public',
    summary:
      'Products, categories, open vacancies and pages by what they say, in either alphabet and with wrong letters',
    query: siteSearchQuery,
    answer: siteSearchResults,
  },
  'GET /health': { access: 'public', summary: 'Whether this process is alive and ready', answer: health },

  'POST /login': { access: 'public', summary: 'Start a session', body: credentials, answer: login },
  'POST /login/challenge': {
    access: 'public',
    summary: 'What a passkey has to sign for a login, once, within five minutes',
    answer: loginChallenge,
  },
  'POST /login/passkey': {
    access: 'public',
    summary: 'Start a session by a passkey alone',
    body: passkeyProof,
    answer: login,
  },
  'GET /login/single-sign-on': {
    access: 'public',
    summary: 'Whether there is single sign-on. A browser begins it at `/login/single-sign-on/start`',
    answer: singleSignOn,
  },
  'POST /login/single-sign-on': {
    access: 'public',
    summary: 'Take over the session of a browser that has just come back from the issuer',
    answer: login,
  },
  'GET /session': { access: 'staff', beforeFactor: true, summary: 'Who is signed in', answer: session },
  'GET /sessions': {
    access: 'staff',
    inPerson: true,
    summary: 'The sessions of this account, this one first',
    answer: z.array(ownSession),
  },
  'POST /logout': { access: 'staff', inPerson: true, beforeFactor: true, summary: 'End this session', answer: done },
  'DELETE /sessions': {
    access: 'staff',
    inPerson: true,
    summary: 'End all sessions of this account, this one too',
    answer: done,
  },
  'DELETE /sessions/others': {
    access: 'staff',
    inPerson: true,
    summary: 'End all other sessions of this account',
    answer: done,
  },
  'DELETE /sessions/:id': {
    access: 'staff',
    inPerson: true,
    summary: 'End one session of this account',
    params: byId,
    answer: done,
  },
  'POST /password-recovery': {
    access: 'public',
    summary: 'Send a link for a new password, if there is such an account; the answer does not tell',
    body: recoveryRequest,
    answer: recoveryAnswer,
  },
  'PUT /password-recovery': {
    access: 'public',
    summary: 'Choose a password by a link, once, and end all sessions of the account',
    body: chosenPassword,
    answer: done,
  },
  'PUT /password': {
    access: 'staff',
    inPerson: true,
    summary: 'Change the password of this account and end its other sessions',
    body: passwordChange,
    answer: done,
  },

  'GET /second-factor': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'What logins of this account ask for beside the password',
    answer: secondFactor,
  },
  'POST /second-factor': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'Begin to set up an authenticator app; it counts once a code has confirmed it',
    body: passwordConfirmation,
    answer: begunFactor,
  },
  'PUT /second-factor': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'Confirm the app by a code; with the first factor the answer has recovery codes, told once',
    body: factorConfirmation,
    answer: confirmedFactor,
  },
  'POST /second-factor/recovery-codes': {
    access: 'staff',
    inPerson: true,
    summary: 'New recovery codes, told once; the former ones end',
    body: passwordConfirmation,
    answer: confirmedFactor,
  },
  'POST /second-factor/removal': {
    access: 'staff',
    inPerson: true,
    summary: 'Take the authenticator app of this account away',
    body: passwordConfirmation,
    answer: done,
  },
  'POST /passkeys/options': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'What the browser is to make a passkey of, once, within five minutes',
    body: passwordConfirmation,
    answer: begunPasskey,
  },
  'POST /passkeys': {
    access: 'staff',
    inPerson: true,
    beforeFactor: true,
    summary: 'Add a passkey to this account; with the first factor the answer has recovery codes, told once',
    body: newPasskey,
    answer: confirmedFactor,
    status: 201,
  },
  'POST /passkeys/:id/removal': {
    access: 'staff',
    inPerson: true,
    summary: 'Remove a passkey of this account',
    params: byId,
    body: passwordConfirmation,
    answer: done,
  },

  'GET /api-keys': {
    access: 'staff',
    inPerson: true,
    summary: 'The API keys of this account',
    answer: z.array(apiKey),
  },
  'POST /api-keys': {
    access: 'staff',
    inPerson: true,
    summary: 'Make an API key; it is told once',
    body: newApiKey,
    answer: createdApiKey,
    status: 201,
  },
  'DELETE /api-keys/:id': {
    access: 'staff',
    inPerson: true,
    summary: 'Revoke an API key of this account',
    params: byId,
    answer: done,
  },

  'GET /notice-settings': {
    access: 'staff',
    inPerson: true,
    summary: 'Whether this account gets e-mails about comments and approvals',
    answer: noticeSettings,
  },
  'PUT /notice-settings': {
    access: 'staff',
    inPerson: true,
    summary: 'Turn e-mails about comments and approvals on or off for this account',
    body: noticeSettings,
    answer: noticeSettings,
  },

  'GET /account-rules': {
    access: 'admin',
    inPerson: true,
    needs: 'settings.see',
    summary: 'What is required of all accounts',
    answer: accountRules,
  },
  'PUT /account-rules': {
    access: 'admin',
    inPerson: true,
    needs: 'settings.write',
    summary: 'Require a second factor of all accounts, or no longer; who has none can then only set one up',
    body: accountRules,
    answer: accountRules,
  },

  'GET /approval-rules': {
    access: 'admin',
    needs: 'settings.see',
    summary: 'In which areas changes are approved before they are published',
    answer: approvalRules,
  },
  'PUT /approval-rules': {
    access: 'admin',
    inPerson: true,
    needs: 'settings.write',
    summary: 'Say in which areas who may not publish asks for approval, and whether whoever has written may approve',
    body: approvalRules,
    answer: approvalRules,
  },

  'GET /users': { access: 'staff', summary: 'List accounts', query: usersQuery, answer: usersPage },
  'POST /register': {
    access: 'admin',
    inPerson: true,
    summary: 'Create an account, with a password or with an invitation to choose one',
    body: newUser,
    answer: createdUser,
    status: 201,
  },
  'PUT /users/:id': {
    access: 'admin',
    inPerson: true,
    summary: 'Change an account',
    versioned: true,
    params: byId,
    body: userChange,
    answer: user,
  },
  'DELETE /users/:id': {
    access: 'admin',
    inPerson: true,
    summary: 'Delete an account and end its sessions',
    params: byId,
    answer: done,
  },

  'POST /personal-data/export': {
    access: 'admin',
    inPerson: true,
    summary: 'Everything that is stored about a person, by e-mail address',
    body: personAsked,
    answer: personalData,
  },
  'POST /personal-data/deletion': {
    access: 'admin',
    inPerson: true,
    summary:
      'Delete what is stored about a person: account, sessions, messages; the name in what stays becomes a pseudonym',
    body: personAsked,
    answer: deletedPerson,
  },

  'GET /overview': {
    access: 'staff',
    summary:
      'What waits in the back office: translations, messages, the trash, the last changes, the state of the site',
    answer: overview,
  },
  'GET /search': {
    access: 'staff',
    summary: 'Products and accounts by their names, in either alphabet: what the palette of the back office offers',
    query: searchQuery,
    answer: found,
  },

  'GET /legal-pages': {
    access: 'public',
    summary: 'The privacy page and the one for reporting side effects',
    query: legalPagesQuery,
    answer: z.array(legalPage),
  },
  'PUT /legal-pages/:id': {
    access: 'staff',
    needs: 'pages.write',
    publishes: true,
    query: save,
    summary: 'Change a legal page',
    versioned: true,
    params: z.object({ id: z.enum(legalPageIds) }),
    body: legalPageChange,
    answer: legalPage,
  },

  'GET /site-content': {
    access: 'public',
    summary:
      'What staff have changed of the site: facts about the company, texts and pictures of pages; in one language',
    query: siteContentQuery,
    answer: siteContent,
  },
  'GET /site-content/:part': {
    access: 'staff',
    needs: 'site.see',
    summary: 'The items of one part of the site, with what holds of them and what they have come with',
    params: z.object({ part: z.enum(siteParts) }),
    query: siteItemsQuery,
    answer: z.array(siteItem),
  },
  'PATCH /site-content/reorder': {
    access: 'staff',
    needs: 'site.write',
    publishes: true,
    summary: 'Move slides of the home page',
    body: newOrder,
    answer: done,
  },
  'PUT /site-content/:id': {
    access: 'staff',
    needs: 'site.write',
    publishes: true,
    versioned: true,
    summary: 'Change an item of the site',
    params: byId,
    query: save,
    body: siteItemChange,
    encoding: 'form',
    files: pictureFiles,
    answer: siteItem,
  },

  'GET /parent': {
    access: 'public',
    summary: 'The menu: categories, subcategories and the names of their products, in fixed order',
    query: parentQuery,
    answer: z.array(menuCategory),
  },
  'GET /parent/:id': {
    access: 'public',
    summary: 'A category by id or English name, with its products or its subcategories and theirs',
    params: byId,
    query: categoryQuery,
    answer: categoryPage,
  },

  'GET /products/all': {
    access: 'public',
    summary: 'Every product as its card shows it: the list that the site loads at start',
    answer: z.array(productCard),
  },
  'GET /products/product/:id': { access: 'public', summary: 'One product', params: byId, answer: product },
  'GET /products/:categoryId': {
    access: 'public',
    summary: 'Products of a category or subcategory, by id, by name or by category path',
    params: z.object({ categoryId: text(200).min(1) }),
    query: productsQuery,
    answer: productsPage,
  },
  'GET /products/:categoryId/:subcategory': {
    access: 'public',
    summary: 'The same for a category path with its slash as it is: `CBD Products/Oral`',
    params: z.object({ categoryId: text(200).min(1), subcategory: text(200).min(1) }),
    query: productsQuery,
    answer: productsPage,
  },
  'POST /products': {
    access: 'staff',
    needs: 'products.write',
    publishes: true,
    query: save,
    summary: 'Create a product at the end of its list',
    body: newProduct,
    encoding: 'form',
    files: { ...pictureFiles, ...leafletFiles },
    answer: product,
    status: 201,
  },
  'PATCH /products/reorder': {
    access: 'staff',
    needs: 'products.write',
    publishes: true,
    summary: 'Move products within their list',
    body: newOrder,
    answer: done,
  },
  'PUT /products/:id': {
    access: 'staff',
    needs: 'products.write',
    publishes: true,
    query: save,
    versioned: true,
    summary: 'Change a product',
    params: byId,
    body: productChange,
    encoding: 'form',
    files: { ...pictureFiles, ...leafletFiles },
    answer: product,
  },
  'DELETE /products/:id': {
    access: 'staff',
    needs: 'products.delete',
    summary: 'Delete a product',
    params: byId,
    answer: done,
  },

  'GET /dosage': { access: 'public', summary: 'All dosage entries', query: dosageQuery, answer: z.array(dosage) },
  'POST /dosage': {
    access: 'staff',
    needs: 'pages.write',
    publishes: true,
    query: save,
    summary: 'Create a dosage entry',
    body: newDosage,
    encoding: 'form',
    files: { ...pictureFiles, image: { ...pictureFiles.image, required: true } },
    answer: dosage,
    status: 201,
  },
  'PUT /dosage/:id': {
    access: 'staff',
    needs: 'pages.write',
    publishes: true,
    query: save,
    versioned: true,
    summary: 'Change a dosage entry',
    params: byId,
    body: dosageChange,
    encoding: 'form',
    files: pictureFiles,
    answer: dosage,
  },
  'DELETE /dosage/:id': {
    access: 'staff',
    needs: 'pages.delete',
    summary: 'Delete a dosage entry',
    params: byId,
    answer: done,
  },

  'GET /about': { access: 'public', summary: 'All about entries', query: aboutQuery, answer: aboutSource },
  'POST /about': {
    access: 'staff',
    needs: 'pages.write',
    publishes: true,
    query: save,
    summary: 'Create an about entry at the end of the list',
    body: newAbout,
    encoding: 'form',
    files: { images: { most: mostAboutPictures, asText: true } },
    answer: about,
    status: 201,
  },
  'PATCH /about/reorder': {
    access: 'staff',
    needs: 'pages.write',
    publishes: true,
    summary: 'Move about entries',
    body: newOrder,
    answer: done,
  },
  'PUT /about/:id': {
    access: 'staff',
    needs: 'pages.write',
    publishes: true,
    query: save,
    versioned: true,
    summary: 'Change an about entry, add pictures to it and remove some',
    params: byId,
    body: aboutChange,
    encoding: 'form',
    files: { images: { most: mostAboutPictures, asText: true } },
    answer: about,
  },
  'DELETE /about/:id': {
    access: 'staff',
    needs: 'pages.delete',
    summary: 'Delete an about entry in both languages',
    params: byId,
    query: aboutDeletion,
    answer: done,
  },

  'GET /history': {
    access: 'public',
    summary: 'All history entries',
    query: historyQuery,
    answer: z.array(history),
  },
  'POST /history': {
    access: 'staff',
    needs: 'pages.write',
    publishes: true,
    query: save,
    summary: 'Create a history entry at the end of the list',
    body: newHistory,
    answer: history,
    status: 201,
  },
  'PATCH /history/reorder': {
    access: 'staff',
    needs: 'pages.write',
    publishes: true,
    summary: 'Move history entries',
    body: newOrder,
    answer: done,
  },
  'PUT /history/:id': {
    access: 'staff',
    needs: 'pages.write',
    publishes: true,
    query: save,
    versioned: true,
    summary: 'Change a history entry',
    params: byId,
    body: historyChange,
    answer: history,
  },
  'DELETE /history/:id': {
    access: 'staff',
    needs: 'pages.delete',
    summary: 'Delete a history entry',
    params: byId,
    answer: done,
  },

  'GET /edit-history/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    summary: 'The edits of a product, a vacancy, a stop of the timeline …, the newest first',
    params: editedItem,
    query: editVersionsQuery,
    answer: editVersionsPage,
  },
  'GET /edit-history/:entity/:id/:version': {
    access: 'staff',
    needs: 'item.see',
    summary: 'What an entity held after one of its edits, before it, and now',
    params: editedVersion,
    answer: editVersionDetails,
  },
  'POST /edit-history/:entity/:id/:version/restore': {
    access: 'staff',
    needs: 'item.write',
    publishes: true,
    versioned: true,
    summary: 'Save what an earlier version held, all of it or some; that is a new version',
    params: editedVersion,
    body: editRestore,
    answer: restored,
  },

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
    summary: 'Import a file as a check has told, all of its rows or none',
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

  'POST /translations/:entity/:id': {
    access: 'staff',
    needs: 'item.write',
    versioned: true,
    summary: 'Say that the texts of one language are still right beside the other one, or need a change',
    params: editedItem,
    body: translationMark,
    answer: markedTranslation,
  },

  'POST /presence/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    unattended: true,
    summary: 'Say that one has the form of an entity open, again every few seconds; the answer is who else has',
    params: openedItem,
    query: presenceQuery,
    answer: othersThere,
  },
  'DELETE /presence/:entity/:id': {
    access: 'staff',
    unattended: true,
    summary: 'Say that one has closed the form of an entity',
    params: openedItem,
    answer: done,
  },

  'GET /trash': {
    access: 'staff',
    summary: 'What was deleted and can be restored, the last one first',
    query: trashQuery,
    answer: trashPage,
  },
  'POST /trash/:entity/:id/restore': {
    access: 'staff',
    needs: 'trashed.delete',
    publishes: true,
    summary: 'Put what was deleted back where it was',
    params: trashedItem,
    answer: done,
  },
  'DELETE /trash/:entity/:id': {
    access: 'admin',
    needs: 'trashed.delete',
    summary: 'Delete something in the trash for good, with its history',
    params: trashedItem,
    answer: done,
  },

  'GET /drafts': {
    access: 'staff',
    summary: 'What is written and not published yet, the last one first',
    query: draftsQuery,
    answer: draftsPage,
  },
  'GET /drafts/:entity': {
    access: 'staff',
    summary: 'Which items of a list have a draft, and what of it: what the list marks',
    params: draftsOfKind,
    query: draftsQuery.pick({ categoryName: true }),
    answer: draftMarks,
  },
  'GET /drafts/:entity/:id': {
    access: 'staff',
    needs: 'drafted.see',
    summary: 'A draft: the item as it would be, and as it is published',
    params: editedItem,
    answer: draftDetails,
  },
  'POST /drafts/publication': {
    access: 'staff',
    needs: 'drafted.publish',
    summary: 'Publish drafts at one moment, all or none; `fields` says why of each one that cannot be, by its index',
    body: publication,
    answer: published,
  },
  'POST /drafts/:entity/:id': {
    access: 'staff',
    needs: 'item.publish',
    summary: 'Take an item off the site; it becomes a draft, and comes back to its place when that is published',
    params: editedItem,
    answer: done,
  },
  'DELETE /drafts/:entity/:id': {
    access: 'staff',
    needs: 'drafted.write',
    versioned: true,
    summary: 'Discard a draft; an item that is off the site goes to the trash, for which it takes `delete`',
    params: editedItem,
    answer: done,
  },

  'GET /preview': {
    access: 'public',
    summary:
      'What the preview of the header `x-preview` is of. Public reads with that header are answered as if it were saved',
    answer: preview,
  },
  'POST /preview-files': {
    access: 'staff',
    inPerson: true,
    needs: 'pictures.write',
    summary: 'A file that a form has and has not saved, for its preview, with which it goes',
    query: newPreviewLink,
    body: z.object({}),
    encoding: 'form',
    files: previewFiles,
    answer: previewFile,
    status: 201,
  },
  'GET /preview-links/:entity/:id': {
    access: 'staff',
    inPerson: true,
    needs: 'item.see',
    summary: 'The links that were shared to previews of an item and have not ended',
    params: editedItem,
    answer: previewLinks,
  },
  'POST /preview-links': {
    access: 'staff',
    inPerson: true,
    summary: 'Share what a preview shows now by a link for seven days; its token is told once',
    body: newPreviewLink,
    answer: createdPreviewLink,
    status: 201,
  },
  'DELETE /preview-links/:id': {
    access: 'staff',
    inPerson: true,
    summary: 'Revoke a shared link',
    params: byId,
    answer: done,
  },

  'GET /schedules': {
    access: 'staff',
    summary: 'What is published and taken off the site at a time, the first one first',
    query: schedulesQuery,
    answer: schedulesPage,
  },
  'GET /schedules/:id': {
    access: 'staff',
    summary: 'A schedule with its items',
    params: byId,
    answer: schedule,
  },
  'POST /schedules': {
    access: 'staff',
    needs: 'scheduled.publish',
    summary: 'Publish drafts and take items off the site at a moment, all or nothing',
    body: newSchedule,
    answer: schedule,
    status: 201,
  },
  'PUT /schedules/:id': {
    access: 'staff',
    needs: 'scheduled.publish',
    versioned: true,
    summary:
      'Change time, name and items of a schedule that waits or has failed; from then on it waits, in the name of who has done that',
    params: byId,
    body: newSchedule,
    answer: schedule,
  },
  'POST /schedules/:id/retry': {
    access: 'staff',
    needs: 'scheduled.publish',
    versioned: true,
    summary: 'Try a schedule that has failed again, now; the answer says what has come of it',
    params: byId,
    answer: schedule,
  },
  'DELETE /schedules/:id': {
    access: 'staff',
    needs: 'scheduled.publish',
    versioned: true,
    summary: 'Cancel a schedule that waits or has failed',
    params: byId,
    answer: done,
  },

  'POST /approvals/:entity/:id': {
    access: 'staff',
    needs: 'drafted.write',
    versioned: true,
    summary:
      'Ask that a draft be published, in an area where changes are approved; once more after it was changed or returned',
    params: editedItem,
    body: approvalRequest,
    answer: done,
  },
  'DELETE /approvals/:entity/:id': {
    access: 'staff',
    needs: 'drafted.write',
    summary: 'Withdraw what one has asked oneself',
    params: editedItem,
    answer: done,
  },
  'POST /approvals/:entity/:id/return': {
    access: 'staff',
    needs: 'drafted.publish',
    versioned: true,
    summary: 'Send a draft back with a comment. To approve it is to publish it: `POST /drafts/publication`',
    params: editedItem,
    body: approvalReturn,
    answer: done,
  },

  'GET /comments/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    summary: 'What staff say of an item, the first one first',
    params: editedItem,
    answer: commentsOfItem,
  },
  'GET /comments/:entity/:id/people': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Whom a comment at an item can mention: everybody who may see it',
    params: editedItem,
    answer: commentPeople,
  },
  'POST /comments/:entity/:id': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Comment on an item, or on one of its fields',
    params: editedItem,
    body: newComment,
    answer: comment,
    status: 201,
  },
  'POST /comments/:entity/:id/read': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Say that one has read the comments at an item: what mentions one there waits no more',
    params: editedItem,
    answer: done,
  },
  'PATCH /comments/:entity/:id/:comment': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Resolve a comment, or open it again',
    params: commentOfItem,
    body: commentChange,
    answer: comment,
  },
  'DELETE /comments/:entity/:id/:comment': {
    access: 'staff',
    needs: 'item.see',
    summary: 'Delete a comment of one’s own; admins delete any',
    params: commentOfItem,
    answer: done,
  },

  'GET /activity': {
    access: 'admin',
    summary: 'Who did what to which item, the last one first; `GET /activity.csv` has all of it as a file',
    query: activityQuery,
    answer: activityPage,
  },
  'GET /activity/people': {
    access: 'admin',
    summary: 'Who has done anything that is in the activity log',
    answer: activityPeople,
  },

  'GET /contact-info': {
    access: 'public',
    summary: 'All contact blocks',
    query: contactInfoQuery,
    answer: z.array(contactInfo),
  },
  'POST /contact-info': {
    access: 'staff',
    needs: 'contacts.write',
    publishes: true,
    query: save,
    summary: 'Create a contact block',
    body: newContactInfo,
    encoding: 'form',
    files: pictureFiles,
    answer: contactInfo,
    status: 201,
  },
  'PUT /contact-info/:id': {
    access: 'staff',
    needs: 'contacts.write',
    publishes: true,
    query: save,
    versioned: true,
    summary: 'Change a contact block',
    params: byId,
    body: contactInfoChange,
    encoding: 'form',
    files: pictureFiles,
    answer: contactInfo,
  },
  'DELETE /contact-info/:id': {
    access: 'staff',
    needs: 'contacts.delete',
    summary: 'Delete a contact block',
    params: byId,
    answer: done,
  },

  'GET /adminCareer': {
    access: 'public',
    moreForStaff: true,
    summary: 'Vacancies: all of them for staff, those that are active in the language for everybody else',
    query: careersQuery,
    answer: careersPage,
  },
  'GET /adminCareer/:id': {
    access: 'public',
    moreForStaff: true,
    summary: 'One vacancy; without a session only if it is active in the language',
    params: byId,
    query: careerQuery,
    answer: career,
  },
  'POST /adminCareer': {
    access: 'staff',
    needs: 'vacancies.write',
    publishes: true,
    query: save,
    summary: 'Create a vacancy',
    body: newCareer,
    answer: career,
    status: 201,
  },
  'PUT /adminCareer/:id': {
    access: 'staff',
    needs: 'vacancies.write',
    publishes: true,
    query: save,
    versioned: true,
    summary: 'Change a vacancy',
    params: byId,
    body: careerChange,
    answer: career,
  },
  'DELETE /adminCareer/:id': {
    access: 'staff',
    needs: 'vacancies.delete',
    summary: 'Delete a vacancy',
    params: byId,
    answer: done,
  },

  'POST /contact': {
    access: 'public',
    summary: 'Send a message through the contact form',
    body: newContactMessage,
    answer: done,
    status: 201,
  },
  'GET /contact-messages': {
    access: 'staff',
    needs: 'contacts.see',
    summary: 'Messages of the contact form',
    query: contactMessagesQuery,
    answer: contactMessagesPage,
  },
  'PATCH /contact-messages/:id': {
    access: 'staff',
    needs: 'contacts.write',
    summary: 'Mark a message as read or unread',
    params: byId,
    body: contactMessageChange,
    answer: contactMessage,
  },
  'DELETE /contact-messages/:id': {
    access: 'staff',
    needs: 'contacts.delete',
    summary: 'Delete a message',
    params: byId,
    answer: done,
  },

  'POST /pictures': {
    access: 'staff',
    needs: 'pictures.write',
    summary: 'Upload a picture for a text; without a text that shows it, it is removed after a day',
    body: z.object({}),
    encoding: 'form',
    files: { image: { most: 1, required: true } },
    answer: picture,
    status: 201,
  },

  'GET /media': {
    access: 'staff',
    summary: 'The pictures of the library, the newest first',
    query: mediaQuery,
    answer: mediaPage,
  },
  'GET /media/tags': { access: 'staff', summary: 'The tags of the library', answer: mediaTags },
  'GET /media/:key': {
    access: 'staff',
    summary: 'A picture of the library, and where it is: on the site, in drafts, in earlier versions, in the trash',
    params: mediaKey,
    answer: mediaDetails,
  },
  'POST /media': {
    access: 'staff',
    needs: 'pictures.write',
    summary:
      'Upload a picture to the library, where it stays until it is deleted; one that is there already is answered',
    body: newMedia,
    encoding: 'form',
    files: { image: { most: 1, required: true } },
    answer: mediaItem,
    status: 201,
  },
  'PUT /media/:key': {
    access: 'staff',
    needs: 'pictures.write',
    versioned: true,
    summary: 'Change what is said of a picture, or which point of it stays to be seen where it is cut',
    params: mediaKey,
    body: mediaChange,
    answer: mediaDetails,
  },
  'POST /media/:key/replace': {
    access: 'staff',
    needs: 'pictures.write',
    summary:
      'Put another picture in the place of one everywhere on the site and in drafts; earlier versions keep the one that they had',
    params: mediaKey,
    body: mediaReplacement,
    answer: replacedMedia,
  },
  'POST /media/:key/replace/:id/undo': {
    access: 'staff',
    needs: 'pictures.write',
    summary: 'Take such a replacement back; what somebody has changed since stays as it is',
    params: mediaKey.extend({ id: text(64) }),
    answer: undoneImport,
  },
  'POST /media/:key/crop': {
    access: 'staff',
    needs: 'pictures.write',
    summary: 'Make a picture of a part of another one, which stays',
    params: mediaKey,
    body: mediaCrop,
    answer: mediaItem,
    status: 201,
  },
  'DELETE /media/:key': {
    access: 'staff',
    needs: 'pictures.write',
    summary: 'Delete a picture that is nowhere in use',
    params: mediaKey,
    answer: done,
  },

  'GET /leaflets': {
    access: 'staff',
    summary: 'Products on the site with their leaflets; those of categories that the account does not see are left out',
    query: leafletsQuery,
    answer: leafletsPage,
  },

  'GET /registry': {
    access: 'public',
    summary:
      'The registry document: which remotes there are, where the versions stand that visitors are served, and which paths they have',
    answer: registryDocument,
  },
  'GET /releases': {
    access: 'release',
    needs: 'releases.see',
    summary: 'Pointers, releases and history of every remote',
    answer: z.array(remoteReleases),
  },
  'GET /releases/problems': {
    access: 'admin',
    needs: 'releases.see',
    summary: 'Entries of the registry that are left out, and why',
    answer: z.array(toldProblem),
  },
  'POST /remotes': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.publish',
    summary: 'Add a remote: from then on the site has its pages, as its host has them until it has a release',
    body: newRemote,
    answer: remoteReleases,
    status: 201,
  },
  'DELETE /remotes/:name': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.delete',
    summary: 'Take a remote out that was added, with its releases',
    params: z.object({ name: remoteName }),
    answer: done,
  },
  'POST /releases': {
    access: 'release',
    needs: 'releases.write',
    summary: 'Make a build known that stands on its host; nobody is served it yet',
    body: newRelease,
    answer: release,
    status: 201,
  },
  'PATCH /releases/:remote': {
    access: 'release',
    needs: 'releases.publish',
    summary: 'Point a remote at another version, start or end a canary, switch it off or on',
    params: z.object({ remote: remoteName }),
    body: pointerChange,
    answer: remoteReleases,
  },
  'DELETE /releases/:remote/quarantine/:version': {
    access: 'release',
    needs: 'releases.publish',
    summary: 'Have a version rendered on the server again that was taken off it',
    params: z.object({ remote: remoteName, version: z.string().max(40) }),
    answer: remoteReleases,
  },
  'POST /quarantine': {
    access: 'public',
    summary: 'A shell’s server, which proves to be one, names a version whose code it does not run any more',
    body: newQuarantine,
    answer: done,
    status: 201,
  },
  'GET /release-tokens': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.see',
    summary: 'List release tokens',
    answer: z.array(releaseToken),
  },
  'POST /release-tokens': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.write',
    summary: 'Make a release token; it is told once',
    body: newReleaseToken,
    answer: createdReleaseToken,
    status: 201,
  },
  'POST /vitals': {
    access: 'public',
    summary: 'What a browser has measured of its pages and remotes, without a word about its owner',
    body: vitalsReport,
    answer: done,
  },
  'GET /vitals': {
    access: 'admin',
    needs: 'releases.see',
    summary: 'How pages and remotes fare in the browsers of visitors, over the last days',
    query: vitalsQuery,
    answer: vitals,
  },
  'DELETE /release-tokens/:id': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.delete',
    summary: 'Revoke a release token',
    params: byId,
    answer: done,
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type Part<K extends EndpointKey, P extends 'params' | 'query' | 'body'> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? z.input<S> : undefined;

export type ParamsOf<K extends EndpointKey> = Part<K, 'params'>;
export type QueryOf<K extends EndpointKey> = Part<K, 'query'>;
export type BodyOf<K extends EndpointKey> = Part<K, 'body'>;
export type AnswerOf<K extends EndpointKey> = z.output<Endpoints[K]['answer']>;
