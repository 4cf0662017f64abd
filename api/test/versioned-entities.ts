import { randomUUID } from 'node:crypto';
import type { Language } from '@varda/shared/contract/language';
import { aboutForm, careerBody, dosageForm, picture, productForm } from './samples.ts';
import type { Answer, TestApp } from './test-app.ts';

/** Something that can be edited, as its calls make and change it. */
interface VersionedEntity {
  /** Of its `PUT`, below `/api`. */
  path: string;
  isTranslated: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: seven kinds of entity, of which a test looks at a few fields
  create: (app: TestApp, token: string) => Promise<any>;
  edit: (app: TestApp, token: string, id: string, change: object, headers?: Record<string, string>) => Promise<Answer>;
  /** A change of one text in one language. */
  change: (text: string, language: Language) => Record<string, Record<string, string> | string>;
}

const line = { en: 'A', mk: 'А' };
const html = { en: '<p>a</p>', mk: '<p>а</p>' };

function entity(
  path: string,
  encoding: 'form' | 'json',
  text: string,
  newOne: () => object | Promise<object>,
  isHtml = false,
): VersionedEntity {
  return {
    path,
    isTranslated: true,
    create: async (app, token) =>
      made(await app.send(`POST /${path}`, { token, [encoding]: (await newOne()) as Record<string, unknown> })),
    edit: (app, token, id, change, headers = {}) =>
      app.send(`PUT /${path}/${id}`, { token, headers, [encoding]: change as Record<string, unknown> }),
    change: (value, language) => ({ [text]: { [language]: isHtml ? `<p>${value}</p>` : value } }),
  };
}

const users: VersionedEntity = {
  ...entity('users', 'json', 'name', () => ({})),
  isTranslated: false,
  create: async (app, token) => {
    const json = { name: 'A', email: `${randomUUID()}@varda-pharm.example`, password: 'long enough to do' };
    return made(await app.send('POST /register', { token, json }));
  },
  change: (value) => ({ name: value }),
};

/** Everything that can be edited. */
export const versionedEntities = [
  entity('dosage', 'form', 'name', async () => dosageForm({ image: await picture(8, 8) })),
  entity('products', 'form', 'name', () => productForm()),
  entity('about', 'form', 'name', () => aboutForm()),
  entity('history', 'json', 'text', () => ({ text: html }), true),
  entity('contact-info', 'form', 'name', () => ({ name: line, description: html })),
  entity('adminCareer', 'json', 'vacancy', () => careerBody()),
  users,
] as const;

function made({ status, body }: Answer) {
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
