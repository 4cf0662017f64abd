import type { Language, Localized } from '@varda/contract/language';
import type { ProductForm } from '@varda/contract/product-forms';

/** What is printed on a product's packshot, and on which kind of pack. */
interface Pack {
  kind: 'carton' | 'bottle' | 'dropper' | 'tube' | 'jar' | 'blister' | 'sachet' | 'spray' | 'pump';
  /** Brand as printed, without ®: where the name is `registered` the artwork adds the sign. */
  brand: string;
  registered?: true;
  /** One short line under the brand, at most 32 characters. */
  line: Localized;
  /** Strength or key fact, at most 14 characters: `500 mg`, `SPF 50+`. */
  strength?: Localized;
  /** Amount at the foot: `20 tablets`, `50 ml`. */
  amount: Localized;
  /** Accent of this product, `#rrggbb`; without it the colour of its subcategory is used. */
  colour?: string;
}

/**
 * A product of the demo content. Its picture is `api/demo/pictures/products/<key>.webp`, in Macedonian `<key>-mk.webp`; its leaflet, if it has one,
 * `api/demo/pictures/leaflets/<key>.pdf` and `<key>-mk.pdf`.
 */
export interface DemoProduct {
  /** Kebab case, unique among the products. */
  key: string;
  /** Category path of one of the contract's `subcategories`. */
  categoryName: string;
  form?: ProductForm;
  name: Localized;
  /** Rich text. */
  description: Localized;
  /** Packaging and dosage, one line of plain text. */
  dosage: Localized;
  pack: Pack;
  leaflet?: true;
}

/** A card of the dosage section of the home page. Its picture is `api/demo/pictures/dosage/<key>.webp`, in Macedonian `<key>-mk.webp` if it differs. */
export interface DemoDosage {
  /** Kebab case, unique among the dosage entries. */
  key: string;
  name: Localized;
  /** Rich text. */
  text: Localized;
}

/** An entry of the page about us. */
export interface DemoAbout {
  /** Kebab case, unique among the about entries. */
  key: string;
  name: Localized;
  /** Stands in the place of a name; empty where there is one. */
  subcategory: Localized;
  /** Rich text. */
  text: Localized;
  /** At most two: each is `api/demo/pictures/about/<picture>.webp`. */
  pictures: readonly string[];
}

/** A stop of the timeline. */
export interface DemoHistory {
  /** Kebab case, unique among the history entries. */
  key: string;
  /** Rich text; the year is its heading. */
  text: Localized;
}

/** A block of the contact page. */
export interface DemoContact {
  /** Kebab case, unique among the contact blocks. */
  key: string;
  name: Localized;
  /** Rich text. */
  description: Localized;
  /** One of the pictures about us: `api/demo/pictures/about/<picture>.webp`. */
  picture?: string;
}

/** A vacancy. */
export interface DemoVacancy {
  /** Kebab case, unique among the vacancies. */
  key: string;
  /** Title of the position. */
  vacancy: Localized;
  /** One or two sentences of plain text. */
  shortDescription: Localized;
  /** Rich text. */
  description: Localized;
  /** English name of one of the 13 departments. */
  department: string;
  /** Whether it is listed to readers of a language. */
  active: Record<Language, boolean>;
  /** `Full-time`, `Part-time`, `Internship`. */
  jobType: string;
}
