import { Link, paths } from '@varda/platform/router';
import { useCompany } from '@varda/platform/site-content/use-company';
import { SiteLogo } from '../../../navigation/site-logo.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { publicMenu } from '../public-menu.ts';
import { CompanyMap } from './company-map.tsx';
import classes from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

export function SiteFooter() {
  const { t } = useTexts();
  const company = useCompany();
  return (
    <footer className={classes.footer} data-print="off">
      <div className={classes.inner}>
        <div className={classes.columns}>
          <div className={classes.about}>
            <SiteLogo light />
            <p>{company.description}</p>
            <SocialLinks />
          </div>

          <nav className={classes.links} aria-label={t('footer.label')}>
            <h2 className={classes.heading}>{t('footer.company')}</h2>
            <ul>
              {[...publicMenu.whoWeAre, ...publicMenu.behindProducts].map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </nav>

          <section className={classes.contact}>
            <h2 className={classes.heading}>{t('footer.contact')}</h2>
            <address>
              {company.legalName}
              <br />
              {company.street}
              <br />
              {company.postalCode} {company.city}, {company.country}
            </address>
            <ul>
              <li>
                <a href={company.phone.href} aria-label={`${t('footer.phone')} ${company.phone.shown}`}>
                  {company.phone.shown}
                </a>
              </li>
              <li>
                <a href={`mailto:${company.email}`} aria-label={`${t('footer.email')} ${company.email}`}>
                  {company.email}
                </a>
              </li>
            </ul>
          </section>

          <CompanyMap />
        </div>

        <div className={classes.small}>
          <section aria-label={t('footer.disclaimer')}>
            <p>{company.healthDisclaimer}</p>
          </section>
          <ul className={classes.legal}>
            <li>
              <Link to={paths.privacy}>{t('footer.privacy')}</Link>
            </li>
            <li>
              <Link to={paths.sideEffects}>{t('footer.sideEffects')}</Link>
            </li>
          </ul>
          {/* Some read it in another year than it was rendered in: offline, at New Year, with a clock that is wrong. */}
          <p className={classes.copyright} suppressHydrationWarning>
            © {new Date().getFullYear()} {company.legalName}. {t('footer.rights')}
          </p>
        </div>
      </div>
    </footer>
  );
}
