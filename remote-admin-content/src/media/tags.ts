/** Tags as they are typed, with commas between them. */
export function tagsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** The same with a tag more, or without it if it is there. */
export function toggled(typed: string, tag: string): string {
  const tags = tagsIn(typed);
  const rest = tags.filter((one) => one.toLowerCase() !== tag);
  return (rest.length < tags.length ? rest : [...tags, tag]).join(', ');
}
