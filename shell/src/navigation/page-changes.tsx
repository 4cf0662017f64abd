import { useLocation } from '@varda/shared/router';
import { VisuallyHidden } from '@varda/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { focusPage, followTitle } from './page-focus.ts';

/** Does on a new path what a browser does on a new document: the focus goes to the page, its title is read out. */
export function PageChanges() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return; // The first page is the browser's own matter.
    shown.current = pathname;
    focusPage();
    return followTitle(setTitle);
  }, [pathname]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
