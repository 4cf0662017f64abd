import { isApiError, messageOf } from '@varda/platform/http';
import { useQueryClient } from '@varda/platform/query';
import { useLocation } from '@varda/platform/router';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { type PostedMessage, postedMessageKey } from './contact.queries.ts';
import { useSending } from './use-sending.ts';
import { empty, type TypedMessage, useTypedMessage } from './use-typed-message.ts';

const tooMany = 429;
const noAnswer = 503;

/** A field of the form, by the name under which it is sent. */
export type ContactField = keyof typeof empty;

/** Those that people see, in their order. */
export const contactFields = ['name', 'email', 'message'] as const satisfies readonly ContactField[];

/**
 * The message that a visitor writes. What was typed stays until the server has stored it; what the server refuses it
 * says field by field. `message` is what the message begins with.
 */
export function useContactForm(message = '') {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const [posted, setPosted] = useState(() => client.getQueryData<PostedMessage>(postedMessageKey));
  const [typed, setTyped] = useTypedMessage(pathname, message, posted?.error ? posted.typed : undefined);
  const [mended, setMended] = useState<readonly string[]>([]);
  const sending = useSending(pathname);
  const { status, variables: sent } = sending.state ?? {};

  useEffect(() => {
    // What was typed while it was sent is the next message.
    if (status === 'success') setTyped((now) => (isSame(now, sent) ? empty : now));
  }, [status, sent, setTyped]);

  // It is said once, and not again to somebody who comes back to the page.
  useEffect(() => client.removeQueries({ queryKey: postedMessageKey }), [client]);

  const error = sending.state?.error ?? posted?.error;
  const problems = Object.entries(refusedFields(error)).filter(([field]) => !mended.includes(field));

  function type(field: ContactField, value: string) {
    setTyped((before) => ({ ...before, [field]: value }));
    setMended((before) => [...before, field]);
    if (status === 'success') sending.forget();
    if (posted && !posted.error) setPosted(undefined);
  }

  return {
    typed,
    type,
    fieldProblems: Object.fromEntries(problems) as Readonly<Record<string, string>>,
    isSending: status === 'pending',
    isSent: status === 'success' || (posted !== undefined && !posted.error),
    problem: error ? problemOf(error) : null,
    /** Whether the document is the answer to a form that was sent without scripts. */
    isPosted: posted !== undefined,
    /** Status of the answer to a form that was sent without scripts and not taken. */
    refusal: posted?.error ? statusOf(posted.error) : null,
    send: () => {
      if (status === 'pending') return;
      setPosted(undefined);
      setMended([]);
      sending.send(typed);
    },
  };

  /** What is wrong with the whole of it; null where each problem stands at its field. */
  function problemOf(error: unknown): string | null {
    if (isApiError(error) && error.status === tooMany) return messageOf(error, t('contacts.notSent'));
    return Object.keys(refusedFields(error)).length > 0 ? null : t('contacts.notSent');
  }
}

function isSame(typed: TypedMessage, sent: TypedMessage | undefined): boolean {
  return JSON.stringify(typed) === JSON.stringify(sent);
}

function statusOf(error: unknown): number {
  return (isApiError(error) && error.status) || noAnswer;
}

/** Only fields that people see: a problem of another one would be shown nowhere. */
function refusedFields(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  const seen: readonly string[] = contactFields;
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => seen.includes(field)));
}
