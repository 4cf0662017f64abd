import type { ProductForm } from '@varda/contract/product-forms';

/*
 * The FDA writes in capitals and abbreviations: `TABLET, EXTENDED RELEASE;ORAL`, `EQ 2MG BASE`. These functions make
 * text of them that reads like that of other products.
 */

const small = new Set(['and', 'in', 'of', 'for', 'with', 'w/', 'at', 'the', 'per', 'or', 'to']);

/** Written in capitals also within a name. */
const capitals = new Set(
  (
    'ER XR XL SR LA CD CR DM PM AC AF AQ HFA USP NF IB IV I.V. HCL CHG PEG OTC II III ' +
    'LLC LP USA US UK NY FL BV SA AG AB SPA PLC PTY GMBH ANI GSK UCB ICU MSD KVK IPCA ANDA GE 3M'
  ).split(' '),
);

const units: Record<string, string> = {
  ...{
    mg: 'mg',
    mcg: 'mcg',
    ug: 'mcg',
    gm: 'g',
    g: 'g',
    kg: 'kg',
    ml: 'mL',
    l: 'L',
    meq: 'mEq',
    mci: 'mCi',
    uci: 'µCi',
  },
  ...{ hr: 'h', iu: 'IU', miu: 'million IU', units: 'units', u: 'units', inh: 'inhalation', bot: 'bottle' },
};

/** `CHILDREN'S MOTRIN COLD` becomes `Children's Motrin Cold`. What is not in capitals is left alone. */
export function readableName(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text
    .split(/\s+/)
    .map((word, index) => {
      if (capitals.has(word.replace(/[,.()]+$/, ''))) return word;
      if (index > 0 && small.has(word.toLowerCase())) return word.toLowerCase();
      const measure = /^(\d[\d.,]*)([A-Z]+)$/.exec(word);
      const unit = units[measure?.[2]?.toLowerCase() ?? ''];
      if (measure && unit) return `${measure[1]} ${unit}`;
      return word
        .toLowerCase()
        .replace(/(^|[-/(&.+])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join(' ');
}

/** Forms whose name only makes sense to the FDA, and their names elsewhere. */
const formNames: [RegExp, string][] = [
  [/^injectable/, 'injection'],
  [/^for (solution|suspension)/, 'powder for $1'],
  [/delayed rel pellets/, 'delayed-release pellets'],
  [/\//g, ' or '],
];

/** Words of their forms, and which of ours they mean; the first one that is found counts. */
const formWords: [RegExp, ProductForm][] = [
  [/inject/, 'injection'],
  [/suppositor/, 'suppositories'],
  [/troche|lozenge/, 'lozenges'],
  [/tablet/, 'tablets'],
  [/capsule/, 'capsules'],
  [/spray|aerosol/, 'spray'],
  [/patch/, 'patches'],
  [/shampoo/, 'wash'],
  [/cream/, 'cream'],
  [/ointment/, 'ointment'],
  [/\bgel\b/, 'gel'],
  [/lotion/, 'lotion'],
  [/syrup/, 'syrup'],
  [/drops/, 'drops'],
  [/powder|granule|^for (solution|suspension)/, 'powder'],
  [/suspension|emulsion/, 'suspension'],
  [/solution/, 'solution'],
  [/\boil\b/, 'oil'],
];

/** The code of a form; empty where ours has none for it. */
export function formCode(form: string): ProductForm | '' {
  const [kind = ''] = form.toLowerCase().split(';');
  return formWords.find(([words]) => words.test(kind))?.[1] ?? '';
}

/** What stands where the route should stand, but is none. */
const noRoutes = new Set(['', 'n/a', 'vial', 'syringe', 'single-use', 'injection', 'oral-28']);

/** `TABLET, EXTENDED RELEASE;ORAL` becomes `Tablet, extended release` and ` for oral use`. */
export function readableForm(form: string): { name: string; use: string } {
  const [kind = '', route = ''] = form
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const name = formNames.reduce((text, [fda, usual]) => text.replace(fda, usual), kind);
  const routes = route.replace('iv (infusion)', 'intravenous').split(/,\s*/);
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    use: routes.some((one) => noRoutes.has(one)) ? '' : ` for ${readableList(routes)} use`,
  };
}

/** `EQ 2MG BASE;5MG/ML` becomes `equivalent to 2 mg base / 5 mg/mL`. */
export function readableStrength(strength: string): string {
  const [value = ''] = strength.split('**');
  return value
    .split(';')
    .map((part) =>
      part
        .trim()
        .replace(/(?<!\d),(?=\S)|,(?!\d{3}(?!\d))(?=\S)/g, ', ')
        .replace(/([\d.])([A-Za-zµ])/g, '$1 $2')
        .replace(/[A-Za-z]+/g, (word) => units[word.toLowerCase()] ?? (word === 'USP' ? word : word.toLowerCase()))
        .replace(/\beq\b/g, 'equivalent to')
        .replace(/\bn\/a\b/g, 'not stated'),
    )
    .filter(Boolean)
    .join(' / ');
}

/** `a`, `a and b`, `a, b and c`. */
export function readableList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
