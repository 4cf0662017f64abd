/** Upper bounds of what is stored, in characters. Beyond them the answer is 422 with the field named. */
export const bounds = {
  name: 200,
  line: 2_000,
  alt: 300,
  richText: 100_000,
  email: 254,
  password: 200,
  search: 200,
  question: 100,
} as const;

/** The largest file of a form, in bytes and as texts name it: a picture, a leaflet, a list that is imported. */
export const largestUploadMegabytes = 15;
export const largestUploadBytes = largestUploadMegabytes * 1024 * 1024;

/** Below this many characters a password is refused (V-07). */
export const shortestPassword = 10;

/** Most days that a token of a pipeline or of a program is good. */
export const longestToken = 365;

/** Longest time that a browser's report of a visit holds, in milliseconds (F-02). */
export const longestMeasured = 120_000;

/** Most results of one question to the site's search. */
export const mostResults = 30;

/** How many of a remote's releases, the newest, a browser may ask for beside those that are live or a canary. */
export const releasesOffered = 20;

/** How many people one comment mentions at most. */
export const mostMentions = 20;

/** How many comments stand at one item at most: all of them are read together. */
export const mostComments = 500;
