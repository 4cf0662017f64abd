import type { UseFormReturnType } from '@mantine/form';
import type { Save } from '@varda/contract/drafts';
import type { EditedKind } from '@varda/contract/edit-history';
import type { Language } from '@varda/contract/language';
import type { Area } from '@varda/contract/permissions';
import type { OpenedKind } from '@varda/contract/presence';
import type { ComponentType } from 'react';
import type { ZodType } from 'zod';
import type { ListSource } from '../list/list-source.ts';

/** What every row has. */
export interface Entity {
  _id: string;
}

export interface Column<Row> {
  /** Labelled by the text `fields.<key>` of the resource; sortable if the list can be sorted by it. */
  key: string;
  /** `name` is what a person would call the row, where the list knows that. */
  Cell: ComponentType<{ row: Row; name?: string }>;
  /** In pixels; without it the column takes what is left. */
  width?: number;
  /** A thumbnail, which needs no label. */
  isPicture?: true;
  /** It names who did it: the engine offers no column of its own for that. */
  names?: 'createdBy' | 'updatedBy';
}

export type ResourceForm<Values> = UseFormReturnType<Values>;

export interface FieldsProps<Row, Values> {
  form: ResourceForm<Values>;
  /** The row that is edited; null while one is created. */
  row: Row | null;
}

/** How a save is made, watched and stopped, as options of its call. */
export interface Sending {
  /** How much of a body has gone out, from 0 to 1. */
  onUpload: (fraction: number) => void;
  signal: AbortSignal;
  /** Whether it is saved on the site, as a draft, or only shown. */
  query: Save;
  /** Of a create: by what the server knows it when it comes again. */
  key?: string | undefined;
  /** Files that the server has already, by their keys there. */
  stored?: ReadonlyMap<File, string>;
}

/** The values that an edit has changed; of a text in two languages only the languages that were changed. */
export type Changed<Values> = {
  [K in keyof Values]?: Values[K] extends Record<Language, infer T> ? Partial<Record<Language, T>> : Values[K];
};

/**
 * Everything that the list of one screen of the back office is made of: data, and the cells of its columns. Its texts stand below its
 * name in the texts of its remote, in the shape of `ResourceTexts`.
 */
export interface Resource<Row extends Entity, Values extends object> {
  name: string;
  /** Name of the remote that the texts belong to. */
  namespace: string;
  /** What its history goes by; left out where none is stored. */
  kind?: EditedKind;
  /** What its open forms go by, where no history is stored: accounts unless it is said. */
  opened?: OpenedKind;
  /** Category path of the products of a list. */
  categoryName?: string;
  /** Where its permissions are those of; left out where only the role counts. */
  area?: Area;
  /** Of products: the category path that all of its rows have. */
  category?: string;
  /** Of an area in which things are published: whether visitors see the row. */
  isPublic?(row: Row): boolean;
  list: ListSource<Row>;
  columns: readonly Column<Row>[];
  /** What a person would call the row, for labels, questions and announcements. */
  nameOf(row: Row, language: Language): string;
  /** Width of the form, as Mantine's sizes have it. */
  width?: string;
  /** The form. Its code, with the contract's schemas, is a chunk of its own: rows come without it. */
  form(): Promise<RowForm<Row, Values>>;
  /** Left out where there are always the same rows; then none is created either. */
  remove?(row: Row): Promise<unknown>;
  /** Its deletion ends the session: among several it is the last one, and is left where one before it has failed. */
  endsSession?(row: Row): boolean;
  /** What follows a deletion, said with its question where rows do not go to the trash. */
  Consequences?: ComponentType<{ rows: readonly Row[] }>;
}

/** Everything that the form of a resource is made of: data, and its fields. */
export interface RowForm<Row extends Entity, Values extends object> {
  Fields: ComponentType<FieldsProps<Row, Values>>;
  /** What an empty form holds. */
  empty: Values;
  valuesOf(row: Row): Values;
  /** The contract's schema of a create, for the values of the form. */
  created: ZodType;
  /** The contract's schema of an edit, for the changed values. */
  changed: ZodType;
  /** Texts in two languages that an edit wants in the language of the page. */
  wanted?: readonly (keyof Values & string)[];
  /** Texts that an edit wants in every language of which it changes anything. */
  wantedBesideChanges?: readonly (keyof Values & string)[];
  /** Values whose two languages belong together: nobody takes one of them without the other. */
  linked?: readonly (keyof Values & string)[];
  /** Values that are never written down on this machine: passwords. */
  secret?: readonly (keyof Values & string)[];

  /** Left out where there are always the same rows. */
  create?(values: Values, sending: Sending): Promise<unknown>;
  /** Answers the row as it is stored then. */
  update(row: Row, changed: Changed<Values>, sending: Sending): Promise<unknown>;
}

/** A resource whose form is there. */
export interface EditedResource<Row extends Entity, Values extends object>
  extends Resource<Row, Values>,
    RowForm<Row, Values> {}
