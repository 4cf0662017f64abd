import { createHash } from 'node:crypto';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';

/** Name of a leaflet's file in the storage. */
export const leafletFile = 'leaflet.pdf';

/** How far from its end the mark of a PDF's end may stand, in bytes. */
const endMarkWithin = 2048;

/** @throws HttpError that names the field, for what is not a whole PDF file */
export function requirePdf(bytes: Buffer, field: string): void {
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (!isPdf)
    throw new HttpError('unsupported_type', { message: ruleTexts.not_a_pdf, fields: { [field]: ruleTexts.not_a_pdf } });
  if (!bytes.subarray(-endMarkWithin).includes('%%EOF'))
    throw new HttpError('invalid', { message: ruleTexts.broken_pdf, fields: { [field]: ruleTexts.broken_pdf } });
}

/** The key under which a leaflet is stored. */
export function leafletKey(bytes: Buffer): string {
  return createHash('sha256').update('leaflet').update(bytes).digest('hex').slice(0, 32);
}
