import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@varda/shared/contract/endpoints';
import { z } from 'zod';

/** Tried one after the other until a schema takes one; the first is a category path as well as a text. */
const candidates: (() => unknown)[] = [
  () => 'Herbal Products',
  () => `${randomUUID()}@varda-pharm.example`,
  () => 'user',
  () => 'true',
  () => true,
  () => 1,
];

/** Some value that a schema takes. */
export function validInput(schema: z.ZodType): unknown {
  const bare =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema;
  if (bare instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(bare.shape).map(([name, field]) => [name, validInput(field as z.ZodType)]),
    );
  if (bare instanceof z.ZodArray) return [validInput(bare.element as z.ZodType)];
  for (const candidate of candidates) {
    const value = candidate();
    if (bare.safeParse(value).success) return value;
  }
  throw new Error('No candidate fits; add one');
}

/** The fields of an endpoint's body, each with its schema; none where the body is not an object. */
export function bodyFields({ body }: Endpoint): Record<string, z.ZodType> {
  return body instanceof z.ZodObject ? (body.shape as Record<string, z.ZodType>) : {};
}
