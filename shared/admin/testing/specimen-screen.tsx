import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Failure, ResourceTexts } from '../resource/resource-texts.tsx';
import { type Call, type FakeApi, fakeApi } from './fake-api.ts';
import { overwrite } from './input.ts';
import { type AdminPage, renderAdmin } from './render-admin.tsx';
import { rowsOf, upTo } from './rows.ts';

type Row = { _id: string };

/** What the contract has to know of a resource to try it out. */
export interface Specimen extends AdminPage {
  name: string;
  texts: AdminPage['texts'] & { en: { [resource: string]: unknown } };
  /** Row number `n` of the list. */
  row: (n: number) => Row;
  /** What a person calls it. */
  nameOf: (n: number) => string;
  /** The calls, as `GET /users`. */
  calls: { list: string; create: string; update: string; delete: string };
  /** The answer of the list call. */
  answer: (page: { rows: Row[]; totalCount: number }) => unknown;
  /** The sort that the screen asks for by itself, and another one with the column that leads to it. */
  sort: { own: string; other: string; column: string };
  /** What the engine does by itself is tried on this resource, for all. */
  provesEngine?: true;
  /** Fills in what a create needs. */
  fill: (user: UserEvent, form: HTMLElement) => Promise<void>;
  /** The field that an edit changes, by its label, by its path in an answer, and with its bound in the contract. */
  field: { label: string; path: string; longest: number };
}

interface Visit extends NonNullable<Parameters<typeof renderAdmin>[1]> {
  /** Id of the account that is signed in; without one nothing is written down for it. */
  person?: string;
}

/** The screen of a specimen, and what a person does on it. */
export function screenOf(specimen: Specimen) {
  const { name, row, nameOf, calls, field } = specimen;
  const texts = specimen.texts.en[name] as ResourceTexts;

  /** Opens the screen over `count` rows that the calls really change. */
  function open(count: number, { person, ...visit }: Visit = {}) {
    let rows = upTo(count).map(row);
    const api = fakeApi((call) => {
      const kind = `${call.method} ${call.path}`;
      if (kind === 'GET /session') return { _id: person ?? null };
      if (call.method === 'GET') return specimen.answer(rowsOf(rows, call));
      if (kind.startsWith('DELETE')) rows = rows.filter(({ _id }) => !call.path.endsWith(`/${_id}`));
      if (kind === calls.create) rows = [...rows, row(rows.length + 1)];
      return { done: true };
    });
    return {
      api,
      user: userEvent.setup({ delay: null }),
      /** Row number `n` is deleted elsewhere. */
      deleteElsewhere: (n: number) => {
        rows = rows.filter(({ _id }) => _id !== row(n)._id);
      },
      ...renderAdmin(specimen, visit),
    };
  }

  const dialog = (title: string) => screen.findByRole('dialog', { name: title });
  const inputOf = (form: HTMLElement) => within(form).getByLabelText(field.label, { exact: false });

  async function openEdit(user: UserEvent) {
    await user.click(await screen.findByRole('button', { name: `Edit: ${nameOf(1)}` }));
    const form = await dialog(texts.edit);
    // A rich text comes when its editor is loaded.
    await within(form).findByLabelText(field.label, { exact: false });
    return form;
  }

  async function change(user: UserEvent, text: string) {
    const form = await openEdit(user);
    await overwrite(user, inputOf(form), text);
    return form;
  }

  return {
    texts,
    open,
    dialog,
    inputOf,
    openEdit,
    change,
    shown: (n: number) => screen.findByText(nameOf(n)),
    after: (status: number, { answered }: Failure) => answered.replace('{{status}}', String(status)),
    lastOf: (api: FakeApi, kind: string) => api.callsOf(kind).at(-1) as Call,
  };
}
