import { spawn } from 'node:child_process';
import path from 'node:path';
import { rsbuild } from './site/dev-server.ts';
import { root } from './site/site.ts';

/** `npm run workbench`: the components of `shared/ui` and `shared/admin` in their variants, with hot reload. */
const child = spawn(process.execPath, [rsbuild, 'dev'], { cwd: path.join(root, 'shared/workbench'), stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 0));
// Ctrl-C reaches the dev server by itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
