import type { Language } from '@varda/contract/language';
import { pictureOf, type View } from './camera.ts';

/** A page to leaf through: for each screen its pictures at every width, the languages one below the other. */
export function indexPage(taken: ReadonlyMap<View, readonly string[]>): string {
  const views = [...taken.keys()];
  const languages = [...new Set(views.map(({ language }) => language))];
  const names = [...new Set([...taken.values()].flat())];
  const row = (name: string, language: Language) =>
    views
      .filter((view) => view.language === language && taken.get(view)?.includes(name))
      .map((view) => {
        const file = pictureOf(view, name);
        return `<a href="${file}"><img src="${file}" alt="${name}, ${language}, ${view.width} px" loading="lazy" style="width: ${Math.sqrt(view.width) / 2}rem"><small>${language} ${view.width}</small></a>`;
      })
      .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
  nav { columns: 14rem; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block: 0.5rem; }
  div a { flex: none; display: grid; }
  img { max-height: 36rem; object-fit: cover; object-position: top; border: 1px solid #ccc; }
</style>
<h1>Screenshots</h1>
<nav>${names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>
${names
  .map(
    (name) =>
      `<h2 id="${name}">${name}</h2>\n${languages.map((language) => `<div>${row(name, language)}</div>`).join('\n')}`,
  )
  .join('\n')}
</html>
`;
}
