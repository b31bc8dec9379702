import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { MatrixPage } from './MatrixPage.tsx';

const documents = [{ id: 'd1', name: 'Cranes', handbookVersion: 1, roundId: 'r1' }];

const show = async (open: { people: number; documents: number }) => {
  const create = vi.fn(async () => ({ data: { id: 'x' } as never }));
  const answers: Record<string, unknown> = {
    'acknowledgement-matrix': { documents, documentCount: 70, people: [], next: null },
    'acknowledgement-matrix/counts': [{ id: 'd1', counts: { asked: 0, overdue: 0, acknowledged: 3 } }],
    'acknowledgement-matrix/open': open,
  };
  const ask = vi.fn(async (path: string) => answers[path]);
  await showConsole(<MatrixPage />, {
    permissions: ['tenant.training.handbook.read', 'tenant.training.handbook.create'],
    dataProvider: { ask, create } as unknown as Partial<ConsoleDataProvider>,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remind all' }));
  const dialog = await screen.findByRole('dialog');
  return { create, dialog };
};

describe('a reminder of everybody (docs/product.md HBK-20)', () => {
  it('given policies that the page does not show, when all are reminded, then it is said of how many people and policies, and one reminder is made of all', async () => {
    const { create, dialog } = await show({ people: 12, documents: 60 });
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
    const { dialog } = await show({ people: 0, documents: 0 });
    await waitFor(() => expect(dialog.textContent).toContain('nobody to remind'));
    const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remind all');
    expect(button?.disabled).toBe(true);
  });
});
