/* All cookies that the site sets, without the prefix that they have over HTTPS (`cookieName`, docs/decisions/055). */

/** The language, for the servers; a visitor's choice stands in local storage as well. */
export const languageCookie = 'lang';

/** For how long a choice of the language is remembered, in seconds. */
export const languageCookieAge = 365 * 24 * 60 * 60;

/** Marks the browsers of signed-in staff for their own service worker. It proves nothing to a server. */
export const staffCookie = 'staff';

/**
 * In it a browser asks for other versions of remotes than the live ones:
 * `public:0123456789ab,admin-users:http://localhost:3004`.
 */
export const overrideCookie = 'remote-override';

/** Proves to the shell's server that somebody is signed in there. No script sees it. */
export const proofCookie = 'staff-proof';

/** By it a browser is known again at a sign-in. It opens nothing, and no script sees it. */
export const browserCookie = 'known-browser';

/** What a single sign-on needs while the browser is at the issuer, */
export const begunCookie = 'sign-in-begun';

/** and its session, until the login page has fetched it. */
export const doneCookie = 'sign-in-done';
