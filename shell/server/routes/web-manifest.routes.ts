import { company } from '@varda/contract/company';
import { type Language, languages } from '@varda/contract/language';
import { addressIn, paths } from '@varda/platform/router/paths';
import type { FastifyInstance } from 'fastify';

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

export function webManifestRoutes(app: FastifyInstance): void {
  for (const language of languages) {
    const manifest = {
      // Installed in one language or the other, it is the same site.
      id: paths.home,
      scope: paths.home,
      start_url: addressIn(language, paths.home),
      lang: language,
      name: company.name[language],
      short_name: company.name[language],
      description: company.description[language],
      display: 'minimal-ui',
      theme_color: themeColour,
      background_color: '#ffffff',
      icons,
    };
    app.get(webManifestPath(language), (_, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifest)),
    );
  }
}
