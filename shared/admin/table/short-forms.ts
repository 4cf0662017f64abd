const shortForms = /\((?:\p{L}{1,2}\/)+\p{L}{1,2}\)/gu;

/** Keeps `(м/ж)` and its like on one line: browsers break lines behind a slash. */
export function withWholeShortForms(text: string): string {
  return text.replace(shortForms, (forms) => forms.replaceAll('/', '/\u2060'));
}
