import { catalogue } from '@varda/contract/catalogue';
import { paths } from '@varda/platform/router/paths';
import type { ApiClient } from '../../../../e2e/fixtures/api-client.ts';
import { categoryLook } from '../../../../remote-public/src/products/category-look.ts';
import { en } from '../../../../remote-public/src/texts/en.ts';
import { list, text } from './markup.ts';
import { productCard } from './product-card.ts';

/** A category with subcategories. @param pictures that of the head, those of the products */
export async function category(api: ApiClient, id: string, [head = '', ...pictures]: string[]): Promise<string> {
  const shown = catalogue.find((each) => each.id === id);
  if (!shown) throw new Error(`There is no category ${id}`);
  const products = await api.call('GET /products/all');
  const subcategories = shown.subcategories.map(({ id: subcategory, label, name }) => {
    const own = products.filter(({ categoryName }) => categoryName === `${shown.name}/${label}`);
    return `<section id="${subcategory}">
<h2>${text(name.en)}</h2>
${list(
  'grid',
  own.map((product) => productCard(product, pictures.shift() ?? '')),
)}
</section>`;
  });
  return `<header class="head">
<div class="wide">${head}</div>
<nav class="trail"><a href="${paths.home}">${en.home.crumb}</a></nav>
<h1>${text(shown.title.en)}</h1>
<p class="lead">${text(en.category.leads[categoryLook[shown.name].key])}</p>
${list(
  'subcategories',
  shown.subcategories.map(({ id: subcategory, name }) => `<a href="#${subcategory}">${text(name.en)}</a>`),
)}
</header>
${subcategories.join('\n')}`;
}
