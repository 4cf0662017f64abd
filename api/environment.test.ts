import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEnvironment } from './environment.ts';

test('[O-08] an address of the database whose password is not encoded is refused where it would be read as another host', () => {
  const start = (password: string) => readEnvironment({ DATABASE_URL: `postgres://varda:${password}@database/site` });
  for (const password of ['pass/word', '12/34', 'pass@word/', '12?34', 'pass@word?', '12#34', 'pass@word#'])
    assert.throws(() => start(password), {
      message: /^[^\n]*\n {2}DATABASE_URL: must be an address like .* of the password as %2F %3F %23 %40$/,
    });
  for (const password of ['pass%2Fword', 'pass@word', 'pass%40word', '~!$&()*+,;=:[]'])
    assert.ok(start(password).DATABASE_URL);
  assert.ok(readEnvironment({ DATABASE_URL: 'postgres://varda:word@database:5432/site?ssl=true' }).DATABASE_URL);
});

test('[O-08] an address of the site with a path is refused: links in e-mails would lead elsewhere', () => {
  for (const path of ['/site', '/site/', '/?x=1', '?x=1', '/#top'])
    assert.throws(() => readEnvironment({ SITE_URL: `https://www.example.com${path}` }), {
      message: /^[^\n]*\n {2}SITE_URL: must be an address without a path, like [^\n]*$/,
    });
  for (const path of ['', '/'])
    assert.equal(readEnvironment({ SITE_URL: `https://www.example.com${path}` }).SITE_URL, 'https://www.example.com');
});
