import { waitFor } from '@testing-library/react';
import { catalogue } from '@varda/contract/catalogue';
import { categoryPath } from '@varda/contract/category-path';
import { type Localized, languages } from '@varda/contract/language';
import { siteDefaults } from '@varda/contract/site-defaults';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import CategoryPage from '../category/category.page.tsx';
import { heroSlides } from '../home/hero-slides.ts';

beforeEach(() => {
  answerCalls(() => []);
});

test('[E-07] the slides that staff edit are those of the home page, with their links, in their order', () => {
  const edited = [...siteDefaults].filter(([, { part }]) => part === 'hero');
  expect(edited.map(([id, { original }]) => [id, original.link])).toEqual(
    heroSlides.map(({ key, to }) => [`hero-${key}`, to]),
  );
});

const pages = catalogue.flatMap((category) => languages.map((language) => [category.id, language, category] as const));

test.each(pages)(
  '[E-07] the description that staff edit of %s is that of its page, in %s',
  async (id, language, category) => {
    renderSite(<CategoryPage />, { language, path: categoryPath(category), pattern: '/parent/:id' });
    const { description } = siteDefaults.get(`page-${id}`)?.original ?? {};
    await waitFor(() => expect(described()).toBe((description as Localized)[language]));
  },
);

const described = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
