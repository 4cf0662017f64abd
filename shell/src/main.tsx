import '@varda/shared/styles.css';
import { configElement, type ShellConfig } from '@varda/shared/federation/shell-config';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startShell } from './shell.ts';

const config = document.getElementById(configElement);
const root = document.getElementById('root');
if (!config || !root) throw new Error('The document has no configuration: it has to come from the shell’s server');

const shell = await startShell(JSON.parse(config.textContent ?? '') as ShellConfig);
createRoot(root).render(<App shell={shell} nonce={config.nonce ?? ''} />);
