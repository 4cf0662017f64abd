import type { Language } from '@varda/contract/language';
import type { SiteContent } from '@varda/contract/site-items';
import { call } from '@varda/platform/http';
import { useLanguage } from '@varda/platform/language';
import { queryOptions, useQuery } from '@varda/platform/query';

/**
 * What staff have changed of the site. The document of a page carries it where there is any; a visit goes on with what it has begun
 * with, so that nothing moves under the reader.
 */
export function siteContent(language: Language) {
  return queryOptions({
    queryKey: ['site-content', language],
    queryFn: ({ signal }) => call('GET /site-content', { query: { lang: language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { dehydrated: { inOneLanguage: ['alt'] } },
  });
}

const unchanged: SiteContent = {};

/** Nothing has been changed as long as nobody has answered: pages show what the site has come with. */
export function useSiteContent(): SiteContent {
  return useQuery(siteContent(useLanguage())).data ?? unchanged;
}

/** A text of an item of the site, or what stands there as long as nobody changes it. */
export function useSiteText(): (item: string, name: string, original: string) => string {
  const { texts } = useSiteContent();
  return (item, name, original) => texts?.[`${item}.${name}`] ?? original;
}
