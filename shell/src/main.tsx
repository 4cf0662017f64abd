import '@varda/shared/styles.css';
import { configElement, type ShellConfig } from '@varda/shared/federation/shell-config';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadOnIntent } from './navigation/preload-on-intent.ts';
import { startShell } from './shell.ts';

const config = document.getElementById(configElement);
const root = document.getElementById('root');
if (!config || !root) throw new Error('The document has no configuration: it has to come from the shell’s server');

const nonce = config.nonce ?? '';
__webpack_nonce__ = nonce;

const shell = await startShell(JSON.parse(config.textContent ?? '') as ShellConfig);
createRoot(root).render(<App shell={shell} nonce={nonce} />);
preloadOnIntent(shell);
