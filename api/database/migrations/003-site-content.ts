import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { textType } from './column-types.ts';

type Table = CreateTableBuilder<string, string>;

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);

  /** Text columns for both languages of each name. */
  const localized = (table: Table, ...names: string[]): Table =>
    names
      .flatMap((name) => [`${name}_en`, `${name}_mk`])
      .reduce((built, name) => built.addColumn(name, text, (column) => column.notNull()), table);

  const entity = (name: string): Table =>
    db.schema
      .createTable(name)
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('search', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull());

  await localized(entity('about'), ...['name', 'subcategory', 'text', 'name_sort', 'subcategory_sort', 'text_sort'])
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('about_in_order').on('about').columns(['position', 'id']).execute();

  await db.schema
    .createTable('about_pictures')
    .addColumn('about_id', text, (column) => column.notNull().references('about.id').onDelete('cascade'))
    .addColumn('picture', text, (column) => column.notNull().references('pictures.key'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('about_pictures_key', ['about_id', 'picture'])
    .execute();
  await db.schema.createIndex('about_pictures_by_picture').on('about_pictures').column('picture').execute();

  await localized(entity('history'), 'text', 'text_sort')
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('history_in_order').on('history').columns(['position', 'id']).execute();

  await localized(entity('contact_info'), ...['name', 'description', 'name_sort', 'description_sort'])
    .addColumn('picture', text, (column) => column.references('pictures.key'))
    .execute();
  await db.schema.createIndex('contact_info_by_picture').on('contact_info').column('picture').execute();

  await localized(
    entity('careers'),
    ...['vacancy', 'short', 'description', 'department', 'vacancy_sort', 'short_sort', 'department_sort'],
  )
    .addColumn('active_en', 'integer', (column) => column.notNull())
    .addColumn('active_mk', 'integer', (column) => column.notNull())
    .addColumn('job_type', text, (column) => column.notNull())
    .addColumn('created_by', text, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_by_name', text)
    .addColumn('updated_by', text, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('updated_by_name', text)
    .execute();
  await db.schema.createIndex('careers_newest').on('careers').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('careers_by_creator').on('careers').column('created_by').execute();
  await db.schema.createIndex('careers_by_editor').on('careers').column('updated_by').execute();

  await db.schema
    .createTable('text_pictures')
    .addColumn('row_id', text, (column) => column.notNull())
    .addColumn('picture', text, (column) => column.notNull().references('pictures.key'))
    .addPrimaryKeyConstraint('text_pictures_key', ['row_id', 'picture'])
    .execute();
  await db.schema.createIndex('text_pictures_by_picture').on('text_pictures').column('picture').execute();

  // A row may await several pictures; SQLite cannot change a primary key in place.
  await db.schema.alterTable('demo_pictures').renameTo('demo_pictures_before').execute();
  await db.schema
    .createTable('demo_pictures')
    .addColumn('row_id', text, (column) => column.notNull())
    .addColumn('row_table', text, (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('file', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('demo_pictures_key', ['row_id', 'place'])
    .execute();
  await sql`
    insert into demo_pictures (row_id, row_table, place, file)
    select row_id, row_table, 1, file from demo_pictures_before
  `.execute(db);
  await db.schema.dropTable('demo_pictures_before').execute();
}
