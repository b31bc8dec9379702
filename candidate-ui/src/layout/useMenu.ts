import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

const ITEMS = '[role^="menuitem"]';

/** A button that opens a menu, with the keys of one: arrows, Home, End, Escape, Tab. */
export const useMenu = () => {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const items = useCallback(() => [...(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])], []);

  useEffect(() => {
    if (!isOpen) return;
    items()[0]?.focus();
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [isOpen, items]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const step = next[event.key];
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') setOpen(false);
    if (step === undefined) return;
    event.preventDefault();
    all.at(step % all.length)?.focus();
  };
  return { isOpen, toggle: () => setOpen(!isOpen), close, root, button, onKeyDown };
};
