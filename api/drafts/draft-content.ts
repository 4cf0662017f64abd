import type { EditContent } from '@varda/contract/edit-history';
import type { Language } from '@varda/contract/language';
import { withContent } from '@varda/contract/with-content';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import type { EditedEntity } from '../edit-history/versions.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { isAnnouncement } from '../site-content/announcements.ts';
import type { StoredDraft } from './drafts.repository.ts';

/** The item as its draft has it, under the version of the draft. */
export function asDrafted({ version, item, content }: StoredDraft, published: EditedEntity | null): EditedEntity {
  const drafted = item ?? (published && withContent(published, content));
  if (!drafted) throw new HttpError('not_found');
  return { ...drafted, __v: version };
}

/** An item without the names of people, which are stored where they can be removed. */
export function offSite<E extends EditedEntity>(item: E): EditedEntity {
  const { createdBy: _maker, updatedBy: _editor, ...rest } = item as E & { createdBy?: unknown; updatedBy?: unknown };
  return rest as unknown as EditedEntity;
}

const languageOf = (path: string) => path.split('.')[1];

/**
 * The paths that are published with a language: of an announcement also its days, kind and link, without which its text would stand on the
 * site at another time or as another one than was written.
 */
export function publishedPaths(
  { kind, id, content }: Pick<StoredDraft, 'kind' | 'id' | 'content'>,
  language: Language | undefined,
): readonly string[] {
  const paths = Object.keys(content);
  const own = pathsOf(paths, language);
  if (kind !== 'site-content' || !isAnnouncement(id)) return own;
  return paths.filter((path) => own.includes(path) || languageOf(path) === undefined);
}

/**
 * The paths of a language. Those without one, a picture say, go with the last language that is published.
 */
export function pathsOf(paths: readonly string[], language: Language | undefined): readonly string[] {
  if (!language) return paths;
  const isLast = paths.every((path) => [undefined, language].includes(languageOf(path) as Language | undefined));
  return isLast ? paths : paths.filter((path) => languageOf(path) === language);
}

export function pick(content: EditContent, paths: readonly string[]): EditContent {
  return Object.fromEntries(paths.filter((path) => path in content).map((path) => [path, content[path]]));
}

/** A draft of which somebody has changed something, and need not have seen its texts: it stays saved by who has written those. */
export const withWriter = (draft: StoredDraft, { userId }: SignedIn): StoredDraft => ({
  ...draft,
  writers: [...draft.writers, userId],
});
