import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { TeamMenu } from './TeamMenu.tsx';

const show = async (teams: { id: string; name: string }[]) => {
  const ask = vi.fn(async () => teams);
  const shown = await showConsole(<TeamMenu />, { dataProvider: { ask: ask as never } });
  await waitFor(() => expect(ask).toHaveBeenCalled());
  return shown;
};
const yard = { id: 'a', name: 'Yard' };
const desk = { id: 'b', name: 'Desk' };

describe('team menu', () => {
  it('given somebody in several teams, when they change to another, then that one is theirs from then on', async () => {
    await show([desk, yard]);
    fireEvent.click(await screen.findByRole('button', { name: 'Desk' }));
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Yard' }));
    expect(await screen.findByRole('button', { name: 'Yard', hidden: true })).toBeTruthy();
  });

  it('given somebody in one team, when the menu is shown, then there is nothing to choose', async () => {
    const { container } = await show([yard]);
    await act(async () => undefined);
    expect(container.querySelector('button')).toBeNull();
  });
});
