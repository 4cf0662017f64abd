import { VisuallyHidden } from '@varda/ui';
import { useCallback, useState } from 'react';
import { focusPage, followTitle } from './page-focus.ts';
import { useOtherPage } from './use-other-page.ts';

/** Does on a new path what a browser does on a new document: the focus goes to the page, its title is read out. */
export function PageChanges() {
  const [title, setTitle] = useState('');
  const announce = useCallback(() => {
    focusPage();
    return followTitle(setTitle);
  }, []);
  useOtherPage(announce);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
