import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { useLocation } from '@varda/platform/router';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { type PostedMessage, postedMessageKey } from './contact.queries.ts';
import {
  changedFields,
  empty,
  retainTypedMessages,
  type TypedMessage,
  takeMessage,
  typedMessageKey,
} from './typed-messages.ts';

const tooMany = 429;
const noAnswer = 503;

/** A field of the form, by the name under which it is sent. */
export type ContactField = keyof typeof empty;

/**
 * The message that a visitor writes. What was typed stays until the server has stored it; what the server refuses it
 * says field by field. `message` is what the message begins with.
 */
export function useContactForm(message = '') {
  const { t, language } = useTexts();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const [posted, setPosted] = useState(() => client.getQueryData<PostedMessage>(postedMessageKey));
  const [typed, setTyped] = useState(() =>
    posted?.error
      ? posted.typed
      : (client.getQueryData<TypedMessage>(typedMessageKey(pathname, message)) ?? { ...empty, message }),
  );
  const [fieldProblems, setFieldProblems] = useState<Readonly<Record<string, string>>>(refusedFields(posted?.error));
  const sending = useMutation({
    mutationFn: (body: TypedMessage) => call('POST /contact', { body }),
    onMutate: () => {
      setPosted(undefined);
      setFieldProblems({});
    },
    onSuccess: (_, sent) => {
      const queryKey = typedMessageKey(pathname, message);
      if (client.getQueryData(queryKey) === sent) client.removeQueries({ queryKey });
      // What was typed while it was sent is the next message.
      setTyped((now) => (now === sent ? empty : now));
    },
    onError: (error) => setFieldProblems(refusedFields(error)),
  });

  useEffect(() => retainTypedMessages(client, language), [client, language]);
  useEffect(() => {
    const kept = takeMessage(pathname);
    // What was typed since goes before it.
    if (kept) setTyped((now) => ({ ...now, ...kept, ...changedFields(now, message) }));
  }, [pathname, message]);
  useEffect(() => {
    if (typed !== empty) client.setQueryData(typedMessageKey(pathname, message), typed);
  }, [client, message, pathname, typed]);

  // It is told once, and not again to somebody who comes back to the page.
  useEffect(() => client.removeQueries({ queryKey: postedMessageKey }), [client]);

  const error = sending.error ?? posted?.error;

  function type(field: ContactField, value: string) {
    setTyped((before) => ({ ...before, [field]: value }));
    setFieldProblems(({ [field]: _mended, ...others }) => others);
    if (sending.isSuccess) sending.reset();
    if (posted && !posted.error) setPosted(undefined);
  }

  return {
    typed,
    type,
    fieldProblems,
    isSending: sending.isPending,
    isSent: sending.isSuccess || (posted !== undefined && !posted.error),
    problem: error ? problemOf(error) : null,
    /** Status of the answer to a form that was sent without scripts and not taken. */
    refusal: posted?.error ? statusOf(posted.error) : null,
    send: () => {
      if (!sending.isPending) sending.mutate(typed);
    },
  };

  /** What is wrong with the whole of it; null where each problem stands at its field. */
  function problemOf(error: unknown): string | null {
    if (isApiError(error) && error.status === tooMany) return messageOf(error, t('contacts.notSent'));
    return Object.keys(refusedFields(error)).length > 0 ? null : t('contacts.notSent');
  }
}

function statusOf(error: unknown): number {
  return (isApiError(error) && error.status) || noAnswer;
}

/** Only fields that people see: a problem of another one would be shown nowhere. */
function refusedFields(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  const seen = ['name', 'email', 'message'];
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => seen.includes(field)));
}
