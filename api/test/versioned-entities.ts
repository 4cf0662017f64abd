import { randomUUID } from 'node:crypto';
import type { Language } from '@varda/contract/language';
import { aboutForm, careerBody, dosageForm, picture, productForm } from './samples.ts';
import type { Answer, TestApp } from './test-app.ts';

/** Something that can be edited, as its calls make and change it. */
export interface VersionedEntity {
  /** Of its `PUT`, below `/api`. */
  path: string;
  isTranslated: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: kinds of entity, of which a test looks at a few fields
  create: (app: TestApp, token: string) => Promise<any>;
  edit: (app: TestApp, token: string, id: string, change: object, headers?: Record<string, string>) => Promise<Answer>;
  /** Names of its texts that one line holds, and of those in HTML. */
  lines: readonly string[];
  rich: readonly string[];
  /** A change of one text in one language; of the first one unless another one is named. */
  change: (text: string, language: Language, name?: string) => Record<string, Record<string, string> | string>;
}

const line = { en: 'A', mk: 'А' };
const html = { en: '<p>a</p>', mk: '<p>а</p>' };

function entity(
  path: string,
  encoding: 'form' | 'json',
  { lines = [], rich }: { lines?: string[]; rich: string[] },
  newOne: () => object | Promise<object>,
): VersionedEntity {
  return {
    path,
    lines,
    rich,
    isTranslated: true,
    create: async (app, token) =>
      made(await app.send(`POST /${path}`, { token, [encoding]: (await newOne()) as Record<string, unknown> })),
    edit: (app, token, id, change, headers = {}) =>
      app.send(`PUT /${path}/${id}`, { token, headers, [encoding]: change as Record<string, unknown> }),
    change: (value, language, name = lines[0] ?? rich[0] ?? '') => ({
      [name]: { [language]: rich.includes(name) ? `<p>${value}</p>` : value },
    }),
  };
}

const users: VersionedEntity = {
  ...entity('users', 'json', { lines: ['name'], rich: [] }, () => ({})),
  isTranslated: false,
  create: async (app, token) => {
    const json = { name: 'A', email: `${randomUUID()}@varda-pharm.example`, password: 'long enough to do' };
    return made(await app.send('POST /register', { token, json }));
  },
  change: (value) => ({ name: value }),
};

/** Everything that can be edited. */
export const versionedEntities = [
  entity('dosage', 'form', { lines: ['name'], rich: ['text'] }, async () => dosageForm({ image: await picture(8, 8) })),
  entity('products', 'form', { lines: ['name', 'dosage'], rich: ['description'] }, () => productForm()),
  entity('about', 'form', { lines: ['name', 'subcategory'], rich: ['text'] }, () => aboutForm()),
  entity('history', 'json', { rich: ['text'] }, () => ({ text: html })),
  entity('contact-info', 'form', { lines: ['name'], rich: ['description'] }, () => ({ name: line, description: html })),
  entity('adminCareer', 'json', { lines: ['vacancy', 'shortDescription'], rich: ['description'] }, () => careerBody()),
  users,
] as const;

function made({ status, body }: Answer) {
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
