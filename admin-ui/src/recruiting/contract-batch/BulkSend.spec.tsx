import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { derivedId } from 'contracts/kernel/id';
import type { Permission } from 'contracts/kernel/permission';
import type { ContractBatchPreview, LeftOutPerson } from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import type { ContractBatchView } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { BatchActions, VoidBatchDialog } from './BatchActions.tsx';
import { BatchContracts } from './BatchContracts.tsx';
import { BatchPreviewDialog } from './BatchPreviewDialog.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchReport } from './BatchReport.tsx';
import { ui } from './contract-batch.ui.tsx';

vi.mock('#admin-ui/recruiting/contract/ContractPages.tsx', () => ({
  ContractPages: ({ onBytes }: { onBytes: (bytes: ArrayBuffer) => void }) => (
    <button type="button" onClick={() => onBytes(new ArrayBuffer(1))}>
      pages
    </button>
  ),
}));

const batch = {
  ...{
    id: derivedId('bulk send'),
    version: 3,
    templateId: derivedId('t'),
    templateName: 'NDA',
    title: '',
    message: '',
  },
  ...{ recipientCount: 12, sentCount: 7, leftOutCount: 2, voidedCount: 0, status: 'sending', erased: false },
  ...{ roleId: derivedId('role'), signers: [], updatedAt: '2026-03-02T09:00:00.000Z' },
} as unknown as ContractBatchView;
const left = (name: string | null, code: string, detail = ''): LeftOutPerson => ({
  ...{ kind: 'candidate', id: derivedId('left', name ?? code), name, code, detail },
});
const people = [left('Eva Reis', 'contract-tags-empty', 'candidate.city'), left(null, 'erased')];
const all: Permission[] = ['tenant.contracts.read', 'tenant.contracts.create', 'tenant.contracts.update'];

describe('a bulk send', () => {
  it('given people who would be left out, when it is looked at, then each is named with the reason, and it is sent once the document was shown', async () => {
    const onSend = vi.fn();
    const preview: ContractBatchPreview = {
      ...{ recipientCount: 12, readyCount: 10, leftOutCount: 2, leftOut: people, firstName: 'Ada Reis', title: 'NDA' },
      ...{ message: '', isOrdered: true, expiresInDays: 14, remindEveryDays: null, templateSha256: 'a'.repeat(64) },
    };
    await showConsole(<BatchPreviewDialog batch={{}} preview={preview} onSend={onSend} onBack={() => undefined} />, {
      permissions: all,
    });
    expect(await screen.findByText('10 of 12 people get a contract')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Eva Reis/ });
    expect(within(row).getByText('Tags without a value: candidate.city')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Unknown candidate Their personal data was erased/ })).toBeTruthy();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send 10 contracts' });
    expect(send.disabled).toBe(true);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'pages' }));
    await user.click(send);
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('given one that is being sent, when looked at, then it says how far it is, and it can be stopped', async () => {
    const send = vi.fn(async () => ({ data: batch as never }));
    const show = (
      <>
        <BatchActions record={batch} />
        <BatchProgress record={batch} />
      </>
    );
    const dataProvider = { send, getOne: async () => ({ data: batch as never }) };
    await showConsole(show, { permissions: all, dataProvider });
    expect((await screen.findByRole('status')).textContent).toBe(
      '7 of 12 contracts sent. 2 people left out. 3 not sent yet.',
    );
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Stop sending' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop sending' }));
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith('contract-batches', expect.objectContaining({ id: batch.id, action: 'stop' })),
    );
  });

  it('given one that is finished, when people were left out, then the report names them, and the rest can be sent; where nobody is, neither is there', async () => {
    const finished = { ...batch, status: 'finished', sentCount: 10 } as ContractBatchView;
    const ask = vi.fn(async () => people as never);
    const show = (record: ContractBatchView) => (
      <>
        <BatchActions record={record} />
        <BatchReport record={record} />
      </>
    );
    await showConsole(show(finished), { permissions: all, dataProvider: { ask } });
    expect(await screen.findByRole('row', { name: /Eva Reis/ })).toBeTruthy();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Send the rest' }));
    expect(screen.getByRole('dialog', { name: 'Send to the 2 people without a contract?' })).toBeTruthy();
    cleanup();
    const whole = { ...finished, sentCount: 12, leftOutCount: 0 } as ContractBatchView;
    await showConsole(show(whole), { permissions: all, dataProvider: { ask } });
    expect(screen.queryByRole('button', { name: 'Send the rest' })).toBeNull();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('given voiding of which nothing was heard for a while, when looked at, then it can be voided again for the reason that was given', async () => {
    const offered = (record: ContractBatchView) =>
      ui.moreActions?.filter(({ isFor }) => isFor?.(record)).map(({ label }) => label.split('.').at(-1));
    const stuck = { ...batch, status: 'voiding' } as ContractBatchView;
    expect(offered(stuck)).toEqual(['again']);
    expect(offered({ ...stuck, updatedAt: new Date().toISOString() })).toEqual([]);
    const send = vi.fn(async () => ({ data: stuck as never }));
    await showConsole(<VoidBatchDialog record={stuck} onClose={() => undefined} />, {
      permissions: all,
      dataProvider: { send },
    });
    const again = await screen.findByRole('button', { name: 'Void again' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.setup().click(again);
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith('contract-batches', expect.objectContaining({ id: batch.id, action: 'void' })),
    );
  });

  it('given one that has ended, when its contracts are listed only after that, then they come', async () => {
    const one = {
      id: derivedId('contract'),
      status: 'sent',
      signedCount: 0,
      signerCount: 1,
      updatedAt: batch.updatedAt,
    };
    const signers = [{ roleId: batch.roleId, name: 'Ada Reis', email: 'ada@mail.example' }];
    const getList = vi.fn(async () => ({ data: [{ ...one, signers }] as never[], total: 1 }));
    getList.mockResolvedValueOnce({ data: [], total: 0 });
    const finished = { ...batch, status: 'finished' } as ContractBatchView;
    await showConsole(<BatchContracts record={finished} />, { permissions: all, dataProvider: { getList } });
    expect(await screen.findByText('No contract here yet')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Ada Reis')).toBeTruthy(), { timeout: 20_000 });
  });
});
