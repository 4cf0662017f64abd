import type { EditedKind } from '@varda/contract/edit-history';
import { paths } from '@varda/platform/router';
import type { Entity, Resource } from '../resource/resource.ts';

/** Pages of the site's own items whose ids do not say where they stand. */
const pagesOfItems: Record<string, string> = {
  ...{ address: paths.contacts, contact: paths.contacts, mailboxes: paths.contacts },
  ...{ 'page-about': paths.about, 'page-history': paths.history, 'page-careers': paths.careers },
  ...{ 'page-contacts': paths.contacts, 'page-privacy': paths.privacy, 'page-side-effects': paths.sideEffects },
};

/** The public page on which an item is seen. */
export function sitePathOf(kind: EditedKind, id: string): string {
  switch (kind) {
    case 'products':
      return paths.product(id);
    case 'adminCareer':
      return paths.career(id);
    case 'about':
      return paths.about;
    case 'history':
      return paths.history;
    case 'contact-info':
      return paths.contacts;
    case 'legal-pages':
      return id === 'privacy' ? paths.privacy : paths.sideEffects;
    case 'dosage':
      return `${paths.home}#dosage`;
    case 'site-content': {
      if (id.startsWith('badge-')) return paths.about;
      const known = pagesOfItems[id];
      if (known) return known;
      // What is left are the categories; their pages are led to by their ids.
      return id.startsWith('page-') && id !== 'page-home' ? `/parent/${id.slice('page-'.length)}` : paths.home;
    }
  }
}

/** The page on which visitors see a row; null where they do not. */
export function sitePathOfRow<Row extends Entity, Values extends object>(
  { kind, isPublic }: Pick<Resource<Row, Values>, 'kind' | 'isPublic'>,
  row: Row,
): string | null {
  return kind && (isPublic?.(row) ?? true) ? sitePathOf(kind, row._id) : null;
}
