import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startI18n } from './i18n/i18n.ts';
import { AppRoutes } from './routes.tsx';
import { currentMode, subscribeToMode } from './shared/preferences.ts';
import { Toasts } from './shared/Toasts.tsx';
import { sayLeft } from './shared/toasts.ts';
import { GlobalStyle } from './theme/GlobalStyle.tsx';

const showMode = () => {
  document.documentElement.dataset.mode = currentMode();
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
showMode();
subscribeToMode(showMode);
await startI18n();
sayLeft();
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
    <Toasts />
  </StrictMode>,
);
