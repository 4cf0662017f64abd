import { company } from '@varda/contract/company';
import { defaultLanguage, type Language, languages } from '@varda/contract/language';
import { useLanguage } from '@varda/platform/language';
import { pageAddress } from '@varda/platform/router';
import { useSiteText } from '@varda/platform/site-content';
import { useContext } from 'react';
import { PageResponse } from './page-response.ts';
import { SiteAddress } from './site-address.ts';

/** A picture of link previews: its path, its size in pixels, and what is to be seen. */
interface SharedPicture {
  path: string;
  width: number;
  height: number;
  alt: string;
}

interface Props {
  /** What the page is about, without the company's name. */
  title: string;
  /** One sentence for search engines and link previews. A page without one is for nobody but who is there. */
  description?: string;
  /** The one path of the page, where several lead to it; the present one unless said otherwise. */
  path?: string;
  /** The picture of link previews; the share card of the site unless said otherwise. */
  picture?: SharedPicture | undefined;
  /** Of what kind the page is, in the words of Open Graph. */
  type?: 'website' | 'article' | 'product';
  /** In which there is the page; both unless said otherwise. */
  languages?: readonly Language[];
  /** There is no such thing as the address names. */
  missing?: boolean;
}

interface PageProps extends Props {
  /** The item of the site's pages by which staff may have given it another title or description: `home`. */
  page?: string;
}

/** Title and meta data of a page; React lifts them into the document's head. */
export function PageHead({ page, ...props }: PageProps) {
  return page ? <EditedHead page={page} {...props} /> : <Head {...props} />;
}

function EditedHead({ page, title, description, ...props }: Props & { page: string }) {
  const text = useSiteText();
  return (
    <Head
      title={text(`page-${page}`, 'title', title)}
      {...(description && { description: text(`page-${page}`, 'description', description) })}
      {...props}
    />
  );
}

function Head({ title, description, missing = false, ...preview }: Props) {
  const name = company.name[useLanguage()];
  const full = `${title} · ${name}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {description && <Preview {...preview} title={full} description={description} />}
      {missing && <PageStatus code={404} />}
    </>
  );
}

const locales: Record<Language, string> = { en: 'en_GB', mk: 'mk_MK' };

/** What search engines and link previews get: the page's one address, its other language, its picture. */
function Preview({
  title,
  description,
  path,
  picture,
  type = 'website',
  languages: known = languages,
}: Required<Pick<Props, 'title' | 'description'>> & Props) {
  const language = useLanguage();
  const address = useContext(SiteAddress);
  if (!address) return null;
  const addressIn = (each: Language) => pageAddress(address.origin, path ?? address.pathname, each);
  const other = known.find((each) => each !== language);
  const own = addressIn(language);
  const { path: file, width, height, alt } = picture ?? shareCardOf(language);
  return (
    <>
      <link rel="canonical" href={own} />
      {other && known.map((each) => <link key={each} rel="alternate" hrefLang={each} href={addressIn(each)} />)}
      {other && <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={company.name[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:locale" content={locales[language]} />
      {other && <meta property="og:locale:alternate" content={locales[other]} />}
      <meta property="og:image" content={address.origin + file} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** As `scripts/artwork/brand/share-card.ts` draws it. */
function shareCardOf(language: Language): SharedPicture {
  return { path: `/og-${language}.jpg`, width: 1200, height: 630, alt: company.name[language] };
}

/** With which status a server sends the page: for those who do not read it. Crawlers that render pages know this element. */
export function PageStatus({ code }: { code: number }) {
  const response = useContext(PageResponse);
  if (response) response.status = code;
  return <meta name="prerender-status-code" content={String(code)} />;
}
