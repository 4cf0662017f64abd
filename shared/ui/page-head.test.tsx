import { render } from '@testing-library/react';
import type { Language } from '@varda/contract/language';
import { createI18n } from '@varda/platform/language';
import { I18nextProvider } from 'react-i18next';
import { PageHead } from './page-head.tsx';
import { SiteAddress } from './site-address.ts';

function addressesOf(languages?: readonly Language[]) {
  render(
    <I18nextProvider i18n={createI18n('mk')}>
      <SiteAddress value={{ origin: 'https://site.test', pathname: '/careers/7' }}>
        <PageHead title="Аналитичар" description="Накратко" {...(languages && { languages })} />
      </SiteAddress>
    </I18nextProvider>,
  );
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link')];
  return links.map(({ rel, hreflang, href }) => [hreflang || rel, href]);
}

test('[P-13] search engines are told a page’s address in each language', () => {
  expect(addressesOf()).toEqual([
    ['canonical', 'https://site.test/careers/7?lang=mk'],
    ['en', 'https://site.test/careers/7'],
    ['mk', 'https://site.test/careers/7?lang=mk'],
    ['x-default', 'https://site.test/careers/7'],
  ]);
});

test('[P-13] of a page that is there in one language they are told no other', () => {
  expect(addressesOf(['mk'])).toEqual([['canonical', 'https://site.test/careers/7?lang=mk']]);
});

test('[P-13] link previews are told the size of their picture and what is to be seen', () => {
  addressesOf();
  const contents = [...document.head.querySelectorAll('meta[property^="og:image"], meta[property="og:type"]')].map(
    (meta) => [meta.getAttribute('property'), meta.getAttribute('content')],
  );
  expect(contents).toEqual([
    ['og:type', 'website'],
    ['og:image', 'https://site.test/og-mk.jpg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Варда Фарм'],
  ]);
});
