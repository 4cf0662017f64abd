import type { Author, EditedKind } from '@varda/contract/edit-history';
import { useTexts } from './texts/use-texts.ts';

/** What kind of item a row is about. */
export function KindCell({ row }: { row: { entity: EditedKind } }) {
  const { t } = useTexts();
  return <>{t(`kinds.${row.entity}`)}</>;
}

/** Who did what a row tells. */
export function PersonCell({ row }: { row: { by: Author } }) {
  return <>{row.by?.name}</>;
}
