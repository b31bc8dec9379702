import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A page that was navigated to is where the keyboard goes on, and what a screen reader reads next. */
export const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return main;
};
