import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchChunks } from './layout/reloadToast.tsx';

/** Most pages are lists or lead to one: its code comes while the server is asked who it is. Where it does not, the page asks again. */
const fetchAhead = () => void import('./shared/resource/ResourceList.tsx').catch(() => undefined);

export const start = (root: HTMLElement) => {
  watchChunks();
  fetchAhead();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};
