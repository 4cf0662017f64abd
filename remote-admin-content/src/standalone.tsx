import { runStandalone } from '@varda/remote-kit/standalone';
import { declaration } from '../remote.declaration.ts';
import remote from './remote.ts';

await runStandalone(remote, declaration);
