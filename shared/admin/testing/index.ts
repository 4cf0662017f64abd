export { stubBrowserApis } from './browser-apis.ts';
export { type Call, fakeApi } from './fake-api.ts';
export { clear, overwrite, pressTwice, write } from './input.ts';
export { renderAdmin } from './render-admin.tsx';
export { describeResource } from './resource-contract.tsx';
export { both, rowsOf, someTime, upTo } from './rows.ts';
export type { Specimen } from './specimen-screen.tsx';
