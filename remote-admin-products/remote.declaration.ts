import { leafCategories } from '@varda/contract/catalogue';
import type { Area } from '@varda/contract/permissions';
import type { MenuIconName, RemoteDeclaration } from '@varda/platform/remote/declaration';

/** The entries of the products stand behind those of all other screens. */
const firstOrder = 100;

const icons: Record<string, MenuIconName> = {
  otc: 'pill',
  oral: 'droplet',
  topical: 'bandage',
  cosmetics: 'sparkles',
  'herbal-products': 'leaf',
  galahealth: 'heart',
  jekogal: 'fish',
  galapro: 'barbell',
  'babygal-baby-skin-care': 'baby-carriage',
  'face--lip-care': 'smile',
  'sensilis-mam-care': 'heart-handshake',
  'sensilis-foot-care': 'shoe',
  'sensilis-nail--hand-care': 'hand',
  'sensilis-oils': 'bottle',
  'silk-hair-removal': 'feather',
  'solarus-sun-protection-care': 'sun',
  'citrogala-inspect-protection': 'bug',
};

export const declaration = {
  name: 'admin-products',
  pages: { products: '/admin/products/:category/:subcategory?' },
  navigation: leafCategories.map(({ adminPath, title, category, subcategory }, place) => ({
    path: `/admin/products/${adminPath}`,
    title,
    group: subcategory && category.title,
    icon: icons[adminPath.slice(adminPath.lastIndexOf('/') + 1)] ?? 'pill',
    order: firstOrder + place,
    area: category.id as Area,
    create: { en: `New product in ${title.en}`, mk: `Нов производ во: ${title.mk}` },
  })),
} as const satisfies RemoteDeclaration;
