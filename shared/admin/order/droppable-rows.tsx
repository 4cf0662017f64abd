import { Droppable } from '@hello-pangea/dnd';
import { createContext, type ReactNode, useContext } from 'react';

const Placeholder = createContext<ReactNode>(null);

/**
 * The place in which rows are moved, around a table. One function for all renderings: mantine-datatable takes another
 * one for another component and mounts the table anew.
 */
export function droppableRows({ children }: { children: ReactNode }) {
  return (
    <Droppable droppableId="rows">
      {({ innerRef, droppableProps, placeholder }) => (
        <Placeholder value={placeholder}>
          <div ref={innerRef} {...droppableProps}>
            {children}
          </div>
        </Placeholder>
      )}
    </Droppable>
  );
}

/** Keeps the room of the row that is carried about. It is a row itself, so it has to stand behind the last one. */
export function RowPlaceholder() {
  return useContext(Placeholder);
}
