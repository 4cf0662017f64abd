import { Text, Textarea, VisuallyHidden } from '@mantine/core';
import { bounds } from '@varda/contract/bounds';
import type { EditedKind } from '@varda/contract/edit-history';
import { fold } from '@varda/contract/search-folding';
import { useQuery } from '@varda/platform/query';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './comments.module.css';
import { commentPeopleQuery } from './comments.queries.ts';
import type { Mentioned, UnsentComment } from './unsent-comment.ts';

interface Props {
  kind: EditedKind;
  id: string;
  comment: UnsentComment;
  /** What is typed meanwhile would go with what is sent. */
  isSending: boolean;
  onWrite: (change: Partial<UnsentComment>) => void;
  onSend: () => void;
}

/** What stands between an @ and the caret: a part of a name. Within a word, as in an address, it begins none. */
const begunName = /(?:^|[^\p{L}\p{N}_.+-])@([^@\n]{0,40})$/u;

const nameBefore = (text: string, caret: number) => begunName.exec(text.slice(0, caret))?.[1] ?? null;

/** So many names are offered. */
const mostOffered = 8;

/** The text of a comment. After an @ it offers the names of those who may see the item. */
export function MentionInput({ kind, id, comment, isSending, onWrite, onSend }: Props) {
  const { t } = useAdminTexts();
  const input = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  /** Where the name begins whose list somebody has closed: it stays closed, until it is begun anew. */
  const [closed, setClosed] = useState<number | null>(null);
  const listId = useId();
  const { text, mentions } = comment;
  const typed = caret === null ? null : nameBefore(text, caret);
  const from = (caret ?? 0) - (typed?.length ?? 0);
  const begun = from === closed ? null : typed;
  const people = useQuery({ ...commentPeopleQuery(kind, id), enabled: begun !== null });
  const offered = begun === null ? [] : matching(people.data ?? [], begun);
  const isOpen = offered.length > 0;
  const active = Math.min(chosen, offered.length - 1);

  // React puts the caret at the end of a text that it changes.
  const goTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (goTo.current !== null) input.current?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = null;
  });

  useEffect(() => {
    if (isOpen) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, listId, active]);

  function choose(person: Mentioned) {
    if (begun === null || caret === null) return;
    const inserted = `${person.name} `;
    goTo.current = from + inserted.length;
    setCaret(null);
    const others = mentions.filter(({ _id }) => _id !== person._id);
    onWrite({ text: text.slice(0, from) + inserted + text.slice(caret), mentions: [...others, person] });
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      return onSend();
    }
    if (!isOpen) return;
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const person = offered[active];
    if (moves[key]) setChosen((active + moves[key] + offered.length) % offered.length);
    else if ((key === 'Enter' || (key === 'Tab' && !shiftKey)) && person) choose(person);
    else if (key === 'Escape') setClosed(from);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <Textarea
        ref={input}
        label={t('comments.text')}
        description={t('comments.hint')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={bounds.line}
        value={text}
        readOnly={isSending}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        // Escape closes the list, and not the window.
        data-mantine-stop-propagation={isOpen || undefined}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          setCaret(selectionStart);
          setChosen(0);
          if (!nameBefore(value, selectionStart)) setClosed(null);
          onWrite({ text: value });
        }}
        // What is typed moves the caret too, and is handled above.
        onSelect={({ currentTarget: { selectionStart } }) => selectionStart !== caret && setCaret(null)}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
      />
      {begun !== null && people.isError && (
        <Text size="sm" role="alert">
          {t('comments.peopleFailed')}
        </Text>
      )}
      <VisuallyHidden role="status">{isOpen && t('comments.peopleFound', { count: offered.length })}</VisuallyHidden>
      {isOpen && (
        <div role="listbox" id={listId} aria-label={t('comments.people')} className={classes.people}>
          {offered.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text, which keeps the focus
            <div
              key={person._id}
              role="option"
              tabIndex={-1}
              id={`${listId}-${index}`}
              aria-selected={index === active}
              className={classes.person}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.name}{' '}
              <Text span size="sm" className={classes.address}>
                {person.email}
              </Text>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Those one of whose names, or whose address, begins so. */
function matching(people: readonly Mentioned[], begun: string): Mentioned[] {
  const wanted = fold(begun);
  return people
    .filter(({ name, email = '' }) => ` ${fold(name)} ${fold(email)}`.includes(` ${wanted}`))
    .slice(0, mostOffered);
}
