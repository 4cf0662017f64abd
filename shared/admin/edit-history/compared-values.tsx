import { Text } from '@mantine/core';
import type { Language } from '@varda/contract/language';
import { leafletSize } from '@varda/contract/leaflet-url';
import type { Leaflet } from '@varda/contract/leaflets';
import { pictureUrl } from '@varda/contract/picture-url';
import type { ShownPicture } from '@varda/contract/pictures';
import type { ReactNode } from 'react';
import { SafeHtml } from '../conflict/safe-html.tsx';
import { ShownValue } from '../conflict/shown-value.tsx';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './edit-history.module.css';
import { compareWords, isRichText, linesOf, type Stretch } from './word-diff.ts';

interface Props {
  before: unknown;
  after: unknown;
  titles: { before: string; after: string };
  /** That of the values; undefined where they are of none. */
  lang: Language | undefined;
}

/** Two values side by side, with the words marked that only one of them has. */
export function ComparedValues({ before, after, titles, lang }: Props) {
  const { t, language } = useAdminTexts();
  const areTexts = isTextOrNothing(before) && isTextOrNothing(after);
  const words = areTexts ? compareWords(readable(before), readable(after)) : null;
  const isSameWording = areTexts && readable(before) === readable(after);
  const sides = { before, after };
  return (
    <>
      {isSameWording && (
        <Text size="sm" c="dimmed" mb="xs">
          {t('history.formatting')}
        </Text>
      )}
      <div className={classes.sides}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className={classes.side}>
            <Text size="sm" c="dimmed">
              {titles[side]}
            </Text>
            <div className={classes.value} lang={lang}>
              {words && !isSameWording ? (
                <MarkedWords stretches={words[side]} as={side === 'before' ? 'del' : 'ins'} />
              ) : (
                <WholeValue value={sides[side]} language={language} />
              )}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  typeof value === 'string' || value === null || value === undefined;

const readable = (text: string | null | undefined) => (text && isRichText(text) ? linesOf(text) : (text ?? ''));

function MarkedWords({ stretches, as: Mark }: { stretches: readonly Stretch[]; as: 'del' | 'ins' }) {
  const { t, language } = useAdminTexts();
  if (stretches.length === 0)
    return (
      <Text c="dimmed" lang={language}>
        {t('conflict.nothing')}
      </Text>
    );
  return (
    <p className={classes.words}>
      {stretches.map(({ text, isOwn }, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that nobody changes here
        return isOwn ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>;
      })}
    </p>
  );
}

/** A value as it is shown elsewhere: rich text as it looks, pictures as pictures. */
export function WholeValue({ value, language }: { value: unknown; language: Language }): ReactNode {
  if (Array.isArray(value) && value.length > 0)
    return value.map((one, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list that nobody changes here
      <WholeValue key={place} value={one} language={language} />
    ));
  if (isPicture(value)) return <PictureValue picture={value} />;
  if (isLeaflet(value)) return <Text>PDF, {leafletSize(value.size, language)}</Text>;
  if (typeof value === 'string' && isRichText(value)) return <SafeHtml html={value} other="" />;
  return <ShownValue value={value} other={null} language={language} />;
}

function PictureValue({ picture }: { picture: ShownPicture }) {
  const shown = [picture, ...(picture.mk ? [picture.mk] : [])];
  return (
    <figure className={classes.figure}>
      {shown.map((one) => (
        <img
          key={one.key}
          src={pictureUrl(one, one.widths[0] ?? one.width, 'webp')}
          alt=""
          className={classes.picture}
        />
      ))}
      <figcaption>
        <Text size="sm">{[picture.alt.en, picture.alt.mk].filter(Boolean).join(' · ')}</Text>
      </figcaption>
    </figure>
  );
}

const isPicture = (value: unknown): value is ShownPicture =>
  typeof value === 'object' && value !== null && 'widths' in value;

const isLeaflet = (value: unknown): value is Leaflet => typeof value === 'object' && value !== null && 'size' in value;
