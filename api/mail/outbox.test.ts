import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:net';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { company } from '@varda/contract/company';
import type { ContactMessage } from '@varda/contract/contact-messages';
import { insertContactMessage } from '../contact-messages/contact-messages.repository.ts';
import { openDatabase } from '../database/open-database.ts';
import { MailServer, refusal } from '../test/mail-server.ts';
import { engines, openTestApp, type TestApp } from '../test/test-app.ts';
import { until } from '../test/until.ts';
import { contactQueue, enqueue } from './outbox.repository.ts';
import { Outbox } from './outbox.ts';

const minute = 60_000;

let visitors = 0;

for (const engine of engines)
  describe(engine, () => {
    let server: MailServer;
    let app: TestApp;
    let token: string;

    before(async () => {
      server = new MailServer();
      const variables = { SMTP_URL: await server.start(), MAIL_FROM: 'site@varda-pharm.example' };
      app = await openTestApp(engine, variables);
      token = (await app.signIn('user')).token;
    });
    after(async () => {
      await app.close();
      await server.stop();
    });
    afterEach(async () => {
      server.beforeTaking = () => {};
      claimed = undefined;
      server.mails.length = 0;
      await app.db.deleteFrom('contact_messages').execute();
      await app.db.deleteFrom('idempotency_keys').execute();
    });

    const send = async (message: object = {}, to = app) => {
      visitors += 1;
      const { status } = await to.send('POST /contact', {
        json: { name: 'Ana', email: 'ana@pharmacy.example', message: 'Good day', ...message },
        headers: { 'x-forwarded-for': `203.0.113.${visitors % 250}` },
      });
      assert.equal(status, 201);
    };
    const messages = async (): Promise<ContactMessage[]> =>
      (await app.send('GET /contact-messages?limit=100', { token })).body.messages;
    const waiting = () => app.db.selectFrom('outbox').selectAll().execute();
    /** The row as the try at hand has claimed it. */
    let claimed: Awaited<ReturnType<typeof waiting>>[number] | undefined;
    const refuseWith = (code: number) => {
      server.beforeTaking = async () => {
        [claimed] = await waiting();
        throw refusal(code);
      };
    };
    const tried = (attempts: number) => async () => {
      const [row] = await waiting();
      // A pause of four tries may be as long as a claim: that the row was postponed shows in its change.
      return claimed?.attempts === attempts && row?.attempts === attempts && row.due_at !== claimed.due_at;
    };
    const makeDue = () =>
      app.db
        .updateTable('outbox')
        .set({ due_at: new Date(Date.now() - 1).toISOString() })
        .execute();

    test('[S-07] a message goes on by e-mail, to be answered to whoever wrote it', async () => {
      await send({ name: 'Ана Трајковска', message: 'Добар ден,\nимате ли сируп?' });
      await until(async () => (await messages())[0]?.mail === 'sent');
      const [message] = await messages();
      const [mail, ...others] = server.mails;
      assert.deepEqual(others, []);
      assert.deepEqual([mail?.from, mail?.to], ['site@varda-pharm.example', ['info@varda-pharm.example']]);
      assert.equal(mail?.headers['reply-to'], 'Ана Трајковска <ana@pharmacy.example>');
      assert.equal(mail?.headers.subject, 'Contact form / Формулар за контакт: Ана Трајковска');
      assert.equal(mail?.headers['message-id'], `<${message?._id}@varda-pharm.example>`);
      assert.match(mail?.text ?? '', /ana@pharmacy\.example\n\nДобар ден,\nимате ли сируп\?\n/);
      assert.deepEqual(await waiting(), []);
    });

    test('[E-07] a message goes to the mailbox that staff have named on the site', async () => {
      const name = (general: string) => app.send('PUT /site-content/mailboxes', { token, form: { general } });
      await name('office@varda-pharm.example');
      await send();
      await until(() => server.mails.length === 1);
      assert.deepEqual(server.mails[0]?.to, ['office@varda-pharm.example']);
      await name(company.mailboxes.general);
    });

    test('[S-07] what a visitor types does not become part of the header', async () => {
      await send({
        name: 'Ana\r\nBcc: everybody@elsewhere.example',
        message: 'x\r\n.\r\nRCPT TO:<y@elsewhere.example>',
      });
      await until(() => server.mails.length === 1);
      const [mail] = server.mails;
      assert.deepEqual(mail?.to, ['info@varda-pharm.example']);
      assert.equal(mail?.headers.bcc, undefined);
      assert.match(mail?.headers.subject ?? '', /: Ana Bcc: everybody@elsewhere\.example$/);
      assert.match(mail?.text ?? '', /x\n\.\nRCPT TO:<y@elsewhere\.example>\n/);
    });

    test('[S-07] what the mail server refuses is tried again, after pauses that double', async () => {
      refuseWith(451);
      await send();
      for (const [attempts, pause] of [
        [1, 1],
        [2, 2],
        [3, 4],
        [4, 8],
      ] as const) {
        await until(tried(attempts));
        const [row] = await waiting();
        const minutes = (Date.parse(row?.due_at ?? '') - Date.now()) / minute;
        assert.ok(minutes > pause * 0.7 && minutes < pause * 1.3, `${minutes} minutes after try ${attempts}`);
        assert.equal((await messages())[0]?.mail, 'waiting');
        await makeDue();
        app.services.outbox?.wake();
      }
      await until(tried(5));
      await app.db.updateTable('outbox').set({ attempts: 40 }).execute();
      await makeDue();
      app.services.outbox?.wake();
      await until(tried(41));
      const hours = (Date.parse((await waiting())[0]?.due_at ?? '') - Date.now()) / 60 / minute;
      assert.ok(hours > 4 && hours < 8, `${hours} hours at most`);
      server.beforeTaking = () => {};
      await makeDue();
      app.services.outbox?.wake();
      await until(async () => (await messages())[0]?.mail === 'sent');
      assert.equal(server.mails.length, 1);
    });

    test('[S-07] a message that could not be sent for five days is given up, and stays in the inbox', async () => {
      refuseWith(550);
      await send();
      await until(tried(1));
      const created_at = new Date(Date.now() - 5 * 24 * 60 * minute).toISOString();
      await app.db.updateTable('contact_messages').set({ created_at }).execute();
      await makeDue();
      app.services.outbox?.wake();
      await until(async () => (await messages())[0]?.mail === 'failed');
      assert.deepEqual(await waiting(), []);
    });

    test('[S-07] an e-mail that a process took along when it ended is sent by another one, under the same id', async () => {
      refuseWith(451);
      await send();
      await until(tried(1));
      // As a process leaves it that is killed in the middle: claimed, and not settled.
      await app.db
        .updateTable('outbox')
        .set({ attempts: 2, due_at: new Date(Date.now() + 10 * minute).toISOString() })
        .execute();
      server.beforeTaking = () => {};
      app.services.outbox?.wake();
      await setTimeout(100);
      assert.equal(server.mails.length, 0);
      await makeDue();
      app.services.outbox?.wake();
      await until(() => server.mails.length === 1);
      assert.equal(server.mails[0]?.headers['message-id'], `<${(await messages())[0]?._id}@varda-pharm.example>`);
    });

    test('[S-07] an e-mail that was sent and could not be noted is not due again at once', async () => {
      const full = new Proxy(app.db, {
        get(db, name) {
          if (name === 'transaction') throw new Error('The disk is full');
          const part: unknown = Reflect.get(db, name);
          return typeof part === 'function' ? part.bind(db) : part;
        },
      });
      const id = await insertContactMessage(
        app.db,
        { name: 'Ana', email: 'ana@pharmacy.example', message: 'Hi' },
        'waiting',
      );
      await enqueue(app.db, id);
      const sent: string[] = [];
      const outbox = new Outbox(contactQueue(full), app.services.log, async (message) => void sent.push(message._id));
      outbox.wake();
      await until(() => sent.length === 1);
      await outbox.stop();
      const [row] = await waiting();
      assert.equal(row?.attempts, 1);
      assert.ok(Date.parse(row.due_at) > Date.now() + 9 * minute);
      assert.equal((await messages())[0]?.mail, 'waiting');
    });

    test('[S-07] several processes send every e-mail once', async () => {
      const sent: string[] = [];
      const databases = await Promise.all(
        [1, 2, 3, 4].map(async () => {
          const { DATABASE_URL: url, DATA_DIR: folder } = app.environment;
          // One process has the embedded database to itself.
          return url ? (await openDatabase({ folder, url })).db : app.db;
        }),
      );
      for (let count = 0; count < 20; count += 1)
        await app.db.transaction().execute(async (tx) => {
          const message = { name: 'Ana', email: 'ana@pharmacy.example', message: `${count}` };
          await enqueue(tx, await insertContactMessage(tx, message, 'waiting'));
        });
      const processes = databases.map(
        (db) =>
          new Outbox(contactQueue(db), app.services.log, async (message) => {
            await setTimeout(Math.random() * 10);
            sent.push(message.message);
          }),
      );
      for (const process of processes) process.wake();
      await until(async () => (await waiting()).length === 0);
      await Promise.all(processes.map((process) => process.stop()));
      assert.deepEqual(sent.toSorted(), Array.from({ length: 20 }, (_, count) => `${count}`).toSorted());
      await Promise.all(databases.filter((db) => db !== app.db).map((db) => db.destroy()));
    });

    test('[S-07] the e-mail of a message that is deleted before is not sent', async () => {
      refuseWith(451);
      await send();
      await until(tried(1));
      await app.send(`DELETE /contact-messages/${(await messages())[0]?._id}`, { token });
      assert.deepEqual(await waiting(), []);
    });
  });

describe('a mail server that says nothing', () => {
  let silent: Server;
  before(async () => {
    silent = createServer((socket) => socket.on('error', () => {}));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  after(() => silent.close());

  test('[S-07] neither holds up the answer nor the end of the process, and the e-mail is not lost', async () => {
    const { port } = silent.address() as { port: number };
    const app = await openTestApp('sqlite', { SMTP_URL: `smtp://127.0.0.1:${port}` });
    const started = Date.now();
    const json = { name: 'Ana', email: 'ana@pharmacy.example', message: 'Good day' };
    assert.equal((await app.send('POST /contact', { json })).status, 201);
    assert.ok(Date.now() - started < 2_000);
    const { outbox, db } = app.services;
    await outbox?.stop();
    assert.ok(Date.now() - started < 9_000);
    const [row] = await db.selectFrom('outbox').selectAll().execute();
    assert.equal(row?.attempts, 1);
    await app.close();
  });
});
