import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, type I18nProvider, useNotify } from 'react-admin';
import { toast } from 'react-toastify';
import { afterEach, expect, it } from 'vitest';
import { i18nIn } from '#admin-ui/providers/i18nProvider';
import { sayOnce } from '#admin-ui/providers/say';
import '#admin-ui/test/console.harness.tsx';
import { createConsoleTheme } from '#admin-ui/theme/consoleTheme';
import { Toasts } from './Toasts.tsx';

afterEach(async () => {
  act(() => toast.dismiss());
  await i18nIn('en-us');
});

const Saying = () => {
  const notify = useNotify();
  return (
    <>
      <button type="button" onClick={() => notify('problem.not-found', { type: 'error' })}>
        notify
      </button>
      <button type="button" onClick={() => sayOnce('problem.forbidden')}>
        say
      </button>
      <Toasts />
    </>
  );
};

const ToastPage = ({ i18nProvider }: { i18nProvider: I18nProvider }) => (
  <ThemeProvider theme={createConsoleTheme('light')}>
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Saying />
    </CoreAdminContext>
  </ThemeProvider>
);

it('given messages that stand, when another language is chosen, then they are in that one', async () => {
  const { rerender } = render(<ToastPage i18nProvider={await i18nIn('en-us')} />);
  fireEvent.click(screen.getByRole('button', { name: 'notify' }));
  fireEvent.click(screen.getByRole('button', { name: 'say' }));
  await screen.findByText('Record not found.');
  await screen.findByText('Not Authorized.');

  rerender(<ToastPage i18nProvider={await i18nIn('pt-br')} />);

  await screen.findByText('Registro não encontrado.');
  await screen.findByText('Não autorizado.');
  expect(screen.queryByText(/Record not found|Not Authorized/)).toBeNull();
});
