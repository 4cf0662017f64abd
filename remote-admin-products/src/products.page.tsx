import { OrderedTable } from '@varda/admin/ordered-table';
import type { TableProps } from '@varda/admin/resource';
import { AdminNotFound, ResourceScreen, TextsOfResource } from '@varda/admin/screen';
import type { LeafCategory } from '@varda/contract/catalogue';
import type { NewOrder } from '@varda/contract/entity';
import type { Product } from '@varda/contract/products';
import { call } from '@varda/platform/http';
import { useLanguage } from '@varda/platform/language';
import { useParams } from '@varda/platform/router';
import { useMemo } from 'react';
import { leafCategoryAt } from './leaf-category-at.ts';
import type { ProductValues } from './product-fields.tsx';
import { productsResource } from './products.resource.tsx';

export default function ProductsPage() {
  const leafCategory = leafCategoryAt(useParams());
  if (leafCategory) return <ProductsScreen key={leafCategory.path} leafCategory={leafCategory} />;
  return (
    <TextsOfResource of={{ name: 'products', namespace: 'admin-products' }}>
      <AdminNotFound />
    </TextsOfResource>
  );
}

function ProductsScreen({ leafCategory }: { leafCategory: LeafCategory }) {
  const language = useLanguage();
  const resource = useMemo(() => productsResource(leafCategory), [leafCategory]);
  return (
    <ResourceScreen
      resource={resource}
      title={leafCategory.title[language]}
      {...(leafCategory.subcategory && { eyebrow: leafCategory.category.title[language] })}
      Table={ProductsTable}
    />
  );
}

const reorder = (body: NewOrder) => call('PATCH /products/reorder', { body });

function ProductsTable(props: TableProps<Product, ProductValues>) {
  return <OrderedTable {...props} send={reorder} />;
}
