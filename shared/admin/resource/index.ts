export type { TableProps } from '../table/resource-table.tsx';
export type { Changed, Entity, FieldsProps, OnUpload, Resource } from './resource.ts';
export type { Failure, ResourceTexts } from './resource-texts.tsx';
