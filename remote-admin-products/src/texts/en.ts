import type { Failure, ResourceTexts } from '@varda/admin/resource';
import { adminTexts } from '@varda/admin/texts/en';

const fetching = 'Error fetching product';
const creating = 'Failed to create product';
const updating = 'Failed to update product';
// Exact texts of the catalogue, although some speak of other things.
const deleting = 'Error deleting career';
const reordering = 'Failed to reorder history';

const products = {
  title: 'Products',
  create: 'Create Product',
  edit: 'Edit Product',
  fields: {
    image: 'Image',
    imageMk: 'Image in Macedonian',
    imageAlt: 'Alternative text',
    name: 'Name',
    dosage: 'Packaging / Dosage',
    description: 'Description',
    form: 'Form',
    leafletEn: 'Leaflet in English',
    leafletMk: 'Leaflet in Macedonian',
    subcategory: 'Subcategory',
    updatedAt: 'Updated',
  },
  formHint: 'Visitors filter long lists by it.',
  success: {
    created: 'Product created successfully!',
    updated: 'Product updated successfully!',
    deleted: 'Product deleted successfully!',
  },
  failure: {
    list: { answered: fetching, silent: fetching },
    create: { answered: creating, silent: creating },
    update: { answered: updating, silent: updating },
    delete: { answered: deleting, silent: deleting },
    reorder: { answered: reordering, silent: reordering },
  },
} satisfies ResourceTexts & { formHint: string; failure: { reorder: Failure } };

const leaflet = {
  label: 'Leaflet',
  hint: 'A PDF of at most {{megabytes}} MB, for visitors to save',
  choose: 'Choose a PDF',
  current: 'Existing leaflet, {{size}}',
  chosen: 'New: {{name}}, {{size}}',
  discard: 'Discard the new leaflet',
  remove: 'Remove the leaflet',
  keep: 'Keep the leaflet',
  notAPdf: 'This file is not a PDF.',
  tooLarge: 'This file is larger than {{megabytes}} MB.',
};

export const en = { admin: adminTexts, products, leaflet };
export default en;
