import { useEffect, useRef, useState } from 'react';
import { useArrayInput, useSimpleFormIterator } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** Buttons of an item and of the line in its place, as they end the ids of elements. */
export type ItemButton = 'up' | 'down' | 'remove' | 'undo';

type Removed = { index: number; value: unknown };

/** Puts the items of a list in order and removes them, with a way back. The keyboard stays at what was moved. */
export const useItemMoves = (id: string, path: string) => {
  const { getValues } = useFormContext();
  const { insert } = useArrayInput();
  const { remove, reOrder, total } = useSimpleFormIterator();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    document.getElementById(`${id}-${next.current}`)?.focus();
    next.current = null;
  });
  return {
    removed,
    forget: () => setRemoved(null),
    move: (from: number, button: 'up' | 'down') => {
      const to = button === 'up' ? from - 1 : from + 1;
      const isEnd = to === 0 || to === total - 1;
      next.current = `${to}-${isEnd ? (to === 0 ? 'down' : 'up') : button}`;
      setRemoved(null);
      reOrder(from, to);
    },
    remove: (index: number) => {
      next.current = 'undo';
      setRemoved({ index, value: getValues(`${path}.${index}`) });
      remove(index);
    },
    undo: () => {
      if (!removed) return;
      next.current = `${removed.index}-remove`;
      insert(removed.index, removed.value as never);
      setRemoved(null);
    },
  };
};
