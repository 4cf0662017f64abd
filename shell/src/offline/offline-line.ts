import type { Shell } from '../shell.ts';
import classes from './offline-line.module.css';

/** Says at the foot of the window that there is no network, as long as there is none. */
export function showLine({ i18n }: Shell): void {
  const line = document.createElement('p');
  line.className = classes.line ?? '';
  line.setAttribute('role', 'status');
  document.body.append(line);
  const show = () => {
    line.textContent = navigator.onLine ? '' : i18n.t('offline.notice', { ns: 'shell' });
  };
  for (const change of ['online', 'offline']) window.addEventListener(change, show);
  show();
}
