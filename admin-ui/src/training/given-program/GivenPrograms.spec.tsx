import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { GivenProgramView } from 'contracts/training/given-program/given-program.entity';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { GivenPrograms } from './GivenPrograms.tsx';
import { OriginNotice } from './OriginNotice.tsx';

const READ = 'tenant.integrations.subAccounts.group.read';
const program = { id: 'p1', groupIds: ['g1'], origin: null } as unknown as TrainingProgramView;
const row = (companyName: string, more: Partial<GivenProgramView>) =>
  ({
    ...{ id: companyName, companyName, programId: 'p1', givenVersion: 1, refusal: null, withdrawal: null },
    ...{ status: 'given', updatedAt: '2026-03-02T09:00:00.000Z', ...more },
  }) as GivenProgramView;
const data = [
  row('Aubert', {}),
  row('Brandt', { status: 'refused', refusal: 'storage-full', givenVersion: 0 }),
  row('Cole', { status: 'withdrawn', withdrawal: 'left' }),
];
const over = (rows: readonly GivenProgramView[], send = vi.fn(async () => ({ data: {} }))) => ({
  getList: vi.fn(async () => ({ data: rows, total: rows.length })),
  send,
});

describe('the partners that a program is given to (docs/product.md TRA-114)', () => {
  it('given companies, when somebody who may looks, then each says how it stands and why, and what was not delivered is tried again', async () => {
    const provider = over(data);
    await showConsole(<GivenPrograms record={program} />, {
      permissions: [READ, 'tenant.training.programs.update'],
      dataProvider: provider as unknown as Partial<ConsoleDataProvider>,
    });
    expect(await screen.findByText('Up to date')).toBeTruthy();
    expect(screen.getByText(/The storage of this company is full/)).toBeTruthy();
    expect(screen.getByText('The company left your partnership.')).toBeTruthy();
    expect(screen.getByText('None yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again for Brandt' }));
    await waitFor(() =>
      expect(provider.send).toHaveBeenCalledWith('given-programs', { id: 'Brandt', action: 'retry' }),
    );
  });

  it('given somebody who may not read groups, or a program without any, when they look, then nothing is there', async () => {
    const provider = over([]);
    const dataProvider = provider as unknown as Partial<ConsoleDataProvider>;
    await showConsole(<GivenPrograms record={program} />, { dataProvider });
    expect(provider.getList).not.toHaveBeenCalled();
    await showConsole(<GivenPrograms record={{ ...program, groupIds: [] }} />, { permissions: [READ], dataProvider });
    await waitFor(() => expect(provider.getList).toHaveBeenCalled());
    expect(screen.queryByText('Partners with this program')).toBeNull();
  });
});

describe('what a parent gave (docs/product.md TRA-112, TRA-116)', () => {
  it('given a copy, when shown, then from whom it is and why it stays as it is; once withdrawn, that too; of one’s own, nothing', async () => {
    const origin = { companyName: 'Harbor & Pine', version: 1, isWithdrawn: false };
    const { unmount } = await showConsole(<OriginNotice of="program" origin={origin} />);
    expect((await screen.findByRole('alert')).textContent).toContain('comes from Harbor & Pine. It cannot be changed');
    unmount();
    await showConsole(<OriginNotice of="program" origin={{ ...origin, isWithdrawn: true }} />);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be scheduled again');
  });
});
