import { company } from '@varda/contract/company';
import { Link } from '@varda/platform/router';
import { VisuallyHidden } from '@varda/ui';
import { startTransition, useEffect, useState } from 'react';
import { Artwork } from '../artwork/artwork.tsx';
import { CarouselButtons } from '../carousel/carousel-buttons.tsx';
import { CarouselTrack } from '../carousel/carousel-track.tsx';
import { useSnapTrack } from '../carousel/use-snap-track.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './hero.module.css';
import { heroSlides } from './hero-slides.ts';

/** Six slides that the visitor turns: by button, arrow key or swipe. Nothing moves by itself. */
export function Hero() {
  const { t } = useTexts();
  const count = heroSlides.length;
  const track = useSnapTrack(count);
  // A picture is fetched when its slide is next to be seen, and none before the first one is there.
  const [firstIsThere, setFirstIsThere] = useState(false);
  const [furthest, setFurthest] = useState(0);
  if (track.index > furthest) setFurthest(track.index);
  // Until React answers, whichever slide the visitor has swiped or turned to can be used.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const wanted = furthest + (firstIsThere || furthest > 0 ? 1 : 0);

  return (
    <section className={classes.hero} aria-roledescription="carousel" aria-label={t('hero.label')}>
      <CarouselTrack track={track}>
        {heroSlides.map(({ key, to, picture, ground }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={t('hero.slide', { number: place + 1, count })}
            className={classes.slide}
            style={{ backgroundColor: ground }}
            // The page's own heading is in the first slide: it stays, whichever is shown.
            inert={isHydrated && place !== track.index && place > 0}
          >
            <div className={classes.picture}>
              {place <= wanted && (
                <Artwork
                  picture={picture.wide}
                  sizes="max(100vw, 73rem)"
                  otherCut={{
                    picture: picture.tall,
                    media: '(max-width: 63.99em)',
                    sizes: '(max-width: 47.99em) 100vw, 60vw',
                  }}
                  priority={place === 0}
                  onShown={() => startTransition(() => setFirstIsThere(true))}
                />
              )}
            </div>
            <div className={classes.words}>
              {place === 0 ? (
                <h1 className={classes.title}>{t(`hero.${key}.title`)}</h1>
              ) : (
                <h2 className={classes.title}>{t(`hero.${key}.title`)}</h2>
              )}
              <div inert={isHydrated && place !== track.index}>
                <p className={classes.text}>{t(`hero.${key}.text`, { founded: company.founded })}</p>
                <Link to={to} className={classes.action}>
                  {t(`hero.${key}.action`)}
                </Link>
              </div>
            </div>
          </div>
        ))}
      </CarouselTrack>
      <div className={classes.controls} data-print="off">
        <CarouselButtons track={track} labels={{ previous: t('hero.previous'), next: t('hero.next') }} />
        <div className={classes.position} aria-hidden="true">
          {heroSlides.map(({ key }, place) => (
            <span key={key} className={classes.mark} data-current={place === track.index || undefined} />
          ))}
        </div>
        <VisuallyHidden aria-live="polite">{t('hero.slide', { number: track.index + 1, count })}</VisuallyHidden>
      </div>
    </section>
  );
}
