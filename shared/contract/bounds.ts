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

/** Below this many characters a password is refused (V-07). */
export const shortestPassword = 10;
