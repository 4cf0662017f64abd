import type { CategoryName } from '@varda/contract/catalogue';

export type PackShape = 'carton' | 'bottle' | 'tube';

/** Part of the keys of a category's texts. */
export type CategoryKey = 'medicinal' | 'cbd' | 'herbal' | 'dietary' | 'care';

interface CategoryLook {
  key: CategoryKey;
  /** First colour, and shape, of the pack that stands in for a missing picture. */
  colour: string;
  pack: PackShape;
  /** The calm side of its pictures (`scripts/artwork`): the ground into which they fade. */
  ground: string;
}

export const categoryLook: Readonly<Record<CategoryName, CategoryLook>> = {
  'Medicinal Products': { key: 'medicinal', colour: '#0f6b52', pack: 'carton', ground: '#eef7fa' },
  'CBD Products': { key: 'cbd', colour: '#6b7f2a', pack: 'bottle', ground: '#f3f7ec' },
  'Herbal Products': { key: 'herbal', colour: '#b96c0f', pack: 'bottle', ground: '#fbf6e6' },
  'Dietary Supplements': { key: 'dietary', colour: '#c4583f', pack: 'carton', ground: '#fff8ed' },
  'Personal Care Products': { key: 'care', colour: '#3f7fbf', pack: 'tube', ground: '#fef5f2' },
};
