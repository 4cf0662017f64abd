import type { RemoteManifest } from './manifest.ts';
import { pageAt } from './page-at.ts';

const chunk = { js: [], css: [] };
const pages = {
  notFound: '*',
  home: '/',
  product: '/product/:id',
  products: '/admin/products/:category/:subcategory?',
};
const manifest = {
  pages: Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, { path, chunk }])),
} as unknown as RemoteManifest;

test.each([
  ['/', 'home', {}],
  ['/product/7', 'product', { id: '7' }],
  ['/product/%D0%BB%D0%B5%D0%BA', 'product', { id: 'лек' }],
  ['/admin/products/cbd/oral', 'products', { category: 'cbd', subcategory: 'oral' }],
  ['/admin/products/herbal-products', 'products', { category: 'herbal-products' }],
  ['/product', 'notFound', { '*': 'product' }],
  ['/no/such', 'notFound', { '*': 'no/such' }],
])('[F-01] the page of %s is %s, wherever the not-found page stands in the declaration', (path, name, params) => {
  expect(pageAt(manifest, path)).toMatchObject({ name, params });
});

test('[F-01] a remote without a page for the path, and without a not-found page, has none', () => {
  const { notFound: _, ...rest } = manifest.pages;
  expect(pageAt({ ...manifest, pages: rest }, '/no/such')).toBeNull();
});
