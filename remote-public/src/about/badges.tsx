import type { Language } from '@varda/contract/language';
import { pictureFor } from '@varda/contract/picture-for';
import { pictureUrl } from '@varda/contract/picture-url';
import { useSiteContent, useSiteText } from '@varda/platform/site-content';
import cbdEn from '../../pictures/badge-cbd-licence-en.svg';
import cbdMk from '../../pictures/badge-cbd-licence-mk.svg';
import euGmpEn from '../../pictures/badge-eu-gmp-en.svg';
import euGmpMk from '../../pictures/badge-eu-gmp-mk.svg';
import isoEn from '../../pictures/badge-iso-9001-en.svg';
import isoMk from '../../pictures/badge-iso-9001-mk.svg';
import localGmpEn from '../../pictures/badge-local-gmp-en.svg';
import localGmpMk from '../../pictures/badge-local-gmp-mk.svg';
import { useTexts } from '../texts/use-texts.ts';
import classes from './badges.module.css';

/** The badges, in the order of P-05. */
const badges = [
  { name: 'euGmp', picture: { en: euGmpEn, mk: euGmpMk } },
  { name: 'localGmp', picture: { en: localGmpEn, mk: localGmpMk } },
  { name: 'iso', picture: { en: isoEn, mk: isoMk } },
  { name: 'cbd', picture: { en: cbdEn, mk: cbdMk } },
] as const satisfies readonly { name: string; picture: Record<Language, string> }[];

/** What the company is certified for. */
export function Badges() {
  const { t } = useTexts();
  const text = useSiteText();
  return (
    <section aria-labelledby="badges">
      <h2 id="badges" className={classes.heading}>
        {t('about.certified')}
      </h2>
      <ul className={classes.badges}>
        {badges.map(({ name, picture }) => (
          <li key={name} className={classes.badge}>
            <BadgePicture name={name} drawn={picture} />
            <div>
              <p className={classes.name}>{text(`badge-${name}`, 'name', t(`about.badges.${name}.name`))}</p>
              <p className={classes.text}>{text(`badge-${name}`, 'text', t(`about.badges.${name}.text`))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BadgePictureProps {
  name: string;
  drawn: Record<Language, string>;
}

function BadgePicture({ name, drawn }: BadgePictureProps) {
  const { language } = useTexts();
  const own = useSiteContent().pictures?.[`badge-${name}`];
  if (!own) return <img src={drawn[language]} alt="" width="200" height="200" className={classes.picture} />;
  const { alt, ...picture } = pictureFor(own, language);
  const { width, height, widths } = picture;
  return (
    <img
      src={pictureUrl(picture, widths[0] ?? width, 'webp')}
      alt={alt[language]}
      width={width}
      height={height}
      className={classes.picture}
    />
  );
}
