import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { languages, otherLanguage } from '@varda/contract/language';
import { seeded } from '../test/random.ts';
import { onEachEngine } from '../test/test-app.ts';
import { type VersionedEntity, versionedEntities } from '../test/versioned-entities.ts';

const odd = ['A&B  "x"', '® ™ ½', 'Ѓорѓи ќе', '„мк“ – ’', '🌿 \u00ad', "O'Neill; --", 'a\u0301'];

onEachEngine((app, engine) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('admin')).token;
  });

  const createEach = (entities: readonly VersionedEntity[]) =>
    Promise.all(entities.map(async (entity) => ({ entity, entry: await entity.create(app(), token) })));

  test('[A-13] 100 times two people save one entry in random order, or at once: nobody overwrites what they have not seen', async () => {
    const random = seeded(100);
    const entries = await createEach(versionedEntities);
    let refused = 0;
    let overwritten = 0;
    for (let round = 0; round < 100; round += 1) {
      const one = random.of(entries);
      const { entity, entry: opened } = one;
      const text = random.of([...entity.lines, ...entity.rich]);
      const language = random.of(languages);
      const known = new Set<number>([opened.__v]);

      /** One person: opens an entry, saves it, and after a refusal looks at what is there before the next try. */
      async function save(name: string): Promise<void> {
        for (let seen = opened.__v, tries = 0; tries < 3; tries += 1) {
          const change = entity.change(`${name} ${round}`, language, text);
          const { status, body } = await entity.edit(app(), token, opened._id, change, { 'if-match': `"${seen}"` });
          if (status === 200) {
            // Two saves that both came after the same version, or a version that was never answered.
            if (body.__v !== seen + 1 || known.has(body.__v)) overwritten += 1;
            known.add(body.__v);
            if (body.__v > one.entry.__v) one.entry = body;
            return;
          }
          assert.deepEqual([status, body.code], [409, 'changed_meanwhile']);
          refused += 1;
          seen = body.current.__v;
        }
        assert.fail('Two people cannot keep each other from saving');
      }

      const people = random.shuffled(['Ana', 'Boris']);
      if (random.below(2) === 0) await Promise.all(people.map(save));
      else for (const name of people) await save(name);
      assert.equal(known.size, 3);
    }
    assert.deepEqual({ overwritten, refused }, { overwritten: 0, refused: 100 });
  });

  test('[K-06] a save that changes nothing raises no version and names nobody', async () => {
    const { token: other } = await app().signIn('user');
    for (const { entity, entry } of await createEach(versionedEntities)) {
      const change = () => entity.change(odd[0] ?? '', 'en');
      const { body: saved } = await entity.edit(app(), token, entry._id, change());
      assert.equal(saved.__v, entry.__v + 1);
      const { status, body } = await entity.edit(app(), entity.isTranslated ? other : token, entry._id, change(), {
        'if-match': `"${saved.__v}"`,
      });
      assert.deepEqual([status, body], [200, saved]);
    }
  });

  // What a save writes of a text is decided before it is stored.
  if (engine === 'sqlite')
    test('[A-13] 250 random edits of one language change the other one not once', async () => {
      const random = seeded(250);
      const entries = await createEach(versionedEntities.filter(({ isTranslated }) => isTranslated));
      let changed = 0;
      for (let round = 0; round < 250; round += 1) {
        const one = random.of(entries);
        const { entity, entry } = one;
        const language = random.of(languages);
        const names = [...entity.lines, ...entity.rich];
        const change = entity.change(`${random.of(odd)} ${round}`, language, random.of(names));
        const { status, body } = await entity.edit(app(), token, entry._id, change);
        assert.equal(status, 200, JSON.stringify(body));
        const other = otherLanguage(language);
        if (names.some((name) => body[name][other] !== entry[name][other])) changed += 1;
        if (body.changedAt[other] !== entry.changedAt[other]) changed += 1;
        assert.notEqual(body.changedAt[language], null);
        one.entry = body;
      }
      assert.equal(changed, 0);
    });

  test('[A-04] 50 reorders at once, of one row, some or all, leave positions 1 to n', async () => {
    const random = seeded(50);
    const lists: Record<string, () => Promise<{ position: number }[]>> = {
      products: async () => (await app().send('GET /products/CBD%20Products%2FOral?limit=100')).body.products,
      about: async () => (await app().send('GET /about')).body.aboutUsEntries,
      history: async () => (await app().send('GET /history')).body,
    };
    for (const [path, list] of Object.entries(lists)) {
      const entity = versionedEntities.find((one) => one.path === path);
      assert.ok(entity);
      const ids: string[] = [];
      for (let row = 0; row < 12; row += 1) ids.push((await entity.create(app(), token))._id);
      const orders = Array.from({ length: 50 }, () =>
        random
          .shuffled(ids)
          .slice(random.below(ids.length))
          .map((_id, index) => ({ _id, position: index + 1 })),
      );
      const answers = await Promise.all(orders.map((json) => app().send(`PATCH /${path}/reorder`, { token, json })));
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      const found = await list();
      assert.ok(found.length >= ids.length);
      assert.deepEqual(
        found.map(({ position }) => position),
        found.map((_, index) => index + 1),
        path,
      );
    }
  });
});
