import type { ProductCard } from '@varda/contract/products';
import { paths } from '@varda/platform/router/paths';
import { text } from './markup.ts';

export function productCard({ _id, name, dosage }: ProductCard, picture: string): string {
  return `<a class="card" href="${paths.product(_id)}">${picture}
<b>${text(name.en)}</b><span>${text(dosage.en)}</span></a>`;
}
