export type { TableProps } from '../table/use-resource-columns.tsx';
export type { Changed, Entity, FieldsProps, Resource, RowForm, Sending } from './resource.ts';
export type { Failure, ResourceTexts } from './resource-texts.tsx';
