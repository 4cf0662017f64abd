import { installTrustedTypes, trustScriptsBelow } from './trusted-types.ts';

/** The page's default policy: what browsers ask about every plain string. */
let policy: {
  createHTML: (html: string, type: string, sink?: string) => string;
  createScriptURL: (url: string) => string;
};

beforeEach(() => {
  const trustedTypes = { createPolicy: (_: string, rules: typeof policy) => (policy = rules) };
  Object.assign(window, { trustedTypes });
  installTrustedTypes();
});

test('[F-03] scripts come from the shell’s build and from those of remotes, whatever else stands at their origins', () => {
  const builds = ['http://remotes.example/one', `${location.origin}/remotes/public/two`];
  builds.forEach(trustScriptsBelow);
  const scripts = ['/static/js/index.js', '/sw.js', ...builds.map((url) => `${url}/static/js/container.js`)];
  for (const address of scripts) expect(policy.createScriptURL(address)).toBe(address);

  const others = [
    '/api/pictures/a',
    '/static/../api/x',
    'http://remotes.example/onerous/x.js',
    'https://a.example/x.js',
  ];
  for (const address of [...others, 'data:text/javascript,x', 'javascript:x'])
    expect(() => policy.createScriptURL(address)).toThrow(/not from/);
});

test('[S-06] markup is let into no page, and text is; what is parsed by itself may be anything', () => {
  for (const text of ['Only text', '*{transition:none}', '<script></script>'])
    expect(policy.createHTML(text, 'TrustedHTML', 'Element innerHTML')).toBe(text);
  for (const sink of ['Element innerHTML', 'Document write', undefined])
    expect(() => policy.createHTML('<img src=x onerror=alert(1)>', 'TrustedHTML', sink)).toThrow(/TrustedHTML/);
  expect(policy.createHTML('<p>A</p>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<p>A</p>');
});
