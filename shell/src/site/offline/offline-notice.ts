import classes from '../../notice/notice.module.css';
import type { Shell } from '../../shell.ts';

/** Says at the foot of the window that there is no network, as long as there is none. */
export function showOfflineNotice({ i18n }: Shell): void {
  const line = document.createElement('p');
  line.className = classes.notice ?? '';
  line.setAttribute('role', 'status');
  document.body.append(line);
  const show = () => {
    line.textContent = navigator.onLine ? '' : i18n.t('offline.notice', { ns: 'shell' });
  };
  for (const change of ['online', 'offline']) window.addEventListener(change, show);
  show();
}
