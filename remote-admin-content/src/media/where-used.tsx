import { Anchor, Badge, Button, Text } from '@mantine/core';
import type { MediaDetails, MediaUse } from '@varda/contract/media';
import { screenOf } from '@varda/contract/screen-paths';
import { inLanguage } from '@varda/platform/language';
import type { ScreenIntent } from '@varda/platform/remote/screen-intent';
import { Link } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';
import classes from './media.module.css';

interface Props {
  details: { data?: MediaDetails | undefined; isError: boolean; refetch: () => unknown };
}

/** Where a picture is, with links to the forms. */
export function WhereUsed({ details: { data, isError, refetch } }: Props) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="where-used">
      <Text id="where-used" component="h3" size="sm" fw={500}>
        {t('media.where.title')}
      </Text>
      {isError && (
        <Button size="compact-sm" variant="default" mt={4} onClick={() => void refetch()}>
          {t('media.where.failed')}
        </Button>
      )}
      {!data && !isError && (
        <Text size="sm" c="dimmed" role="status">
          {t('admin.loading')}
        </Text>
      )}
      {data && data.places.length === 0 && data.unseen === 0 && (
        <Text size="sm" c="dimmed">
          {t('media.where.nowhere')}
        </Text>
      )}
      <Places places={data?.places ?? []} />
      {data && data.unseen > 0 && (
        <Text size="sm" c="dimmed">
          {t('media.where.unseen', { count: data.unseen })}
        </Text>
      )}
    </section>
  );
}

/** @param isText without links: what is open would be left */
export function Places({ places, isText = false }: { places: readonly MediaUse[]; isText?: boolean }) {
  if (places.length === 0) return null;
  return (
    <ul className={classes.places}>
      {places.map((place) => (
        <li key={`${place.state} ${place.entity} ${place._id}`}>
          <Place place={place} isText={isText} />
        </li>
      ))}
    </ul>
  );
}

function Place({ place, isText }: { place: MediaUse; isText: boolean }) {
  const { t, language } = useTexts();
  const { state, entity, _id: id, categoryName, lacksAlt } = place;
  const { text, lang } = inLanguage(place.title, language);
  const path = state === 'trash' ? '/admin/trash' : screenOf(entity, { categoryName, id });
  const intent: ScreenIntent | null = state === 'trash' ? null : { open: state === 'draft' ? 'draft' : 'edit', id };
  return (
    <>
      <Badge variant="light" color={state === 'live' ? 'green' : 'gray'} size="sm">
        {t(`media.where.states.${state}`)}
      </Badge>{' '}
      {t(`kinds.${entity}`)}:{' '}
      {path && !isText ? (
        <Anchor component={Link} to={path} state={intent} lang={lang} size="sm">
          {text || t('media.unnamed')}
        </Anchor>
      ) : (
        <span lang={lang}>{text || t('media.unnamed')}</span>
      )}
      {!isText && lacksAlt?.length > 0 && (
        <>
          {' '}
          <Badge variant="light" color="yellow" c="var(--mantine-color-text)" size="sm" tt="none">
            {t('admin.media.lacks', { languages: lacksAlt.map((one) => one.toUpperCase()).join(', ') })}
          </Badge>
        </>
      )}
    </>
  );
}
