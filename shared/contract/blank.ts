/** Whether nothing of a text can be seen: it is white space, and signs without a shape as the zero-width space. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Z}\p{Cc}\p{Cf}]*$/u.test(text);
}
