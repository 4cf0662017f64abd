import { remoteBuild } from '@varda/shared/federation/remote-build';
import { declaration } from './remote.declaration.ts';

export default remoteBuild(import.meta.dirname, declaration);
