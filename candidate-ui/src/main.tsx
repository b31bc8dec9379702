import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startI18n } from 'ui-kit/i18n/i18n';
import { takeFlash } from 'ui-kit/page/flash';
import { startMode, takeLang } from 'ui-kit/preferences/preferences';
import { GlobalStyle } from 'ui-kit/theme/GlobalStyle.tsx';
import { portalCatalogues } from './i18n/catalogues.ts';
import { AppRoutes } from './routes.tsx';
import { Toasts } from './shared/Toasts.tsx';
import { say } from './shared/toasts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
startMode();
takeLang();
await startI18n(portalCatalogues);
const flash = takeFlash();
if (flash) say(flash);
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
    <Toasts />
  </StrictMode>,
);
