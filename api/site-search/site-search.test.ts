import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { SiteSearchResult } from '@varda/contract/site-search';
import { changeContent } from '../content/content-revision.ts';
import { insertProducts } from '../products/products.repository.ts';
import { aboutForm, careerBody } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { SearchedTexts } from './searched-texts.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
    const product = (en: string, mk: string, dosage = '10 ml') => ({
      name: { en, mk },
      description: { en: `<p>${en} for every day</p>`, mk: `<p>${mk} за секој ден</p>` },
      dosage: { en: dosage, mk: dosage },
      picture: null,
    });
    await changeContent(app().db, (tx) =>
      insertProducts(tx, 'otc', [
        product('Ginger® syrup', 'Сируп од ѓумбир'),
        product('Face cream SPF 50+', 'Крем за лице SPF 50+'),
        product('Vitamin B12 drops', 'Капки со витамин Б12'),
        product('Vitamin D3 oil', 'Масло со витамин Д3', '25 µg'),
        product('Balm with 25% urea', 'Мелем со 25% уреа'),
        product('Salt drops', 'Солени капки', '40 mg, 0.9%'),
        ...Array.from({ length: 40 }, (_, n) => product(`Balm ${n}`, `Мелем ${n}`)),
      ]),
    );
  });
  const find = async (q: string, lang = 'en'): Promise<SiteSearchResult[]> => {
    const { status, body } = await app().send(`GET /site-search?q=${encodeURIComponent(q)}&lang=${lang}`);
    assert.equal(status, 200);
    return body.results;
  };

  test('[B-03] visitors find a product in either alphabet, by a beginning and with a wrong letter', async () => {
    const asBeginning = ['ginger', 'ging', 'ѓумбир', 'ГУМБИР', 'gjumbir', 'sirup od gumbir'];
    const withSwappedLetters = ['gigner', 'ѓубмир', 'ginger syrpu'];
    const withWrongLetters = ['gimger', 'gingr', 'ginger syrop', 'ѓумбар'];
    for (const q of [...asBeginning, ...withSwappedLetters, ...withWrongLetters])
      assert.equal((await find(q))[0]?.title, 'Ginger® syrup', q);
    assert.equal((await find('ginger', 'mk'))[0]?.title, 'Сируп од ѓумбир');
    for (const q of ['40mg', '40 mg', '0,9%', '0.9 %', '40мг'])
      assert.equal((await find(q))[0]?.title, 'Salt drops', q);
    for (const q of ['25 µg', '25mcg', '25 mcg', '25ug', '25 мкг', 'vitamin d3 25 mcg'])
      assert.deepEqual(
        (await find(q)).map(({ title }) => title),
        ['Vitamin D3 oil'],
        q,
      );
    assert.deepEqual(await find('zzzzzzzz'), []);
    assert.deepEqual(await find('  '), []);
  });

  test('[B-03] a name that is typed together with its number is found', async () => {
    for (const q of ['spf50', 'SPF50+', 'спф50', '50spf', 'cream spf50'])
      assert.equal((await find(q))[0]?.title, 'Face cream SPF 50+', q);
    for (const q of ['b12', 'vitamin b12']) assert.equal((await find(q))[0]?.title, 'Vitamin B12 drops', q);
    assert.deepEqual(await find('spf15'), []);
  });

  test('[B-03] pages and categories are found beside products', async () => {
    for (const [q, id] of [
      ['contacts', '/contacts'],
      ['istorijat', '/history'],
      ['приватност', '/privacy'],
    ] as const)
      assert.deepEqual([(await find(q))[0]?.kind, (await find(q))[0]?.id], ['page', id]);
    assert.equal((await find('лична нега', 'mk'))[0]?.id, 'personal-care-products');
  });

  test('[B-03] a word is found whose keyboard was changed half way', async () => {
    assert.equal((await find('херbal'))[0]?.title, 'Herbal Products');
  });

  test('[B-03] whoever looks for a job finds the open positions', async () => {
    const english = ['jobs', 'job', 'vacancy', 'vacancies', 'employment', 'open positions', 'apply'];
    const macedonian = ['вработување', 'vrabotuvanje', 'оглас', 'работа', 'отворени позиции', 'слободни места'];
    for (const q of [...english, ...macedonian]) assert.equal((await find(q))[0]?.id, '/careers', q);
    assert.match((await find('оглас', 'mk'))[0]?.text ?? '', /^Работа и вработување/);
  });

  test('[B-03] [S-05] a vacancy is found only in a language in which it is public, and no longer once it is not', async () => {
    const json = careerBody({ vacancy: { en: 'Astronomer', mk: 'Астроном' }, active: { mk: false } });
    const { body } = await app().send('POST /adminCareer', { token, json });
    assert.equal((await find('astronomer'))[0]?.id, body._id);
    assert.deepEqual(await find('астроном', 'mk'), []);
    await app().send(`PUT /adminCareer/${body._id}`, { token, json: { vacancy: { en: 'Botanist' } } });
    assert.deepEqual(await find('astronomer'), []);
    assert.equal((await find('botanist'))[0]?.title, 'Botanist');
    await app().send(`PUT /adminCareer/${body._id}`, { token, json: { active: false } });
    assert.deepEqual(await find('botanist'), []);
  });

  test('[K-04] the next search finds what was saved and not what was deleted, and reads those products alone', async () => {
    const texts = new SearchedTexts(app().db);
    const before = new Map((await texts.read()).map((text) => [text.key, text]));
    const [id = ''] = [...before.values()].filter(({ kind }) => kind === 'product').map((product) => product.id);
    const name = { en: 'Thistle oil', mk: 'Масло од трн' };
    assert.equal((await app().send(`PUT /products/${id}`, { token, form: { name } })).status, 200);
    const after = (await texts.read()).filter(({ kind }) => kind === 'product');
    assert.deepEqual(
      after.filter((text) => before.get(text.key) !== text).map(({ title }) => title),
      [name],
    );
    assert.equal((await find('thistle'))[0]?.id, id);
    await app().send(`DELETE /products/${id}`, { token });
    assert.deepEqual(await find('thistle'), []);
    assert.equal((await texts.read()).length, before.size - 1);
  });

  test('[B-03] an excerpt tells names and headings from the text below them, and ends in one sign', async () => {
    const excerptOf = async (text: string) => {
      const form = aboutForm({ 'name[en]': 'Zeppelins', 'text[en]': text });
      const { status, body } = await app().send('POST /about', { token, form });
      assert.equal(status, 201);
      const [result] = await find('zeppelins');
      assert.equal((await app().send(`DELETE /about/${body._id}`, { token })).status, 200);
      return result?.text;
    };
    assert.equal(
      await excerptOf('<p>All fly.</p><h2>How many?</h2><p>Two.</p>'),
      'Zeppelins · All fly. How many? · Two.',
    );
    const flying = (times: number) => Array(times).fill('Fly.').join(' ');
    assert.equal(await excerptOf(`<p>${flying(60)}</p>`), `Zeppelins · ${flying(29).slice(0, -1)}…`);
  });

  test('[B-03] a question is bounded, and so are its results', async () => {
    assert.equal((await find('balm')).length, 30);
    const { status, body } = await app().send(`GET /site-search?q=${'x'.repeat(101)}`);
    assert.equal(status, 400);
    assert.ok(body.fields?.q ?? body.message);
  });
});
