import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newAbout } from '@varda/contract/about';
import { company } from '@varda/contract/company';
import { newContactInfo } from '@varda/contract/contact-info';
import { departments } from '@varda/contract/departments';
import { isEmptyRichText } from '@varda/contract/empty-rich-text';
import { newHistory } from '@varda/contract/history';
import { languages } from '@varda/contract/language';
import { newCareer } from '@varda/contract/vacancies';
import type { z } from 'zod';
import { demoAbout, demoContacts, demoHistory, demoVacancies } from './demo-content.ts';

const known = new Set<string>(departments.map(({ en }) => en));

describe('demo content about the company', () => {
  it('[V-01] [V-03] [V-05] [V-06] is content that the forms of staff take', () => {
    const taken = (schema: z.ZodType, entries: readonly { key: string }[]) => {
      for (const { key, ...entry } of entries) assert.deepEqual(schema.safeParse(entry).error?.issues ?? [], [], key);
    };
    taken(newAbout, demoAbout);
    taken(newHistory, demoHistory);
    taken(newContactInfo, demoContacts);
    taken(
      newCareer,
      demoVacancies.map((demo) => ({ ...demo, department: { en: demo.department } })),
    );
  });

  it('[V-03] names every about entry, so that each can be edited', () => {
    for (const { key, name, pictures } of demoAbout) {
      for (const language of languages) assert.notEqual(name[language], '', `${key} in ${language}`);
      assert.ok(pictures.length <= 2, key);
    }
  });

  it('tells the history in ascending years, from the founding on', () => {
    const years = languages.map((language) =>
      demoHistory.map(({ text }) => Number(/^<h2>(\d{4})<\/h2><p>./.exec(text[language])?.[1])),
    );
    const [english = [], macedonian = []] = years;
    assert.deepEqual(macedonian, english);
    assert.deepEqual(
      english,
      english.toSorted((one, other) => one - other),
    );
    assert.equal(english[0], company.founded);
  });

  it('gives out reserved telephone numbers and mailboxes only, each as a link to itself', () => {
    for (const { key, name, description, picture } of demoContacts) {
      for (const language of languages) {
        const html = description[language];
        assert.ok(name[language].trim() && !isEmptyRichText(html), key);
        const links = [...html.matchAll(/<a href="(tel|mailto):([^"]+)">([^<]+)<\/a>/g)];
        assert.ok(links.length >= 2, key);
        for (const [, scheme, target, shown = ''] of links) {
          assert.equal(target, shown.replaceAll(' ', ''), key);
          assert.match(shown, scheme === 'tel' ? /^\+389 2 555 01\d\d$/ : /^[a-z]+@varda-pharm\.example$/, key);
        }
      }
      assert.match(picture ?? '', /^[a-z]*(-[a-z]+)*$/, key);
    }
  });

  it('has vacancies of every kind of visibility, in at least six departments', () => {
    const listed = demoVacancies.map(({ active }) => languages.filter((language) => active[language]).join());
    assert.deepEqual(listed.toSorted(), ['', 'en', ...Array<string>(6).fill('en,mk'), 'mk']);
    const used = new Set(demoVacancies.map(({ department }) => department));
    assert.deepEqual(
      [...used].filter((department) => !known.has(department)),
      [],
    );
    assert.ok(used.size >= 6, `${used.size}`);
  });

  it('says of every vacancy what is done, what is asked and what is offered', () => {
    const headings = {
      en: ['What you will do', 'What we look for', 'What we offer'],
      mk: ['Што ќе работите', 'Што бараме', 'Што нудиме'],
    };
    for (const { key, vacancy, shortDescription, description, jobType } of demoVacancies) {
      assert.ok(jobType, key);
      for (const language of languages) {
        assert.ok(vacancy[language].trim() && shortDescription[language].trim(), key);
        const found = [...description[language].matchAll(/<h2>([^<]+)<\/h2><ul><li>/g)].map(([, heading]) => heading);
        assert.deepEqual(found, headings[language], key);
      }
    }
  });
});
