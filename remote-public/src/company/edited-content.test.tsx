import { screen } from '@testing-library/react';
import { Picture, SiteAddress } from '@varda/ui';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import { Badges } from '../about/badges.tsx';
import ContactsPage from '../contact/contacts.page.tsx';
import { CategoryTiles } from '../home/category-tiles.tsx';
import { CompanyData } from './company-data.tsx';

beforeEach(() => {
  answerCalls(() => []);
});

const picture = {
  ...{ key: 'b'.repeat(32), width: 1200, height: 800, widths: [320, 1200], placeholder: 'data:image/png,' },
  alt: { en: 'Jars', mk: 'Тегли' },
};

test('[E-07] the contact page has phone, mailboxes, title and description as staff have them', () => {
  const texts = {
    'contact.phone': '+389 2 555 0199',
    'mailboxes.general': 'office@varda-pharm.example',
    'page-contacts.title': 'Talk to us',
    'page-contacts.description': 'By phone, mail or form.',
  };
  renderSite(<ContactsPage />, { site: { texts } });
  expect(screen.getByRole('link', { name: '+389 2 555 0199' })).toHaveAttribute('href', 'tel:+38925550199');
  expect(screen.getByRole('link', { name: 'office@varda-pharm.example' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'business@varda-pharm.example' })).toBeVisible();
  expect(document.title).toBe('Talk to us · Varda Pharm');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'By phone, mail or form.');
  // Search engines are told; the page is headed as before.
  expect(screen.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});

test('[E-07] a category has the picture that staff have chosen, four others the drawn one', () => {
  renderSite(<CategoryTiles />, { language: 'mk', site: { pictures: { 'tile-herbal': picture } } });
  expect(screen.getByRole('img', { name: 'Тегли' })).toHaveAttribute('src', `/api/pictures/${picture.key}/1200.webp`);
  expect(document.querySelectorAll('img[alt=""]')).toHaveLength(4);
});

test('[E-05] a picture is cut around its point of interest, that of readers of Macedonian around its own; without one around the middle', () => {
  const mk = { ...picture, key: 'c'.repeat(32), focus: { x: 90, y: 10 } };
  const pictures = { 'tile-herbal': { ...picture, focus: { x: 20, y: 75 }, mk }, 'tile-cbd': picture };
  const shown = (language: 'en' | 'mk') => {
    const { unmount } = renderSite(<CategoryTiles />, { language, site: { pictures } });
    const styles = [...document.querySelectorAll<HTMLElement>(`img[alt="${picture.alt[language]}"]`)].map((image) =>
      image.style.cssText.replace(/--placeholder[^;]*;/, '').trim(),
    );
    unmount();
    return styles.toSorted();
  };
  const cut = (point: string) => `object-position: ${point}; background-position: ${point};`;
  expect(shown('en')).toEqual([cut('20% 75%'), cut('50% 50%')]);
  expect(shown('mk')).toEqual([cut('50% 50%'), cut('90% 10%')]);
});

test('[E-05] the picture of readers of Macedonian does not have the point of interest of the other one', () => {
  const { placeholder: _, alt: __, ...own } = { ...picture, key: 'c'.repeat(32) };
  const both = { ...picture, focus: { x: 20, y: 75 }, mk: own };
  const { container } = renderSite(<Picture picture={both} alt="" sizes="100vw" />, { language: 'mk' });
  const image = container.querySelector('img');
  expect([image?.src.includes(own.key), image?.style.objectPosition]).toEqual([true, '']);
});

test('[E-07] four badges, each with the words and picture that staff have given it', () => {
  const site = { texts: { 'badge-iso.name': 'ISO 9001:2026' }, pictures: { 'badge-iso': picture } };
  renderSite(<Badges />, { site });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('ISO 9001:2026')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Jars' })).toHaveAttribute('src', `/api/pictures/${picture.key}/320.webp`);
  expect(screen.getByText('EU GMP')).toBeVisible();
});

test('[E-07] search engines are told the address and networks as staff have them', () => {
  const texts = { 'address.street': '1 Lake Street', 'social.facebook': 'https://www.facebook.com/other.example' };
  renderSite(
    <SiteAddress value={{ origin: 'https://varda-pharm.example', pathname: '/' }}>
      <CompanyData />
    </SiteAddress>,
    { site: { texts } },
  );
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );
  const company = data.find((each) => each['@type'] === 'Organization');
  expect(company?.address.streetAddress).toBe('1 Lake Street');
  expect(company?.sameAs[0]).toBe('https://www.facebook.com/other.example');
});
