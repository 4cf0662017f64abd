export type { TableProps } from '../table/resource-table.tsx';
export type { Changed, Entity, FieldsProps, Resource, Sending } from './resource.ts';
export type { Failure, ResourceTexts } from './resource-texts.tsx';
