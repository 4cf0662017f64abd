import { catalogue } from '@varda/contract/catalogue';
import { productForms } from '@varda/contract/product-forms';
import { paths } from '@varda/platform/router/paths';
import type { ApiClient } from '../../../../e2e/fixtures/api-client.ts';
import { sentencesOf, strengthIn } from '../../../../remote-public/src/product/facts.ts';
import { categoryLook } from '../../../../remote-public/src/products/category-look.ts';
import { en } from '../../../../remote-public/src/texts/en.ts';
import { filled, list, text } from './markup.ts';
import { productCard } from './product-card.ts';

const texts = en.product;

/** A product of a category with subcategories. @param pictures its own, those of the similar products */
export async function product(api: ApiClient, id: string, [own = '', ...pictures]: string[]): Promise<string> {
  const { name, dosage, description, categoryName, form } = await api.call('GET /products/product/:id', {
    params: { id },
  });
  const category = catalogue.find((each) => categoryName.startsWith(each.name));
  const subcategory = category?.subcategories.find(({ label }) => categoryName === `${category.name}/${label}`);
  if (!category || !subcategory)
    throw new Error(`The bench measures products of a subcategory, and ${categoryName} is none`);
  const products = await api.call('GET /products/all');
  const similar = products.filter((each) => each.categoryName === categoryName && each._id !== id);
  const strength = strengthIn(name.en);
  const { first, rest } = sentencesOf(dosage.en);
  const ofSubcategory = `href="${paths.category(category)}#${subcategory.id}"`;
  return `<article>
<nav class="trail"><a ${ofSubcategory}>${text(subcategory.name.en)}</a></nav>
<div class="portrait">${own}</div>
<h1>${text(name.en)}</h1>
<section class="facts">
<dl>
${fact(texts.facts.range, `<a href="${paths.category(category)}">${text(category.title.en)}</a>`)}
${fact(texts.facts.subcategory, `<a ${ofSubcategory}>${text(subcategory.name.en)}</a>`)}
${strength ? fact(texts.facts.strength, `<span>${text(strength)}</span>`) : ''}
${form ? fact(texts.facts.form, text(productForms[form].en)) : ''}
</dl>
<h2>${text(texts.packaging)}</h2>
<p><strong>${text(first)}</strong>${rest && ` ${text(rest)}`}</p>
</section>
<h2>${text(texts.about)}</h2>
${description.en}
<aside><h2>${text(texts.note)}</h2><p>${text(texts.notes[categoryLook[category.name].key])}</p></aside>
</article>
<section class="tinted">
<h2>${text(texts.similar)}</h2>
${list(
  'track',
  similar.map((each, place) => productCard(each, pictures[place] ?? '')),
)}
<p class="hidden">${filled(texts.similarShownOne, { first: 1, total: similar.length })}</p>
</section>`;
}

function fact(name: string, value: string): string {
  return `<div><dt>${text(name)}</dt><dd>${value}</dd></div>`;
}
