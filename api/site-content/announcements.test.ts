import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { dayInSkopje } from '@varda/contract/dates';
import { contentRevision } from '../content/content-revision.ts';
import { isPostgres } from '../database/engine.ts';
import { onEachEngine } from '../test/test-app.ts';
import { readSiteContent } from './site-items.repository.ts';
import { turnDay } from './turn-day.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  beforeEach(async () => {
    await app().db.updateTable('site_items').set({ changes: '{}' }).execute();
    await app().db.deleteFrom('drafts').where('kind', '=', 'site-content').execute();
    await app().db.updateTable('content_revision').set({ number: 0 }).where('id', '=', 'announcements').execute();
  });

  const edit = (id: string, form: Record<string, unknown>) => app().send(`PUT /site-content/${id}`, { token, form });
  const shown = async (language: 'en' | 'mk') => {
    const { body } = await app().send(`GET /site-content?lang=${language}`, {
      headers: { 'cache-control': 'no-cache' },
    });
    return body.announcements;
  };

  test('[E-07] an announcement is public at once in the languages that it has a text in, and nowhere else of the site', async () => {
    const { status, body } = await edit('announcement-2', { message: { mk: 'На празник не работиме.' } });
    assert.deepEqual([status, body.message.mk, body.importance], [200, 'На празник не работиме.', 'info']);
    const own = { id: 'announcement-2', version: body.__v, message: 'На празник не работиме.', importance: 'info' };
    assert.deepEqual([await shown('en'), await shown('mk')], [undefined, [own]]);
    const { body: all } = await app().send('GET /site-content?lang=mk', { headers: { 'cache-control': 'no-cache' } });
    assert.deepEqual(Object.keys(all), ['announcements']);
    await edit('announcement-2', { message: { mk: '' } });
    assert.equal(await shown('mk'), undefined);
  });

  test('[E-07] announcements stand in their order, each with its kind and, where it has one in the language, its link', async () => {
    await edit('announcement-3', { message: { en: 'Third', mk: 'Трето' }, importance: 'important' });
    const link = { target: '/careers', linkText: { en: 'Vacancies' } };
    assert.equal((await edit('announcement-1', { message: { en: 'First' }, ...link })).status, 200);
    const [first, third] = await shown('en');
    assert.deepEqual([first.message, first.link], ['First', { target: '/careers', text: 'Vacancies' }]);
    assert.deepEqual([third.message, third.importance, third.link], ['Third', 'important', undefined]);
  });

  test('[E-07] what is wrong with an announcement is named by its field, also against what it has already', async () => {
    const cases = [
      [{ message: { en: 'x'.repeat(161) } }, 'message.en'],
      [{ target: 'javascript:alert(1)' }, 'target'],
      [{ target: '#range' }, 'target'],
      [{ importance: 'urgent' }, 'importance'],
      [{ from: '24.12.2026' }, 'from'],
      [{ until: '2026-02-30' }, 'until'],
      [{ from: '2026-12-24', until: '2026-12-23' }, 'until'],
      [{ linkText: { en: 'More' }, target: '' }, 'target'],
      [{ message: { mk: 'Текст' }, linkText: { mk: '' }, target: '/about' }, 'linkText.mk'],
      [{ title: { en: 'Title' } }, 'title'],
    ] as const;
    for (const [form, field] of cases) {
      const { status, body } = await edit('announcement-1', form);
      assert.deepEqual([status, Object.keys(body.fields ?? {})], [422, [field]], JSON.stringify(form));
    }
    assert.equal((await edit('announcement-1', { message: { en: 'Text' }, from: '2026-12-24' })).status, 200);
    const early = await edit('announcement-1', { until: '2026-12-01' });
    assert.deepEqual([early.status, Object.keys(early.body.fields)], [422, ['until']]);
    const bare = await edit('announcement-1', { target: '/about' });
    assert.deepEqual([bare.status, Object.keys(bare.body.fields)], [422, ['linkText.en']]);
    assert.equal((await edit('contact', { from: '2026-12-24' })).status, 422);
  });

  test('[E-07] the first and the last day are days in Skopje, whichever time is kept there', async () => {
    const form = { message: { en: 'Closed' }, from: '2027-03-28', until: '2027-10-31' };
    await edit('announcement-1', form);
    const at = async (moment: string) => {
      await turnDay(app().db, new Date(moment));
      return (await readSiteContent(app().db, 'en')).announcements?.length ?? 0;
    };
    // The clocks go forward on the first of these days, and back on the last one.
    assert.deepEqual([await at('2027-03-27T22:59:59Z'), await at('2027-03-27T23:00:00Z')], [0, 1]);
    assert.deepEqual([await at('2027-10-31T22:59:59Z'), await at('2027-10-31T23:00:00Z')], [1, 0]);
  });

  test('[E-07] a new day on which an announcement begins or ends counts as one change of the content, for all processes', async () => {
    const { db } = app();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    await turnDay(db);
    await edit('announcement-1', { message: { en: 'Closed' }, from: dayInSkopje(day(2)), until: dayInSkopje(day(3)) });
    const before = await contentRevision(db);
    const after = async (days: number) => {
      await Promise.all([turnDay(db, day(days)), turnDay(db, day(days))]);
      return (await contentRevision(db)) - before;
    };
    assert.deepEqual([await after(0), await after(1), await after(2), await after(3), await after(4)], [0, 0, 1, 1, 2]);
  });

  test('[E-07] begins once though nothing ran on its first day, and a process that is behind tells what the others do', async () => {
    const { db } = app();
    const tomorrow = new Date(Date.now() + 86_400_000);
    await turnDay(db);
    await edit('announcement-1', { message: { en: 'Closed' }, from: dayInSkopje(tomorrow) });
    assert.equal(await shown('en'), undefined);
    const before = await contentRevision(db);
    await turnDay(db, new Date(Date.now() + 5 * 86_400_000));
    assert.equal((await contentRevision(db)) - before, 1);
    assert.equal((await shown('en')).length, 1);
  });

  test('[E-07] a clock that was ahead and is set right leaves nothing behind; those of processes do not matter', async ({
    mock: { timers },
  }) => {
    const { db } = app();
    const today = await turnDay(db);
    await edit('announcement-1', { message: { en: 'Closed' }, from: dayInSkopje(new Date(Date.now() + 86_400_000)) });
    await turnDay(db, new Date(Date.now() + 5 * 86_400_000));
    assert.equal((await shown('en')).length, 1);
    assert.equal(await turnDay(db), today);
    assert.equal(await shown('en'), undefined);
    if (!isPostgres(db)) return;
    timers.enable({ apis: ['Date'], now: Date.now() + 5 * 86_400_000 });
    assert.equal(await turnDay(db), today);
  });

  test('[E-07] what an announcement was stands in its history and comes back', async () => {
    const { body: first } = await edit('announcement-1', {
      message: { en: 'Closed on Monday' },
      importance: 'important',
    });
    await edit('announcement-1', { message: { en: '' }, importance: 'info' });
    assert.equal(await shown('en'), undefined);
    const restore = `POST /edit-history/site-content/announcement-1/${first.__v}/restore` as const;
    assert.equal((await app().send(restore, { token, json: {} })).status, 200);
    assert.deepEqual((await shown('en'))[0].message, 'Closed on Monday');
  });

  const publishInEnglish = async (form: Record<string, unknown>) => {
    const saved = await app().send('PUT /site-content/announcement-1?as=draft', { token, form });
    assert.equal(saved.status, 200, JSON.stringify(saved.body));
    const drafts = [{ entity: 'site-content', _id: 'announcement-1' }];
    const { status, body } = await app().send('POST /drafts/publication', { token, json: { drafts, language: 'en' } });
    assert.equal(status, 200, JSON.stringify(body));
  };
  const message = { en: 'Closed', mk: 'Затворено' };

  test('[E-07] [E-04] an announcement of which one language is published has its days, kind and link with it', async () => {
    const link = { target: '/careers', linkText: { en: 'Vacancies', mk: 'Огласи' } };
    await publishInEnglish({ message, ...link, importance: 'important', from: '2050-12-24', until: '2050-12-26' });
    assert.equal(await shown('en'), undefined);
    await turnDay(app().db, new Date('2050-12-24T12:00:00Z'));
    const [{ link: shownLink, importance }] = await shown('en');
    assert.deepEqual([shownLink.text, importance], ['Vacancies', 'important']);
    assert.equal(await shown('mk'), undefined);
    await app().send('POST /drafts/publication', {
      token,
      json: { drafts: [{ entity: 'site-content', _id: 'announcement-1' }], language: 'mk' },
    });
    assert.equal((await shown('mk'))[0].message, 'Затворено');
  });

  test('[E-07] [E-04] an announcement of earlier days, published anew in one language without days, is shown', async () => {
    await edit('announcement-1', { message: { en: 'Old', mk: 'Старо' }, from: '2020-01-01', until: '2020-01-02' });
    await publishInEnglish({ message, from: '', until: '' });
    await turnDay(app().db);
    assert.equal((await shown('en'))[0].message, 'Closed');
  });
});
