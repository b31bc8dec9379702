import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { enUs } from './i18n/en-us.ts';
import { startI18n } from './i18n/i18n.ts';
import { AppRoutes } from './routes.tsx';
import { useMode } from './shared/preferences.ts';
import { createBrandTheme } from './theme/theme.ts';

const App = () => {
  const mode = useMode();
  const theme = useMemo(() => createBrandTheme(mode), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </ThemeProvider>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
await startI18n({ 'en-us': enUs, 'pt-br': () => import('./i18n/pt-br.ts').then(({ ptBr }) => ptBr) });
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
