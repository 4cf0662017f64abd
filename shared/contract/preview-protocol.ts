/** Header of a read by which it is answered as if what the preview shows were saved. */
export const previewHeader = 'x-preview';

/** Parameter of a page's address that asks for it as the preview shows it. */
export const previewParameter = 'preview';

/** Beside it, for the page to look at and not to use: it comes without scripts. Its value makes one address of each change. */
export const panelParameter = 'panel';

/** 256 random bits, made by the browser that begins the preview; the server keeps its hash. */
export const previewTokens = /^[\w-]{43}$/;

/** How long a form's own preview is good after its last change, in milliseconds: its own tab may stay open beside it. */
export const previewLastsMs = 30 * 60_000;

/** Days for which a shared link is good. */
export const linkDays = 7;

/** Channel by which a form tells a tab with its preview that there is something new; the message is the token. */
export const previewChannel = 'preview';
