import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchChunks } from './layout/reloadToast.tsx';

export const start = (root: HTMLElement) => {
  watchChunks();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};
