const fetching = 'Failed to fetch the leaflets';

export const documents = {
  title: 'Documents',
  note: 'Package leaflets (PDF) of the products on the site.',
  none: 'No product has a leaflet yet. Add one in the form of a product.',
  nothingFound: 'No product matches.',
  showAll: 'Show all',
  fields: { name: 'Product', en: 'In English', mk: 'In Macedonian' },
  file: 'PDF, {{size}}',
  missing: 'Missing',
  download: {
    en: '{{file}}: {{name}}, leaflet in English',
    mk: '{{file}}: {{name}}, leaflet in Macedonian',
  },
  open: 'Open the product: {{name}}',
  openShort: 'Open the product',
  filter: {
    label: 'Products that are shown',
    any: 'With a leaflet',
    one: 'Missing in one language',
    both: 'Without a leaflet',
  },
  failure: { list: { answered: fetching, silent: fetching } },
};
