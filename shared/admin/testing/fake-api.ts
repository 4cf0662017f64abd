import type { Comment } from '@varda/contract/comments';
import type { DraftMark } from '@varda/contract/drafts';
import type { EditVersion } from '@varda/contract/edit-history';
import type { Planned } from '@varda/contract/schedules';

/** One call below `/api`, as it came over the wire. */
export interface Call {
  method: string;
  /** Without the leading `/api`. */
  path: string;
  query: URLSearchParams;
  /** The header by which a change names its version, as it is sent: `"3"`. */
  ifMatch: string | null;
  /** The header by which a request is known that comes again. */
  key: string | null;
  /** JSON, or the parts of a form with those that are JSON read. */
  body: unknown;
}

/** The history of a row: it has none, unless a test says what. */
const isOfEdits = ({ method, path }: Call) => method === 'GET' && /^\/edit-history\/[^/]+\/[^/]+$/.test(path);

/** Nobody else is there, unless a test makes such a call fail or wait. */
const isOfPresence = ({ path }: Call) => path.startsWith('/presence/');

/** Every row was made by one person and saved by another. */
const isOfStamps = ({ path }: Call) => path.startsWith('/stamps/');
const isOfPeople = ({ path }: Call) => /^\/stamps\/[^/]+\/people$/.test(path);
const people = [
  { _id: 'ana', name: 'Ana' },
  { _id: 'boris', name: 'Boris' },
];
const stampsOf = ({ query }: Call) => {
  const ids = query.get('ids')?.split(',') ?? [];
  return Object.fromEntries(ids.map((id) => [id, { createdBy: { name: 'Ana' }, updatedBy: { name: 'Boris' } }]));
};

/** There are no drafts, unless a test has some. */
const isOfDraftMarks = ({ method, path }: Call) => method === 'GET' && /^\/drafts\/[^/]+$/.test(path);

/** Nobody has said anything, unless a test says what. */
const isOfComments = ({ method, path }: Call) => method === 'GET' && /^\/comments\/[^/]+\/[^/]+$/.test(path);

type Answer = (call: Call) => unknown;

export interface FakeApi {
  calls: Call[];
  /** What lists mark as drafts. */
  drafts: DraftMark[];
  /** What lists mark as scheduled. */
  planned: Planned[];
  /** The saves of the item, the newest first. */
  edits: EditVersion[];
  /** What staff have said of the item. */
  comments: Comment[];
  /** The calls of a kind so far: `PUT /users`. */
  callsOf: (kind: string) => Call[];
  /** From now on calls of a kind fail: with an answer of that status and body, or without any. */
  fail: (kind: string, how: { status: number; body?: object } | 'silent') => void;
  /** The next call of a kind fails, those after it do not. */
  failOnce: (kind: string, how: { status: number; body?: object }) => void;
  /** Ends what `fail` has begun. */
  recover: () => void;
  /** From now on answers to calls of a kind wait, until what it returns is called. */
  hold: (kind: string) => () => void;
}

/** Stands in for the network, the one part that is not ours. An answer that is a promise comes when it resolves. */
export function fakeApi(answer: Answer): FakeApi {
  const calls: Call[] = [];
  const failures = new Map<string, { status: number; body?: object } | 'silent'>();
  const once = new Set<string>();
  const held = new Map<string, PromiseWithResolvers<void>>();
  const isOf = (kind: string) => (call: Call) => `${call.method} ${call.path}`.startsWith(kind);

  async function receive(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const call = {
      method: request.method,
      path: decodeURIComponent(url.pathname.replace('/api', '')),
      query: url.searchParams,
      ifMatch: request.headers.get('if-match'),
      key: request.headers.get('idempotency-key'),
      body: await bodyOf(request),
    };
    calls.push(call);
    const stopped = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    const waits = [...held].filter(([kind]) => isOf(kind)(call)).map(([, { promise }]) => promise);
    await Promise.race([Promise.all(waits), stopped]);
    const [failed, failure] = [...failures].find(([kind]) => isOf(kind)(call)) ?? [];
    if (failed && once.delete(failed)) failures.delete(failed);
    if (failure === 'silent') throw new TypeError('No answer');
    if (failure) return Response.json(failure.body ?? {}, { status: failure.status });
    if (isOfPresence(call)) return Response.json({ others: [] });
    if (isOfDraftMarks(call)) return Response.json({ drafts: api.drafts, planned: api.planned });
    if (isOfComments(call)) return Response.json({ comments: api.comments, fields: ['text.en', 'text.mk'] });
    if (isOfPeople(call)) return Response.json(people);
    if (isOfStamps(call)) return Response.json({ stamps: stampsOf(call) });
    if (isOfEdits(call)) return Response.json({ versions: api.edits, totalCount: api.edits.length });
    return Response.json(await answer(call));
  }

  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => receive(input as Request));
  // Uploads go this way, for their progress.
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => fakeUpload(receive));

  const api: FakeApi = {
    calls,
    drafts: [],
    planned: [],
    edits: [],
    comments: [],
    callsOf: (kind) => calls.filter(isOf(kind)),
    fail: (kind, how) => failures.set(kind, how),
    failOnce: (kind, how) => {
      failures.set(kind, how);
      once.add(kind);
    },
    recover: () => failures.clear(),
    hold: (kind) => {
      const waiting = Promise.withResolvers<void>();
      held.set(kind, waiting);
      return () => {
        held.delete(kind);
        waiting.resolve();
      };
    },
  };
  return api;
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request.json();
  if (!type.startsWith('multipart/form-data')) return null;
  const parts = [...(await request.formData())];
  return Object.fromEntries(
    parts.map(([name, part]) => [name, typeof part === 'string' && part.startsWith('{') ? JSON.parse(part) : part]),
  );
}

function fakeUpload(receive: (request: Request) => Promise<Response>): XMLHttpRequest {
  let address = '';
  let method = '';
  const headers = new Headers();
  const upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  const fake = {
    upload,
    status: 0,
    response: null as ArrayBuffer | null,
    onload: () => {},
    onerror: () => {},
    onabort: () => {},
    abort: () => fake.onabort(),
    open: (...[usedMethod, usedAddress]: [string, string]) => {
      [method, address] = [usedMethod, usedAddress];
    },
    setRequestHeader: (name: string, value: string) => headers.set(name, value),
    getResponseHeader: () => 'application/json',
    send: async (body: Blob) => {
      try {
        const response = await receive(new Request(address, { method, headers, body: await body.arrayBuffer() }));
        upload.onprogress?.({ loaded: 1, total: 1 });
        fake.status = response.status;
        fake.response = await response.arrayBuffer();
        fake.onload();
      } catch {
        fake.onerror();
      }
    },
  };
  return fake as unknown as XMLHttpRequest;
}
