import { company } from '@varda/contract/company';
import { useCompany } from '@varda/platform/site-content/use-company';
import { useTexts } from '../../../texts/texts.ts';
import { showIframe } from '../../bootstrap/show-iframe.ts';
import classes from './company-map.module.css';

/** Half the height and width of what the live map shows first, in degrees. */
const [tall, broad] = [0.006, 0.012];

/** Where the company is. Nothing is asked of openstreetmap.org before somebody wants the live map. */
export function CompanyMap() {
  const { t, language } = useTexts();
  const { location } = useCompany();
  const { latitude, longitude } = location;
  const box = [longitude - broad, latitude - tall, longitude + broad, latitude + tall].map((edge) => edge.toFixed(4));
  const live = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
  const page = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return (
    <div className={classes.map}>
      <div className={classes.frame}>
        {/* What it holds is no business of React's: see `showIframe`. */}
        <div className={classes.live} suppressHydrationWarning>
          {''}
        </div>
        {/* It is drawn of one place: another one is seen on the live map alone. */}
        {location === company.location && (
          <img
            className={classes.picture}
            src={`/map-${language}.svg`}
            alt={t('map.picture')}
            width={900}
            height={560}
            loading="lazy"
          />
        )}
        <button
          type="button"
          className={classes.button}
          title={t('map.notice')}
          data-frame={live}
          data-frame-title={t('map.live')}
          onClick={({ currentTarget }) => showIframe(currentTarget)}
        >
          {t('map.show')}
        </button>
      </div>
      <a href={page} target="_blank" rel="noopener">
        {t('map.link')}
      </a>
    </div>
  );
}
