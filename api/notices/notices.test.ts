import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { openDatabase } from '../database/open-database.ts';
import { editablesOf } from '../drafts/edits-of-kinds.ts';
import { Outbox } from '../mail/outbox.ts';
import { setApprovalRules } from '../test/approval-rules.ts';
import { MailServer, refusal } from '../test/mail-server.ts';
import { productForm } from '../test/samples.ts';
import { engines, onEachEngine, openTestApp, type TestApp } from '../test/test-app.ts';
import { until } from '../test/until.ts';
import { staffNoticeQueue } from './notices.repository.ts';

const text = (word: string) => ({ text: { en: `<p>${word}</p>`, mk: `<p>${word}</p>` } });
type Person = { id: string; email: string; token: string };

const send = (app: TestApp, by: Person, call: string, json?: unknown) =>
  app.send(call as 'GET /', { token: by.token, ...(json !== undefined && { json }) });

async function drafted(app: TestApp, admin: Person, writer: Person): Promise<string> {
  await setApprovalRules(app, admin.token, ['pages', 'fourEyes']);
  const id = (await send(app, admin, 'POST /history', text('Published'))).body._id;
  await send(app, writer, `PUT /history/${id}?as=draft`, text('Secret words'));
  return id;
}

for (const engine of engines)
  describe(engine, () => {
    let server: MailServer;
    let app: TestApp;
    let admin: Person;

    before(async () => {
      server = new MailServer();
      app = await openTestApp(engine, {
        SMTP_URL: await server.start(),
        SITE_URL: 'https://www.varda-pharm.example',
        MAIL_FROM: 'site@varda-pharm.example',
      });
      await app.db.deleteFrom('users').execute();
      admin = await app.signIn('admin');
    });
    after(async () => {
      await app.close();
      await server.stop();
    });
    afterEach(() => {
      server.beforeTaking = () => {};
      server.mails.length = 0;
    });

    const waiting = () => app.db.selectFrom('notices').selectAll().execute();
    const sent = async () => {
      await until(async () => (await waiting()).length === 0);
      return server.mails.splice(0).toSorted((one, other) => String(one.to).localeCompare(String(other.to)));
    };
    /** While a try is under way the claim lasts ten minutes; after a refusal the pause is one. */
    const tried = () =>
      until(async () =>
        (await waiting()).every(
          ({ attempts, due_at }) => attempts > 0 && Math.abs(Date.parse(due_at) - Date.now()) < 5 * 60_000,
        ),
      );
    const held = () => {
      server.beforeTaking = () => {
        throw refusal(451);
      };
    };
    const release = async () => {
      server.beforeTaking = () => {};
      await app.db
        .updateTable('notices')
        .set({ due_at: new Date(0).toISOString() })
        .execute();
      app.services.staffOutbox?.wake();
    };

    test('[U-05] a request notifies those who may decide, a return whoever has asked or written; neither says what was written', async () => {
      const writer = await app.signIn('user', ['pages.publish']);
      const publisher = await app.signIn('user', ['pages.write']);
      await app.signIn('user', ['pages.see']);
      const id = await drafted(app, admin, writer);
      // With four eyes not for who has written some of it.
      await send(app, admin, `PUT /history/${id}?as=draft`, text('Secret words, too'));
      await send(app, writer, `POST /approvals/history/${id}`, { note: 'Private note' });
      const [request, ...others] = await sent();
      // Asked once more about the same, as by a second press.
      await send(app, writer, `POST /approvals/history/${id}`, { note: 'Private note, too' });
      assert.deepEqual(await sent(), []);
      assert.deepEqual(others, []);
      assert.deepEqual(request?.to, [publisher.email]);
      assert.equal(request?.headers.subject, 'A user asks for approval of a draft / A user бара одобрување за нацрт');
      assert.match(
        request?.text ?? '',
        new RegExp(`https://www.varda-pharm.example/admin/who-we-are/history\\?review=${id}\n`),
      );
      await send(app, publisher, `POST /approvals/history/${id}/return`, { comment: 'Private reason' });
      const backs = await sent();
      assert.deepEqual(backs.map(({ to }) => String(to)).toSorted(), [admin.email, writer.email].toSorted());
      for (const { text } of backs)
        assert.match(text ?? '', /has returned your draft[\s\S]*го врати вашиот нацрт[\s\S]*\?draft=/);
      for (const mail of [request, ...backs]) assert.doesNotMatch(`${mail?.text}`, /Secret|Private/);
      await app.db.deleteFrom('users').where('id', '!=', admin.id).execute();
    });

    test('[U-05] a mention is notified once, also at a product; who does not want e-mails gets none', async () => {
      const [ana, boris, vera] = [await app.signIn('user'), await app.signIn('user'), await app.signIn('user')];
      const { body } = await app.send('POST /products', { token: admin.token, form: productForm() });
      assert.deepEqual((await send(app, vera, 'GET /notice-settings')).body, { byMail: true });
      assert.deepEqual((await send(app, vera, 'PUT /notice-settings', { byMail: false })).body, { byMail: false });
      assert.deepEqual((await send(app, vera, 'GET /notice-settings')).body, { byMail: false });
      const said = { text: 'Private @A user', mentions: [boris.id, vera.id] };
      assert.equal((await send(app, ana, `POST /comments/products/${body._id}`, said)).status, 201);
      const [mail, ...others] = await sent();
      assert.deepEqual([others.length, mail?.to], [0, [boris.email]]);
      assert.match(mail?.text ?? '', new RegExp(`/admin/products/[\\w/-]+\\?comments=${body._id}\n`));
      assert.doesNotMatch(mail?.text ?? '', /Private/);
    });

    test('[U-05] who has not read what mentions them at an item gets no second e-mail about it', async () => {
      const [ana, boris] = [await app.signIn('user'), await app.signIn('user')];
      const { body } = await send(app, admin, 'POST /history', text('Published'));
      const say = async () => {
        const said = { text: '@', mentions: [boris.id] };
        assert.equal((await send(app, ana, `POST /comments/history/${body._id}`, said)).status, 201);
        return (await sent()).length;
      };
      assert.deepEqual([await say(), await say()], [1, 0]);
      await send(app, boris, `POST /comments/history/${body._id}/read`);
      assert.equal(await say(), 1);
    });

    test('[U-05] what has become pointless is not sent: withdrawn, deleted, not seen any more, read, turned off', async () => {
      const writer = await app.signIn('user', ['pages.publish']);
      const boris = await app.signIn('user');
      const id = await drafted(app, admin, writer);
      held();
      await send(app, writer, `POST /approvals/history/${id}`, { note: '' });
      await tried();
      await send(app, writer, `DELETE /approvals/history/${id}`);
      const say = async () => {
        const { body } = await send(app, writer, `POST /comments/history/${id}`, { text: '@', mentions: [boris.id] });
        await tried();
        return body._id;
      };
      const comment = await say();
      await send(app, writer, `DELETE /comments/history/${id}/${comment}`);
      await say();
      await send(app, admin, `PUT /users/${boris.id}`, { restrictions: ['pages.see'] });
      await release();
      assert.deepEqual(await sent(), []);
      await send(app, admin, `PUT /users/${boris.id}`, { restrictions: [] });
      await send(app, boris, `POST /comments/history/${id}/read`);
      held();
      await say();
      await send(app, boris, `POST /comments/history/${id}/read`);
      await release();
      assert.deepEqual(await sent(), []);
      held();
      await say();
      await send(app, boris, 'PUT /notice-settings', { byMail: false });
      await release();
      assert.deepEqual(await sent(), []);
    });

    test('[U-05] several instances send every notice once', async () => {
      const [ana, boris] = [await app.signIn('user'), await app.signIn('user')];
      held();
      for (let count = 0; count < 8; count += 1) {
        const { body } = await send(app, admin, 'POST /history', text('Published'));
        await send(app, ana, `POST /comments/history/${body._id}`, { text: `${count}`, mentions: [boris.id] });
      }
      await tried();
      await app.services.staffOutbox?.stop();
      await app.db
        .updateTable('notices')
        .set({ due_at: new Date(0).toISOString() })
        .execute();
      const delivered: string[] = [];
      const databases = await Promise.all(
        [1, 2, 3].map(async () => {
          const { DATABASE_URL: url, DATA_DIR: folder } = app.environment;
          // One process has the embedded database to itself.
          return url ? (await openDatabase({ folder, url })).db : app.db;
        }),
      );
      const processes = databases.map((db) => {
        const queue = staffNoticeQueue(db, editablesOf(db, app.services.pictures));
        return new Outbox(queue, app.services.log, async ({ id }) => void delivered.push(id));
      });
      for (const process of processes) process.wake();
      await until(async () => (await waiting()).length === 0);
      await Promise.all(processes.map((process) => process.stop()));
      assert.equal(new Set(delivered).size, 8);
      assert.equal(delivered.length, 8);
      await Promise.all(databases.filter((db) => db !== app.db).map((db) => db.destroy()));
    });
  });

onEachEngine((app) => {
  test('[U-05] without a mail server nothing is kept to be sent', async () => {
    const [admin, writer] = [await app().signIn('admin'), await app().signIn('user', ['pages.publish'])];
    const id = await drafted(app(), admin, writer);
    await send(app(), writer, `POST /approvals/history/${id}`, { note: '' });
    await send(app(), writer, `POST /comments/history/${id}`, { text: '@A admin', mentions: [admin.id] });
    assert.deepEqual(await app().db.selectFrom('notices').selectAll().execute(), []);
  });
});
