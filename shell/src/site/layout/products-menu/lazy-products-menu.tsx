import { useEffect, useState } from 'react';
import { useLazyComponent } from '../../../navigation/use-lazy-component.ts';
import { MenuLoading, MenuProblem } from './menu-states.tsx';
import { loadProductsMenu, usePreloadedMenu } from './use-preloaded-menu.ts';

/** The products menu of the bar. Its code is not part of the first load. */
export function LazyProductsMenu({ wanted }: { wanted: boolean }) {
  const [wasWanted, setWasWanted] = useState(false);
  const preload = usePreloadedMenu();
  const part = useLazyComponent(loadProductsMenu, wasWanted);

  useEffect(() => {
    if (!wanted) return;
    setWasWanted(true);
    preload(); // What staff has changed meanwhile shows at the next opening.
  }, [wanted, preload]);

  if (part.status === 'failed') return <MenuProblem onRetry={part.retry} />;
  if (part.status === 'waiting') return <MenuLoading />;
  return <part.Part />;
}
