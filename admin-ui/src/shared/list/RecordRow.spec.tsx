// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createConsoleTheme } from '#admin-ui/theme/consoleTheme';
import { RecordRow } from './RecordRow.tsx';

const record = { id: 'c-1', name: 'Harbor & Pine' };
const shape = {
  columns: [{ field: 'name', label: 'name', card: 'title' as const, text: () => '', render: () => record.name }],
  pathOf: () => '/companies/c-1/view',
  nameOf: () => record.name,
  isSelectable: false,
};
const row = (
  <ListContextProvider value={{ selectedIds: [] } as never}>
    <table>
      <tbody>
        <RecordRow record={record} shape={shape} />
      </tbody>
    </table>
  </ListContextProvider>
);

describe('a row of a list', () => {
  it.each(['/t', '/landlord'])(
    'given the area %s, when a row is clicked with Ctrl, then it opens there in a new tab',
    (basename) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const router = createMemoryRouter([{ path: '*', element: row }], { basename, initialEntries: [basename] });
      render(
        <ThemeProvider theme={createConsoleTheme('light')}>
          <RouterProvider router={router} />
        </ThemeProvider>,
      );

      fireEvent.click(screen.getByRole('row'), { ctrlKey: true });

      expect(open).toHaveBeenCalledExactlyOnceWith(`${basename}/companies/c-1/view`, '_blank', 'noopener');
      open.mockRestore();
    },
  );
});
