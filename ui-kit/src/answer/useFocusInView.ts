import { useEffect } from 'react';

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Where the keyboard is, unless that is nowhere or somebody pressed there with a mouse. */
const focused = (): Element | null => document.querySelector(':focus-visible:not(body)');

/**
 * While it is used, what has the focus stays in view: a recording that comes in above pushes it out, and at the top of a page
 * no browser scrolls after it. Whoever scrolled away is left there.
 */
export const useFocusInView = (): void => {
  useEffect(() => {
    let wasInView = false;
    const look = () => {
      const element = focused();
      wasInView = element !== null && isInView(element);
    };
    const grown = new ResizeObserver(() => {
      const element = focused();
      if (wasInView && element && !isInView(element)) element.scrollIntoView({ block: 'nearest' });
      look();
    });
    grown.observe(document.body);
    for (const event of ['focusin', 'scroll']) document.addEventListener(event, look, { capture: true, passive: true });
    return () => {
      grown.disconnect();
      for (const event of ['focusin', 'scroll']) document.removeEventListener(event, look, { capture: true });
    };
  }, []);
};
