import type { Language } from '@varda/contract/language';
import { linkDays, previewChannel, previewHeader, previewParameter } from '@varda/contract/preview-protocol';

/** To be used as a page, in a tab of its own, or looked at beside a form. */
export type PreviewedAs = 'page' | 'panel';

/**
 * Runs ahead of all scripts in the document of a preview: its reads carry the token, and this is no visit. Automated browsers are no
 * visitors to `reportVitals`, and without `cookieStore` nothing is cached for reading offline.
 */
export const previewScript = `(()=>{
const token=new URLSearchParams(location.search).get('${previewParameter}');
const send=window.fetch;
window.fetch=(input,options)=>{
const request=new Request(input,options);
const {origin,pathname}=new URL(request.url);
if(request.method!=='GET'||origin!==location.origin||!pathname.startsWith('/api/'))return send(input,options);
request.headers.set('${previewHeader}',token);
request.headers.delete('authorization');
return send(request);
};
Object.defineProperty(navigator,'webdriver',{value:true,configurable:true});
delete window.cookieStore;
new BroadcastChannel('${previewChannel}').onmessage=({data})=>{if(data===token&&location.search.includes(token))location.reload()};
})()`;

const texts = {
  en: {
    preview: 'Preview, not published',
    ended: 'This preview has ended',
    why: `A shared link is good for ${linkDays}\u00a0days, or until somebody revokes it or deletes what it shows. Ask whoever has sent it to you for a new one.`,
    site: 'To the site',
    away: 'This preview cannot be shown at the moment',
    wait: 'The server does not answer. The preview is still good: try again in a minute.',
    again: 'Try again',
  },
  mk: {
    preview: 'Претпреглед, не е објавено',
    ended: 'Овој претпреглед заврши',
    why: `Споделената врска важи ${linkDays}\u00a0дена или додека некој не ја поништи или не го избрише прикажаното. Побарајте нова од лицето што ви ја испрати.`,
    site: 'Кон сајтот',
    away: 'Овој претпреглед во моментов не може да се прикаже',
    wait: 'Серверот не одговара. Претпрегледот сѐ уште важи: обидете се повторно за една минута.',
    again: 'Обидете се повторно',
  },
};

/** Says on the page that it is a preview. */
export function previewBanner(language: Language): string {
  return `<aside id="preview-banner">${texts[language].preview}</aside>`;
}

export const bannerStyles =
  '#preview-banner{position:fixed;inset:auto auto 1rem 50%;translate:-50%;z-index:500;padding:.375rem 1rem;border-radius:2rem;background:#1f2937;color:#fff;font:600 .875rem/1.5 system-ui,sans-serif;white-space:nowrap;box-shadow:0 2px 12px rgb(0 0 0/.3);pointer-events:none}@media print{#preview-banner{display:none}}';

export const plainStyles =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;font:1rem/1.6 system-ui,sans-serif;color:#1f2937;text-align:center}h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.3}p{margin:0 auto 1rem;max-width:34rem}a{color:#0b5d45}';

/** The document in the place of a preview that has ended. */
export function endedDocument(language: Language): string {
  const { ended, why, site } = texts[language];
  return plainDocument(language, { title: ended, text: why, href: `/?lang=${language}`, link: site });
}

/** The document in the place of one of which the api says nothing: it is asked for again. */
export function awayDocument(language: Language): string {
  const { away, wait, again } = texts[language];
  return plainDocument(language, { title: away, text: wait, href: '', link: again });
}

function plainDocument(
  language: Language,
  { title, text, href, link }: Record<'title' | 'text' | 'href' | 'link', string>,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<style>${plainStyles}</style>
</head>
<body>
<main><h1>${title}</h1><p>${text}</p><a href="${href}">${link}</a></main>
</body>
</html>
`;
}
