import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { bounds } from '@varda/contract/bounds';
import { useRef, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useShortcut } from '../shortcuts/shortcuts.ts';

/** A search goes out after typing has paused for so long, in milliseconds. */
const pause = 250;

interface Props {
  /** What the list is searched for now. */
  search: string;
  onSearch: (search: string) => void;
  /** Has the focus first, in a dialog. */
  takesFirstFocus?: boolean;
}

export function SearchBox({ search, onSearch, takesFirstFocus }: Props) {
  const { t } = useAdminTexts();
  const [typed, setTyped] = useState(search);
  const field = useRef<HTMLInputElement>(null);
  useShortcut(['/'], () => field.current?.focus());
  const sendLater = useDebouncedCallback(onSearch, pause);

  // The address may change on its own, by the back button.
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    if (search !== typed) setTyped(search);
  }

  function type(text: string) {
    setTyped(text);
    sendLater(text);
  }

  function clear() {
    type('');
    // The button goes with the text.
    field.current?.focus();
  }

  return (
    <TextInput
      ref={field}
      type="search"
      role="searchbox"
      aria-label={t('search')}
      aria-keyshortcuts="/"
      data-autofocus={takesFirstFocus || undefined}
      placeholder={t('search')}
      maxLength={bounds.search}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed && <CloseButton aria-label={t('clearSearch')} onClick={clear} />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
