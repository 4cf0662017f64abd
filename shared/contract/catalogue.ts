import type { Localized } from './language.ts';

/** The five English names that a category may have (P-02), in the order of menus and tiles. */
export const categoryNames = [
  'Medicinal Products',
  'CBD Products',
  'Herbal Products',
  'Dietary Supplements',
  'Personal Care Products',
] as const;

export type CategoryName = (typeof categoryNames)[number];

/** A part of a category, such as Oral or GALAPRO. */
export interface Subcategory {
  /** Id in the database and in addresses. */
  id: string;
  /** The last part of the category path, misspelling included (S-09). */
  label: string;
  name: Localized;
  /** OTC stands alone in its category and shows no heading (N-03). */
  headless?: true;
}

export interface CatalogueCategory {
  /** Id in the database and in addresses. */
  id: string;
  name: CategoryName;
  /** First part of the admin route of each of its subcategories. */
  adminSlug: string;
  title: Localized;
  /** Empty where products stand in the category itself. */
  subcategories: readonly Subcategory[];
}

/**
 * The fixed tree of categories and subcategories, in the order of the menus (N-03). The api puts it into the database at each
 * start; screens, links and category paths are derived from it.
 */
export const catalogue: readonly CatalogueCategory[] = [
  {
    id: 'medicinal-products',
    name: 'Medicinal Products',
    adminSlug: 'medical-products',
    title: { en: 'Medicinal Products', mk: 'Лекови' },
    subcategories: [{ id: 'otc', label: 'OTC', name: { en: 'OTC', mk: 'Лекови без рецепт' }, headless: true }],
  },
  {
    id: 'cbd-products',
    name: 'CBD Products',
    adminSlug: 'cbd',
    title: { en: 'CBD Products', mk: 'CBD производи' },
    subcategories: [
      { id: 'oral', label: 'Oral', name: { en: 'Oral', mk: 'За орална употреба' } },
      { id: 'topical', label: 'Topical', name: { en: 'Topical', mk: 'За надворешна употреба' } },
      { id: 'cosmetics', label: 'Cosmetics', name: { en: 'Cosmetics', mk: 'Козметика' } },
    ],
  },
  {
    id: 'herbal-products',
    name: 'Herbal Products',
    adminSlug: 'herbal-products',
    title: { en: 'Herbal Products', mk: 'Билни производи' },
    subcategories: [],
  },
  {
    id: 'dietary-supplements',
    name: 'Dietary Supplements',
    adminSlug: 'dietary-supplements',
    title: { en: 'Dietary Supplements', mk: 'Додатоци на исхрана' },
    subcategories: [
      { id: 'galahealth', label: 'GALAHEALTH', name: { en: 'GALAHEALTH', mk: 'GALAHEALTH' } },
      { id: 'jekogal', label: 'JEKOGAL', name: { en: 'JEKOGAL', mk: 'JEKOGAL' } },
      { id: 'galapro', label: 'GALAPRO', name: { en: 'GALAPRO', mk: 'GALAPRO' } },
    ],
  },
  {
    id: 'personal-care-products',
    name: 'Personal Care Products',
    adminSlug: 'personal-care',
    title: { en: 'Personal Care Products', mk: 'Лична нега' },
    subcategories: [
      {
        id: 'babygal-baby-skin-care',
        label: 'BABYGAL Baby Skin Care',
        name: { en: 'BABYGAL baby skin care', mk: 'BABYGAL нега на бебешка кожа' },
      },
      {
        id: 'sensilis-mam-care',
        label: 'SENSILIS MAM CARE',
        name: { en: 'SENSILIS mam care', mk: 'SENSILIS нега за мајки' },
      },
      {
        id: 'face--lip-care',
        label: 'FACE & LIP CARE',
        name: { en: 'Face and lip care', mk: 'Нега на лице и усни' },
      },
      {
        id: 'sensilis-foot-care',
        label: 'SENSILIS FOOT CARE',
        name: { en: 'SENSILIS foot care', mk: 'SENSILIS нега на стапала' },
      },
      {
        id: 'sensilis-nail--hand-care',
        label: 'SENSILIS NAIL & HAND CARE',
        name: { en: 'SENSILIS nail and hand care', mk: 'SENSILIS нега на нокти и раце' },
      },
      { id: 'sensilis-oils', label: 'SENSILIS OILS', name: { en: 'SENSILIS oils', mk: 'SENSILIS масла' } },
      { id: 'silk-hair-removal', label: 'SILK HAIR REMOVAL', name: { en: 'Silk hair removal', mk: 'SILK депилација' } },
      {
        id: 'solarus-sun-protection-care',
        label: 'SOLARUS SUN PROTECTION CARE',
        name: { en: 'SOLARUS sun protection', mk: 'SOLARUS заштита од сонце' },
      },
      {
        id: 'citrogala-inspect-protection',
        label: 'CITROGALA INSPECT PROTECTION',
        name: { en: 'CITROGALA insect protection', mk: 'CITROGALA заштита од инсекти' },
      },
    ],
  },
];

/** Where products stand: a subcategory, or a category that has none. */
export interface LeafCategory {
  /** Category path, `CBD Products/Oral` or `Herbal Products`: what `categoryName` carries on write. */
  path: string;
  category: CatalogueCategory;
  subcategory: Subcategory | null;
  /** Below `/admin/products`, without a leading slash: `cbd/oral`, `herbal-products`. */
  adminPath: string;
  title: Localized;
}

/** Every leaf category, in the order of the menus. */
export const leafCategories: readonly LeafCategory[] = catalogue.flatMap((category): LeafCategory[] =>
  category.subcategories.length === 0
    ? [{ path: category.name, category, subcategory: null, adminPath: category.adminSlug, title: category.title }]
    : category.subcategories.map((subcategory) => ({
        path: `${category.name}/${subcategory.label}`,
        category,
        subcategory,
        adminPath: `${category.adminSlug}/${subcategory.id}`,
        title: subcategory.name,
      })),
);

/** The one whose similar products stand in for those of an unknown category (P-08). */
export const fallbackLeafCategory = leafCategories[0] as LeafCategory;

export function leafCategoryByPath(path: string): LeafCategory | undefined {
  return leafCategories.find((leafCategory) => leafCategory.path === path);
}
