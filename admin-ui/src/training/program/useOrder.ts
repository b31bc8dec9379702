import { type DragEvent, useEffect, useRef, useState } from 'react';

export type OrderButton = 'up' | 'down' | 'remove';

type Order = { id: string; values: readonly string[]; onChange: (values: string[]) => void };

const moved = (values: readonly string[], from: number, to: number): string[] => {
  const others = values.filter((_, at) => at !== from);
  return [...others.slice(0, to), values[from] ?? '', ...others.slice(to)];
};

/** Puts values in order by buttons, where the keyboard stays at what was moved, and by dragging. */
export const useOrder = ({ id, values, onChange }: Order) => {
  const next = useRef<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    document.getElementById(next.current)?.focus();
    next.current = null;
  });
  const stop = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    over: dragged === null ? null : over,
    move: (from: number, button: 'up' | 'down') => {
      const to = button === 'up' ? from - 1 : from + 1;
      const isEnd = to === 0 || to === values.length - 1;
      next.current = `${id}-${to}-${isEnd ? (to === 0 ? 'down' : 'up') : button}`;
      onChange(moved(values, from, to));
    },
    remove: (at: number) => {
      next.current = values.length === 1 ? id : `${id}-${Math.min(at, values.length - 2)}-remove`;
      onChange(values.filter((_, index) => index !== at));
    },
    dragProps: (at: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', values[at] ?? '');
        setDragged(at);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(at);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== at) onChange(moved(values, dragged, at));
        stop();
      },
      onDragEnd: stop,
    }),
  };
};
