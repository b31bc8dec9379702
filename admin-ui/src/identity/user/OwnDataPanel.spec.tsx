import { fireEvent, screen, waitFor } from '@testing-library/react';
import { clientProblem } from 'contracts/client/problem-error';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '#admin-ui/providers/client';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { OwnDataPanel } from './OwnDataPanel.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a copy of my data', () => {
  it('given somebody in the console, when they ask for their copy, then it is saved as a file', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:copy';
    };
    const call = vi.spyOn(client, 'call').mockResolvedValueOnce({ data: { id: 'one' } } as never);
    call.mockResolvedValueOnce({ data: { id: 'one', learning: [] } } as never);
    await showConsole(<OwnDataPanel />);
    fireEvent.click(screen.getByRole('button', { name: 'Download a copy' }));
    await screen.findByText('Your data has been downloaded');
    expect(call.mock.calls[1]?.[1]).toEqual({ params: { id: 'one' } });
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ id: 'one', learning: [] });
  });

  it('given a refusal, when they ask for their copy, then it says why, and nothing is saved', async () => {
    vi.spyOn(client, 'call').mockRejectedValue(clientProblem('network-unreachable'));
    const create = vi.fn();
    URL.createObjectURL = create;
    await showConsole(<OwnDataPanel />);
    const button = screen.getByRole('button', { name: 'Download a copy' });
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    expect(create).not.toHaveBeenCalled();
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  });
});
