import { company } from '@varda/contract/company';
import type { ShownPicture } from '@varda/contract/pictures';
import { Link } from '@varda/platform/router';
import { useSiteContent, useSiteText } from '@varda/platform/site-content';
import { VisuallyHidden } from '@varda/ui';
import { startTransition, useEffect, useState } from 'react';
import { Artwork } from '../artwork/artwork.tsx';
import { ownPicture } from '../artwork/own-picture.ts';
import { CarouselButtons } from '../carousel/carousel-buttons.tsx';
import { CarouselTrack } from '../carousel/carousel-track.tsx';
import { useSnapTrack } from '../carousel/use-snap-track.ts';
import { useTexts } from '../texts/use-texts.ts';
import classes from './hero.module.css';
import { type HeroSlide, heroSlides } from './hero-slides.ts';

/** Six slides that the visitor turns: by button, arrow key or swipe. Nothing moves by itself. */
export function Hero() {
  const { t } = useTexts();
  const text = useSiteText();
  const { slides: order, pictures } = useSiteContent();
  const slides = inOrder(order);
  const count = slides.length;
  const track = useSnapTrack(count);
  // A picture is fetched when its slide is next to be seen, and none before the first one is there.
  const [firstIsThere, setFirstIsThere] = useState(false);
  const [furthest, setFurthest] = useState(0);
  if (track.index > furthest) setFurthest(track.index);
  // Until React answers, whichever slide the visitor has swiped or turned to can be used.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const said = ({ key }: HeroSlide, name: 'title' | 'text' | 'action') =>
    text(`hero-${key}`, name, t(`hero.${key}.${name}`, { founded: company.founded }));
  const wanted = furthest + (firstIsThere || furthest > 0 ? 1 : 0);

  return (
    <section className={classes.hero} aria-roledescription={t('carousel')} aria-label={t('hero.label')}>
      <CarouselTrack track={track}>
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
          <div
            key={slide.key}
            role="group"
            aria-roledescription={t('hero.kind')}
            aria-label={t('hero.slide', { number: place + 1, count })}
            className={classes.slide}
            style={{ backgroundColor: slide.ground }}
            // The page's own heading is in the first slide: it stays, whichever is shown.
            inert={isHydrated && place !== track.index && place > 0}
          >
            <div className={classes.picture} data-own={pictures?.[`hero-${slide.key}`] ? true : undefined}>
              {place <= wanted && (
                <SlidePicture
                  slide={slide}
                  own={pictures?.[`hero-${slide.key}`]}
                  priority={place === 0}
                  onShown={() => startTransition(() => setFirstIsThere(true))}
                />
              )}
            </div>
            <div className={classes.words}>
              {place === 0 ? (
                <h1 className={classes.title}>{said(slide, 'title')}</h1>
              ) : (
                <h2 className={classes.title}>{said(slide, 'title')}</h2>
              )}
              <div inert={isHydrated && place !== track.index}>
                <p className={classes.text}>{said(slide, 'text')}</p>
                <Link to={text(`hero-${slide.key}`, 'link', slide.to)} className={classes.action}>
                  {said(slide, 'action')}
                </Link>
              </div>
            </div>
          </div>
        ))}
      </CarouselTrack>
      <div className={classes.controls} data-print="off">
        <CarouselButtons track={track} labels={{ previous: t('hero.previous'), next: t('hero.next') }} />
        <div className={classes.position} aria-hidden="true">
          {slides.map(({ key }, place) => (
            <span key={key} className={classes.mark} data-current={place === track.index || undefined} />
          ))}
        </div>
        <VisuallyHidden aria-live="polite">{t('hero.slide', { number: track.index + 1, count })}</VisuallyHidden>
      </div>
    </section>
  );
}

/** The slides in the order that staff have given them; one that they do not know of is behind the others. */
function inOrder(ids: readonly string[] | undefined): readonly HeroSlide[] {
  if (!ids) return heroSlides;
  const placeOf = ({ key }: HeroSlide) => (ids.includes(`hero-${key}`) ? ids.indexOf(`hero-${key}`) : ids.length);
  return heroSlides.toSorted((a, b) => placeOf(a) - placeOf(b));
}

interface SlidePictureProps {
  slide: HeroSlide;
  own: ShownPicture | undefined;
  priority: boolean;
  onShown: () => void;
}

/** Up to which width the picture stands below the words, and up to which beside them: see `hero.module.css`. */
const [narrow, middle] = ['(max-width: 47.99em)', '(max-width: 63.99em)'];

function SlidePicture({ slide: { picture }, own, ...rest }: SlidePictureProps) {
  const { language } = useTexts();
  if (own)
    return (
      <Artwork
        picture={ownPicture(own)}
        alt={own.alt[language]}
        sizes={`${narrow} 100vw, ${middle} 60vw, max(100vw, 73rem)`}
        {...rest}
      />
    );
  return (
    <Artwork
      picture={picture.wide}
      sizes="max(100vw, 73rem)"
      otherCut={{
        picture: picture.tall,
        media: middle,
        sizes: `${narrow} 100vw, 60vw`,
      }}
      {...rest}
    />
  );
}
