import { previewChannel, previewLastsMs } from '@varda/contract/preview-protocol';
import { call } from '@varda/platform/http';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { changedFields } from '../form/changes.ts';
import { useLatest } from '../form/use-latest.ts';
import { askToWriteOut } from '../form/write-out.ts';
import type { EditedResource, Entity, Sending } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

/** So long after the last key what was typed is sent, in milliseconds: no page is loaded between two keys of somebody who types. */
const pause = 300;

/** It is sent again before it ends, however long nobody types. */
const renewedEveryMs = (previewLastsMs * 2) / 3;

export interface ShownPreview {
  token: string;
  /** Of the item; a new one has it in the preview alone. */
  id: string;
  /** Grows with each change that is shown. */
  version: number;
}

interface Previewed<Row, Values> {
  /** The row that is edited, or null. */
  row: Row | null;
  values: Values;
  getValues: () => Values;
  /** What keeps the form from being saved, and so from being shown. */
  wrong: string | null;
  form: RefObject<HTMLFormElement | null>;
}

/** Sends what a form holds to its preview, each time that somebody pauses. */
export function usePreview<Row extends Entity, Values extends object>(
  resource: EditedResource<Row, Values>,
  previewed: Previewed<Row, Values>,
): { shown: ShownPreview | null; problem: string | null } {
  const { failureOf } = useAdminTexts();
  const [token] = useState(newToken);
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useLatest({ resource, ...previewed, failureOf });
  const ask = useRef(() => {});
  const { form, row, values, wrong } = previewed;

  useEffect(() => {
    const { signal, abort } = abortable();
    const stored = new Map<File, string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sent: { row: Row | null; values: Values } | null = null;
    let isSending = false;

    async function send() {
      if (isSending) return;
      askToWriteOut(form.current);
      const { resource, row, getValues, wrong, failureOf } = latest.current;
      const values = getValues();
      if (wrong !== null || (sent?.row === row && sent.values === values)) return;
      isSending = true;
      sent = { row, values };
      try {
        await storeFiles(values, { stored, token, signal });
        const query = { as: 'preview', preview: token } as const;
        const sending: Sending = { onUpload: () => {}, signal, query, stored };
        const answer = await (row
          ? resource.update(row, changedFields(resource.valuesOf(row), values), sending)
          : resource.create?.(values, sending));
        const { _id: id } = answer as Entity;
        setFailure(null);
        setShown((before) => ({ token, id, version: (before?.version ?? 0) + 1 }));
        tellOwnTab(token);
      } catch (error) {
        if (signal.aborted) return;
        sent = null;
        // They may be gone from the server.
        stored.clear();
        setFailure(failureOf(error, row ? 'update' : 'create'));
      } finally {
        isSending = false;
      }
      if (!signal.aborted && values !== latest.current.getValues()) later();
    }
    function later() {
      clearTimeout(timer);
      timer = setTimeout(() => void send(), pause);
    }
    const renewal = setInterval(() => {
      sent = null;
      void send();
    }, renewedEveryMs);
    ask.current = later;
    const element = form.current;
    element?.addEventListener('input', later);
    return () => {
      clearTimeout(timer);
      clearInterval(renewal);
      element?.removeEventListener('input', later);
      abort();
    };
  }, [token, form, latest]);

  // Also what is chosen, dropped or put in by a button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks
  useEffect(() => ask.current(), [values, row, wrong]);

  return { shown, problem: wrong ?? failure };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** 256 random bits, as the address of a page can have them. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** A tab in which the preview is open by itself loads it anew. */
function tellOwnTab(token: string): void {
  try {
    const channel = new BroadcastChannel(previewChannel);
    channel.postMessage(token);
    channel.close();
  } catch {
    // Where storage is blocked there are no channels: that tab is loaded anew by hand.
  }
}

interface Storing {
  stored: Map<File, string>;
  token: string;
  signal: AbortSignal;
}

/** Files are sent once, however often what stands beside them changes. */
async function storeFiles(values: object, { stored, token, signal }: Storing): Promise<void> {
  for (const file of filesIn(values)) {
    if (stored.has(file)) continue;
    const body = new FormData();
    body.append(file.type === 'application/pdf' ? 'leafletEn' : 'image', file);
    const { key } = await call('POST /preview-files', { query: { preview: token }, body, signal });
    stored.set(file, key);
  }
}

function filesIn(value: unknown): File[] {
  if (value instanceof File) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}
