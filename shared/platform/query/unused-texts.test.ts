import { withoutUnusedTexts } from './unused-texts.ts';

const entry = {
  _id: '1',
  name: { en: 'Syrup', mk: 'Сируп' },
  text: { en: '<p>Shake it.</p>', mk: '<p>Протресете го.</p>' },
  description: { en: 'Long', mk: 'Долго' },
  picture: { width: 320, alt: { en: 'A bottle', mk: 'Шише' } },
  createdAt: '2026-01-01',
};
const parts = { inOneLanguage: ['text', 'alt'], notShown: ['description', 'createdAt'] };

test('[P-01] rows leave behind what their page does not show, at any depth', () => {
  expect(withoutUnusedTexts({ pages: [{ rows: [entry] }] }, parts, 'mk')).toEqual({
    pages: [
      {
        rows: [
          {
            ...entry,
            text: { en: '', mk: '<p>Протресете го.</p>' },
            description: { en: '', mk: '' },
            picture: { width: 320, alt: { en: '', mk: 'Шише' } },
            createdAt: '',
          },
        ],
      },
    ],
  });
});

test('[P-01] a text that is missing in the page’s language is dehydrated in the other, which stands in for it', () => {
  const text = { en: '<p>Shake it.</p>', mk: '' };
  expect(withoutUnusedTexts([{ text }], parts, 'mk')).toEqual([{ text }]);
});

test('[P-01] nothing is left out that is not named', () => {
  expect(withoutUnusedTexts([entry, null, 7], {}, 'en')).toEqual([entry, null, 7]);
});
