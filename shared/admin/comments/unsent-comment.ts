import type { EditedKind } from '@varda/contract/edit-history';
import type { AnswerOf } from '@varda/contract/endpoints';
import { useUnsent } from '../unsaved/use-unsent.ts';

/** Somebody whom a comment can mention. */
export type Mentioned = AnswerOf<'GET /comments/:entity/:id/people'>[number];

/** A comment that somebody is writing. */
export interface UnsentComment {
  text: string;
  /** Empty where it is about all of the item. */
  field: string;
  /** Whom they have chosen, the last one last. */
  mentions: readonly Mentioned[];
}

const nothing: UnsentComment = { text: '', field: '', mentions: [] };

/** What an account writes of an item; `forget` once it is sent. */
export function useUnsentComment(
  kind: EditedKind,
  id: string,
): [comment: UnsentComment, write: (change: Partial<UnsentComment>) => void, forget: () => void] {
  const [comment, write] = useUnsent(['comment', kind, id], nothing);
  return [comment, write, () => write(nothing)];
}

/**
 * Who of those that were chosen still stands in a text, as `@` and their name. Of several people of one name the last ones that were chosen, as
 * many as the text names; within a longer name that was chosen too there is nobody else.
 */
export function stillMentioned({ text, mentions }: Pick<UnsentComment, 'text' | 'mentions'>): Mentioned[] {
  const names = [...new Set(mentions.map(({ name }) => name))].toSorted((one, other) => other.length - one.length);
  let rest = text;
  return names.flatMap((name) => {
    const parts = rest.split(`@${name}`);
    rest = parts.join(' ');
    return parts.length > 1 ? mentions.filter((each) => each.name === name).slice(1 - parts.length) : [];
  });
}
