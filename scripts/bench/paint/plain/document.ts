import { catalogue } from '@varda/contract/catalogue';
import { company } from '@varda/contract/company';
import { telephone } from '@varda/contract/link-address';
import { paths } from '@varda/platform/router/paths';
import { en } from '../../../../shell/src/texts/en.ts';
import { list, text } from './markup.ts';

const { navigation, footer, map } = en;

const pagesOfCompany = [
  `<a href="${paths.about}">${navigation.about}</a>`,
  `<a href="${paths.history}">${navigation.history}</a>`,
  `<a href="${paths.careers}">${navigation.careers}</a>`,
  `<a href="${paths.contacts}">${navigation.contacts}</a>`,
];

const categories = catalogue.map((category) => `<a href="${paths.category(category)}">${text(category.title.en)}</a>`);

const { latitude, longitude } = company.location;

/** A whole page: what stands around `main` on every page, in English. */
export function documentWith(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<link rel="stylesheet" href="/static-pages/plain.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#content">${en.skip}</a>
<header class="bar">
<a class="logo" href="/"><img src="/logo-en.svg" alt="${company.name.en}"></a>
<a class="language" href="?lang=mk"><span class="hidden">${en.language}: </span>EN <span class="hidden">English</span></a>
<button class="hamburger" popovertarget="menu" aria-label="${en.menu.open}"></button>
<nav id="menu" popover aria-label="${navigation.label}">${list('links', [...pagesOfCompany, ...categories])}</nav>
</header>
<main id="content">
${main}
</main>
<footer>
<img src="/logo-en-light.svg" loading="lazy" alt="${company.name.en}">
<p>${company.description.en}</p>
${list(
  'social',
  Object.entries(company.social).map(([network, place]) => `<a href="${place}" aria-label="${network}"></a>`),
)}
<h2>${footer.company}</h2>
${list('links', pagesOfCompany)}
<h2>${footer.contact}</h2>
<address>${company.legalName.en}<br>${company.street.en}<br>${company.postalCode} ${company.city.en}, ${company.country.en}</address>
${list('links', [
  `<a href="${telephone(company.phone)}">${company.phone}</a>`,
  `<a href="mailto:${company.email}">${company.email}</a>`,
])}
<div class="map"><img src="/map-en.svg" alt="${map.picture}" width="900" height="560" loading="lazy"><button>${map.show}</button></div>
<a href="https://www.openstreetmap.org/#map=16/${latitude}/${longitude}">${map.link}</a>
<div class="small">
<p>${company.healthDisclaimer.en}</p>
${list('links', [
  `<a href="${paths.privacy}">${footer.privacy}</a>`,
  `<a href="${paths.sideEffects}">${footer.sideEffects}</a>`,
])}
<p>© ${new Date().getFullYear()} ${company.legalName.en}. ${footer.rights}</p>
</div>
</footer>
</body>
</html>
`;
}
