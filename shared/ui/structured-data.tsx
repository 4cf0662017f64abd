import { useContext } from 'react';
import { SiteAddress } from './site-address.ts';

interface Props {
  /** Of schema.org, as JSON-LD without its context. It is given the site's origin, as search engines want whole addresses. */
  of: (origin: string) => { '@type': string; [property: string]: unknown };
}

/** Says to search engines what a page is about. */
export function StructuredData({ of }: Props) {
  const address = useContext(SiteAddress);
  if (!address) return null;
  // Inert: `<` is escaped so that no text in it can end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of(address.origin) }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is JSON in an element that is not run
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
