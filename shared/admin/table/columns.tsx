import { VisuallyHidden } from '@mantine/core';
import { type Language, type Localized, languages } from '@varda/contract/language';
import { pictureUrl } from '@varda/contract/picture-url';
import type { Picture } from '@varda/contract/pictures';
import { inLanguage } from '@varda/platform/language';
import { withNonBreakingSpaces } from '@varda/ui/non-breaking-spaces';
import { useContext } from 'react';
import { DraftMarks } from '../drafts/draft-marks.tsx';
import { lagsBehind, missingIn } from '../form/changes.ts';
import { OpensLarge } from '../pictures/opens-large.tsx';
import type { Column, Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { PlansOfRow } from '../schedule/planned.tsx';
import classes from './cells.module.css';
import { Moment } from './moment.tsx';
import { plainText } from './plain-text.ts';
import { withWholeShortForms } from './short-forms.ts';

export { plainText };

/** Names of the properties of a row that hold a `T`. */
type Holding<Row, T> = { [K in keyof Row & string]: Row[K] extends T ? K : never }[keyof Row & string];

interface Looks {
  /** In pixels. */
  width?: number;
  /** For what a row is found by. */
  strong?: true;
}

/** A column of plain text. */
export function textColumn<Row extends Entity>(key: Holding<Row, string>, looks: Looks = {}): Column<Row> {
  return column(key, looks.width, ({ row }) => (
    <span className={classes.text} data-strong={looks.strong}>
      {row[key] as string}
    </span>
  ));
}

/** A column of text in the page's language; in the other one, marked as such, where it is missing. */
export function localizedColumn<Row extends Entity>(
  key: Holding<Row, Localized>,
  looks: Looks = {},
  shown: (text: string) => string = withWholeShortForms,
): Column<Row> {
  return column(key, looks.width, ({ row }) => {
    const { language } = useAdminTexts();
    const { text, lang } = inLanguage(row[key] as Localized, language);
    return (
      <span
        className={classes.text}
        lang={lang}
        data-foreign={lang ? true : undefined}
        data-strong={looks.strong}
        data-flexible={looks.width === undefined || undefined}
      >
        {withNonBreakingSpaces(shown(text))}
      </span>
    );
  });
}

/** A column of the beginning of rich text, without its formats. */
export function richTextColumn<Row extends Entity>(key: Holding<Row, Localized>): Column<Row> {
  return localizedColumn(key, {}, (html) => plainText(html, 400));
}

export function dateColumn<Row extends Entity>(key: Holding<Row, string>): Column<Row> {
  return column(key, 124, ({ row }) => <Moment at={row[key] as string} />);
}

/** A column of thumbnails. */
export function pictureColumn<Row extends Entity & { picture: Picture | null }>(
  key = 'image',
  width = 72,
): Column<Row> {
  return {
    ...column<Row>(key, width, ({ row: { picture }, name }) => thumbnail(picture ? [picture] : [], name)),
    isPicture: true,
  };
}

/** A column with the thumbnail of the first of several pictures. */
export function picturesColumn<Row extends Entity & { pictures: readonly Picture[] }>(): Column<Row> {
  return { ...column<Row>('images', 72, ({ row: { pictures }, name }) => thumbnail(pictures, name)), isPicture: true };
}

function thumbnail([picture, ...others]: readonly Picture[], name: string | undefined) {
  if (!picture) return <span className={classes.noPicture}>–</span>;
  return (
    <OpensLarge pictures={[picture, ...others]} name={name}>
      <img
        className={classes.thumbnail}
        src={pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp')}
        style={{ backgroundImage: `url("${picture.placeholder}")` }}
        alt=""
        loading="lazy"
      />
    </OpensLarge>
  );
}

/** A column that shows which language lacks a text that the other one has, or lags behind it. */
export function translationsColumn<Row extends Entity>(): Column<Row> {
  return column('translations', 100, ({ row }) => (
    <>
      <span className={classes.languages}>
        {languages.map((language) => (
          <LanguageMark key={language} row={row} language={language} />
        ))}
      </span>
      <PlansOfRow id={row._id} />
    </>
  ));
}

type TranslationState = 'present' | 'missing' | 'older';

function stateOf(row: Entity, language: Language): TranslationState {
  if (missingIn(row, language).length > 0) return 'missing';
  return lagsBehind(row, language) ? 'older' : 'present';
}

function LanguageMark({ row, language }: { row: Entity; language: Language }) {
  const { t } = useAdminTexts();
  const state = stateOf(row, language);
  const draft = useContext(DraftMarks)?.get(row._id);
  // What has no language, a picture, is a change of both.
  const isDrafted = draft && (draft.languages.length === 0 || draft.languages.includes(language));
  const translation = t(`translations.${state}`, { language: t(`languages.${language}`) });
  const label = isDrafted ? `${translation}; ${t('drafts.changed')}` : translation;
  return (
    <span className={classes.language} data-state={state} title={label}>
      <span aria-hidden>
        {language.toUpperCase()}
        {state !== 'present' && ` ${t(`translations.${state}Mark`)}`}
        {isDrafted && ` · ${t('drafts.mark')}`}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function column<Row>(key: string, width: number | undefined, Cell: Column<Row>['Cell']): Column<Row> {
  return width === undefined ? { key, Cell } : { key, Cell, width };
}
