import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchChunks } from '#admin-ui/layout/reloadToast.tsx';
import { LandlordApp } from './LandlordApp.tsx';

export const start = (root: HTMLElement) => {
  watchChunks();
  createRoot(root).render(
    <StrictMode>
      <LandlordApp />
    </StrictMode>,
  );
};
