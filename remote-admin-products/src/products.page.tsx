import { OrderedTable } from '@varda/admin/ordered-table';
import type { TableProps } from '@varda/admin/resource';
import { AdminNotFound, ResourceScreen, TextsOfResource } from '@varda/admin/screen';
import type { Subcategory } from '@varda/contract/catalogue';
import type { NewOrder } from '@varda/contract/entity';
import type { Product } from '@varda/contract/products';
import { call } from '@varda/platform/http';
import { useLanguage } from '@varda/platform/language';
import { useParams } from '@varda/platform/router';
import { useMemo } from 'react';
import type { ProductValues } from './product-fields.tsx';
import { productsResource } from './products.resource.tsx';
import { subcategoryAt } from './subcategory-at.ts';

export default function ProductsPage() {
  const subcategory = subcategoryAt(useParams());
  if (subcategory) return <SubcategoryScreen key={subcategory.path} subcategory={subcategory} />;
  return (
    <TextsOfResource of={{ name: 'products', namespace: 'admin-products' }}>
      <AdminNotFound />
    </TextsOfResource>
  );
}

function SubcategoryScreen({ subcategory }: { subcategory: Subcategory }) {
  const language = useLanguage();
  const resource = useMemo(() => productsResource(subcategory), [subcategory]);
  return (
    <ResourceScreen
      resource={resource}
      title={subcategory.title[language]}
      {...(subcategory.line && { eyebrow: subcategory.category.title[language] })}
      Table={ProductsTable}
    />
  );
}

const reorder = (body: NewOrder) => call('PATCH /products/reorder', { body });

function ProductsTable(props: TableProps<Product, ProductValues>) {
  return <OrderedTable {...props} send={reorder} />;
}
