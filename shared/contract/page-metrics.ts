/** What a browser measures of a page, as https://web.dev/vitals defines it. */
export const pageMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
