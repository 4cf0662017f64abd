import { setImmediate as nextTurn } from 'node:timers/promises';
import { catalogue } from '@varda/contract/catalogue';
import type { EditedKind } from '@varda/contract/edit-history';
import { editedKinds } from '@varda/contract/edited-kinds';
import { type Language, type Localized, languages } from '@varda/contract/language';
import type { MediaReplacement, replacedMedia } from '@varda/contract/media';
import { type Action, type Area, isAllowed } from '@varda/contract/permissions';
import type { Picture } from '@varda/contract/pictures';
import { areaNames } from '@varda/contract/screen-names';
import type { UndoneImport } from '@varda/contract/sheets';
import type { z } from 'zod';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import { lastTitle, undoRow } from '../bulk/undo-many.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { inSavepoint } from '../database/savepoints.ts';
import { findDraft, type StoredDraft } from '../drafts/drafts.repository.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { editsOf } from '../drafts/edits-of-kinds.ts';
import { contentOf } from '../edit-history/content.ts';
import type { Edit } from '../edit-history/edit-history.routes.ts';
import { changedPaths, restoringForm } from '../edit-history/restoring-form.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { reasonOf } from '../http/reason-of.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { findPictures } from '../pictures/pictures.repository.ts';
import { changeFacts, findMedia, keep } from './media.repository.ts';
import { findItems, findPlaces, type Items, type PlaceInArea } from './media-uses.ts';
import { swappedPictures } from './swapped-pictures.ts';

type Place = PlaceInArea & { state: 'live' | 'draft'; __v: number };

export interface Replacing {
  drafts: Drafts;
  items: Items;
  session: SignedIn;
}

/**
 * Puts a picture in the place of another one everywhere on the site and in drafts, within one transaction. Earlier versions and the trash
 * keep what they have, and the library the picture.
 *
 * @throws HttpError `forbidden` naming the areas in which the account may not do that; `conflict` where the places are no longer those that
 *   somebody has seen. Then nothing is replaced.
 */
export function replacePicture(
  { drafts, items, session }: Replacing,
  key: string,
  { by, places: seen }: MediaReplacement,
): Promise<z.input<typeof replacedMedia>> {
  return drafts.change(async (tx, uploads) => {
    for (const what of guards) await guard(tx, what);
    await guard(tx, 'media');
    const [old] = await findMedia(tx, [key]);
    if (!old) throw new HttpError('not_found');
    const [next] = await findMedia(tx, [by]);
    if (!next || by === key) throw new HttpError('invalid', { fields: { by: ruleTexts.unknown_picture } });
    const places = (await findPlaces(tx, items, key)).filter(isReplaced);
    requireAreas(session, places);
    requireSeen(places, seen);
    // For the undo, and for whoever wants it back.
    await keep(tx, key, true);
    const [picture] = await findPictures(tx, [by]);
    const swap = swappedPictures(tx, key, picture as Picture);
    const showingBy = await draftsShowing(tx, by);
    const withBoth = places.filter(({ state, _id }) => state === 'draft' && showingBy.has(_id)).map(({ _id }) => _id);
    for (const place of places) {
      // The embedded database holds up the thread: others get their turn.
      await nextTurn();
      if (place.state === 'live') await replaceIn(tx, uploads, session, place, swap);
      else await drafts.rewrite(tx, uploads, { kind: place.entity, id: place._id }, swap, session);
    }
    // It shows the same.
    const filled = languages.filter((one) => !next.alt[one] && old.alt[one]);
    await changeFacts(tx, next, { alt: Object.fromEntries(filled.map((one) => [one, old.alt[one]])) });
    const item = { _id: key, title: { en: old.name, mk: old.name } };
    const details = [String(places.length), by, ...filled.map(filledAlt), ...withBoth];
    await noteActivity(tx, { action: 'bulk_edit', entity: 'media', item, details }, session);
    return { _id: session.requestId ?? '', replaced: places.length };
  });
}

/** In one order for everybody, and before anything is read. */
const guards = ['products', 'dosage', 'about', 'history', 'contact info', 'site content'] as const;

const isReplaced = (place: PlaceInArea): place is Place => place.state === 'live' || place.state === 'draft';

function requireAreas({ restrictions }: SignedIn, places: readonly Place[]): void {
  const wanted = (state: Place['state']): Action[] => (state === 'live' ? ['write', 'publish'] : ['write']);
  const lacking = places.filter(({ area, state }) => !wanted(state).every((one) => isAllowed(restrictions, area, one)));
  if (lacking.length === 0) return;
  const areas = [...new Set(lacking.map(({ area }) => area))];
  const named = (language: 'en' | 'mk') => areas.map((area) => areaName(area)[language]).join(', ');
  const message = {
    en: `Your account may not change all places of this picture: ${named('en')}. An administrator can allow that.`,
    mk: `Немате дозвола да ги измените сите места на сликата: ${named('mk')}. Дозвола дава администратор.`,
  };
  throw new HttpError('forbidden', { message });
}

function areaName(area: Area): Localized {
  const category = catalogue.find(({ id }) => id === area);
  return areaNames[area] ?? category?.title ?? { en: area, mk: area };
}

function requireSeen(places: readonly Place[], seen: MediaReplacement['places']): void {
  const nameOf = ({ state, entity, _id, __v }: MediaReplacement['places'][number]) => [state, entity, _id, __v].join();
  const known = new Set(seen.map(nameOf));
  const isSame = places.length === known.size && places.every((place) => known.has(nameOf(place)));
  if (!isSame) throw new HttpError('conflict', { message: ruleTexts.picture_moved });
}

