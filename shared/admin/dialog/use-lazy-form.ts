import { idleMoment } from '@varda/platform/idle-moment';
import { useEffect, useState } from 'react';
import type { EditedResource, Entity, Resource } from '../resource/resource.ts';
import type { ResourceForm } from './resource-form.tsx';

const loadEngine = () => import(/* webpackChunkName: "form" */ './resource-form.tsx');

/** The form of a resource, whose code is not there yet when rows are. */
export type LazyForm<Row extends Entity, Values extends object> =
  | { status: 'waiting' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; Form: typeof ResourceForm; resource: EditedResource<Row, Values> };

interface Need {
  /** The form is to be seen. */
  isWanted: boolean;
  /** It comes once the browser has nothing else to do. */
  isNext: boolean;
}

interface Loaded<Row extends Entity, Values extends object> {
  /** What it is the form of. */
  of: Resource<Row, Values>;
  Form: typeof ResourceForm;
  resource: EditedResource<Row, Values>;
}

/** Loads the form of a resource. A failure is forgotten with the next opening. */
export function useLazyForm<Row extends Entity, Values extends object>(
  resource: Resource<Row, Values>,
  { isWanted, isNext }: Need,
): LazyForm<Row, Values> {
  const [loaded, setLoaded] = useState<Loaded<Row, Values> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isDone = loaded?.of === resource;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    if (isDone || !(isWanted || isNext)) return;
    let isLeft = false;
    async function load() {
      if (!isWanted) await idleMoment();
      if (isLeft) return;
      const [{ ResourceForm: Form }, form] = await Promise.all([loadEngine(), resource.form()]);
      if (!isLeft) setLoaded({ of: resource, Form, resource: { ...resource, ...form } });
    }
    setFailed(false);
    load().catch(() => !isLeft && setFailed(true));
    return () => {
      isLeft = true;
    };
  }, [resource, isDone, isWanted, isNext, attempt]);

  // Of a resource that has changed meanwhile the form stays until the other one is there: somebody may be typing.
  if (loaded) return { status: 'ready', ...loaded };
  if (isFailed) return { status: 'failed', retry: () => setAttempt((count) => count + 1) };
  return { status: 'waiting' };
}
