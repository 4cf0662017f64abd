import { OrderedTable } from '@varda/admin/ordered-table';
import type { TableProps } from '@varda/admin/resource';
import { AdminNotFound, ResourceScreen, TextsOfResource } from '@varda/admin/screen';
import type { Shelf } from '@varda/contract/catalogue';
import type { NewOrder } from '@varda/contract/entity';
import type { Product } from '@varda/contract/products';
import { call } from '@varda/platform/http';
import { useLanguage } from '@varda/platform/language';
import { useParams } from '@varda/platform/router';
import { useMemo } from 'react';
import type { ProductValues } from './product-fields.tsx';
import { productsResource } from './products.resource.tsx';
import { shelfAt } from './shelf-at.ts';

export default function ProductsPage() {
  const shelf = shelfAt(useParams());
  if (shelf) return <ShelfScreen key={shelf.path} shelf={shelf} />;
  return (
    <TextsOfResource of={{ name: 'products', namespace: 'admin-products' }}>
      <AdminNotFound />
    </TextsOfResource>
  );
}

function ShelfScreen({ shelf }: { shelf: Shelf }) {
  const language = useLanguage();
  const resource = useMemo(() => productsResource(shelf), [shelf]);
  return (
    <ResourceScreen
      resource={resource}
      title={shelf.title[language]}
      {...(shelf.line && { eyebrow: shelf.category.title[language] })}
      Table={ProductsTable}
    />
  );
}

const reorder = (body: NewOrder) => call('PATCH /products/reorder', { body });

function ProductsTable(props: TableProps<Product, ProductValues>) {
  return <OrderedTable {...props} send={reorder} />;
}