async function replaceIn(
  tx: Db,
  uploads: Uploads,
  session: SignedIn,
  { entity, _id: id }: Place,
  swap: <T>(value: T) => Promise<T>,
): Promise<void> {
  const edits = editsOf(tx, uploads, entity);
  const item = await edits.existing(tx, id);
  const now = contentOf(item);
  const then = await swap(now);
  const form = restoringForm(now, then, changedPaths(now, then));
  await edits.edit({ params: { id }, ...form, ifMatch: item.__v, session, restores: true } as Edit<never>);
}

/** How a replacement notes that the new picture got its alternative text in a language from the old one. */
const filledAlt = (language: Language) => `alt.${language}`;

/**
 * Takes a replacement back, with the alternative texts that it has given to the new picture. What somebody has changed since stays as it is,
 * and so do drafts that had both pictures: which of them stood where is known of the site alone.
 *
 * @throws HttpError `not_found`; `conflict` where nothing can be taken back; `forbidden` where the account may not change one of them
 */
export function undoReplacement({ drafts, items, session }: Replacing, key: string, id: string): Promise<UndoneImport> {
  return drafts.change(async (tx, uploads) => {
    for (const what of guards) await guard(tx, what);
    await guard(tx, 'media');
    const deed = await tx
      .selectFrom('activity')
      .select('details')
      .where('request_id', '=', id)
      .where('entity', '=', 'media')
      .where('action', '=', 'bulk_edit')
      .where('item_id', '=', key)
      .executeTakeFirst();
    const [picture] = await findPictures(tx, [key]);
    const [, by, ...noted] = deed ? (JSON.parse(deed.details) as string[]) : [];
    if (!picture || !by) throw new HttpError('not_found');
    const kept: UndoneImport['kept'] = [];
    let undone = 0;
    const takeBack = async (item: string, change: () => Promise<unknown>) => {
      await nextTurn();
      try {
        await inSavepoint(tx, change);
        undone += 1;
      } catch (error) {
        if (!(error instanceof HttpError) || error.code === 'forbidden') throw error;
        kept.push({ title: await lastTitle(tx, item), reason: reasonOf(error, ruleTexts.changed_since_import) });
      }
    };
    const edited = await tx
      .selectFrom('versions')
      .select(['kind', 'item_id', 'version', 'changed_before'])
      .where('request_id', '=', id)
      .where('kind', 'in', editedKinds)
      .execute();
    for (const { kind: name, item_id, ...save } of edited) {
      const kind = name as EditedKind;
      await takeBack(item_id, () =>
        undoRow(tx, { kind, editable: editsOf(tx, uploads, kind), session }, item_id, save),
      );
    }
    const swap = swappedPictures(tx, by, picture);
    const saved = await draftsSavedBy(tx, id, by);
    for (const item of await publishedSince(tx, items, saved.gone, by))
      kept.push({ title: await lastTitle(tx, item), reason: ruleTexts.published_since });
    for (const draft of saved.drafts) {
      if (!isAllowed(session.restrictions, draft.area, 'write'))
        throw new HttpError('forbidden', { message: ruleTexts.not_permitted });
      if (noted.includes(draft.id)) kept.push({ title: draft.title, reason: ruleTexts.showed_both });
      else await takeBack(draft.id, () => drafts.rewrite(tx, uploads, draft, swap, session));
    }
    if (undone === 0) throw new HttpError('conflict', { message: ruleTexts.nothing_to_undo });
    const [old, next] = await findMedia(tx, [key, by]);
    const filled = languages.filter((one) => noted.includes(filledAlt(one)) && next?.alt[one] === old?.alt[one]);
    if (next && filled.length > 0)
      await changeFacts(tx, next, { alt: Object.fromEntries(filled.map((one) => [one, ''])) });
    const item = { _id: key, title: await lastTitle(tx, key) };
    await noteActivity(tx, { action: 'undo_bulk_edit', entity: 'media', item, details: [String(undone), id] }, session);
    return { undone, kept };
  });
}

/** Ids of the items whose drafts show a picture. */
async function draftsShowing(tx: Db, picture: string): Promise<Set<string>> {
  const rows = await tx.selectFrom('draft_files').select('item_id').where('file_key', '=', picture).execute();
  return new Set(rows.map(({ item_id }) => item_id));
}

/** Drafts that a request has saved and that show a picture still, and those that are drafts no more. */
async function draftsSavedBy(tx: Db, request: string, picture: string) {
  const saved = await tx
    .selectFrom('activity')
    .select(['entity', 'item_id'])
    .where('request_id', '=', request)
    .where('action', '=', 'save_draft')
    .execute();
  const shown = await draftsShowing(tx, picture);
  const drafts: StoredDraft[] = [];
  const gone: string[] = [];
  for (const { entity, item_id: id } of saved) {
    if (id === null) continue;
    const kind = entity as EditedKind;
    const draft = await findDraft(tx, kind, id);
    if (!draft) gone.push(id);
    else if (shown.has(id)) drafts.push(draft);
  }
  return { drafts, gone };
}

/** Ids of the drafts that were published and show the picture on the site still. */
async function publishedSince(tx: Db, items: Items, gone: readonly string[], picture: string): Promise<string[]> {
  if (gone.length === 0) return [];
  const showing = new Set((await findItems(tx, items, 'live', picture)).map(({ id }) => id));
  return gone.filter((id) => showing.has(id));
}
