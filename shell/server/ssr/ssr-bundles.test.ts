/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import type { FastifyBaseLogger } from 'fastify';
import { LocalServer } from '../testing/local-server.ts';
import { manifestOf } from '../testing/remote-fixture.ts';
import type { RunRemote } from './isolated-remote.ts';
import { Quarantine } from './quarantine.ts';
import { RemoteFault } from './remote-process.ts';
import type { RenderRequest } from './remote-process-messages.ts';
import { SsrBundles } from './ssr-bundles.ts';

const hour = 3_600_000;

let host: LocalServer;
/** What the host has, by path. */
let files: Record<string, string>;
let log: { error: jest.Mock; warn: jest.Mock };
let bundles: SsrBundles;
/** Ends the process of a version, by what its source says. */
let crash: Record<string, () => void>;
/** Versions that the registry has in quarantine, and those that it was told of. */
let known: string[];
let reported: string[];
/** Versions that are held or a canary. */
let notLive: (string | undefined)[];
/** Versions that were released after the live one. */
let ahead: string[];
/** Sources of the versions that were stopped. */
let stopped: string[];
/** How long processes take to start. */
let mayStart: Promise<void>;

beforeEach(async () => {
  files = {};
  host = await LocalServer.start(({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  log = { error: jest.fn(), warn: jest.fn() };
  crash = {};
  stopped = [];
  known = [];
  reported = [];
  notLive = [];
  ahead = [];
  mayStart = Promise.resolve();
  bundles = bundlesWaiting(hour);
});

function bundlesWaiting(without: number): SsrBundles {
  const fastifyLog = log as unknown as FastifyBaseLogger;
  const quarantine = new Quarantine({
    log: fastifyLog,
    known: () => known,
    report: ({ version }) => reported.push(version),
  });
  return new SsrBundles(run, 'http://127.0.0.1', {
    log: fastifyLog,
    quarantine,
    isLive: ({ manifest }) => !notLive.includes(manifest?.version),
    isAheadOfLive: ({ manifest }) => ahead.includes(manifest?.version ?? ''),
    pageTimeoutMs: { withOlder: hour, without },
  });
}

afterEach(() => host.stop());

/** Stands in for a process: the source is the name of the version, and one of them throws. */
const run: RunRemote = ({ source }, onFault) => {
  crash[source] = () => onFault(new RemoteFault('It exits'));
  return {
    start: async () => {
      await mayStart;
      if (source !== 'throws') return;
      onFault(new RemoteFault('It throws'));
      throw new Error('It throws');
    },
    takesForm: () => false,
    readsQuery: () => false,
    render: async () => ({ head: '', body: source, status: 200, rows: { queries: [], mutations: [] } }),
    stop: () => stopped.push(source),
  };
};

function deployed(version: string, source = version, served: string | null = source) {
  const file = `server.${version}.cjs`;
  if (served !== null) files[`/${file}`] = served;
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  const manifest = { ...manifestOf('public', { home: '/' }, version), server: { file, integrity } };
  return { name: 'public', url: host.url, mounts: ['/'], manifest };
}

function withMissingStyles(remote: ReturnType<typeof deployed>) {
  const { manifest } = remote;
  return { ...remote, manifest: { ...manifest, remote: { js: [], css: ['static/css/index.css'] } } };
}

const renderedWith = async (remote: LiveRemote, exactly = false) => {
  const bundle = await bundles.of(remote, exactly);
  return bundle && [(await bundle.renderer.render({} as RenderRequest)).body, bundle.remote.manifest.version];
};

test('[F-02] a new version is rendered without a restart, and the old one can come back', async () => {
  const [one, two] = [deployed('one'), deployed('two')];
  expect(await renderedWith(one)).toEqual(['one', 'one']);
  expect(await renderedWith(two)).toEqual(['two', 'two']);
  expect(await renderedWith(one)).toEqual(['one', 'one']);
});

test.each([
  ['of which the file is missing', () => deployed('two', 'two', null)],
  ['of which the file is another one', () => deployed('two', 'two', 'something else')],
  ['that throws', () => deployed('two', 'throws')],
  ['of which a style sheet is missing', () => withMissingStyles(deployed('two'))],
])('[F-05] a version %s leaves the last good one in place, whole, and is logged once', async (_, broken) => {
  await bundles.of(deployed('one'));
  const remote = broken();
  // A failure rests for a second, on a busy machine too.
  jest.spyOn(performance, 'now').mockReturnValue(1e6);
  expect(await renderedWith(remote)).toEqual(['one', 'one']);
  expect(await renderedWith(remote)).toEqual(['one', 'one']);
  expect(log.error).toHaveBeenCalledTimes(log.error.mock.calls.some(([{ faults }]) => faults) ? 2 : 1);
  jest.restoreAllMocks();
});

test('[F-02] whoever has asked for a version gets that one, or none', async () => {
  await bundles.of(deployed('one'));
  expect(await renderedWith(deployed('two', 'throws'), true)).toBeNull();
});

test('[F-05] without a good version the browser has to do it: a dead host, a remote without a SSR bundle', async () => {
  const remote = deployed('one');
  expect(await renderedWith({ ...remote, manifest: manifestOf('public', {}) })).toBeNull();
  expect(await renderedWith({ ...remote, manifest: null })).toBeNull();
  await host.stop();
  expect(await renderedWith(remote)).toBeNull();
  host = await LocalServer.start(() => undefined);
});

test('[O-04] a page that waits for no version any longer is logged once, and so is that it is rendered again', async () => {
  bundles = bundlesWaiting(0);
  const start = Promise.withResolvers<void>();
  mayStart = start.promise;
  const remote = deployed('one');
  const said = () => log.warn.mock.calls.map(([, line]) => line);
  const notRendered = 'Not rendered here, as no version of the remote is up; the browser does it';
  // A page of a remote that is switched off, or has nothing for servers, is as it should be.
  expect(await renderedWith({ ...remote, manifest: null })).toBeNull();
  expect(await renderedWith({ ...remote, manifest: manifestOf('public', {}) })).toBeNull();
  expect(said()).toEqual([]);
  expect(await renderedWith(remote)).toBeNull();
  expect(await renderedWith(remote)).toBeNull();
  expect(said()).toEqual([notRendered]);
  start.resolve();
  while (!(await renderedWith(remote)));
  await renderedWith(remote);
  expect(said()).toEqual([notRendered, 'Rendered here now']);
});

test('[F-05] a dead host takes nothing away', async () => {
  const remote = deployed('one');
  await bundles.of(remote);
  await host.stop();
  expect(await renderedWith(remote)).toEqual(['one', 'one']);
  host = await LocalServer.start(() => undefined);
});

test('[I-02] a version that ends its process again and again is named and not rendered any more, the last good one is', async () => {
  await bundles.of(deployed('one'));
  const remote = deployed('two');
  for (let faults = 0; faults < 3; faults++) {
    expect(await renderedWith(remote)).toEqual(['two', 'two']);
    crash.two?.();
  }
  expect(await renderedWith(remote)).toEqual(['one', 'one']);
  expect(stopped).toEqual(['two']);
  expect(log.error).toHaveBeenLastCalledWith(
    expect.objectContaining({ remote: 'public', version: 'two', faults: 3 }),
    expect.stringContaining('not rendered'),
  );
  expect(await renderedWith(deployed('three'))).toEqual(['three', 'three']);
  expect(reported).toEqual(['two']);
  known = ['two'];
  expect(await renderedWith(remote)).toEqual(['three', 'three']);
  known = [];
  // Somebody has ended it.
  expect(await renderedWith(remote)).toEqual(['two', 'two']);
});

test.each([
  ['that was asked for', true],
  ['of a canary', false],
])(
  '[I-04] a version %s is not served in the place of the live one until it has been live itself',
  async (_, exactly) => {
    const [one, two] = [deployed('one'), deployed('two')];
    await bundles.of(one);
    notLive = ['two'];
    expect(await renderedWith(two, exactly)).toEqual(['two', 'two']);
    known = ['one'];
    expect(await renderedWith(one)).toBeNull();
    notLive = [];
    await bundles.of(two);
    expect(await renderedWith(one)).toEqual(['two', 'two']);
  },
);

test('[I-06] a version that was rolled back is not served in the place of another one until it is live again', async () => {
  const [one, two] = [deployed('one'), deployed('two')];
  await bundles.of(two);
  [notLive, ahead] = [['two'], ['two']];
  expect(
    await renderedWith({ ...one, manifest: { ...one.manifest, server: { file: 'none', integrity: '' } } }),
  ).toBeNull();
  const three = deployed('three', 'three', null);
  ahead = [];
  expect(await renderedWith(three)).toBeNull();
  notLive = [];
  await bundles.of(two);
  expect(await renderedWith(three)).toEqual(['two', 'two']);
});

test('[I-04] however many versions staff look at, the live one stays at hand', async () => {
  await bundles.of(deployed('live'));
  notLive = ['one', 'two', 'three'];
  for (const version of ['one', 'two', 'three'])
    expect(await renderedWith(deployed(version), true)).toEqual([version, version]);
  files = {};
  expect(await renderedWith(deployed('live', 'live', null))).toEqual(['live', 'live']);
  expect(await renderedWith(deployed('one', 'one', null), true)).toBeNull();
});

test('[I-02] a version that ends its process each time it is started is not tried for ever', async () => {
  const remote = deployed('two', 'throws');
  let now = 1e6;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  for (let tries = 0; tries < 5; tries++) {
    expect(await bundles.of(remote, true)).toBeNull();
    now += 2_000;
  }
  expect(log.error).toHaveBeenLastCalledWith(
    expect.objectContaining({ faults: 3 }),
    expect.stringContaining('not rendered'),
  );
  jest.restoreAllMocks();
});

test('[I-02] a version that another server has in quarantine is not rendered here either', async () => {
  await bundles.of(deployed('one'));
  known = ['two'];
  expect(await renderedWith(deployed('two'))).toEqual(['one', 'one']);
  expect(await renderedWith(deployed('two'), true)).toBeNull();
});
