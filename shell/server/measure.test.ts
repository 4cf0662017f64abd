/** @jest-environment node */
import { Metrics } from '@varda/server/metrics';
import { ServedShell } from './testing/served-shell.ts';

test('[O-06] metrics tell of the answers of the shell by route, and of no probe and no address that somebody asked for', async () => {
  const served = await ServedShell.start();
  const metrics = await Metrics.open();
  try {
    await served.restart({}, metrics);
    await served.get('/about?lang=mk');
    await served.get('/static/js/none.js');
    await served.get('/health');
    const text = await metrics.text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
    expect(text).toMatch(/^varda_pages_total\{from="cache"\} 0$/m);
    expect(text).toMatch(/^varda_renders_total\{outcome="failed"\} 0$/m);
    expect(text).not.toContain('about');
    expect(text).not.toContain('health');
  } finally {
    await served.stop();
  }
});
