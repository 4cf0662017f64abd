import { typedHtml } from '../../content/typed-html.ts';
import type { ImportFormat } from './import-format.ts';

const columnNames: Record<string, string> = { categoryName: 'category' };

/** Our own columns, one product per row. A missing Macedonian text stays empty; the site shows the English one then. */
export const ownColumns: ImportFormat = {
  name: 'products',
  required: ['name_en', 'description_en', 'dosage_en', 'category'],
  optional: ['name_mk', 'description_mk', 'dosage_mk', 'form'],
  columnOf: (field) => columnNames[field] ?? field.replace('.', '_'),
  toCandidate: ({ category = '', form = '', ...cells }) => {
    const both = (name: string) => ({ en: cells[`${name}_en`] ?? '', mk: cells[`${name}_mk`] ?? '' });
    const description = both('description');
    return {
      name: both('name'),
      dosage: both('dosage'),
      description: { en: typedHtml(description.en), mk: typedHtml(description.mk) },
      categoryName: category,
      form: form.trim().toLowerCase(),
    };
  },
};
