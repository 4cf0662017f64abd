import { useEffect, useState } from 'react';
import { useLazyComponent } from '../../../navigation/use-lazy-component.ts';
import { CategoryRail } from './category-links.tsx';
import { MenuLoading, MenuProblem } from './menu-states.tsx';
import { loadProductsMenu, usePreloadedMenu } from './use-preloaded-menu.ts';

/** The products menu of the bar. The code of its products is not part of the first load, the categories are. */
export function LazyProductsMenu({ wanted }: { wanted: boolean }) {
  const [wasWanted, setWasWanted] = useState(false);
  const preload = usePreloadedMenu();
  const part = useLazyComponent(loadProductsMenu, wasWanted);

  useEffect(() => {
    if (!wanted) return;
    setWasWanted(true);
    preload(); // What staff has changed meanwhile shows at the next opening.
  }, [wanted, preload]);

  if (part.status === 'ready') return <part.Part />;
  return (
    <CategoryRail>{part.status === 'failed' ? <MenuProblem onRetry={part.retry} /> : <MenuLoading />}</CategoryRail>
  );
}
