import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { kitCatalogues } from 'ui-kit/i18n/catalogues';
import { startI18n } from 'ui-kit/i18n/i18n';
import { startMode } from 'ui-kit/preferences/preferences';
import { GlobalStyle } from 'ui-kit/theme/GlobalStyle.tsx';
import { LandlordLogin } from './LandlordLogin.tsx';

/** In the look of the other login, without what a console needs. */
export const start = (root: HTMLElement) => {
  startMode();
  void startI18n(kitCatalogues).then(() =>
    createRoot(root).render(
      <StrictMode>
        <GlobalStyle />
        <BrowserRouter basename="/landlord">
          <LandlordLogin />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
};
