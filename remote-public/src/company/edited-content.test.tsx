import { screen } from '@testing-library/react';
import { SiteAddress } from '@varda/ui';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import { Certificates } from '../about/certificates.tsx';
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

test('[E-07] four badges, each with the words and picture that staff have given it', () => {
  const site = { texts: { 'badge-iso.name': 'ISO 9001:2026' }, pictures: { 'badge-iso': picture } };
  renderSite(<Certificates />, { site });
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
