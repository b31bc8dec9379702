import { startI18n } from 'candidate-ui/i18n/i18n';
import { currentMode, subscribeToMode } from 'candidate-ui/shared/preferences';
import { GlobalStyle } from 'candidate-ui/theme/GlobalStyle.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { LandlordLogin } from './LandlordLogin.tsx';

const showMode = () => {
  document.documentElement.dataset.mode = currentMode();
};

/** In the look of the other login, without what a console needs. */
export const start = (root: HTMLElement) => {
  showMode();
  subscribeToMode(showMode);
  void startI18n().then(() =>
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
