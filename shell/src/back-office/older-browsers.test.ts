for (const [holder, name] of [
  [Map, 'groupBy'],
  [URL, 'canParse'],
  [AbortSignal, 'any'],
] as const)
  Reflect.deleteProperty(holder, name);

test('[A-02] lists and forms have what Safari 16 lacks', async () => {
  await import('./older-browsers.ts');
  const groups = Map.groupBy(['name.en', 'name.mk', 'image'], (path) => path.split('.')[0]);
  expect([...groups]).toEqual([
    ['name', ['name.en', 'name.mk']],
    ['image', ['image']],
  ]);
  expect([URL.canParse('https://varda.example'), URL.canParse('varda'), URL.canParse('a', 'https://b')]).toEqual([
    true,
    false,
    true,
  ]);
  const stopped = new AbortController();
  const signal = AbortSignal.any([new AbortController().signal, stopped.signal]);
  stopped.abort('enough');
  expect([signal.aborted, signal.reason]).toEqual([true, 'enough']);
});
