import type { Entity, Resource } from '../resource/resource.ts';
import { sitePathOf } from './site-path.ts';

/** The page on which visitors see a row; null where they do not. */
export function siteOf<Row extends Entity, Values extends object>(
  { kind, isPublic }: Pick<Resource<Row, Values>, 'kind' | 'isPublic'>,
  row: Row,
): string | null {
  return kind && (isPublic?.(row) ?? true) ? sitePathOf(kind, row._id) : null;
}
