type Attributes = Readonly<Record<string, string>>;

/**
 * What the first paint of a rendered document asks for, as its `Link` header: styles that it has not brought along, fonts, the
 * picture that the page is opened for. Read off its own tags, so that header and document never ask for
 * different things, and a CDN can send it ahead as early hints.
 */
export function preloadLinks(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  return [
    ...tags
      .filter(({ rel }) => rel === 'stylesheet')
      .map((tag) => link(tag.href, 'style', pick(tag, 'crossorigin', 'integrity'))),
    ...tags
      .filter((tag) => tag.as === 'font')
      .map((tag) => link(tag.href, 'font', pick(tag, 'crossorigin', 'type', 'media'))),
    ...firstPicture(html),
  ].join(', ');
}

/** In its best format alone: whoever cannot show that one is told its type. */
function firstPicture(html: string): string[] {
  const [picture = ''] = html.match(/<picture\b(?:(?!<\/picture>).)*<img\b[^>]*\bfetchpriority="high"[^>]*>/is) ?? [];
  const sources = [...picture.matchAll(/<source\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const best = sources.filter(({ type }) => type === sources[0]?.type);
  return best.map(({ type = '', srcset = '', sizes = '', media }, place) => {
    // The first source that fits is shown, and only that one is to be fetched.
    const before = best.slice(0, place).map((source) => `(not ${source.media})`);
    const fits = [...before, ...(media ? [media] : [])].join(' and ');
    const [smallest = ''] = srcset.split(' ', 1);
    return link(smallest, 'image', {
      type,
      imagesrcset: srcset,
      imagesizes: sizes,
      ...(fits && { media: fits }),
      fetchpriority: 'high',
    });
  });
}

function link(href = '', as: string, attributes: Attributes): string {
  const more = Object.entries(attributes).map(([name, value]) => `; ${name}="${value}"`);
  return `<${href}>; rel=preload; as=${as}${more.join('')}`;
}

function pick(attributes: Attributes, ...names: string[]): Attributes {
  return Object.fromEntries(names.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : [])));
}

/** Names in lower case, values as they are meant. */
function attributesOf(tag: string): Attributes {
  const pairs = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
  );
}
