import type { NewContactMessage } from '@varda/shared/contract/contact-messages';
import { call, isApiError, messageOf } from '@varda/shared/http';
import { useMutation } from '@varda/shared/query';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';

const tooMany = 429;

const empty: Required<NewContactMessage> = { name: '', email: '', message: '', website: '' };

/** A field of the form, by the name under which it is sent. */
export type ContactField = keyof typeof empty;

/**
 * The message that a visitor writes. What was typed stays until the server has stored it; what the server refuses it
 * says field by field.
 */
export function useContactForm() {
  const { t } = useTexts();
  const [typed, setTyped] = useState(empty);
  const [fieldProblems, setFieldProblems] = useState<Readonly<Record<string, string>>>({});
  const sending = useMutation({
    // Silence is a failure to be told at once, not a message that goes out some time later.
    networkMode: 'always',
    mutationFn: (body: NewContactMessage) => call('POST /contact', { body }),
    onMutate: () => setFieldProblems({}),
    onSuccess: () => setTyped(empty),
    onError: (error) => setFieldProblems(refusedFields(error)),
  });

  function type(field: ContactField, value: string) {
    setTyped((before) => ({ ...before, [field]: value }));
    setFieldProblems(({ [field]: _mended, ...others }) => others);
    if (sending.isSuccess) sending.reset();
  }

  return {
    typed,
    type,
    fieldProblems,
    isSending: sending.isPending,
    isSent: sending.isSuccess,
    problem: sending.isError ? problemOf(sending.error) : null,
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

/** Only fields that people see: a problem of another one would be shown nowhere. */
function refusedFields(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  const seen = ['name', 'email', 'message'];
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => seen.includes(field)));
}
