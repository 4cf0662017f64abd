import { useDebouncedValue } from '@mantine/hooks';
import { bounds } from '@varda/contract/bounds';
import { leafCategoryByPath } from '@varda/contract/catalogue';
import { screenPaths } from '@varda/contract/screen-paths';
import type { Found as FoundRows } from '@varda/contract/search';
import { fold } from '@varda/contract/search-folding';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { keepPreviousData, useQuery } from '@varda/platform/query';
import { formInList } from '@varda/platform/remote/screen-intent';
import { useNavigate } from '@varda/platform/router';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import type { MenuEntry } from '../menu/menu-groups.ts';
import { messagesPath } from '../menu/unread-count.tsx';
import type { Command } from './command.ts';

/** A search goes out after typing has paused for so long, in milliseconds. */
const pause = 150;

export interface Found {
  commands: Command[];
  /** What is typed is not answered yet: the commands are those of an earlier search. */
  isWaiting: boolean;
  hasFailed: boolean;
}

/** What the api finds; each leads to its screen, with its form open. @param entries of the menu, by whose titles kinds of content differ */
export function useFound(typed: string, entries: readonly MenuEntry[]): Found {
  const { language } = useBackOfficeTexts();
  const navigate = useNavigate();
  const search = typed.trim().slice(0, bounds.search);
  const [asked] = useDebouncedValue(search, pause);
  const isWanted = fold(asked) !== '';
  const query = useQuery({
    queryKey: ['admin', 'search', language, asked],
    queryFn: ({ signal }) => call('GET /search', { query: { search: asked, lang: language }, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });

  const open = (path: string, text: string, id: string) => {
    const { to, state } = formInList(path, { id, title: text });
    navigate(to, { state });
  };
  const products = ({ _id, name, categoryName }: FoundRows['products'][number]): Command[] => {
    const leafCategory = leafCategoryByPath(categoryName);
    if (!leafCategory) return [];
    const label = inLanguage(name, language).text;
    const run = () => open(`/admin/products/${leafCategory.adminPath}`, label, _id);
    return [{ id: _id, group: 'products', label, hint: leafCategory.title[language], run }];
  };
  const content = ({ entity, _id, title }: FoundRows['content'][number]): Command[] => {
    const path = screenPaths[entity];
    const screen = entries.find((entry) => entry.path === path);
    if (!screen) return [];
    const text = inLanguage(title, language).text;
    const hint = screen.title[language];
    return [{ id: _id, group: 'content', label: text || hint, hint, run: () => open(path, text, _id) }];
  };
  const message = ({ _id, name, email }: FoundRows['messages'][number]): Command => ({
    id: _id,
    group: 'messages',
    label: name,
    hint: email,
    run: () => open(messagesPath, email, _id),
  });
  const people = ({ _id, name, email }: FoundRows['users'][number]): Command => ({
    id: _id,
    group: 'people',
    label: name,
    hint: email,
    run: () => open('/admin/users', email, _id),
  });

  const found = fold(search) === '' ? undefined : query.data;
  return {
    commands: found
      ? [
          ...found.products.flatMap(products),
          ...(found.content ?? []).flatMap(content),
          ...found.users.map(people),
          ...(found.messages ?? []).map(message),
        ]
      : [],
    isWaiting: asked !== search || (isWanted && (query.isPending || query.isPlaceholderData)),
    hasFailed: isWanted && query.isError,
  };
}
