export { pretendBrowserParts } from './browser-parts.ts';
export { type Call, fakeApi } from './fake-api.ts';
export { overwrite, write } from './input.ts';
export { renderAdmin } from './render-admin.tsx';
export { describeResource, type Specimen } from './resource-contract.tsx';
export { both, rowsOf, someTime, upTo } from './rows.ts';
