import type { Author, EditedKind } from '@varda/contract/edit-history';
import type { TrashedKind } from '@varda/contract/trash';
import { useTexts } from './texts/use-texts.ts';

/** What kind of item a row is about. */
export function KindCell({ row }: { row: { entity: EditedKind | TrashedKind } }) {
  const { t } = useTexts();
  return <>{t(`kinds.${row.entity}`)}</>;
}

/** Who did what a row tells. */
export function PersonCell({ row }: { row: { by: Author } }) {
  return <>{row.by?.name}</>;
}
