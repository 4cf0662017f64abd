import { runStandalone } from '@varda/shared/standalone';
import { declaration } from '../remote.declaration.ts';
import remote from './remote.ts';

await runStandalone(remote, declaration);
