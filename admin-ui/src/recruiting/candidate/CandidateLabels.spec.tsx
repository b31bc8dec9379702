import { fireEvent, screen, waitFor } from '@testing-library/react';
import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import { exampleCandidateId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { CandidateLabels } from './CandidateLabels.tsx';

const label = (id: string, name: string, scopeId: string = systemLabelScopes.candidate) => ({
  id,
  name,
  scopeId,
  backgroundColor: '#9b1c1c',
  fontColor: '#ffffff',
});
const labels = [label('a', 'Urgent'), label('b', 'Night shift'), label('c', 'Of jobs', systemLabelScopes.job)];
const ada = { id: exampleCandidateId, labelIds: ['a', 'gone'], erased: false } as CandidateView;
const send = vi.fn(async () => ({ data: {} }));

const show = (permissions: Permission[], candidate = ada) =>
  showConsole(<CandidateLabels record={candidate} />, {
    permissions,
    dataProvider: {
      getMany: (async (_: string, { ids }: { ids: string[] }) => ({
        data: labels.filter(({ id }) => ids.includes(id)),
      })) as never,
      getList: (async () => ({ data: labels, total: labels.length })) as never,
      send: send as never,
    },
  });

describe('labels of a candidate', () => {
  it('given somebody who may, when a label is found by keyboard and another taken off, then each is sent', async () => {
    await show(['tenant.labels.read', 'tenant.candidates.update']);
    const input = await screen.findByRole('combobox', { name: 'Add label' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Night shift']));
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Urgent' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    const sent = send.mock.calls as unknown as [string, { id: string; action: string; body: object }][];
    expect(sent.map(([, command]) => command)).toEqual([
      { id: exampleCandidateId, action: 'labels', body: { add: ['b'] } },
      { id: exampleCandidateId, action: 'labels', body: { remove: ['a'] } },
    ]);
  });

  it('given somebody who may only look, when labels are shown, then those that are left stand there, and nothing to change them', async () => {
    await show(['tenant.labels.read']);
    expect(await screen.findByText('Urgent')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
