import { remoteBuild } from '@varda/remote-kit/remote-build';
import { declaration } from './remote.declaration.ts';

export default remoteBuild(import.meta.dirname, declaration);
