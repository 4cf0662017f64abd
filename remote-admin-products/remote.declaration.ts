import { shelves } from '@varda/shared/contract/catalogue';
import type { Area } from '@varda/shared/contract/permissions';
import type { RemoteDeclaration } from '@varda/shared/remote/declaration';

/** The entries of the products stand behind those of all other screens. */
const firstOrder = 100;

export const declaration = {
  name: 'admin-products',
  pages: { products: '/admin/products/:category/:line?' },
  navigation: shelves.map(({ adminPath, title, category, line }, place) => ({
    path: `/admin/products/${adminPath}`,
    title,
    group: line && category.title,
    order: firstOrder + place,
    area: category.id as Area,
    create: { en: `New product in ${title.en}`, mk: `Нов производ во: ${title.mk}` },
  })),
} as const satisfies RemoteDeclaration;
