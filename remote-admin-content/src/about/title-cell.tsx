import { Text } from '@mantine/core';
import type { About } from '@varda/contract/about';
import { inLanguage, useLanguage } from '@varda/platform/language';

/** The name of an entry with its subcategory below, or whichever of the two it has. */
export function TitleCell({ row: { name, subcategory } }: { row: About }) {
  const language = useLanguage();
  const title = inLanguage(name, language);
  const below = inLanguage(subcategory, language);
  return (
    <>
      {title.text && (
        <Text size="sm" fw={600} {...(title.lang && { fs: 'italic' })} lineClamp={2} lang={title.lang}>
          {title.text}
        </Text>
      )}
      {below.text && (
        <Text
          size="sm"
          {...(title.text && { c: 'dimmed' })}
          {...(below.lang && { fs: 'italic' })}
          lineClamp={2}
          lang={below.lang}
        >
          {below.text}
        </Text>
      )}
    </>
  );
}
