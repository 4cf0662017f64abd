import sharp from 'sharp';

/** A picture of a plain colour. */
export function picture(width = 400, height = 300, colour = '#0f6b52'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** A file that passes for a whole PDF; texts make different ones. */
export function pdf(text = 'leaflet'): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
}

/** The fields of a product's form, with what is given instead of the standard. */
export function productForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: { en: 'Calm drops', mk: 'Капки за смирување' },
    description: { en: '<p>Calms.</p>', mk: '<p>Смирува.</p>' },
    dosage: { en: '30 ml', mk: '30 мл' },
    categoryName: 'CBD Products/Oral',
    ...fields,
  };
}

/** The fields of a dosage entry's form, without its picture. */
export function dosageForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: { en: 'Drops', mk: 'Капки' },
    text: { en: '<p>Twice a day.</p>', mk: '<p>Двапати дневно.</p>' },
    ...fields,
  };
}

/** The fields of an about entry's form. */
export function aboutForm(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...{ 'name[en]': 'Our mission', 'name[mk]': 'Нашата мисија' },
    ...{ 'text[en]': '<p>To help.</p>', 'text[mk]': '<p>Да помагаме.</p>' },
    ...fields,
  };
}

/** What a create of a vacancy sends. */
export function careerBody(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    vacancy: { en: 'Analyst', mk: 'Аналитичар' },
    shortDescription: { en: 'Measures.', mk: 'Мери.' },
    description: { en: '<p>Measures things.</p>', mk: '<p>Мери работи.</p>' },
    ...fields,
  };
}
