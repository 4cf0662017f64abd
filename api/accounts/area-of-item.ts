import { leafCategoryByPath } from '@varda/contract/catalogue';
import type { EditedKind } from '@varda/contract/edit-history';
import { type Area, areaOfKind } from '@varda/contract/permissions';
import type { TrashedKind } from '@varda/contract/trash';

/** Where an item belongs; a product by its category path, which its draft may change. */
export function areaOfItem(kind: EditedKind | TrashedKind, item: object): Area {
  const area = areaOfKind[kind];
  if (area !== 'category') return area;
  return leafCategoryByPath((item as { categoryName: string }).categoryName)?.category.id as Area;
}

/** The columns that say where a product of a category path belongs. */
export function placeOfProduct(categoryName: string) {
  return { area: areaOfItem('products', { categoryName }), category_name: categoryName };
}
