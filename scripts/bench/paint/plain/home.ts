import { catalogue } from '@varda/contract/catalogue';
import { company } from '@varda/contract/company';
import { paths } from '@varda/platform/router/paths';
import type { ApiClient } from '../../../../e2e/fixtures/api-client.ts';
import { en } from '../../../../remote-public/src/texts/en.ts';
import { filled, list, text } from './markup.ts';

const { hero, range, dosage } = en;
const slides = [hero.company, hero.medicinal, hero.cbd, hero.herbal, hero.dietary, hero.care];

/** @param pictures that of the first slide, those of the tiles, those of the guides */
export async function home(api: ApiClient, [first = '', ...pictures]: readonly string[]): Promise<string> {
  const products = await api.call('GET /products/all');
  const guides = await api.call('GET /dosage');
  const countOf = (name: string) => products.filter(({ categoryName }) => categoryName.startsWith(name)).length;
  const tiles = catalogue.map(
    (category, place) => `<a class="tile" href="${paths.category(category)}">${pictures[place]}
<b>${text(category.title.en)}</b><span>${filled(range.count_other, { shown: countOf(category.name) })}</span></a>`,
  );
  const cards = guides.map(
    ({ name, text: guide }, place) => `${pictures[catalogue.length + place]}
<div class="text"><h3>${text(name.en)}</h3>${guide.en}</div>`,
  );
  return `<section class="hero">
<div class="track">
${slides.map((slide, place) => slideWith(slide, place, place === 0 ? first : '')).join('\n')}
</div>
<p class="hidden">${filled(hero.slide, { number: 1, count: slides.length })}</p>
</section>
<section class="tinted" id="range">
<h2>${text(range.title)}</h2>
<p class="lead">${text(range.lead)}</p>
<p class="count">${filled(range.total_other, { shown: products.length })}</p>
${list('tiles', tiles)}
</section>
<section>
<h2>${text(dosage.title)}</h2>
<p class="lead">${text(dosage.lead)}</p>
<form>
<input type="search" aria-label="${dosage.search}" placeholder="${dosage.search}">
<select aria-label="${dosage.sort}"><option>${dosage.newest}<option>${dosage.oldest}<option>${dosage.nameUp}<option>${dosage.nameDown}</select>
</form>
${list('guides', cards)}
</section>`;
}

function slideWith(slide: (typeof slides)[number], place: number, picture: string): string {
  const heading = place === 0 ? 'h1' : 'h2';
  const category = catalogue[place - 1];
  return `<div class="slide">${picture}
<div class="words"><${heading}>${text(slide.title)}</${heading}>
<p>${filled(slide.text, { founded: company.founded })}</p>
<a class="action" href="${category ? paths.category(category) : '#range'}">${text(slide.action)}</a></div></div>`;
}
