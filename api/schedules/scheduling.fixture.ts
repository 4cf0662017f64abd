import assert from 'node:assert/strict';
import { before } from 'node:test';
import type { Schedule, ScheduleTarget } from '@varda/contract/schedules';
import { productForm } from '../test/samples.ts';
import type { Sending, TestApp } from '../test/test-app.ts';

export const hour = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** What tests of schedules do, by somebody who may do all of it. */
export function scheduling(app: () => TestApp) {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  const send = (call: string, sending: Sending = {}) => app().send(call as 'GET /', { token, ...sending });
  const target = (_id: string, more: Partial<ScheduleTarget> = {}): ScheduleTarget => ({
    ...{ entity: 'products', _id, action: 'publish', language: null },
    ...more,
  });
  const schedule = async (items: ScheduleTarget[], more: object = {}, as = token): Promise<Schedule> => {
    const { status, body } = await send('POST /schedules', { json: { at: inHours(1), items, ...more }, token: as });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const read = async (id: string): Promise<Schedule> => (await send(`GET /schedules/${id}`)).body;
  /** Its time has come. */
  const due = async (...ids: string[]) => {
    for (const [index, id] of ids.entries())
      await app()
        .db.updateTable('schedules')
        .set({ at: inHours(index - 100) })
        .where('id', '=', id)
        .execute();
  };
  const runDue = () => app().services.scheduleRunner.runDue();
  const product = async (fields = {}) =>
    (await send('POST /products', { form: productForm(fields) })).body._id as string;
  const draft = (id: string, form: Record<string, unknown>) => send(`PUT /products/${id}?as=draft`, { form });
  const drafted = async (name = 'At its time') => {
    const id = await product();
    await draft(id, { name: { en: name } });
    return id;
  };
  const shown = async (id: string) => (await app().send(`GET /products/product/${id}`)).body;
  const versions = async (id: string) =>
    (await send(`GET /edit-history/products/${id}`)).body.versions.length as number;
  const actions = async (id: string) =>
    (
      await app()
        .db.selectFrom('activity')
        .select(['action', 'by_name', 'details'])
        .where('item_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action, by_name }) => `${action} by ${by_name}`);

  const logged = async (id: string, action: 'schedule' | 'cancel_schedule' | 'run_schedule' | 'schedule_failed') =>
    (
      await app()
        .db.selectFrom('activity')
        .select('details')
        .where('item_id', '=', id)
        .where('action', '=', action)
        .orderBy('id')
        .execute()
    ).map(({ details }) => JSON.parse(details) as string[]);

  return {
    token: () => token,
    send,
    target,
    schedule,
    read,
    due,
    runDue,
    product,
    draft,
    drafted,
    shown,
    versions,
    actions,
    logged,
  };
}
