import type { EditedKind } from '@varda/contract/edit-history';
import { safeSessionStorage } from '@varda/platform/storage';
import { useEffect, useState } from 'react';
import { useAccount } from '../permissions/use-may.ts';

export interface Mentioned {
  _id: string;
  name: string;
}

/** A comment that somebody is writing. */
export interface UnsentComment {
  text: string;
  /** Empty where it is about all of the item. */
  field: string;
  mentions: readonly Mentioned[];
}

const nothing: UnsentComment = { text: '', field: '', mentions: [] };

/** What an account writes of an item. It outlives the window, the form and a reload of the tab, until it is sent. */
export function useUnsentComment(
  kind: EditedKind,
  id: string,
): [comment: UnsentComment, write: (change: Partial<UnsentComment>) => void, forget: () => void] {
  const account = useAccount()?._id;
  const key = `comment/${account}/${kind}/${id}`;
  const [state, setState] = useState<{ key: string; comment: UnsentComment }>();
  const comment = state?.key === key ? state.comment : read(key);

  function store(next: UnsentComment) {
    setState({ key, comment: next });
    if (next.text === '') safeSessionStorage.removeItem(key);
    else safeSessionStorage.setItem(key, JSON.stringify(next));
  }

  // A tab that closes takes it along.
  const isThere = comment.text.trim() !== '';
  useEffect(() => {
    if (!isThere) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isThere]);

  return [comment, (change) => store({ ...comment, ...change }), () => store(nothing)];
}

function read(key: string): UnsentComment {
  const stored = safeSessionStorage.getItem(key);
  return stored === null ? nothing : (JSON.parse(stored) as UnsentComment);
}
