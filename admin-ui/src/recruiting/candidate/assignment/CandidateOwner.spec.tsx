import { fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleCandidateId, exampleUserId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { CandidateOwner } from './CandidateOwner.tsx';

const users = [
  { id: exampleUserId, name: 'Renata Moreira', email: 'renata@harbor.example' },
  { id: 'rui', name: 'Rui Costa', email: 'rui@harbor.example' },
];
const teams = [{ id: 'dock', name: 'Dock' }];
const nobody = { assigneeId: null, assigneeName: null, teamId: null, teamName: null, isUnowned: false };
const ada = { id: exampleCandidateId, erased: false, isMerged: false, ...nobody } as CandidateView;
const mayAll: Permission[] = ['tenant.candidates.update', 'tenant.users.read', 'tenant.teams.read'];
const send = vi.fn(async () => ({ data: {} }));
beforeEach(() => send.mockClear());

const show = (candidate: Partial<CandidateView>, permissions = mayAll) =>
  showConsole(<CandidateOwner record={{ ...ada, ...candidate }} />, {
    permissions,
    dataProvider: {
      getList: (async (resource: string) => {
        const data = resource === 'users' ? users : teams;
        return { data, total: data.length };
      }) as never,
      send: send as never,
    },
  });
const sent = () => (send.mock.calls as unknown as [string, object][]).map(([, command]) => command);
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('who looks after a candidate', () => {
  it('given nobody yet, when a team is chosen by keyboard, then that is sent; users, teams and oneself are offered', async () => {
    await show({});
    expect(await screen.findByText('Nobody yet')).toBeTruthy();
    const input = screen.getByRole('combobox', { name: 'User or team' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await waitFor(() =>
      expect(offered()).toEqual(['Renata Moreira (you)', 'Rui Costa · rui@harbor.example', 'Dock (team)']),
    );
    fireEvent.keyDown(input, { key: 'ArrowUp' });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ id: exampleCandidateId, action: 'assign', body: { teamId: 'dock' } }]);
  });

  it('given a colleague who has left, when it is shown, then somebody new is needed; taken over or taken off, each is sent', async () => {
    await show({ assigneeId: 'rui', assigneeName: 'Rui Costa', isUnowned: true });
    expect(await screen.findByText('Needs someone new')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Assign to me' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button', { name: 'Remove the assignment to Rui Costa' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(sent()).toEqual([
      { id: exampleCandidateId, action: 'assign', body: { assigneeId: exampleUserId } },
      { id: exampleCandidateId, action: 'unassign', body: {} },
    ]);
  });

  it('given somebody who may only look, when it is shown, then who it is stands there, and nothing to change it', async () => {
    await show({ teamId: 'dock', teamName: 'Dock' }, ['tenant.candidates.read']);
    expect(await screen.findByText('Dock (team)')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
