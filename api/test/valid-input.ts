import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@varda/contract/endpoints';
import { formCodes } from '@varda/contract/product-forms';
import { z } from 'zod';

/** Tried one after the other until a schema takes one; the first is a category path as well as a text. */
const candidates: (() => unknown)[] = [
  () => 'Herbal Products',
  () => `${randomUUID()}@varda-pharm.example`,
  () => 'user',
  () => 'true',
  () => '0123456789ab',
  () => `sha384-${'A'.repeat(64)}`,
  () => 'x'.repeat(43),
  () => true,
  () => 1,
  () => 'public-key',
  () => '/product/:id',
  () => '/some-path',
  () => 'https://host.example',
  () => '+389 2 555 0100',
  () => '41.9965, 21.4314',
  () => '2026-12-24',
  () => '2050-01-01T00:00:00.000Z',
  () => formCodes[0],
  () => ({}),
  () => [],
];

/** Which candidate a schema takes: each is asked for thousands of times. */
const fitting = new WeakMap<z.ZodType, () => unknown>();

/** Some value that a schema takes. */
export function validInput(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return validInput(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodObject) return validObject(schema);
  if (schema instanceof z.ZodArray) return [validInput(schema.element as z.ZodType)];
  if (schema instanceof z.ZodUnion) return validInput(schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  const known = fitting.get(schema) ?? candidates.find((candidate) => schema.safeParse(candidate()).success);
  if (!known) throw new Error('No candidate fits; add one');
  fitting.set(schema, known);
  return known();
}

/** Names of fields that a schema is given, as found the first time. */
const given = new WeakMap<z.ZodObject, readonly string[]>();

/** All fields, but for those that may be left out where rules between fields speak against them. */
function validObject(schema: z.ZodObject): Record<string, unknown> {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][];
  const known = given.get(schema);
  if (known) return Object.fromEntries(known.map((name) => [name, validInput(schema.shape[name] as z.ZodType)]));
  const body = findObject(schema, fields);
  given.set(schema, Object.keys(body));
  return body;
}

function findObject(schema: z.ZodObject, fields: readonly [string, z.ZodType][]): Record<string, unknown> {
  const all = Object.fromEntries(fields.map(([name, field]) => [name, validInput(field)]));
  if (schema.safeParse(all).success) return all;
  const fewer = fields
    .filter(([, field]) => field.safeParse(undefined).success)
    .map(([name]) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== name)));
  return fewer.find((body) => schema.safeParse(body).success) ?? all;
}

/** The fields of an endpoint's body, each with its schema; none where the body is not an object. */
export function bodyFields({ body }: Endpoint): Record<string, z.ZodType> {
  return body instanceof z.ZodObject ? (body.shape as Record<string, z.ZodType>) : {};
}
