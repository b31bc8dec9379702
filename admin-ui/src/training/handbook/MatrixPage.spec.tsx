import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { MatrixPage } from './MatrixPage.tsx';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const cranes = { id: 'd1', name: 'Cranes', handbookVersion: 1, roundId: 'r1' };
type Open = { people: number; documents: number; remindedAt: string | null };

const show = async (open: Open, { button = 'Remind all', cranesAt = null as string | null } = {}) => {
  const create = vi.fn(async () => ({ data: { id: 'x' } as never }));
  const documents = [{ ...cranes, remindedAt: cranesAt }];
  const answers: Record<string, unknown> = {
    'acknowledgement-matrix': { documents, documentCount: 70, people: [], next: null },
    'acknowledgement-matrix/counts': [{ id: 'd1', counts: { asked: 2, overdue: 0, acknowledged: 3 } }],
    'acknowledgement-matrix/open': open,
  };
  const ask = vi.fn(async (path: string) => answers[path]);
  await showConsole(<MatrixPage />, {
    permissions: [
      'tenant.training.handbook.read',
      'tenant.training.handbook.create',
      'tenant.training.handbook.update',
    ],
    dataProvider: { ask, create } as unknown as Partial<ConsoleDataProvider>,
  });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  const confirm = () =>
    [...dialog.querySelectorAll('button')].find(({ type }) => type === 'submit') as HTMLButtonElement;
  return { create, dialog, confirm };
};

describe('a reminder of everybody (docs/product.md HBK-20)', () => {
  it('given policies that the page does not show, when all are reminded, then it is said of how many people and policies, and one reminder is made of all', async () => {
    const { create, dialog } = await show({ people: 12, documents: 60, remindedAt: null });
    await waitFor(() => expect(dialog.textContent).toContain('12 people get one email each'));
    expect(dialog.textContent).toContain('60 policies. Policies that this page does not show count too.');
    const buttons = [...dialog.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Remind all');
    fireEvent.click(buttons[0] as HTMLButtonElement);
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        'acknowledgement-reminders',
        expect.objectContaining({ data: { kind: 'policy' } }),
      ),
    );
  });

  it('given that everybody has confirmed everything, when it is asked for, then nobody is reminded', async () => {
    const { dialog } = await show({ people: 0, documents: 0, remindedAt: hoursAgo(1) });
    await waitFor(() => expect(dialog.textContent).toContain('nobody to remind'));
    const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remind all');
    expect(button?.disabled).toBe(true);
  });

  it('given that everybody was reminded today, when somebody reminds them again, then they read when that was and say that they want to (HBK-24)', async () => {
    const { create, dialog, confirm } = await show({ people: 12, documents: 60, remindedAt: hoursAgo(3) });
    await waitFor(() => expect(dialog.textContent).toContain('Everybody was last reminded on'));
    expect(confirm().disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remind them again today' }));
    expect(confirm().disabled).toBe(false);
    fireEvent.click(confirm());
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  });

  it('given that the last reminder is two days old, when all are reminded, then it is said when that was, and nothing more is asked', async () => {
    const { dialog, confirm } = await show({ people: 12, documents: 60, remindedAt: hoursAgo(48) });
    await waitFor(() => expect(dialog.textContent).toContain('Everybody was last reminded on'));
    expect(confirm().disabled).toBe(false);
  });

  it('given one policy that everybody was reminded of today, when they are to be again, then that is asked too', async () => {
    const open = { people: 2, documents: 1, remindedAt: null };
    const { confirm } = await show(open, { button: 'Send reminder: Cranes', cranesAt: hoursAgo(2) });
    expect(confirm().disabled).toBe(true);
  });
});
