import type { EditContent } from '@varda/contract/edit-history';
import type { Language } from '@varda/contract/language';
import type { Leaflet } from '@varda/contract/leaflets';
import type { ShownPicture } from '@varda/contract/pictures';
import type { Files } from '../http/form-body.ts';

/** The form that an edit would send, once it is checked. */
interface EditForm {
  body: Record<string, unknown>;
  files: Files;
}

/** The paths at which two contents differ. */
export function changedPaths(now: EditContent, then: EditContent): string[] {
  return Object.keys(then).filter((path) => !isSameValue(now[path], then[path]));
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The paths at which two contents differ, as far as they are in what is to be restored. */
export function pathsToRestore(
  now: EditContent,
  then: EditContent,
  { language, fields }: { language?: Language | undefined; fields?: readonly string[] | undefined },
): string[] {
  const isIn = (path: string) => {
    const [name = '', ofLanguage] = path.split('.');
    if (language && ofLanguage !== language) return false;
    return !fields || fields.includes(path) || fields.includes(name);
  };
  return changedPaths(now, then).filter(isIn);
}

/** The form that makes of `now` at these paths what `then` has: it goes through the same rules as any other edit. */
export function restoringForm(now: EditContent, then: EditContent, paths: readonly string[]): EditForm {
  const form: EditForm = { body: {}, files: {} };
  for (const path of paths) {
    const value = then[path];
    const [name = '', language] = path.split('.');
    if (name === 'picture') addPicture(form, value as ShownPicture | null);
    else if (name === 'pictures') addPictures(form, (now[path] ?? []) as ShownPicture[], value as ShownPicture[]);
    else if (name === 'leaflets') addLeaflet(form, language as Language, value as Leaflet | null);
    else form.body[name] = language ? { ...(form.body[name] as object), [language]: value } : value;
  }
  return form;
}

function addPicture({ body, files }: EditForm, picture: ShownPicture | null): void {
  body.removeImage = picture === null;
  body.removeImageMk = !picture?.mk;
  if (!picture) return;
  body.imageAlt = picture.alt;
  files.image = [picture.key];
  if (picture.mk) files.imageMk = [picture.mk.key];
}

function addPictures({ body, files }: EditForm, now: readonly ShownPicture[], then: readonly ShownPicture[]): void {
  const isIn = (list: readonly ShownPicture[], { key }: ShownPicture) => list.some((picture) => picture.key === key);
  files.images = then.filter((picture) => !isIn(now, picture)).map(({ key }) => key);
  body.removeImages = now.filter((picture) => !isIn(then, picture)).map(({ key }) => key);
  body.arrangement = then.map(({ key, alt }) => ({ key, alt }));
}

function addLeaflet({ body, files }: EditForm, language: Language, leaflet: Leaflet | null): void {
  const field = language === 'en' ? 'leafletEn' : 'leafletMk';
  if (leaflet) files[field] = [leaflet.key];
  else body[language === 'en' ? 'removeLeafletEn' : 'removeLeafletMk'] = true;
}
