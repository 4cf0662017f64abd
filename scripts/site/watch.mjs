// Runs a script under Node's watcher. That loads no `end-with-parent.mjs`, and goes on while the script cannot start: this process has
// it end.
import { spawn } from 'node:child_process';

const flags = ['--watch', '--watch-preserve-output'];
const watcher = spawn(process.execPath, [...flags, ...process.argv.slice(2)], { stdio: 'inherit' });
// Ctrl-C reaches the watcher by itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => watcher.kill('SIGTERM'));
watcher.on('exit', (code) => process.exit(code ?? 0));
