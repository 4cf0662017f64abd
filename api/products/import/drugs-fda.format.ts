import { escapeHtml } from '@varda/server/escape-html';
import { formCode, readableForm, readableList, readableName, readableStrength } from './drugs-fda.texts.ts';
import type { ImportFormat } from './import-format.ts';

const standing: Record<string, string> = {
  'over-the-counter': 'It is available without a prescription.',
  prescription: 'It is available on prescription only.',
};

const columnNames: Record<string, string> = {
  'name.en': 'drugname',
  'dosage.en': 'form, strength',
  'description.en': 'activeingredient, sponsor',
};

/**
 * Products of the Drugs@FDA data files. All of them go to Medicinal Products/OTC, the only line for medicines, and the
 * description says which need a prescription. It also carries the application and product number, which tells apart what
 * is otherwise the same.
 */
export const drugsFda: ImportFormat = {
  name: 'Drugs@FDA products',
  required: ['applno', 'productno', 'drugname', 'activeingredient', 'form', 'strength', 'status'],
  optional: ['sponsor'],
  columnOf: (field) => columnNames[field] ?? field,
  toCandidate({
    applno,
    productno,
    drugname = '',
    activeingredient = '',
    form = '',
    strength = '',
    sponsor,
    status = '',
  }) {
    for (const [column, cell] of Object.entries({ drugname, activeingredient, form, applno, productno }))
      if (!cell) throw new Error(`${column}: Required field`);
    const sold = standing[status.toLowerCase()];
    if (!sold) throw new Error(`status: Must be one of: Over-the-counter, Prescription.`);

    const { name: formName, use } = readableForm(form);
    const ingredients = activeingredient.split(';').map((ingredient) => ingredient.trim().toLowerCase());
    const name = readableName(drugname);
    const plural = ingredients.length > 1;
    const contains =
      !plural && ingredients[0] === name.toLowerCase()
        ? `This medicine has one active ingredient, ${ingredients[0]}.`
        : `${name} contains ${readableList(ingredients)} as its active ${plural ? 'ingredients' : 'ingredient'}.`;
    const maker = sponsor ? `It is supplied by ${readableName(sponsor)}. ` : '';
    const register = `FDA application ${applno}, product ${productno}.`;
    const paragraphs = [contains, `${maker}${sold}`, register].map((text) => `<p>${escapeHtml(text)}</p>`);
    return {
      name: { en: name, mk: '' },
      description: { en: paragraphs.join(''), mk: '' },
      dosage: { en: [`${formName}${use}`, readableStrength(strength)].filter(Boolean).join(', '), mk: '' },
      categoryName: 'Medicinal Products/OTC',
      form: formCode(form),
    };
  },
};
