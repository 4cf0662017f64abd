import { companyFacts } from '@varda/contract/company-facts';
import { type Language, languages } from '@varda/contract/language';
import { type SiteContent, siteContent } from '@varda/contract/site-items';
import { addressIn, paths } from '@varda/platform/router/paths';
import type { FastifyInstance } from 'fastify';

/** Longest wait for an answer of the api, in milliseconds. */
const timeoutMs = 800;

/** Where browsers find what the site is called once it is installed, in a language. */
export function webManifestPath(language: Language): string {
  return `/app-${language}.webmanifest`;
}

/** Colour of the browser's bar over the page. */
export const themeColour = '#0f6b52';

/** The icons leave a margin around the leaf: a phone may cut them to its own shape. */
const icons = [192, 512].flatMap((size) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** @param apiUrl of which it is asked what staff have changed of the company's description */
export function webManifestRoutes(app: FastifyInstance, apiUrl: string): void {
  for (const language of languages) {
    app.get(webManifestPath(language), async (_, reply) => {
      const { name, description } = companyFacts(language, await changedTexts(apiUrl, language));
      const manifest = {
        // Installed in one language or the other, it is the same site.
        id: paths.home,
        scope: paths.home,
        start_url: addressIn(language, paths.home),
        lang: language,
        name,
        short_name: name,
        description,
        display: 'minimal-ui',
        theme_color: themeColour,
        background_color: '#ffffff',
        icons,
      };
      return reply
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifest));
    });
  }
}

/** Nothing while the api is silent: the manifest is what the site has come with. */
async function changedTexts(apiUrl: string, language: Language): Promise<SiteContent['texts']> {
  try {
    const response = await fetch(`${apiUrl}/api/site-content?lang=${language}`, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return siteContent.parse(await response.json()).texts;
  } catch {
    return undefined;
  }
}
