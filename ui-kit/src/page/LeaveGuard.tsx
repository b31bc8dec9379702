import { useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '#ui-kit/form/ActionButton.tsx';
import { Dialog, DialogActions } from '#ui-kit/form/Dialog';
import { useTranslation } from '#ui-kit/i18n/useTranslation';

/** What is left behind: changes that are not saved, or a recording under way. */
type Left = 'changes' | 'recording';
const wordOf: Record<Left, (part: 'title' | 'detail' | 'stay' | 'leave') => string> = {
  changes: (part) => `shell.unsaved.${part}`,
  recording: (part) => `answering.leaving.${part}`,
};

type QuestionProps = { left: Left; onStay: () => void; onLeave: () => void };

const Question = ({ left, onStay, onLeave }: QuestionProps) => {
  const { t } = useTranslation();
  const word = wordOf[left];
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={title} onClose={onStay}>
      <h2 id={title}>{t(word('title'))}</h2>
      <p style={{ margin: '12px 0 20px' }}>{t(word('detail'))}</p>
      <DialogActions>
        <ActionButton kind="quiet" onClick={() => dialog.current?.close()}>
          {t(word('stay'))}
        </ActionButton>
        <ActionButton kind="danger" onClick={onLeave}>
          {t(word('leave'))}
        </ActionButton>
      </DialogActions>
    </Dialog>
  );
};

/** The link of this portal that a click follows in this tab, away from the page. */
const linkAway = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || link.target || link.hasAttribute('download') || !isPlain) return null;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname ? link : null;
};

/** Where the page stands in the history of this tab, as React Router counts. */
const historyIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before unsaved changes are left behind: by a link, by going back or on, and, in the browser's own words, by closing the
 * tab. React Router's blocker comes with its data router alone, which is 17 kB more for every page before the login.
 */
export const LeaveGuard = ({ isAtRisk, left = 'changes' }: { isAtRisk: boolean; left?: Left }) => {
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const [path, index] = [window.location.pathname, historyIndex()];
    const onClick = (event: MouseEvent) => {
      const link = isLeaving.current ? null : linkAway(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setGoOn(() => () => link.click());
    };
    const onPopState = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      event.stopImmediatePropagation();
      if (window.location.pathname === path) return;
      const steps = historyIndex() - index;
      window.history.go(-steps);
      setGoOn(() => () => window.history.go(steps));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPopState, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isAtRisk]);

  const leave = () => {
    isLeaving.current = true;
    goOn?.();
  };
  return goOn && <Question left={left} onStay={() => setGoOn(null)} onLeave={leave} />;
};
