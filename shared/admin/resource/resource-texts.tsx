import type { Language } from '@varda/contract/language';
import { isApiError, messageOf } from '@varda/platform/http';
import { type Translate, useTextsOf } from '@varda/platform/language';
import type { TextTree } from '@varda/platform/remote';
import { createContext, type ReactNode, useContext } from 'react';
import type { adminTexts } from '../texts/en.ts';
import type { Resource } from './resource.ts';

/**
 * What a failed call says when the server has not said anything: after an answer, where `{{status}}` is
 * its HTTP status, and without one.
 */
export interface Failure extends TextTree {
  answered: string;
  silent: string;
}

/** The texts that every resource brings along. */
export interface ResourceTexts extends TextTree {
  title: string;
  /** Titles of the two forms, `Create User` and `Edit User`. */
  create: string;
  edit: string;
  fields: { [field: string]: string };
  success: { created: string; updated: string; deleted: string };
  failure: { list: Failure; create: Failure; update: Failure; delete: Failure };
}

type FailedCall = keyof ResourceTexts['failure'] | 'reorder';

type Named = Pick<Resource<never, never>, 'name' | 'namespace'>;

const Names = createContext<Named | null>(null);

/** Tells the parts of the engine below it whose texts they show. */
export function TextsOfResource({ of: { name, namespace }, children }: { of: Named; children: ReactNode }) {
  return <Names value={{ name, namespace }}>{children}</Names>;
}

interface AdminTexts {
  /** The engine's own texts. */
  t: Translate<typeof adminTexts>;
  /** The texts of the resource. */
  own: Translate<ResourceTexts>;
  /** What to show for a failed call: the server's message, else the text of the catalogue. */
  failureOf: (error: unknown, call: FailedCall) => string;
  language: Language;
}

export function useAdminTexts(): AdminTexts {
  const names = useContext(Names);
  if (!names) throw new Error('A part of the admin engine stands outside of a resource: wrap it in <TextsOfResource>');
  const { t, language } = useTextsOf<TextTree>(names.namespace);
  const own: Translate<TextTree> = (key, values) => t(`${names.name}.${key}`, values);
  const ofEngine: Translate<typeof adminTexts> = (key, values) => t(`admin.${key}`, values);
  return {
    t: ofEngine,
    own,
    failureOf: (error, call) => {
      const status = isApiError(error) ? error.status : 0;
      if (status > 0) return messageOf(error, own(`failure.${call}.answered`, { status }));
      const silent = own(`failure.${call}.silent`);
      return navigator.onLine ? silent : `${silent.replace(/\.$/, '')}. ${ofEngine('offline')}`;
    },
    language,
  };
}
