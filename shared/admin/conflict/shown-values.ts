import type { Localized } from '@varda/contract/language';
import { leafletUrl } from '@varda/contract/leaflet-url';
import type { Leaflet } from '@varda/contract/leaflets';
import { pictureUrl } from '@varda/contract/picture-url';
import type { ShownPicture } from '@varda/contract/pictures';
import type { PicturesChoice } from '../form/pictures-choice.ts';
import type { EditedResource, Entity } from '../resource/resource.ts';
import { choiceOfPlaced, isPlaced, placedPictures } from './placed-pictures.ts';

type Described<Row extends Entity, Values extends object> = Pick<EditedResource<Row, Values>, 'valuesOf'>;

/** An entity with files. */
type Filed = Entity & {
  image?: string | null;
  picture?: ShownPicture | null;
  leaflets?: Localized<Leaflet | null>;
};

/**
 * What a row shows, in the shape of its form: where the form begins without a choice (a picture, a leaflet), what the row has.
 * Two people's choices can be compared by it.
 */
export function shownValues<Row extends Entity, Values extends object>(
  { valuesOf }: Described<Row, Values>,
  row: Row,
): Values {
  return withShown(valuesOf(row), row);
}

/** Values of a form, with what the row has where no choice has been made. */
export function withShown<Values extends object>(values: Values, row: Entity): Values {
  const shown = Object.entries(values).map(([name, value]) => {
    const pictures = picturesOf(row, name);
    if (pictures) return [name, placedPictures(value as PicturesChoice, pictures)];
    return [name, value === null ? (storedFile(row, name) ?? null) : value];
  });
  return Object.fromEntries(shown) as Values;
}

/** The other way round: what the row has anyway is no choice. */
export function asChoices<Row extends Entity, Values extends object>(
  { valuesOf }: Described<Row, Values>,
  shown: Values,
  row: Row,
): Values {
  const own = valuesOf(row);
  const choices = Object.entries(shown).map(([name, value]) => {
    const pictures = picturesOf(row, name);
    if (pictures && isPlaced(value)) return [name, choiceOfPlaced(value, pictures)];
    const isOfRow = own[name as keyof Values] === null && value === storedFile(row, name);
    return [name, isOfRow ? null : value];
  });
  return Object.fromEntries(choices) as Values;
}

/** The pictures of an entry that has several, if a value of its form is the choice about them. */
function picturesOf(row: Entity, name: string): readonly ShownPicture[] | undefined {
  const { pictures } = row as { pictures?: readonly ShownPicture[] };
  return Array.isArray(row[name as keyof Entity]) ? pictures : undefined;
}

/**
 * What the row has where a value of its form is the choice of a file: its address, or `removed`, which is the choice that makes
 * it so. Undefined where the value is none.
 */
function storedFile(row: Entity, name: string): string | undefined {
  const { image, picture, leaflets } = row as Filed;
  switch (name) {
    case 'image':
      return image ?? 'removed';
    case 'imageMk':
      return picture?.mk ? pictureUrl(picture.mk, picture.mk.widths.at(-1) ?? picture.mk.width, 'webp') : 'removed';
    case 'leafletEn':
      return leaflets?.en ? leafletUrl(leaflets.en, '') : 'removed';
    case 'leafletMk':
      return leaflets?.mk ? leafletUrl(leaflets.mk, '') : 'removed';
  }
}
