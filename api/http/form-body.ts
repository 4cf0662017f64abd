import { bounds, largestUploadBytes } from '@varda/contract/bounds';
import type { Save } from '@varda/contract/drafts';
import type { Endpoint } from '@varda/contract/endpoints';
import { errorTexts } from '@varda/contract/error-texts';
import type { Localized } from '@varda/contract/language';
import { pictureKeyIn } from '@varda/contract/picture-url';
import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { z } from 'zod';
import { ruleTexts } from './error-texts.ts';
import { HttpError } from './http-error.ts';
import { fieldTexts } from './validation.ts';

/** A file of a form, or the key of a stored picture that is named in its place. */
export type Upload = Buffer | string;

/** Files of a form by the name of their field. */
export type Files = Record<string, Upload[]>;

/** Two rich texts as JSON, each character written as an escape of six bytes at worst. */
const largestField = 2 * 6 * bounds.richText;
const mostFields = 50;

/** Field name, or several names with an index in brackets: `name`, `name[en]`, `removeImages[0]`. */
type Fields = Record<string, string | string[]>;

const nesting = { depth: 2, arrayLimit: 100 };

/** Reads an urlencoded body into the fields of a form; names with brackets stay as they are. */
export function parseUrlencoded(body: string): Fields {
  try {
    decodeURIComponent(body);
  } catch {
    throw new HttpError('malformed');
  }
  try {
    return qs.parse(body, { depth: 0, parameterLimit: mostFields, throwOnLimitExceeded: true }) as Fields;
  } catch {
    throw new HttpError('too_large');
  }
}

/**
 * Reads the form of a request, multipart or urlencoded: objects in it come as JSON text or as fields `name[en]`. Everything
 * has a bound; what goes beyond one is refused by name, never cut.
 */
export async function readForm(request: FastifyRequest, endpoint: Endpoint): Promise<{ body: unknown; files: Files }> {
  const accepted = endpoint.files ?? {};
  const { fields, files } = request.isMultipart()
    ? await readParts(request, accepted)
    : { fields: (request.body ?? {}) as Fields, files: {} as Files };
  // A preview that comes again names by their keys the files that it has sent before.
  const isPreview = (request.query as Save).as === 'preview';
  for (const [name, { asText, most }] of Object.entries(accepted)) {
    const texts = [fields[name] ?? []].flat().filter((text) => text !== '');
    if (!(asText || isPreview) || texts.length === 0) continue;
    // Files come first, wherever the texts stand between them.
    const uploads = [...(files[name] ?? []), ...texts.map((text) => uploadIn(name, text))];
    if (uploads.length > most) throw refused('invalid', name, ruleTexts.too_many_files);
    files[name] = uploads;
  }
  const body = objectOf(fields, endpoint);
  const missing = Object.keys(accepted).filter((name) => accepted[name]?.required && !files[name]?.length);
  if (missing.length > 0) {
    // Together with what the schema finds, so that all fields are marked at once.
    const issues = endpoint.body?.safeParse(body, { reportInput: true }).error?.issues ?? [];
    const required = Object.fromEntries(missing.map((name) => [name, ruleTexts.required]));
    throw new HttpError('invalid', { fields: { ...fieldTexts(issues), ...required } });
  }
  return { body, files };
}

async function readParts(request: FastifyRequest, accepted: NonNullable<Endpoint['files']>) {
  const fields: Fields = Object.create(null);
  const files: Files = {};
  try {
    const parts = request.parts({
      // One more than is allowed, so that a file of exactly the allowed size differs from one that was cut.
      limits: { fieldSize: largestField, fields: mostFields, fileSize: largestUploadBytes + 1, files: 20, parts: 70 },
    });
    for await (const part of parts) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        // An empty file input of a browser.
        if (bytes.length === 0 && !part.filename) continue;
        const rule = accepted[part.fieldname];
        const list = [...(files[part.fieldname] ?? []), bytes];
        if (!rule) throw refused('invalid', part.fieldname, ruleTexts.unexpected_file);
        if (bytes.length > largestUploadBytes) throw refused('too_large', part.fieldname, ruleTexts.file_too_large);
        if (list.length > rule.most) throw refused('invalid', part.fieldname, ruleTexts.too_many_files);
        files[part.fieldname] = list;
      } else {
        const { fieldname: name, value } = part;
        if (part.fieldnameTruncated) throw new HttpError('malformed');
        if (part.valueTruncated) throw refused('too_large', name, errorTexts.too_large);
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        // What it reads bytes as that are no UTF-8; as a sign of its own it says no more than that.
        if (text.includes('\uFFFD')) throw refused('invalid', name, ruleTexts.unstorable);
        const earlier = fields[name];
        fields[name] = earlier === undefined ? text : [earlier, text].flat();
      }
    }
  } catch (error) {
    if (error instanceof HttpError || (error as { statusCode?: number }).statusCode === 413) throw error;
    throw new HttpError('malformed');
  }
  return { fields, files };
}

/** The picture that a text stands for: a data URL, or the URL, path or key of one that is stored. */
function uploadIn(field: string, text: string): Upload {
  const data = /^data:[^,]*;base64,/i.exec(text);
  if (data) return Buffer.from(text.slice(data[0].length), 'base64');
  const key = pictureKeyIn(text);
  if (!key) throw refused('invalid', field, ruleTexts.unknown_picture);
  return key;
}

function refused(code: 'invalid' | 'too_large', field: string, text: Localized): HttpError {
  return new HttpError(code, { fields: { [field]: text } });
}

/** Nests `name[en]`, and parses the JSON text of those fields that the schema wants as objects or lists. */
function objectOf(fields: Fields, endpoint: Endpoint): unknown {
  const nested = qs.parse(fields as never, nesting) as Record<string, unknown>;
  const shape = endpoint.body instanceof z.ZodObject ? endpoint.body.shape : {};
  for (const [name, schema] of Object.entries(shape)) {
    const value = nested[name];
    if (typeof value !== 'string' || !isComposite(schema as z.ZodType)) continue;
    try {
      nested[name] = JSON.parse(value);
    } catch {
      throw refused('invalid', name, ruleTexts.not_json);
    }
  }
  return nested;
}

function isComposite(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return isComposite(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodObject || schema instanceof z.ZodArray;
}
