import { useCallback, useEffect, useState } from 'react';
import { useLazyComponent } from '../../../navigation/use-lazy-component.ts';
import { useTexts } from '../../../texts/texts.ts';
import { CategoryList } from '../products-menu/category-links.tsx';
import { MenuProblem } from '../products-menu/menu-states.tsx';
import type { Level } from './products-levels.tsx';
import { SlidePanel } from './slide-panel.tsx';

const loadLevels = () => import(/* webpackChunkName: "products-levels" */ './products-levels.tsx');

const top: readonly Level[] = [];

interface Props {
  id: string;
  opened: boolean;
  onFoundOpen: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Drills down from categories to subcategories to products. Back takes one level off the stack; from the first it leaves. */
export function ProductsPanel({ id, opened, onFoundOpen, onBack, onClose }: Props) {
  const { t } = useTexts();
  const part = useLazyComponent(loadLevels, opened);
  const [levels, setLevels] = useState(top);
  /** The entry that was left last: it takes the focus when its level shows again. */
  const [left, setLeft] = useState<string | null>(null);

  useEffect(() => {
    if (opened) return;
    setLevels(top);
    setLeft(null);
  }, [opened]);

  const push = useCallback((level: Level) => {
    setLeft(null);
    setLevels((stack) => [...stack, level]);
  }, []);

  function back() {
    const last = levels.at(-1);
    if (!last) return onBack();
    setLeft(last.id);
    setLevels(levels.slice(0, -1));
  }

  return (
    <SlidePanel
      id={id}
      opened={opened}
      title={levels.at(-1)?.title ?? t('navigation.products')}
      depth={levels.length}
      onDismiss={onBack}
      onFoundOpen={onFoundOpen}
      onBack={back}
      onClose={onClose}
    >
      {part.status === 'ready' ? (
        <part.Part levels={levels} left={left} onPush={push} />
      ) : (
        <CategoryList>{part.status === 'failed' && <MenuProblem onRetry={part.retry} />}</CategoryList>
      )}
    </SlidePanel>
  );
}
