import { Badge, Text } from '@mantine/core';
import { leafletSize } from '@varda/contract/leaflet-url';
import type { MediaItem } from '@varda/contract/media';
import { pictureUrl } from '@varda/contract/picture-url';
import type { KeyboardEvent, ReactNode } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './media.module.css';
import { moveInGrid } from './move-in-grid.ts';

interface Props {
  media: readonly MediaItem[];
  /** What the list is a list of. */
  label: string;
  onPress: (item: MediaItem) => void;
  /** What else can be done with one. */
  actions?: (item: MediaItem) => ReactNode;
}

/** Pictures of the library as cards; arrow keys lead from one to the next. */
export function MediaGrid({ media, label, onPress, actions }: Props) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {media.map((item) => (
        <li key={item.key} className={classes.card}>
          <button
            type="button"
            className={classes.press}
            onClick={() => onPress(item)}
            onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => moveInGrid(event, `.${classes.press}`)}
          >
            <MediaCard item={item} />
          </button>
          {actions && <div className={classes.actions}>{actions(item)}</div>}
        </li>
      ))}
    </ul>
  );
}

function MediaCard({ item }: { item: MediaItem }) {
  const { t } = useAdminTexts();
  const { width, height, uses } = item;
  const state = uses.live > 0 ? 'live' : uses.drafts > 0 ? 'drafts' : uses.earlier > 0 ? 'earlier' : 'unused';
  const lacking = (['en', 'mk'] as const).filter((language) => item.alt[language] === '');
  return (
    <>
      <img
        src={pictureUrl(item, item.widths[0] ?? width, 'webp')}
        alt=""
        loading="lazy"
        width={width}
        height={height}
        className={classes.image}
      />
      <span className={classes.name}>{nameOfMedia(item, t('media.unnamed'))}</span>
      <Text component="span" size="xs" c="dimmed" className={classes.facts}>
        <Facts item={item} />
      </Text>
      <span className={classes.badges}>
        <Badge variant="light" color={state === 'live' ? 'green' : 'gray'} size="sm">
          {t(`media.states.${state}`)}
        </Badge>
        {lacking.length > 0 && (
          <Badge variant="light" color="yellow" c="var(--mantine-color-text)" size="sm">
            {t('media.lacks', { languages: lacking.map((language) => language.toUpperCase()).join(', ') })}
          </Badge>
        )}
        {lacking.length === 0 && uses.lacking > 0 && (
          <Badge variant="light" color="yellow" c="var(--mantine-color-text)" size="sm">
            {t('media.lacksPlaces', { count: uses.lacking })}
          </Badge>
        )}
      </span>
    </>
  );
}

/** Measures and size. */
export function Facts({ item: { width, height, size } }: { item: Pick<MediaItem, 'width' | 'height' | 'size'> }) {
  const { language } = useAdminTexts();
  const measures = `${width}\u00a0×\u00a0${height}`;
  return <>{size === null ? measures : `${measures} · ${leafletSize(size, language)}`}</>;
}

export function nameOfMedia({ name }: Pick<MediaItem, 'name'>, unnamed: string): string {
  return name || unnamed;
}
