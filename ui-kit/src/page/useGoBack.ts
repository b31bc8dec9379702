import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** For a link back: to the page before, where there is one of ours; otherwise the link leads where it says. */
export const useGoBack = () => {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx === 0) return;
    event.preventDefault();
    void navigate(-1);
  };
};
