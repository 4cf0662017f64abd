import { useMediaQuery } from '@mantine/hooks';
import type { Language } from '@varda/contract/language';
import { safeLocalStorage } from '@varda/platform/storage';
import { Children, Fragment, isValidElement, type ReactNode, useState } from 'react';
import classes from './language-sections.module.css';

const key = 'side-by-side';

/** Whether an edit shows both languages beside each other; remembered by the browser. */
export function useSideBySide() {
  const [isWanted, setWanted] = useState(() => safeLocalStorage.getItem(key) === 'on');
  const isOffered = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });

  function change(on: boolean) {
    if (on) safeLocalStorage.setItem(key, 'on');
    else safeLocalStorage.removeItem(key);
    setWanted(on);
  }
  return { isOffered, isOn: isOffered && isWanted, change };
}

interface Props {
  /** The source first, then its target. */
  inOrder: readonly Language[];
  head: (language: Language) => ReactNode;
  /** The inputs of one language, as a fragment. */
  inputs: (language: Language) => ReactNode;
}

/** Field beside field: the same of both languages follow each other for the keyboard too. */
export function SideBySide({ inOrder, head, inputs }: Props) {
  const columns = inOrder.map((language) => partsOf(inputs(language)));
  const rows = Math.max(...columns.map((parts) => parts.length));
  return (
    <div className={classes.sides} data-side-by-side>
      {inOrder.map((language) => (
        <div key={language} className={classes.head}>
          {head(language)}
        </div>
      ))}
      {Array.from({ length: rows }, (_, row) =>
        inOrder.map((language, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form keep their places
          <div key={`${row} ${language}`} className={classes.cell}>
            {columns[column]?.[row]}
          </div>
        )),
      )}
    </div>
  );
}

function partsOf(inputs: ReactNode): ReactNode[] {
  const isFragment = isValidElement<{ children?: ReactNode }>(inputs) && inputs.type === Fragment;
  return Children.toArray(isFragment ? inputs.props.children : inputs);
}
