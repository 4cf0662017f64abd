/** The parts of the engine, for a screen that is put together otherwise than `ResourceScreen` does it. */
export { Action } from '../action/action.tsx';
export { AdminModal } from '../dialog/admin-modal.tsx';
export { DeletionModal } from '../dialog/deletion.modal.tsx';
export type { Deletable } from '../dialog/use-deletion.ts';
export { type OpenDialog, useDialog } from '../dialog/use-dialog.ts';
export { useLast } from '../dialog/use-last.ts';
export { useReload, useToasts } from '../dialog/use-toasts.ts';
export { ageOf } from '../drafts/age.ts';
export { type List, useList } from '../list/use-list.ts';
export type { Column } from '../resource/resource.ts';
export { TextsOfResource, useAdminTexts } from '../resource/resource-texts.tsx';
export { ListBody } from '../screen/resource-screen.tsx';
export { ScreenLayout } from '../screen/screen-layout.tsx';
export { Moment } from '../table/moment.tsx';
export { RowsTable } from '../table/resource-table.tsx';
export { ActionsMenu, type RowAction } from '../table/row-actions.tsx';
export { useTableColumns } from '../table/use-table-columns.tsx';
export { SearchBox } from '../toolbar/search-box.tsx';
