import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Key of the place where the page was loaded: the browser itself announces that one. */
const LANDED = 'default';

type Props = { title: string; children?: ReactNode };

/** The one h1 of a page. It names the tab, and takes the focus when one came here from another page of the portal. */
export const PageTitle = ({ title, children = title }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    document.title = `${title} · Onrecord`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page takes the focus once, when it opens.
  useEffect(() => {
    if (key === LANDED || document.activeElement?.closest('main')) return;
    heading.current?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
};
