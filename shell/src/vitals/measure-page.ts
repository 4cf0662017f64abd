import type { VitalsSample } from '@varda/contract/vitals';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** Where somebody has come to: what is measured of the visit counts for that page. */
export type MeasuredPage = Pick<VitalsSample, 'remote' | 'version'> & { page: string };

/** Measures the page as it was loaded. Each figure is reported once: what grows later, in a tab that was put aside, is not. */
export function measurePage(page: MeasuredPage, tell: (sample: VitalsSample) => void): void {
  const reported = new Set<string>();
  const take = ({ name, value, navigationType }: MetricType) => {
    if (reported.has(name) || navigationType === 'back-forward-cache') return;
    reported.add(name);
    tell({ ...page, metric: name, value: Math.round(name === 'CLS' ? value * 1000 : value) });
  };
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(take);
}
