import { longestMeasured } from '@varda/contract/bounds';
import type { VitalsSample } from '@varda/contract/vitals';
import { pageAt } from '@varda/platform/federation/page-at';
import { whenQuiet } from '../navigation/when-quiet.ts';
import type { Remotes } from '../remotes/federated-remotes.ts';
import type { MeasuredPage } from './measure-page.ts';
import { type RemoteLoad, remoteLoad } from './remote-load.ts';

/** How many of the visits are measured. Remotes that cannot be loaded are reported in all of them. */
const measuredShare = 0.5;

/** Most samples that go out together. */
const mostSamples = 30;

/**
 * Tells the api how this visit goes, once it is out of sight. What measures comes when the page is there and the browser has
 * nothing else to do. Automated browsers are no visitors.
 */
export function reportVitals(remotes: Remotes): void {
  if (navigator.webdriver) return;
  const isMeasured = Math.random() < measuredShare;
  const page = isMeasured && pageHere(remotes);
  const waiting: VitalsSample[] = [];
  /** What took longer stood in a tab that was put aside; the api would refuse the rest of the report with it. */
  const add = (sample: VitalsSample) => {
    if (sample.metric === 'failure' || sample.value <= longestMeasured) waiting.push(sample);
  };
  watchRemotes((load, duration) => {
    const { failed, ...build } = load;
    if (failed) add({ ...build, metric: 'failure' });
    else if (isMeasured) add({ ...build, metric: 'load', value: Math.round(duration) });
  });
  sendWhenHidden(waiting);
  if (page)
    whenQuiet(async () => {
      const { measurePage } = await import(/* webpackChunkName: "vitals" */ './measure-page.ts');
      measurePage(page, add);
      // Behind the listeners of web-vitals, which tell the last figures when the page is put out of sight.
      sendWhenHidden(waiting);
    });
}

function pageHere(remotes: Remotes): MeasuredPage | null {
  const { pathname } = window.location;
  const remote = remotes.at(pathname);
  const page = remote?.manifest && pageAt(remote.manifest, pathname);
  if (!remote?.manifest || !page?.pattern.startsWith('/')) return null;
  return { remote: remote.name, version: remote.manifest.version, page: page.pattern };
}

function watchRemotes(tell: (load: RemoteLoad, duration: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName(remoteLoad))
      tell((entry as PerformanceMeasure).detail as RemoteLoad, entry.duration);
  });
  observer.observe({ type: 'measure', buffered: true });
}

function sendWhenHidden(waiting: VitalsSample[]): void {
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' || waiting.length === 0) return;
    const body = JSON.stringify({ samples: waiting.splice(0, mostSamples) });
    navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
  });
}
